import App

extension Translation {
  static let skipped: [Translation] = [
    Translation(
      .skippedMalformed,
      "It breaks the rules of JSON. Look for a missing quote, comma or bracket.",
      "JSONの書き方になっていません。引用符、カンマ、括弧の抜けを確かめてください。",
      "不符合 JSON 格式，请检查是否缺少引号、逗号或括号。"
    ),
    Translation(
      .skippedNotAnObject,
      "It is not a place: {…} was expected.",
      "場所の記述ではありません。{…}の形が必要です。",
      "这不是地点，应为 {…} 的形式。"
    ),
    Translation(
      .skippedLatitudeMissing,
      "It has no latitude. Add one.",
      "緯度がありません。加えてください。",
      "缺少纬度，请补充。"
    ),
    Translation(
      .skippedLongitudeMissing,
      "It has no longitude. Add one.",
      "経度がありません。加えてください。",
      "缺少经度，请补充。"
    ),
    Translation(
      .skippedLatitudeRange,
      "Its latitude is not between −90 and 90. Correct it.",
      "緯度が−90から90の範囲にありません。直してください。",
      "纬度不在 −90 到 90 之间，请更正。"
    ),
    Translation(
      .skippedLongitudeRange,
      "Its longitude is not a number of degrees. Correct it.",
      "経度が度数として正しくありません。直してください。",
      "经度不是有效的度数，请更正。"
    ),
    Translation(
      .skippedWrongType,
      "One of its fields holds the wrong kind of value: texts need quotes, numbers none, and an id is a UUID.",
      "値の種類が合わない項目があります。文字列は引用符で囲み、数値は囲まず、idはUUIDにしてください。",
      "有字段的值类型不对：文字要加引号，数字不加，id 须为 UUID。"
    ),
    Translation(
      .skippedSwapped,
      "Its latitude and longitude seem to be exchanged. Put them the right way round.",
      "緯度と経度が入れ替わっているようです。正しい順にしてください。",
      "纬度与经度似乎写反了，请对调。"
    ),
    Translation(
      .skippedNameTooLong,
      "Its name is too long. Shorten it.",
      "名前が長すぎます。短くしてください。",
      "名称太长，请缩短。"
    ),
    Translation(
      .skippedSameID,
      "An item before it has the same id and other content. Give it an id of its own.",
      "前の項目と同じidで、内容が違います。別のidにしてください。",
      "它与前面一项的 id 相同但内容不同，请改用别的 id。"
    ),
    Translation(
      .skippedVaultFull,
      "There is no room for more places. Delete some first.",
      "場所の数が上限に達しています。先にいくつか削除してください。",
      "地点数量已达上限，请先删除一些。"
    ),
    Translation(
      .skippedDescriptionTooLong,
      "Its description is too long. Shorten it.",
      "説明が長すぎます。短くしてください。",
      "描述太长，请缩短。"
    ),
  ]
}
