extension Phrase {
  public var words: Words {
    switch self {
    case .appName: Words("BucketList\nBucketList\nBucketList")
    case .ok: Words("OK\nOK\n好")
    case .cancel: Words("Cancel\nキャンセル\n取消")
    case .save: Words("Save\n保存\n保存")
    case .back: Words("Back\n戻る\n返回")
    case .close: Words("Close\n閉じる\n关闭")
    case .edit: Words("Edit\n編集\n编辑")
    case .delete: Words("Delete\n削除\n删除")
    case .undo: Words("Undo\n取り消す\n撤销")
    case .tryAgain: Words("Try again\nもう一度試す\n重试")
    case .proceed: Words("Continue\n続ける\n继续")
    case .oneMoment: Words("One moment…\nお待ちください…\n请稍候…")

    case .setupTitle: Words("The places you want to go\n行きたい場所を、ここに\n想去的地方")
    case .setupText:
      Words(
        """
        Everything you keep here is encrypted on this device. How would you like to unlock it?
        ここに残すものはすべて、この端末の中で暗号化されます。どの方法でロックを解除しますか？
        您保存的一切都会在此设备上加密。您想如何解锁？
        """
      )
    case .usePasskey: Words("Passkey\nパスキー\n通行密钥")
    case .usePasskeyText:
      Words(
        """
        Face, fingerprint, device PIN or security key. Nothing to remember.
        顔、指紋、端末のPIN、またはセキュリティキーで。覚えるものはありません。
        用面容、指纹、设备 PIN 码或安全密钥，无需记忆。
        """
      )
    case .usePassphrase: Words("Passphrase\nパスフレーズ\n密码短语")
    case .usePassphraseText:
      Words(
        """
        A few words only you know. Works in every browser.
        あなただけが知る、いくつかの言葉で。どのブラウザでも使えます。
        只有您知道的几个词，适用于所有浏览器。
        """
      )
    case .useNoLock: Words("No lock\nロックなし\n不设锁")
    case .useNoLockText:
      Words(
        """
        Opens at once. Anyone who can use this browser can see your places.
        すぐに開きます。このブラウザを使える人なら誰でも、場所を見ることができます。
        立即打开。任何能使用此浏览器的人都能看到您的地点。
        """
      )
    case .passphraseTitle: Words("Choose a passphrase\nパスフレーズを決める\n设置密码短语")
    case .passphrase: Words("Passphrase\nパスフレーズ\n密码短语")
    case .passphraseAgain: Words("The same again\nもう一度入力\n再次输入")
    case .passphraseHint:
      Words(
        """
        At least {0} characters. Four or five unrelated words are easy to keep in mind and hard to guess.
        {0}文字以上。関係のない言葉を4つか5つ並べると、覚えやすく、推測されにくくなります。
        至少 {0} 个字符。四五个互不相关的词既好记又难猜。
        """
      )
    case .passphraseWarning:
      Words(
        """
        Nobody can reset it. The recovery key that you get next is the only other way in.
        リセットは誰にもできません。次にお渡しする復旧キーだけが、もう一つの入口です。
        任何人都无法重置它。接下来给您的恢复密钥是唯一的另一种打开方式。
        """
      )
    case .workingText:
      Words(
        """
        If your device asks, confirm that it is you.
        端末に求められたら、ご本人であることを確認してください。
        如果设备询问，请确认是您本人。
        """
      )
    case .storingText: Words("Setting everything up…\n準備しています…\n正在设置…")
    case .recoveryTitle: Words("Your recovery key\nあなたの復旧キー\n您的恢复密钥")
    case .recoveryText:
      Words(
        """
        It opens your places when every other way is lost. It is shown only now, and nobody else has it. Keep it somewhere safe, away from this device.
        ほかの方法がすべて失われても、このキーで場所を開けます。表示されるのは今だけで、ほかの誰も持っていません。この端末とは別の、安全な所に保管してください。
        当其他方式都失效时，它能打开您的地点。它只在此刻显示，别人都没有。请保存在此设备以外的安全之处。
        """
      )
    case .recoverySave: Words("Save as file\nファイルに保存\n存为文件")
    case .recoveryCopy: Words("Copy\nコピー\n拷贝")
    case .recoveryConfirm:
      Words(
        """
        Kept it? Type its last group
        保管できたら、最後のまとまりを入力してください
        保存好了吗？请输入最后一组字符
        """
      )
    case .recoveryWrong:
      Words(
        """
        That is not the last group. Nothing is lost: the key is still shown above. Look again and type its last group.
        最後のまとまりと一致しません。キーは上に表示されたままです。もう一度確かめて入力してください。
        与最后一组不符。密钥仍显示在上方，请再看一遍并重新输入。
        """
      )
    case .recoveryFileText:
      Words(
        """
        It opens your places when every other way is lost. Keep it safe, and away from the device.
        ほかの方法がすべて失われても、このキーで場所を開けます。端末とは別の、安全な所に保管してください。
        当其他方式都失效时，它能打开您的地点。请保存在设备以外的安全之处。
        """
      )
    case .recoveryLabel: Words("Recovery key\n復旧キー\n恢复密钥")

    case .unlockPlaces: Words("Unlock Places\n場所のロックを解除\n解锁地点")
    case .authenticate:
      Words(
        """
        Please authenticate yourself to unlock your places.
        場所のロックを解除するには、本人確認をしてください。
        请验证身份以解锁您的地点。
        """
      )
    case .unlock: Words("Unlock\nロックを解除\n解锁")
    case .unlockPassphraseTitle: Words("Enter your passphrase\nパスフレーズを入力\n输入密码短语")
    case .unlockRecoveryTitle: Words("Enter your recovery key\n復旧キーを入力\n输入恢复密钥")
    case .unlockRecoveryHint:
      Words(
        """
        Capitals, spaces and dashes do not matter.
        大文字と小文字、空白、ハイフンの違いは問いません。
        不区分大小写，空格和连字符可有可无。
        """
      )
    case .otherWays: Words("Other ways to unlock\nほかの解除方法\n其他解锁方式")
    case .withPasskey: Words("Use a passkey\nパスキーを使う\n使用通行密钥")
    case .withPassphrase: Words("Use the passphrase\nパスフレーズを使う\n使用密码短语")
    case .withRecovery: Words("Use the recovery key\n復旧キーを使う\n使用恢复密钥")
    case .openingPlaces: Words("Opening your places…\n場所を開いています…\n正在打开您的地点…")
    case .openingProgress: Words("{0} of {1}\n{1}件中{0}件\n{0}/{1}")

    case .mapControls: Words("Map controls\n地図の操作\n地图控件")
    case .addPlace: Words("Add place\n場所を追加\n添加地点")
    case .locate: Words("Show my location\n現在地を表示\n显示我的位置")
    case .zoomIn: Words("Zoom in\n拡大\n放大")
    case .zoomOut: Words("Zoom out\n縮小\n缩小")
    case .switchStyle: Words("Switch map style\n地図の種類を切り替え\n切换地图样式")
    case .places: Words("Places\n場所\n地点")
    case .settings: Words("Settings\n設定\n设置")
    case .lockNow: Words("Lock now\n今すぐロック\n立即锁定")
    case .newLocation: Words("New location\n新しい場所\n新地点")
    case .saved: Words("Saved\n保存済み\n已保存")
    case .saving: Words("Saving…\n保存中…\n正在保存…")
    case .notSaved: Words("Not saved yet\nまだ保存されていません\n尚未保存")
    case .someUnreadable:
      Words(
        """
        Some of it could not be read
        一部を読み取れませんでした
        部分内容无法读取
        """
      )
    case .showProblems: Words("What happened?\n詳しく見る\n查看详情")
    case .mapMissing:
      Words(
        """
        The map cannot be drawn in this browser. Your places are all here: open the list to see and edit them. A reload or a current browser brings the map back.
        このブラウザでは地図を描画できません。場所はすべて残っていて、一覧から見たり編集したりできます。再読み込みするか、新しいブラウザでお試しください。
        此浏览器无法绘制地图。您的地点都在，可从列表中查看和编辑。请重新载入，或换用较新的浏览器。
        """
      )

    case .unknown: Words("Unknown\n名称未設定\n未知")
    case .missingInformation: Words("Missing place information.\n場所の情報がありません。\n缺少地点信息。")
    case .position: Words("Position\n位置\n位置")
    case .unplaced: Words("Not on the map yet\nまだ地図上にありません\n尚未放到地图上")
    case .editPlace: Words("Edit place\n場所を編集\n编辑地点")
    case .placeName: Words("Place name\n場所の名前\n地点名称")
    case .placeDescription: Words("Description\n説明\n描述")
    case .moveToCenter: Words("Move to centre\n地図の中心へ移動\n移到地图中心")
    case .moveHint:
      Words(
        """
        Puts the place where the circle is.
        円のある所へ場所を移します。
        把地点放到圆圈所在处。
        """
      )
    case .dragHint:
      Words(
        """
        You can also drag its pin.
        ピンをドラッグしても動かせます。
        也可以直接拖动图钉。
        """
      )
    case .discardTitle: Words("Discard changes?\n変更を破棄しますか？\n放弃更改？")
    case .discardText:
      Words(
        """
        What you changed here has not been saved.
        ここでの変更は、まだ保存されていません。
        您在这里所做的更改尚未保存。
        """
      )
    case .keepEditing: Words("Keep editing\n編集を続ける\n继续编辑")
    case .discard: Words("Discard\n破棄\n放弃")
    case .resizeSheet: Words("Resize this panel\nパネルの大きさを変える\n调整面板大小")

    case .placeLink: Words("Link\nリンク\n链接")
    case .nearby: Words("Nearby…\n周辺…\n附近…")
    case .nearbyOff:
      Words(
        """
        Nearby is switched off. Wikipedia is not asked about your places.
        周辺情報はオフです。Wikipediaに場所を問い合わせることはありません。
        “附近”已关闭，不会向维基百科查询您的地点。
        """
      )
    case .nearbyNotOffered:
      Words(
        """
        Whoever runs this server has switched Nearby off.
        このサーバーの管理者が、周辺情報をオフにしています。
        此服务器的管理者已关闭“附近”。
        """
      )
    case .nearbyUnplaced:
      Words(
        """
        Give the place a position to see what is near.
        位置を決めると、周辺の情報が表示されます。
        设定位置后，即可查看附近的信息。
        """
      )
    case .nearbyQuestion:
      Words(
        """
        Wikipedia can tell what lies within 10 km. Asking tells Wikipedia roughly where this place is, to about 100 m, but neither its name nor who you are. May it be asked whenever you open a place?
        Wikipediaで、半径10 km以内にあるものを調べられます。問い合わせると、この場所のおおよその位置（約100 m単位）がWikipediaに伝わりますが、名前やあなたが誰かは伝わりません。場所を開くたびに問い合わせてもよいですか？
        维基百科可以告诉您 10 公里内有什么。查询会让维基百科得知此地点的大致位置（精确到约 100 米），但不会得知其名称和您的身份。以后打开地点时可以查询吗？
        """
      )
    case .nearbyAllow: Words("Ask Wikipedia\nWikipediaに問い合わせる\n查询维基百科")
    case .nearbyDecline: Words("Don’t ask\n問い合わせない\n不查询")
    case .nearbySwitchOn: Words("Switch on\nオンにする\n开启")
    case .nearbyLoading: Words("Loading…\n読み込み中…\n正在载入…")
    case .nearbyNothing: Words("Nothing within 10 km\n10 km以内には何もありません\n10 公里内没有内容")
    case .nearbyFailed: Words("Please try again later.\n後でもう一度お試しください。\n请稍后再试。")
    case .nearbyOffline:
      Words(
        """
        There is no network now. Nothing was asked before about this place.
        ネットワークに接続していません。この場所については、まだ問い合わせたことがありません。
        现在没有网络，之前也未查询过此地点。
        """
      )
    case .nearbyPaused:
      Words(
        """
        Wikipedia is busy and asks to wait {0}. It will be asked again then.
        Wikipediaが混み合っています。{0}待ってから、もう一度問い合わせます。
        维基百科正忙，要求等待 {0}，届时会再次查询。
        """
      )
    case .nearbyPartial:
      Words(
        """
        Wikipedia could not search everything; there may be more.
        Wikipediaはすべてを検索できませんでした。ほかにもあるかもしれません。
        维基百科未能搜索全部内容，可能还有更多。
        """
      )
    case .nearbyKept:
      Words(
        """
        This is the answer of {0}, kept on this device.
        この端末に残してあった、{0}の回答です。
        这是 {0}的查询结果，保存在此设备上。
        """
      )
    case .nearbyByTitle: Words("Sort by title\nタイトル順にする\n按标题排序")
    case .nearbyByDistance: Words("Sort by distance\n近い順にする\n按距离排序")
    case .noFurtherInformation: Words("No further information\nこれ以上の情報はありません\n没有更多信息")
    case .useArticle: Words("Use\n使う\n采用")
    case .addArticle: Words("Add as place\n場所として追加\n添加为地点")
    case .articleAdded: Words("Added\n追加済み\n已添加")
    case .asksWikipedia:
      Words(
        """
        Ask Wikipedia what is near
        周辺をWikipediaに問い合わせる
        向维基百科查询附近
        """
      )
    case .asksWikipediaHint:
      Words(
        """
        Opening a place tells Wikipedia roughly where it is.
        場所を開くと、おおよその位置がWikipediaに伝わります。
        打开地点时，维基百科会得知其大致位置。
        """
      )
    case .units: Words("Distances\n距離の単位\n距离单位")
    case .kilometres: Words("Kilometres\nキロメートル\n公里")
    case .miles: Words("Miles\nマイル\n英里")

    case .findPlace: Words("Place, city, coordinates, link\n場所、都市、座標、リンク\n地点、城市、坐标、链接")
    case .inTheWorld: Words("In the world\n世界から\n世界各地")
    case .addHere: Words("Add here\nここに追加\n添加到这里")
    case .foundSpot: Words("This position\nこの位置\n此位置")
    case .shortLink:
      Words(
        """
        Only its provider knows where a short link leads. Open it, and paste the long address that it becomes.
        短縮リンクの行き先は、その提供者にしかわかりません。開いてから、長いアドレスを貼り付けてください。
        只有提供方知道短链接指向哪里。请打开它，再粘贴变成的长网址。
        """
      )
    case .shortCode:
      Words(
        """
        A short plus code means something only near a known place. Paste the whole code.
        短いPlus Codeは、近くの場所がわからないと使えません。全体のコードを貼り付けてください。
        短的 Plus Code 须配合附近地点才有意义，请粘贴完整代码。
        """
      )
    case .atlasMissing:
      Words(
        """
        Cities and coordinates cannot be searched now: their index is not on this device yet. Try again with a network.
        都市や座標はまだ検索できません。索引がこの端末にないためです。ネットワークに接続して、もう一度お試しください。
        现在无法搜索城市和坐标：索引尚未下载到此设备。请联网后重试。
        """
      )
    case .narrowDown:
      Words(
        """
        Type more of a name to find it.
        名前をさらに入力すると見つかります。
        多输入几个字即可找到。
        """
      )
    case .noPlacesTitle: Words("Where would you like to go?\nどこへ行きたいですか？\n您想去哪里？")
    case .noPlacesText:
      Words(
        """
        Move the map until the circle marks the spot, then press +. Or bring your places along from another app.
        行きたい所に円が重なるように地図を動かし、＋を押してください。ほかのアプリから場所を持ってくることもできます。
        移动地图，让圆圈对准想去的地方，然后按 +。也可以从其他应用导入您的地点。
        """
      )
    case .noMatch:
      Words(
        """
        No place matches “{0}”.
        「{0}」に合う場所はありません。
        没有与“{0}”匹配的地点。
        """
      )

    case .onScreen: Words("On screen\n画面内\n屏幕内")
    case .noneOnScreen:
      Words(
        """
        None of your places is on screen.
        画面の範囲に場所はありません。
        屏幕范围内没有您的地点。
        """
      )
    case .noMatchOnScreen:
      Words(
        """
        No place on screen matches “{0}”.
        画面の範囲に「{0}」に合う場所はありません。
        屏幕范围内没有与“{0}”匹配的地点。
        """
      )

    case .sharedTitle: Words("At this very spot\nこの地点にある場所\n重叠在此处的地点")

    case .appearance: Words("Appearance\n表示\n外观")
    case .language: Words("Language\n言語\n语言")
    case .automatic: Words("Automatic\n自動\n自动")
    case .theme: Words("Light and dark\nライトとダーク\n浅色与深色")
    case .light: Words("Light\nライト\n浅色")
    case .dark: Words("Dark\nダーク\n深色")
    case .mapSection: Words("Map\n地図\n地图")
    case .addByTap: Words("Tap the map to add a place\n地図をタップして場所を追加\n轻点地图添加地点")
    case .addByTapHint:
      Words(
        """
        A long press adds one in any case.
        長押しでは、いつでも追加できます。
        长按则始终可以添加。
        """
      )
    case .security: Words("Lock\nロック\n锁定")
    case .lockWhenHidden: Words("Lock when out of sight\n画面を離れたらロック\n离开页面后锁定")
    case .lockAtOnce: Words("At once\nすぐに\n立即")
    case .lockNever: Words("Never\nしない\n永不")
    case .storage: Words("Storage\n保存領域\n存储")
    case .storageKept:
      Words(
        """
        The browser keeps your places until you delete them yourself.
        ブラウザは、あなたが削除するまで場所を保持します。
        浏览器会一直保留您的地点，直到您自己删除。
        """
      )
    case .storageUnkept:
      Words(
        """
        When space runs out, the browser may clear what this page has saved. Ask it to keep your places.
        空き容量が足りなくなると、このページの保存内容をブラウザが消すことがあります。保持するように求めてください。
        空间不足时，浏览器可能会清除此页面保存的内容。请要求它保留您的地点。
        """
      )
    case .storageUnknown:
      Words(
        """
        It is not known yet whether the browser keeps your places when space runs out.
        空き容量が足りなくなったときに場所が保持されるかどうかは、まだわかりません。
        尚不清楚空间不足时浏览器是否会保留您的地点。
        """
      )
    case .keepStorage: Words("Keep my places\n場所を保持する\n保留我的地点")
    case .offlineReady:
      Words(
        """
        Ready for offline: opens and works without a network.
        オフラインの準備完了：ネットワークがなくても開いて使えます。
        可离线使用：没有网络也能打开和使用。
        """
      )
    case .offlineUnready:
      Words(
        """
        Not ready for offline yet. Leave this page open while you have a network.
        オフラインの準備はまだできていません。ネットワークにつながった状態で、このページを開いたままにしてください。
        尚不能离线使用。请在有网络时保持此页面打开。
        """
      )
    case .updateHint:
      Words(
        """
        A new version is ready. It comes by itself once every tab of the app is closed.
        新しいバージョンの準備ができました。アプリのタブをすべて閉じると、自動的に切り替わります。
        新版本已就绪。关闭此应用的所有标签页后会自动更新。
        """
      )
    case .updateNow: Words("Update now\n今すぐ更新\n立即更新")
    case .install: Words("Install\nインストール\n安装")
    case .installText:
      Words(
        """
        Install it as an app: it opens like any other, with the same places, and the browser is more likely to keep them.
        アプリとしてインストールすると、ほかのアプリと同じように開けます。場所はそのままで、ブラウザに消されにくくなります。
        安装为应用后，可像其他应用一样打开，地点不变，也更不容易被浏览器清除。
        """
      )
    case .installApart:
      Words(
        """
        Safari deletes what a site has saved after seven days without a visit, unless it is an app. The app keeps its own places, apart from this tab: choose “Add to Home Screen”, or “Add to Dock” on a Mac, before you add places.
        Safariは、アプリにしていないサイトの保存内容を、7日間訪問がないと削除します。アプリの場所はこのタブとは別に保存されます。場所を追加する前に「ホーム画面に追加」（Macでは「Dockに追加」）を選んでください。
        如果网站未添加为应用，七天未访问后 Safari 会删除其保存的内容。应用中的地点与此标签页分开保存：添加地点之前，请先选择“添加到主屏幕”（Mac 上为“添加到程序坞”）。
        """
      )
    case .storedApart:
      Words(
        """
        This app keeps its own places. Those of a Safari tab stay in that tab.
        このアプリの場所は独立しています。Safariのタブの場所は、そのタブに残ります。
        此应用单独保存地点。Safari 标签页中的地点仍留在标签页里。
        """
      )
    case .data: Words("Your places\nあなたの場所\n您的地点")
    case .importPlaces: Words("Import a file…\nファイルを読み込む…\n导入文件…")
    case .importHint:
      Words(
        """
        A SavedPlaces file of the bucket list apps. You can also drop it on the map.
        バケットリストアプリのSavedPlacesファイル。地図の上にドロップしても読み込めます。
        愿望清单应用的 SavedPlaces 文件，也可以直接拖放到地图上。
        """
      )
    case .eraseEverything: Words("Erase everything…\nすべて消去…\n全部抹掉…")

    case .ways: Words("Ways to unlock\nロックの解除方法\n解锁方式")
    case .waysText:
      Words(
        """
        Each of these opens your places.
        どの方法でも、場所を開けます。
        以下任一方式都能打开您的地点。
        """
      )
    case .kindPasskey: Words("Passkey\nパスキー\n通行密钥")
    case .kindPassphrase: Words("Passphrase\nパスフレーズ\n密码短语")
    case .kindRecovery: Words("Recovery key\n復旧キー\n恢复密钥")
    case .kindDevice: Words("This device, without a lock\nこの端末（ロックなし）\n此设备（不设锁）")
    case .kindUnknown:
      Words("Made by a newer version\n新しいバージョンで作られた方法\n由更新版本创建")
    case .addedOn: Words("Added on {0}\n{0}に追加\n添加于 {0}")
    case .addPasskey: Words("Add a passkey\nパスキーを追加\n添加通行密钥")
    case .addPassphrase: Words("Add a passphrase\nパスフレーズを追加\n添加密码短语")
    case .addRecovery: Words("Add a recovery key\n復旧キーを追加\n添加恢复密钥")
    case .addDeviceKey: Words("Open without a lock\nロックなしで開く\n不设锁打开")
    case .addDeviceKeyText:
      Words(
        """
        Anyone who can use this browser could then see your places.
        このブラウザを使える人なら誰でも、場所を見られるようになります。
        这样，任何能使用此浏览器的人都能看到您的地点。
        """
      )
    case .rename: Words("Rename\n名前を変更\n重命名")
    case .renameTitle: Words("Rename this way to unlock\n解除方法の名前を変更\n重命名解锁方式")
    case .wayName: Words("Name\n名前\n名称")
    case .remove: Words("Remove\n削除する\n移除")
    case .removeTitle: Words("Remove “{0}”?\n「{0}」を削除しますか？\n移除“{0}”？")
    case .removeText:
      Words(
        """
        It will no longer open your places. Your places and the other ways stay as they are.
        この方法では場所を開けなくなります。場所とほかの解除方法はそのままです。
        它将不能再打开您的地点。您的地点和其他方式保持不变。
        """
      )
    case .renameNamed: Words("Rename {0}\n{0}の名前を変更\n重命名 {0}")
    case .removeNamed: Words("Remove {0}\n{0}を削除\n移除 {0}")
    case .onlyWay:
      Words(
        """
        This is the only way in. Add another before you remove it.
        これがただ一つの解除方法です。削除する前に、別の方法を追加してください。
        这是唯一的解锁方式。移除之前，请先添加另一种。
        """
      )

    case .reportTitle: Words("What was imported\n読み込みの結果\n导入结果")
    case .reportFile: Words("From the file {0}\nファイル {0} から\n来自文件 {0}")
    case .reportFound: Words("Found in the file\nファイルにあった件数\n文件中找到")
    case .reportAdded: Words("New\n新しく追加\n新增")
    case .reportAlready: Words("Already there\nすでにあるもの\n已存在")
    case .reportDifferent:
      Words(
        """
        There with other content; yours kept
        内容が違うもの（元のまま）
        内容不同（保留您的）
        """
      )
    case .reportSkipped: Words("Skipped\n省いたもの\n已跳过")
    case .reportSkippedTitle: Words("What was skipped, and why\n省いたものとその理由\n跳过的项目及原因")
    case .reportNumber: Words("Item {0}\n{0}番目\n第 {0} 项")
    case .reportRemedy:
      Words(
        """
        Your file was not changed. Correct these items there and import it again: nothing is added twice.
        ファイルは元のままです。該当する項目を直して、もう一度読み込んでください。二重に追加されることはありません。
        您的文件没有改动。请在其中更正这些项目后重新导入，不会重复添加。
        """
      )
    case .reportCutOff:
      Words(
        """
        The file breaks off or is damaged after this. What was read before that is listed here; if something is missing, get a complete copy and import it again.
        ファイルが途中で切れているか、壊れています。そこまでに読めたものを示しています。足りないときは、完全なファイルを入手してもう一度読み込んでください。
        文件在此之后中断或已损坏。此处列出的是之前读到的内容；如有缺失，请取得完整的文件后重新导入。
        """
      )
    case .problemsTitle: Words("What could not be read\n読み取れなかったもの\n无法读取的内容")
    case .problemsText:
      Words(
        """
        Everything else is open and complete. What could not be read is left exactly as it is in this browser’s storage.
        そのほかはすべて開けています。読み取れなかったものは、ブラウザの保存領域にそのまま残してあります。
        其余内容均已完整打开。无法读取的内容原样保留在此浏览器的存储空间中。
        """
      )
    case .problemsDamaged:
      Words(
        """
        If you have another copy of these places, import it; what is here will not be doubled.
        これらの場所の控えがあれば、読み込んでください。今あるものが重複することはありません。
        如果您另有这些地点的副本，请导入；已有的不会重复。
        """
      )
    case .problemsMissing:
      Words(
        """
        The browser may have cleared them. To prevent it from now on, choose “Keep my places” in the settings.
        ブラウザが消去した可能性があります。今後を防ぐには、設定で「場所を保持する」を選んでください。
        可能已被浏览器清除。为防止再次发生，请在设置中选择“保留我的地点”。
        """
      )
    case .problemsNewer:
      Words(
        """
        Reload this page to get the current version; it will read them.
        ページを再読み込みして最新のバージョンにすると、読み取れます。
        重新载入此页面以获取最新版本，即可读取它们。
        """
      )

    case .eraseTitle: Words("Erase everything?\nすべて消去しますか？\n全部抹掉？")
    case .eraseText:
      Words(
        """
        All places, all ways to unlock and all settings are deleted from this browser. This cannot be undone, and no recovery key brings them back.
        すべての場所、解除方法、設定がこのブラウザから削除されます。取り消すことはできず、復旧キーでも元に戻せません。
        所有地点、解锁方式和设置都将从此浏览器中删除。此操作无法撤销，恢复密钥也无法找回。
        """
      )
    case .eraseConfirm:
      Words(
        """
        To go on, type {0}
        続けるには「{0}」と入力してください
        要继续，请输入“{0}”
        """
      )
    case .eraseWord: Words("ERASE\n消去\n抹掉")
    case .eraseWrong:
      Words(
        """
        The word does not match. Nothing was erased. Type it exactly as shown, or cancel.
        言葉が一致しません。何も消去していません。表示のとおりに入力するか、キャンセルしてください。
        输入不一致，未抹掉任何内容。请按所示输入，或取消。
        """
      )
    case .erase: Words("Erase everything\nすべて消去\n全部抹掉")

    case .about: Words("About BucketList\nBucketListについて\n关于 BucketList")
    case .version: Words("Version {0}\nバージョン {0}\n版本 {0}")
    case .aboutText:
      Words(
        """
        A private map of the places you want to go. What you keep is encrypted on this device before it is stored, and no one else is asked for anything.
        行きたい場所のための、あなただけの地図です。残すものは保存の前にこの端末で暗号化され、ほかの誰かに問い合わせることはありません。
        一张只属于您的地图，记下想去的地方。内容在存储之前就已在此设备上加密，也不会向任何第三方发出请求。
        """
      )
    case .credits: Words("With thanks to\n謝辞\n致谢")
    case .creditMap: Words("Drawing of the map\n地図の描画\n地图绘制")
    case .creditWorld:
      Words(
        """
        Countries, borders and lakes, in the public domain
        国・国境・湖（パブリックドメイン）
        国家、边界与湖泊（公有领域）
        """
      )
    case .creditCities: Words("Cities, under {0}\n都市（{0}）\n城市（{0}）")
    }
  }
}
