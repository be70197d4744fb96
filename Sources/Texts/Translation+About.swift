import App

extension Translation {
  static let about: [Translation] = [
    Translation(.about, "About BucketList", "BucketListについて", "关于 BucketList"),
    Translation(.version, "Version {0}", "バージョン {0}", "版本 {0}"),
    Translation(
      .aboutText,
      "A private map of the places you want to go. What you keep is encrypted on this device before it is stored, and no one else is asked for anything.",
      "行きたい場所のための、あなただけの地図です。残すものは保存の前にこの端末で暗号化され、ほかの誰かに問い合わせることはありません。",
      "一张只属于您的地图，记下想去的地方。内容在存储之前就已在此设备上加密，也不会向任何第三方发出请求。"
    ),
    Translation(.credits, "With thanks to", "謝辞", "致谢"),
    Translation(.creditMap, "Drawing of the map", "地図の描画", "地图绘制"),
    Translation(
      .creditWorld,
      "Countries, borders and lakes, in the public domain",
      "国・国境・湖（パブリックドメイン）",
      "国家、边界与湖泊（公有领域）"
    ),
    Translation(.creditCities, "Cities, under {0}", "都市（{0}）", "城市（{0}）"),
  ]
}
