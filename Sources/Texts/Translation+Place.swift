import App

extension Translation {
  static let place: [Translation] = [
    Translation(.unknown, "Unknown", "名称未設定", "未知"),
    Translation(.missingInformation, "Missing place information.", "場所の情報がありません。", "缺少地点信息。"),
    Translation(.position, "Position", "位置", "位置"),
    Translation(.unplaced, "Not on the map yet", "まだ地図上にありません", "尚未放到地图上"),
    Translation(.editPlace, "Edit place", "場所を編集", "编辑地点"),
    Translation(.placeName, "Place name", "場所の名前", "地点名称"),
    Translation(.placeDescription, "Description", "説明", "描述"),
    Translation(.moveToCenter, "Move to centre", "地図の中心へ移動", "移到地图中心"),
    Translation(.moveHint, "Puts the place where the circle is.", "円のある所へ場所を移します。", "把地点放到圆圈所在处。"),
    Translation(.dragHint, "You can also drag its pin.", "ピンをドラッグしても動かせます。", "也可以直接拖动图钉。"),
    Translation(.discardTitle, "Discard changes?", "変更を破棄しますか？", "放弃更改？"),
    Translation(
      .discardText,
      "What you changed here has not been saved.",
      "ここでの変更は、まだ保存されていません。",
      "您在这里所做的更改尚未保存。"
    ),
    Translation(.keepEditing, "Keep editing", "編集を続ける", "继续编辑"),
    Translation(.discard, "Discard", "破棄", "放弃"),
    Translation(.resizeSheet, "Resize this panel", "パネルの大きさを変える", "调整面板大小"),
  ]
}
