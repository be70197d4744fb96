extension Phrase {
  public var words: Words {
    switch self {
    case .appName: Words("BucketList", "BucketList", "BucketList")
    case .ok: Words("OK", "OK", "好")
    case .cancel: Words("Cancel", "キャンセル", "取消")
    case .save: Words("Save", "保存", "保存")
    case .back: Words("Back", "戻る", "返回")
    case .close: Words("Close", "閉じる", "关闭")
    case .edit: Words("Edit", "編集", "编辑")
    case .delete: Words("Delete", "削除", "删除")
    case .undo: Words("Undo", "取り消す", "撤销")
    case .tryAgain: Words("Try again", "もう一度試す", "重试")
    case .proceed: Words("Continue", "続ける", "继续")
    case .oneMoment: Words("One moment…", "お待ちください…", "请稍候…")

    case .setupTitle: Words("The places you want to go", "行きたい場所を、ここに", "想去的地方")
    case .setupText:
      Words(
        "Everything you keep here is encrypted on this device. How would you like to unlock it?",
        "ここに残すものはすべて、この端末の中で暗号化されます。どの方法でロックを解除しますか？",
        "您保存的一切都会在此设备上加密。您想如何解锁？"
      )
    case .usePasskey: Words("Passkey", "パスキー", "通行密钥")
    case .usePasskeyText:
      Words(
        "Face, fingerprint, device PIN or security key. Nothing to remember.",
        "顔、指紋、端末のPIN、またはセキュリティキーで。覚えるものはありません。",
        "用面容、指纹、设备 PIN 码或安全密钥，无需记忆。"
      )
    case .usePassphrase: Words("Passphrase", "パスフレーズ", "密码短语")
    case .usePassphraseText:
      Words(
        "A few words only you know. Works in every browser.",
        "あなただけが知る、いくつかの言葉で。どのブラウザでも使えます。",
        "只有您知道的几个词，适用于所有浏览器。"
      )
    case .useNoLock: Words("No lock", "ロックなし", "不设锁")
    case .useNoLockText:
      Words(
        "Opens at once. Anyone who can use this browser can see your places.",
        "すぐに開きます。このブラウザを使える人なら誰でも、場所を見ることができます。",
        "立即打开。任何能使用此浏览器的人都能看到您的地点。"
      )
    case .passphraseTitle: Words("Choose a passphrase", "パスフレーズを決める", "设置密码短语")
    case .passphrase: Words("Passphrase", "パスフレーズ", "密码短语")
    case .passphraseAgain: Words("The same again", "もう一度入力", "再次输入")
    case .passphraseHint:
      Words(
        "At least {0} characters. Four or five unrelated words are easy to keep in mind and hard to guess.",
        "{0}文字以上。関係のない言葉を4つか5つ並べると、覚えやすく、推測されにくくなります。",
        "至少 {0} 个字符。四五个互不相关的词既好记又难猜。"
      )
    case .passphraseWarning:
      Words(
        "Nobody can reset it. The recovery key that you get next is the only other way in.",
        "リセットは誰にもできません。次にお渡しする復旧キーだけが、もう一つの入口です。",
        "任何人都无法重置它。接下来给您的恢复密钥是唯一的另一种打开方式。"
      )
    case .workingText:
      Words(
        "If your device asks, confirm that it is you.",
        "端末に求められたら、ご本人であることを確認してください。",
        "如果设备询问，请确认是您本人。"
      )
    case .storingText: Words("Setting everything up…", "準備しています…", "正在设置…")
    case .recoveryTitle: Words("Your recovery key", "あなたの復旧キー", "您的恢复密钥")
    case .recoveryText:
      Words(
        "It opens your places when every other way is lost. It is shown only now, and nobody else has it. Keep it somewhere safe, away from this device.",
        "ほかの方法がすべて失われても、このキーで場所を開けます。表示されるのは今だけで、ほかの誰も持っていません。この端末とは別の、安全な所に保管してください。",
        "当其他方式都失效时，它能打开您的地点。它只在此刻显示，别人都没有。请保存在此设备以外的安全之处。"
      )
    case .recoverySave: Words("Save as file", "ファイルに保存", "存为文件")
    case .recoveryCopy: Words("Copy", "コピー", "拷贝")
    case .recoveryConfirm:
      Words(
        "Kept it? Type its last group",
        "保管できたら、最後のまとまりを入力してください",
        "保存好了吗？请输入最后一组字符"
      )
    case .recoveryWrong:
      Words(
        "That is not the last group. Nothing is lost: the key is still shown above. Look again and type its last group.",
        "最後のまとまりと一致しません。キーは上に表示されたままです。もう一度確かめて入力してください。",
        "与最后一组不符。密钥仍显示在上方，请再看一遍并重新输入。"
      )
    case .recoveryLabel: Words("Recovery key", "復旧キー", "恢复密钥")

    case .unlockPlaces: Words("Unlock Places", "場所のロックを解除", "解锁地点")
    case .authenticate:
      Words(
        "Please authenticate yourself to unlock your places.",
        "場所のロックを解除するには、本人確認をしてください。",
        "请验证身份以解锁您的地点。"
      )
    case .unlock: Words("Unlock", "ロックを解除", "解锁")
    case .unlockPassphraseTitle: Words("Enter your passphrase", "パスフレーズを入力", "输入密码短语")
    case .unlockRecoveryTitle: Words("Enter your recovery key", "復旧キーを入力", "输入恢复密钥")
    case .unlockRecoveryHint:
      Words(
        "Capitals, spaces and dashes do not matter.",
        "大文字と小文字、空白、ハイフンの違いは問いません。",
        "不区分大小写，空格和连字符可有可无。"
      )
    case .otherWays: Words("Other ways to unlock", "ほかの解除方法", "其他解锁方式")
    case .withPasskey: Words("Use a passkey", "パスキーを使う", "使用通行密钥")
    case .withPassphrase: Words("Use the passphrase", "パスフレーズを使う", "使用密码短语")
    case .withRecovery: Words("Use the recovery key", "復旧キーを使う", "使用恢复密钥")
    case .openingPlaces: Words("Opening your places…", "場所を開いています…", "正在打开您的地点…")
    case .openingProgress: Words("{0} of {1}", "{1}件中{0}件", "{0}/{1}")

    case .mapControls: Words("Map controls", "地図の操作", "地图控件")
    case .addPlace: Words("Add place", "場所を追加", "添加地点")
    case .locate: Words("Show my location", "現在地を表示", "显示我的位置")
    case .zoomIn: Words("Zoom in", "拡大", "放大")
    case .zoomOut: Words("Zoom out", "縮小", "缩小")
    case .switchStyle: Words("Switch map style", "地図の種類を切り替え", "切换地图样式")
    case .places: Words("Places", "場所", "地点")
    case .settings: Words("Settings", "設定", "设置")
    case .lockNow: Words("Lock now", "今すぐロック", "立即锁定")
    case .newLocation: Words("New location", "新しい場所", "新地点")
    case .saved: Words("Saved", "保存済み", "已保存")
    case .saving: Words("Saving…", "保存中…", "正在保存…")
    case .notSaved: Words("Not saved yet", "まだ保存されていません", "尚未保存")
    case .someUnreadable: Words("Some of it could not be read", "一部を読み取れませんでした", "部分内容无法读取")
    case .showProblems: Words("What happened?", "詳しく見る", "查看详情")
    case .mapMissing:
      Words(
        "The map cannot be drawn in this browser. Your places are all here: open the list to see and edit them. A reload or a current browser brings the map back.",
        "このブラウザでは地図を描画できません。場所はすべて残っていて、一覧から見たり編集したりできます。再読み込みするか、新しいブラウザでお試しください。",
        "此浏览器无法绘制地图。您的地点都在，可从列表中查看和编辑。请重新载入，或换用较新的浏览器。"
      )

    case .unknown: Words("Unknown", "名称未設定", "未知")
    case .missingInformation: Words("Missing place information.", "場所の情報がありません。", "缺少地点信息。")
    case .position: Words("Position", "位置", "位置")
    case .unplaced: Words("Not on the map yet", "まだ地図上にありません", "尚未放到地图上")
    case .editPlace: Words("Edit place", "場所を編集", "编辑地点")
    case .placeName: Words("Place name", "場所の名前", "地点名称")
    case .placeDescription: Words("Description", "説明", "描述")
    case .moveToCenter: Words("Move to centre", "地図の中心へ移動", "移到地图中心")
    case .moveHint: Words("Puts the place where the circle is.", "円のある所へ場所を移します。", "把地点放到圆圈所在处。")
    case .dragHint: Words("You can also drag its pin.", "ピンをドラッグしても動かせます。", "也可以直接拖动图钉。")
    case .discardTitle: Words("Discard changes?", "変更を破棄しますか？", "放弃更改？")
    case .discardText:
      Words(
        "What you changed here has not been saved.",
        "ここでの変更は、まだ保存されていません。",
        "您在这里所做的更改尚未保存。"
      )
    case .keepEditing: Words("Keep editing", "編集を続ける", "继续编辑")
    case .discard: Words("Discard", "破棄", "放弃")
    case .resizeSheet: Words("Resize this panel", "パネルの大きさを変える", "调整面板大小")

    case .filterPlaces: Words("Search your places", "場所を検索", "搜索您的地点")
    case .narrowDown: Words("Type more of a name to find it.", "名前をさらに入力すると見つかります。", "多输入几个字即可找到。")
    case .noPlacesTitle: Words("Where would you like to go?", "どこへ行きたいですか？", "您想去哪里？")
    case .noPlacesText:
      Words(
        "Move the map until the circle marks the spot, then press +. Or bring your places along from another app.",
        "行きたい所に円が重なるように地図を動かし、＋を押してください。ほかのアプリから場所を持ってくることもできます。",
        "移动地图，让圆圈对准想去的地方，然后按 +。也可以从其他应用导入您的地点。"
      )
    case .noMatch:
      Words("No place matches “{0}”.", "「{0}」に合う場所はありません。", "没有与“{0}”匹配的地点。")

    case .sharedTitle: Words("At this very spot", "この地点にある場所", "重叠在此处的地点")

    case .appearance: Words("Appearance", "表示", "外观")
    case .language: Words("Language", "言語", "语言")
    case .automatic: Words("Automatic", "自動", "自动")
    case .theme: Words("Light and dark", "ライトとダーク", "浅色与深色")
    case .light: Words("Light", "ライト", "浅色")
    case .dark: Words("Dark", "ダーク", "深色")
    case .mapSection: Words("Map", "地図", "地图")
    case .addByTap: Words("Tap the map to add a place", "地図をタップして場所を追加", "轻点地图添加地点")
    case .addByTapHint:
      Words("A long press adds one in any case.", "長押しでは、いつでも追加できます。", "长按则始终可以添加。")
    case .security: Words("Lock", "ロック", "锁定")
    case .lockWhenHidden: Words("Lock when out of sight", "画面を離れたらロック", "离开页面后锁定")
    case .lockAtOnce: Words("At once", "すぐに", "立即")
    case .lockNever: Words("Never", "しない", "永不")
    case .storage: Words("Storage", "保存領域", "存储")
    case .storageKept:
      Words(
        "The browser keeps your places until you delete them yourself.",
        "ブラウザは、あなたが削除するまで場所を保持します。",
        "浏览器会一直保留您的地点，直到您自己删除。"
      )
    case .storageUnkept:
      Words(
        "When space runs out, the browser may clear what this page has saved. Ask it to keep your places.",
        "空き容量が足りなくなると、このページの保存内容をブラウザが消すことがあります。保持するように求めてください。",
        "空间不足时，浏览器可能会清除此页面保存的内容。请要求它保留您的地点。"
      )
    case .storageUnknown:
      Words(
        "It is not known yet whether the browser keeps your places when space runs out.",
        "空き容量が足りなくなったときに場所が保持されるかどうかは、まだわかりません。",
        "尚不清楚空间不足时浏览器是否会保留您的地点。"
      )
    case .keepStorage: Words("Keep my places", "場所を保持する", "保留我的地点")
    case .offlineReady:
      Words(
        "Ready for offline: opens and works without a network.",
        "オフラインの準備完了：ネットワークがなくても開いて使えます。",
        "可离线使用：没有网络也能打开和使用。"
      )
    case .offlineUnready:
      Words(
        "Not ready for offline yet. Leave this page open while you have a network.",
        "オフラインの準備はまだできていません。ネットワークにつながった状態で、このページを開いたままにしてください。",
        "尚不能离线使用。请在有网络时保持此页面打开。"
      )
    case .updateHint:
      Words(
        "A new version is ready. It comes by itself once every tab of the app is closed.",
        "新しいバージョンの準備ができました。アプリのタブをすべて閉じると、自動的に切り替わります。",
        "新版本已就绪。关闭此应用的所有标签页后会自动更新。"
      )
    case .updateNow: Words("Update now", "今すぐ更新", "立即更新")
    case .install: Words("Install", "インストール", "安装")
    case .installText:
      Words(
        "Install it as an app: it opens like any other, with the same places, and the browser is more likely to keep them.",
        "アプリとしてインストールすると、ほかのアプリと同じように開けます。場所はそのままで、ブラウザに消されにくくなります。",
        "安装为应用后，可像其他应用一样打开，地点不变，也更不容易被浏览器清除。"
      )
    case .installApart:
      Words(
        "Safari deletes what a site has saved after seven days without a visit, unless it is an app. The app keeps its own places, apart from this tab: choose “Add to Home Screen”, or “Add to Dock” on a Mac, before you add places.",
        "Safariは、アプリにしていないサイトの保存内容を、7日間訪問がないと削除します。アプリの場所はこのタブとは別に保存されます。場所を追加する前に「ホーム画面に追加」（Macでは「Dockに追加」）を選んでください。",
        "如果网站未添加为应用，七天未访问后 Safari 会删除其保存的内容。应用中的地点与此标签页分开保存：添加地点之前，请先选择“添加到主屏幕”（Mac 上为“添加到程序坞”）。"
      )
    case .storedApart:
      Words(
        "This app keeps its own places. Those of a Safari tab stay in that tab.",
        "このアプリの場所は独立しています。Safariのタブの場所は、そのタブに残ります。",
        "此应用单独保存地点。Safari 标签页中的地点仍留在标签页里。"
      )
    case .data: Words("Your places", "あなたの場所", "您的地点")
    case .importPlaces: Words("Import a file…", "ファイルを読み込む…", "导入文件…")
    case .importHint:
      Words(
        "A SavedPlaces file of the bucket list apps. You can also drop it on the map.",
        "バケットリストアプリのSavedPlacesファイル。地図の上にドロップしても読み込めます。",
        "愿望清单应用的 SavedPlaces 文件，也可以直接拖放到地图上。"
      )
    case .eraseEverything: Words("Erase everything…", "すべて消去…", "全部抹掉…")

    case .ways: Words("Ways to unlock", "ロックの解除方法", "解锁方式")
    case .waysText: Words("Each of these opens your places.", "どの方法でも、場所を開けます。", "以下任一方式都能打开您的地点。")
    case .kindPasskey: Words("Passkey", "パスキー", "通行密钥")
    case .kindPassphrase: Words("Passphrase", "パスフレーズ", "密码短语")
    case .kindRecovery: Words("Recovery key", "復旧キー", "恢复密钥")
    case .kindDevice: Words("This device, without a lock", "この端末（ロックなし）", "此设备（不设锁）")
    case .kindUnknown:
      Words("Made by a newer version", "新しいバージョンで作られた方法", "由更新版本创建")
    case .addedOn: Words("Added on {0}", "{0}に追加", "添加于 {0}")
    case .addPasskey: Words("Add a passkey", "パスキーを追加", "添加通行密钥")
    case .addPassphrase: Words("Add a passphrase", "パスフレーズを追加", "添加密码短语")
    case .addRecovery: Words("Add a recovery key", "復旧キーを追加", "添加恢复密钥")
    case .addDeviceKey: Words("Open without a lock", "ロックなしで開く", "不设锁打开")
    case .addDeviceKeyText:
      Words(
        "Anyone who can use this browser could then see your places.",
        "このブラウザを使える人なら誰でも、場所を見られるようになります。",
        "这样，任何能使用此浏览器的人都能看到您的地点。"
      )
    case .rename: Words("Rename", "名前を変更", "重命名")
    case .renameTitle: Words("Rename this way to unlock", "解除方法の名前を変更", "重命名解锁方式")
    case .wayName: Words("Name", "名前", "名称")
    case .remove: Words("Remove", "削除する", "移除")
    case .removeTitle: Words("Remove “{0}”?", "「{0}」を削除しますか？", "移除“{0}”？")
    case .removeText:
      Words(
        "It will no longer open your places. Your places and the other ways stay as they are.",
        "この方法では場所を開けなくなります。場所とほかの解除方法はそのままです。",
        "它将不能再打开您的地点。您的地点和其他方式保持不变。"
      )
    case .renameNamed: Words("Rename {0}", "{0}の名前を変更", "重命名 {0}")
    case .removeNamed: Words("Remove {0}", "{0}を削除", "移除 {0}")
    case .onlyWay:
      Words(
        "This is the only way in. Add another before you remove it.",
        "これがただ一つの解除方法です。削除する前に、別の方法を追加してください。",
        "这是唯一的解锁方式。移除之前，请先添加另一种。"
      )

    case .reportTitle: Words("What was imported", "読み込みの結果", "导入结果")
    case .reportFile: Words("From the file {0}", "ファイル {0} から", "来自文件 {0}")
    case .reportFound: Words("Found in the file", "ファイルにあった件数", "文件中找到")
    case .reportAdded: Words("New", "新しく追加", "新增")
    case .reportAlready: Words("Already there", "すでにあるもの", "已存在")
    case .reportDifferent:
      Words("There with other content; yours kept", "内容が違うもの（元のまま）", "内容不同（保留您的）")
    case .reportSkipped: Words("Skipped", "省いたもの", "已跳过")
    case .reportSkippedTitle: Words("What was skipped, and why", "省いたものとその理由", "跳过的项目及原因")
    case .reportNumber: Words("Item {0}", "{0}番目", "第 {0} 项")
    case .reportRemedy:
      Words(
        "Your file was not changed. Correct these items there and import it again: nothing is added twice.",
        "ファイルは元のままです。該当する項目を直して、もう一度読み込んでください。二重に追加されることはありません。",
        "您的文件没有改动。请在其中更正这些项目后重新导入，不会重复添加。"
      )
    case .reportCutOff:
      Words(
        "The file breaks off or is damaged after this. What was read before that is listed here; if something is missing, get a complete copy and import it again.",
        "ファイルが途中で切れているか、壊れています。そこまでに読めたものを示しています。足りないときは、完全なファイルを入手してもう一度読み込んでください。",
        "文件在此之后中断或已损坏。此处列出的是之前读到的内容；如有缺失，请取得完整的文件后重新导入。"
      )
    case .problemsTitle: Words("What could not be read", "読み取れなかったもの", "无法读取的内容")
    case .problemsText:
      Words(
        "Everything else is open and complete. What could not be read is left exactly as it is in this browser’s storage.",
        "そのほかはすべて開けています。読み取れなかったものは、ブラウザの保存領域にそのまま残してあります。",
        "其余内容均已完整打开。无法读取的内容原样保留在此浏览器的存储空间中。"
      )
    case .problemsDamaged:
      Words(
        "If you have another copy of these places, import it; what is here will not be doubled.",
        "これらの場所の控えがあれば、読み込んでください。今あるものが重複することはありません。",
        "如果您另有这些地点的副本，请导入；已有的不会重复。"
      )
    case .problemsMissing:
      Words(
        "The browser may have cleared them. To prevent it from now on, choose “Keep my places” in the settings.",
        "ブラウザが消去した可能性があります。今後を防ぐには、設定で「場所を保持する」を選んでください。",
        "可能已被浏览器清除。为防止再次发生，请在设置中选择“保留我的地点”。"
      )
    case .problemsNewer:
      Words(
        "Reload this page to get the current version; it will read them.",
        "ページを再読み込みして最新のバージョンにすると、読み取れます。",
        "重新载入此页面以获取最新版本，即可读取它们。"
      )

    case .eraseTitle: Words("Erase everything?", "すべて消去しますか？", "全部抹掉？")
    case .eraseText:
      Words(
        "All places, all ways to unlock and all settings are deleted from this browser. This cannot be undone, and no recovery key brings them back.",
        "すべての場所、解除方法、設定がこのブラウザから削除されます。取り消すことはできず、復旧キーでも元に戻せません。",
        "所有地点、解锁方式和设置都将从此浏览器中删除。此操作无法撤销，恢复密钥也无法找回。"
      )
    case .eraseConfirm:
      Words("To go on, type {0}", "続けるには「{0}」と入力してください", "要继续，请输入“{0}”")
    case .eraseWord: Words("ERASE", "消去", "抹掉")
    case .eraseWrong:
      Words(
        "The word does not match. Nothing was erased. Type it exactly as shown, or cancel.",
        "言葉が一致しません。何も消去していません。表示のとおりに入力するか、キャンセルしてください。",
        "输入不一致，未抹掉任何内容。请按所示输入，或取消。"
      )
    case .erase: Words("Erase everything", "すべて消去", "全部抹掉")

    case .about: Words("About BucketList", "BucketListについて", "关于 BucketList")
    case .version: Words("Version {0}", "バージョン {0}", "版本 {0}")
    case .aboutText:
      Words(
        "A private map of the places you want to go. What you keep is encrypted on this device before it is stored, and no one else is asked for anything.",
        "行きたい場所のための、あなただけの地図です。残すものは保存の前にこの端末で暗号化され、ほかの誰かに問い合わせることはありません。",
        "一张只属于您的地图，记下想去的地方。内容在存储之前就已在此设备上加密，也不会向任何第三方发出请求。"
      )
    case .credits: Words("With thanks to", "謝辞", "致谢")
    case .creditMap: Words("Drawing of the map", "地図の描画", "地图绘制")
    case .creditWorld:
      Words(
        "Countries, borders and lakes, in the public domain",
        "国・国境・湖（パブリックドメイン）",
        "国家、边界与湖泊（公有领域）"
      )
    case .creditCities: Words("Cities, under {0}", "都市（{0}）", "城市（{0}）")
    }
  }
}
