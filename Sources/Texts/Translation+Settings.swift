import App

extension Translation {
  static let settings: [Translation] = [
    Translation(.appearance, "Appearance", "表示", "外观"),
    Translation(.language, "Language", "言語", "语言"),
    Translation(.automatic, "Automatic", "自動", "自动"),
    Translation(.theme, "Light and dark", "ライトとダーク", "浅色与深色"),
    Translation(.light, "Light", "ライト", "浅色"),
    Translation(.dark, "Dark", "ダーク", "深色"),
    Translation(.mapSection, "Map", "地図", "地图"),
    Translation(.addByTap, "Tap the map to add a place", "地図をタップして場所を追加", "轻点地图添加地点"),
    Translation(.addByTapHint, "A long press adds one in any case.", "長押しでは、いつでも追加できます。", "长按则始终可以添加。"),
    Translation(.security, "Lock", "ロック", "锁定"),
    Translation(.lockWhenHidden, "Lock when out of sight", "画面を離れたらロック", "离开页面后锁定"),
    Translation(.lockAtOnce, "At once", "すぐに", "立即"),
    Translation(.lockNever, "Never", "しない", "永不"),
    Translation(.storage, "Storage", "保存領域", "存储"),
    Translation(
      .storageKept,
      "The browser keeps your places until you delete them yourself.",
      "ブラウザは、あなたが削除するまで場所を保持します。",
      "浏览器会一直保留您的地点，直到您自己删除。"
    ),
    Translation(
      .storageUnkept,
      "When space runs out, the browser may clear what this page has saved. Ask it to keep your places.",
      "空き容量が足りなくなると、このページの保存内容をブラウザが消すことがあります。保持するように求めてください。",
      "空间不足时，浏览器可能会清除此页面保存的内容。请要求它保留您的地点。"
    ),
    Translation(
      .storageUnknown,
      "It is not known yet whether the browser keeps your places when space runs out.",
      "空き容量が足りなくなったときに場所が保持されるかどうかは、まだわかりません。",
      "尚不清楚空间不足时浏览器是否会保留您的地点。"
    ),
    Translation(.keepStorage, "Keep my places", "場所を保持する", "保留我的地点"),
    Translation(
      .offlineReady,
      "Ready for offline: opens and works without a network.",
      "オフラインの準備完了：ネットワークがなくても開いて使えます。",
      "可离线使用：没有网络也能打开和使用。"
    ),
    Translation(
      .offlineUnready,
      "Not ready for offline yet. Leave this page open while you have a network.",
      "オフラインの準備はまだできていません。ネットワークにつながった状態で、このページを開いたままにしてください。",
      "尚不能离线使用。请在有网络时保持此页面打开。"
    ),
    Translation(
      .updateHint,
      "A new version is ready. It comes by itself once every tab of the app is closed.",
      "新しいバージョンの準備ができました。アプリのタブをすべて閉じると、自動的に切り替わります。",
      "新版本已就绪。关闭此应用的所有标签页后会自动更新。"
    ),
    Translation(.updateNow, "Update now", "今すぐ更新", "立即更新"),
    Translation(.install, "Install", "インストール", "安装"),
    Translation(
      .installText,
      "Install it as an app: it opens like any other, with the same places, and the browser is more likely to keep them.",
      "アプリとしてインストールすると、ほかのアプリと同じように開けます。場所はそのままで、ブラウザに消されにくくなります。",
      "安装为应用后，可像其他应用一样打开，地点不变，也更不容易被浏览器清除。"
    ),
    Translation(
      .installApart,
      "Safari deletes what a site has saved after seven days without a visit, unless it is an app. The app keeps its own places, apart from this tab: choose “Add to Home Screen”, or “Add to Dock” on a Mac, before you add places.",
      "Safariは、アプリにしていないサイトの保存内容を、7日間訪問がないと削除します。アプリの場所はこのタブとは別に保存されます。場所を追加する前に「ホーム画面に追加」（Macでは「Dockに追加」）を選んでください。",
      "如果网站未添加为应用，七天未访问后 Safari 会删除其保存的内容。应用中的地点与此标签页分开保存：添加地点之前，请先选择“添加到主屏幕”（Mac 上为“添加到程序坞”）。"
    ),
    Translation(
      .storedApart,
      "This app keeps its own places. Those of a Safari tab stay in that tab.",
      "このアプリの場所は独立しています。Safariのタブの場所は、そのタブに残ります。",
      "此应用单独保存地点。Safari 标签页中的地点仍留在标签页里。"
    ),
    Translation(.data, "Your places", "あなたの場所", "您的地点"),
    Translation(.importPlaces, "Import a file…", "ファイルを読み込む…", "导入文件…"),
    Translation(
      .importHint,
      "A SavedPlaces file of the bucket list apps. You can also drop it on the map.",
      "バケットリストアプリのSavedPlacesファイル。地図の上にドロップしても読み込めます。",
      "愿望清单应用的 SavedPlaces 文件，也可以直接拖放到地图上。"
    ),
    Translation(.eraseEverything, "Erase everything…", "すべて消去…", "全部抹掉…"),
  ]
}
