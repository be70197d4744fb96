public import Geo

/// A question to the action API of a MediaWiki: which articles are within 10 km of a spot.
///
/// The spot is rounded to thousandths of a degree, some 100 m, before it leaves the device. Source of the parameters: the API's own
/// documentation, modules `query+geosearch`, `query+coordinates`, `query+pageimages`, `query+description`, `query+pageterms`,
/// `query+pageprops` and `query+info`.
public struct MediaWikiQuery: Hashable, Sendable {
  /// Articles asked for at most: as many as one answer can bring pictures for.
  public static let limit = 50
  /// Metres around the spot, the most that the API allows.
  public static let radius = 10_000

  /// Thousandths of a degree, -90,000...90,000.
  public let latitude: Int
  /// Thousandths of a degree, -180,000...180,000; the API takes both ends.
  public let longitude: Int

  public init(around coordinate: Coordinate) {
    self.init(
      latitude: Int((coordinate.latitude * 1_000).rounded()),
      longitude: Int((coordinate.longitude * 1_000).rounded())
    )
  }

  public init(latitude: Int, longitude: Int) {
    self.latitude = latitude
    self.longitude = longitude
  }

  /// The address to ask.
  ///
  /// - Parameters:
  ///   - template: the API's address, in which `{language}` stands for the edition.
  ///   - edition: the edition of Wikipedia as its host name has it, such as `en`.
  ///   - continuation: what the answer before gave to go on with.
  public func address(
    template: String,
    edition: String,
    continuing continuation: [MediaWikiAnswer.Parameter] = []
  ) -> String {
    var address = Self.fill(template, edition)
    let spot = Self.degrees(latitude) + "%7C" + Self.degrees(longitude)
    address +=
      "?action=query&format=json&formatversion=2&origin=*&generator=geosearch&ggsradius=10000&ggslimit=50&ggscoord="
    address += spot
    address +=
      "&prop=coordinates%7Cpageimages%7Cdescription%7Cpageterms%7Cpageprops%7Cinfo&colimit=50&pilimit=50"
    address += "&piprop=thumbnail&pithumbsize=120&wbptterms=description&ppprop=disambiguation&inprop=url"
    for parameter in continuation {
      address += "&" + Self.encoded(parameter.name) + "=" + Self.encoded(parameter.value)
    }
    return address
  }

  /// The template with the edition in place of what stands in braces.
  private static func fill(_ template: String, _ edition: String) -> String {
    var filled: [UInt8] = []
    var isInBraces = false
    for byte in template.utf8 {
      switch byte {
      case UInt8(ascii: "{"):
        isInBraces = true
        filled += Array(edition.utf8)
      case UInt8(ascii: "}"): isInBraces = false
      default: if !isInBraces { filled.append(byte) }
      }
    }
    return String(decoding: filled, as: UTF8.self)
  }

  /// Three decimals, always with a point.
  private static func degrees(_ thousandths: Int) -> String {
    let size = Int(thousandths.magnitude)
    var text = (thousandths < 0 ? "-" : "") + String(size / 1_000) + "."
    for unit in [100, 10, 1] { text += String(size / unit % 10) }
    return text
  }

  /// Percent-encoding (RFC 3986) of everything but unreserved characters.
  private static func encoded(_ text: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var encoded: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
        encoded.append(byte)
      default: encoded += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }
}
