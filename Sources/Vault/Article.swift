/// A Wikipedia article, by its language edition and title.
public struct Article: Sendable {
  /// The edition, as in the host name: `en`, `ja`, `zh`.
  public var language: String
  /// The title of the article in that edition.
  public var title: String

  public init(language: String, title: String) {
    self.language = language
    self.title = title
  }
}

extension Article: Equatable {
  /// Whether both texts are the same bytes.
  public static func == (left: Article, right: Article) -> Bool {
    sameText(left.language, right.language) && sameText(left.title, right.title)
  }
}

/// Whether two texts are the same bytes in UTF-8. (String equality also equates composed and decomposed characters.)
func sameText(_ left: String, _ right: String) -> Bool {
  left.utf8.elementsEqual(right.utf8)
}

/// Whether two texts are both missing or the same bytes.
func sameText(_ left: String?, _ right: String?) -> Bool {
  guard let left, let right else { return left == nil && right == nil }
  return sameText(left, right)
}
