import App

extension Translation {
  static let map: [Translation] = [
    Translation(.mapControls, "Map controls", "地図の操作", "地图控件"),
    Translation(.addPlace, "Add place", "場所を追加", "添加地点"),
    Translation(.locate, "Show my location", "現在地を表示", "显示我的位置"),
    Translation(.zoomIn, "Zoom in", "拡大", "放大"),
    Translation(.zoomOut, "Zoom out", "縮小", "缩小"),
    Translation(.switchStyle, "Switch map style", "地図の種類を切り替え", "切换地图样式"),
    Translation(.places, "Places", "場所", "地点"),
    Translation(.settings, "Settings", "設定", "设置"),
    Translation(.lockNow, "Lock now", "今すぐロック", "立即锁定"),
    Translation(.newLocation, "New location", "新しい場所", "新地点"),
    Translation(.saved, "Saved", "保存済み", "已保存"),
    Translation(.saving, "Saving…", "保存中…", "正在保存…"),
    Translation(.notSaved, "Not saved yet", "まだ保存されていません", "尚未保存"),
    Translation(.someUnreadable, "Some of it could not be read", "一部を読み取れませんでした", "部分内容无法读取"),
    Translation(.showProblems, "What happened?", "詳しく見る", "查看详情"),
    Translation(
      .mapMissing,
      "The map cannot be drawn in this browser. Your places are all here: open the list to see and edit them. A reload or a current browser brings the map back.",
      "このブラウザでは地図を描画できません。場所はすべて残っていて、一覧から見たり編集したりできます。再読み込みするか、新しいブラウザでお試しください。",
      "此浏览器无法绘制地图。您的地点都在，可从列表中查看和编辑。请重新载入，或换用较新的浏览器。"
    ),
  ]
}
