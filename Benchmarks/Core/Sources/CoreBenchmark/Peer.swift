import Foundation

/// A place held the plain way: one JSON document, read by the system's own reader into an array of structs.
struct PlainPlace: Codable {
  var id: UUID
  var name: String
  var description: String
  var latitude: Double
  var longitude: Double

  static func read(_ file: Data) throws -> [PlainPlace] {
    try JSONDecoder().decode([PlainPlace].self, from: file)
  }
}
