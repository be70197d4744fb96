extension PlaceProblem {
  public var explanation: Explanation {
    switch self {
    case .nameTooLong(let limit):
      Explanation(
        Words(
          """
          The name is longer than \(grouped(limit)) bytes.
          名前が\(grouped(limit))バイトを超えています。
          名称超过了 \(grouped(limit)) 字节。
          """
        ),
        kept: Self.kept,
        remedy: Words(
          """
          Shorten it; the description has room for more.
          短くしてください。長い文章は説明に書けます。
          请缩短，较长的内容可以写在描述里。
          """
        )
      )
    case .descriptionTooLong(let limit):
      Explanation(
        Words(
          """
          The description is longer than \(grouped(limit)) bytes.
          説明が\(grouped(limit))バイトを超えています。
          描述超过了 \(grouped(limit)) 字节。
          """
        ),
        kept: Self.kept,
        remedy: Words(
          """
          Shorten it and save again.
          短くして、もう一度保存してください。
          请缩短后再次保存。
          """
        )
      )
    case .linkTooLong(let limit):
      Explanation(
        Words(
          """
          The link is longer than \(grouped(limit)) bytes.
          リンクが\(grouped(limit))バイトを超えています。
          链接超过了 \(grouped(limit)) 字节。
          """
        ),
        kept: Self.kept,
        remedy: Words("Use a shorter one.\n短いものにしてください。\n请换用较短的链接。")
      )
    case .notALink:
      Explanation(
        Words(
          """
          The link is not a web address.
          リンクがウェブの住所になっていません。
          链接不是网址。
          """
        ),
        kept: Self.kept,
        remedy: Words(
          """
          Begin it with https://, or leave it empty.
          https://で始めるか、空にしてください。
          请以 https:// 开头，或留空。
          """
        )
      )
    case .gone:
      Explanation(
        Words(
          """
          This place was deleted in another tab.
          この場所は別のタブで削除されました。
          此地点已在另一个标签页中删除。
          """
        ),
        kept: Self.kept,
        remedy: Words(
          """
          Save to bring the place back, or cancel to let it go.
          保存すると場所が元に戻ります。不要ならキャンセルしてください。
          保存可恢复此地点；如不需要，请取消。
          """
        )
      )
    }
  }

  private static let kept = Words(
    """
    What you typed is still here.
    入力した内容は残っています。
    您输入的内容仍在。
    """
  )
}

extension ImportReport.Reason {
  /// Why an item was skipped, and what would let it in.
  public var words: Words {
    switch self {
    case .malformed:
      Words(
        """
        It breaks the rules of JSON. Look for a missing quote, comma or bracket.
        JSONの書き方になっていません。引用符、カンマ、括弧の抜けを確かめてください。
        不符合 JSON 格式，请检查是否缺少引号、逗号或括号。
        """
      )
    case .notAnObject:
      Words(
        """
        It is not a place: {…} was expected.
        場所の記述ではありません。{…}の形が必要です。
        这不是地点，应为 {…} 的形式。
        """
      )
    case .latitudeMissing:
      Words(
        """
        It has no latitude. Add one.
        緯度がありません。加えてください。
        缺少纬度，请补充。
        """
      )
    case .longitudeMissing:
      Words(
        """
        It has no longitude. Add one.
        経度がありません。加えてください。
        缺少经度，请补充。
        """
      )
    case .latitudeRange:
      Words(
        """
        Its latitude is not between −90 and 90. Correct it.
        緯度が−90から90の範囲にありません。直してください。
        纬度不在 −90 到 90 之间，请更正。
        """
      )
    case .longitudeRange:
      Words(
        """
        Its longitude is not a number of degrees. Correct it.
        経度が度数として正しくありません。直してください。
        经度不是有效的度数，请更正。
        """
      )
    case .wrongType:
      Words(
        """
        One of its fields holds the wrong kind of value: texts need quotes, numbers none, and an id is a UUID.
        値の種類が合わない項目があります。文字列は引用符で囲み、数値は囲まず、idはUUIDにしてください。
        有字段的值类型不对：文字要加引号，数字不加，id 须为 UUID。
        """
      )
    case .swapped:
      Words(
        """
        Its latitude and longitude seem to be exchanged. Put them the right way round.
        緯度と経度が入れ替わっているようです。正しい順にしてください。
        纬度与经度似乎写反了，请对调。
        """
      )
    case .nameTooLong:
      Words(
        """
        Its name is too long. Shorten it.
        名前が長すぎます。短くしてください。
        名称太长，请缩短。
        """
      )
    case .sameID:
      Words(
        """
        An item before it has the same id and other content. Give it an id of its own.
        前の項目と同じidで、内容が違います。別のidにしてください。
        它与前面一项的 id 相同但内容不同，请改用别的 id。
        """
      )
    case .vaultFull:
      Words(
        """
        There is no room for more places. Delete some first.
        場所の数が上限に達しています。先にいくつか削除してください。
        地点数量已达上限，请先删除一些。
        """
      )
    case .descriptionTooLong:
      Words(
        """
        Its description is too long. Shorten it.
        説明が長すぎます。短くしてください。
        描述太长，请缩短。
        """
      )
    }
  }
}
