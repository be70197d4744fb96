import Atlas
import Geo

/// A text that says a spot says one on the Earth, and says it however much space surrounds it.
func checkWhereabouts(_ bytes: [UInt8]) {
  let text = String(decoding: bytes, as: UTF8.self)
  let found = Whereabouts(reading: text)
  if case .spot(let coordinate, let name) = found {
    precondition(abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180)
    precondition(name != "")
  }
  guard text.utf8.count + 2 <= Whereabouts.maximumLength else { return }
  precondition(Whereabouts(reading: " " + text + "\n") == found)
}
