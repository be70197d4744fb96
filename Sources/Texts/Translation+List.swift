import App

extension Translation {
  static let list: [Translation] = [
    Translation(.findPlace, "Place, city, coordinates, link", "場所、都市、座標、リンク", "地点、城市、坐标、链接"),
    Translation(.narrowDown, "Type more of a name to find it.", "名前をさらに入力すると見つかります。", "多输入几个字即可找到。"),
    Translation(.noPlacesTitle, "Where would you like to go?", "どこへ行きたいですか？", "您想去哪里？"),
    Translation(
      .noPlacesText,
      "Move the map until the circle marks the spot, then press +. Or bring your places along from another app.",
      "行きたい所に円が重なるように地図を動かし、＋を押してください。ほかのアプリから場所を持ってくることもできます。",
      "移动地图，让圆圈对准想去的地方，然后按 +。也可以从其他应用导入您的地点。"
    ),
    Translation(.noMatch, "No place matches “{0}”.", "「{0}」に合う場所はありません。", "没有与“{0}”匹配的地点。"),
    Translation(.onScreen, "On screen", "画面内", "屏幕内"),
    Translation(.noneOnScreen, "None of your places is on screen.", "画面の範囲に場所はありません。", "屏幕范围内没有您的地点。"),
    Translation(
      .noMatchOnScreen,
      "No place on screen matches “{0}”.",
      "画面の範囲に「{0}」に合う場所はありません。",
      "屏幕范围内没有与“{0}”匹配的地点。"
    ),
    Translation(.sharedTitle, "At this very spot", "この地点にある場所", "重叠在此处的地点"),
    Translation(.inTheWorld, "In the world", "世界から", "世界各地"),
    Translation(.addHere, "Add here", "ここに追加", "添加到这里"),
    Translation(.foundSpot, "This position", "この位置", "此位置"),
    Translation(
      .shortLink,
      "Only its provider knows where a short link leads. Open it, and paste the long address that it becomes.",
      "短縮リンクの行き先は、その提供者にしかわかりません。開いてから、長いアドレスを貼り付けてください。",
      "只有提供方知道短链接指向哪里。请打开它，再粘贴变成的长网址。"
    ),
    Translation(
      .shortCode,
      "A short plus code means something only near a known place. Paste the whole code.",
      "短いPlus Codeは、近くの場所がわからないと使えません。全体のコードを貼り付けてください。",
      "短的 Plus Code 须配合附近地点才有意义，请粘贴完整代码。"
    ),
    Translation(
      .atlasMissing,
      "Cities and coordinates cannot be searched now: their index is not on this device yet. Try again with a network.",
      "都市や座標はまだ検索できません。索引がこの端末にないためです。ネットワークに接続して、もう一度お試しください。",
      "现在无法搜索城市和坐标：索引尚未下载到此设备。请联网后重试。"
    ),
  ]
}
