import App

extension Translation {
  static let placeProblems: [Translation] = [
    Translation(
      .nameTooLong,
      "The name is longer than {0} bytes.",
      "名前が{0}バイトを超えています。",
      "名称超过了 {0} 字节。"
    ),
    Translation(
      .nameTooLongRemedy,
      "Shorten it; the description has room for more.",
      "短くしてください。長い文章は説明に書けます。",
      "请缩短，较长的内容可以写在描述里。"
    ),
    Translation(
      .descriptionTooLong,
      "The description is longer than {0} bytes.",
      "説明が{0}バイトを超えています。",
      "描述超过了 {0} 字节。"
    ),
    Translation(
      .descriptionTooLongRemedy,
      "Shorten it and save again.",
      "短くして、もう一度保存してください。",
      "请缩短后再次保存。"
    ),
    Translation(
      .linkTooLong,
      "The link is longer than {0} bytes.",
      "リンクが{0}バイトを超えています。",
      "链接超过了 {0} 字节。"
    ),
    Translation(.linkTooLongRemedy, "Use a shorter one.", "短いものにしてください。", "请换用较短的链接。"),
    Translation(.notALink, "The link is not a web address.", "リンクがウェブの住所になっていません。", "链接不是网址。"),
    Translation(
      .notALinkRemedy,
      "Begin it with https://, or leave it empty.",
      "https://で始めるか、空にしてください。",
      "请以 https:// 开头，或留空。"
    ),
    Translation(
      .placeGone,
      "This place was deleted in another tab.",
      "この場所は別のタブで削除されました。",
      "此地点已在另一个标签页中删除。"
    ),
    Translation(
      .placeGoneRemedy,
      "Save to bring the place back, or cancel to let it go.",
      "保存すると場所が元に戻ります。不要ならキャンセルしてください。",
      "保存可恢复此地点；如不需要，请取消。"
    ),
    Translation(.typedKept, "What you typed is still here.", "入力した内容は残っています。", "您输入的内容仍在。"),
  ]
}
