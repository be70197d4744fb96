import Formats
import Geo
import Vault

/// Bringing in a `SavedPlaces` file: one step, undone as one, with a report of what became of every item.
extension Model {
  mutating func offered(_ offer: FileOffer, _ turn: inout Turn) {
    guard session?.mayLeaveSheet(&turn) == true else { return turn.emit(.fileDrop(token: offer.token)) }
    guard offer.size <= Limits.fileBytes else {
      turn.emit(.fileDrop(token: offer.token))
      session?.show(.fileTooLarge(limit: Limits.fileBytes), &turn)
      return
    }
    turn.ask(.file(name: offer.name)) { .fileRead($0, token: offer.token) }
  }

  mutating func fileRead(name: String, _ reply: Reply, _ turn: inout Turn) {
    guard case .fileBytes(let bytes) = reply else {
      session?.show(.fileUnreadable, &turn)
      return
    }
    turn.ask(.importing(name: name)) { .atlasRead($0, format: ReadFormat.places.rawValue, parts: [bytes]) }
  }

  mutating func placesRead(name: String, _ reply: Reply, _ turn: inout Turn) {
    guard case .atlasRead(let bytes) = reply, (try? session?.importPlaces(bytes, name: name, &turn)) != nil
    else {
      session?.show(.fileUnreadable, &turn)
      return
    }
  }
}

extension Session {
  /// Takes in what the atlas read of a file: `[refusal or null, isCutOff, replacedCharacters, [item…]]`.
  fileprivate mutating func importPlaces(_ bytes: [UInt8], name: String, _ turn: inout Turn) throws(CBORError)
  {
    var decoder = CBORDecoder(bytes)
    try decoder.array(count: 4)
    if let refusal = try decoder.optionalText() { return refuse(ByteText(refusal), &turn) }
    var intake = Intake(vault.replica, fileName: name)
    intake.report.isCutOff = try decoder.bool()
    intake.report.replacedCharacters = Int(truncatingIfNeeded: try decoder.integer())
    let count = try decoder.array()
    guard count > 0 || intake.report.isCutOff else { return show(.emptyFile, &turn) }
    for _ in 0..<count { try intake.take(&decoder, &turn) }
    try decoder.finish()
    if !intake.edits.isEmpty { change(intake.edits, &turn) }
    notice = nil
    present(.report(intake.report), &turn)
    reveal(intake.edits.compactMap { $0.place.coordinate }, &turn)
  }

  private mutating func refuse(_ refusal: ByteText, _ turn: inout Turn) {
    switch refusal {
    case "tooLarge": show(.fileTooLarge(limit: Limits.fileBytes), &turn)
    case "noPlaces": show(.emptyFile, &turn)
    default: show(.unknownFile, &turn)
    }
  }
}

extension Session {
  /// Goes to where the places are, unless some of them are in view.
  private func reveal(_ coordinates: [Coordinate], _ turn: inout Turn) {
    guard let bounds = Bounds(enclosing: coordinates), let view = camera.bounds,
      !coordinates.contains(where: view.contains)
    else { return }
    let zoom = WebMercator.zoom(fitting: bounds, width: 280, height: 280, limit: Limits.locatedZoom)
    turn.emit(.mapFly(MapPoint(bounds.center), zoom: zoom))
  }
}

/// Sorts the items of a file into new places, ones that are there already, and ones that cannot be taken.
///
/// An item with an id is the place with that id: it is left as it is, or restored where it had been deleted. One without is the
/// same as a place with the same spot, name and description, byte for byte, so that importing a file twice changes nothing.
private struct Intake {
  var report: ImportReport
  var edits: [Edit] = []
  private let replica: Replica
  /// The fingerprints of all contents, those of this file too.
  private var known: [Identifier: Int32] = [:]
  /// Which edit takes in the item with an id.
  private var ids: [Identifier: Int32] = [:]

  private struct Content: Equatable {
    let coordinate: Coordinate
    let name: [UInt8]
    let description: [UInt8]

    /// 128 bits that stand for the content: FNV-1a of 64 bits (Fowler, Noll, Vo), and the same with another factor.
    var fingerprint: Identifier {
      let numbers = [coordinate.latitude.bitPattern, coordinate.longitude.bitPattern, UInt64(name.count)]
      var (high, low): (UInt64, UInt64) = (0xCBF2_9CE4_8422_2325, 0x9AE1_6A3B_2F90_404F)
      func take(_ value: UInt64) {
        high = (high ^ value) &* 0x100_0000_01B3
        low = (low ^ value) &* 0x9E37_79B9_7F4A_7C15
      }
      for number in numbers {
        for shift in 0..<8 { take(number >> UInt64(shift * 8) & 0xFF) }
      }
      for byte in name { take(UInt64(byte)) }
      for byte in description { take(UInt64(byte)) }
      return Identifier(high: high, low: low)
    }
  }

  init(_ replica: Replica, fileName: String) {
    self.replica = replica
    report = ImportReport(fileName: fileName)
    for record in replica.places where record.deleted == nil {
      if let content = Self.content(of: record.place) { known[content.fingerprint] = 0 }
    }
  }

  private static func content(of place: Place) -> Content? {
    place.coordinate.map {
      Content(coordinate: $0, name: Array(place.name.utf8), description: Array(place.description.utf8))
    }
  }

  /// The next item: `[id or null, name or null, description or null, latitude, longitude]`, or `[reason, name or null]`.
  mutating func take(_ decoder: inout CBORDecoder, _ turn: inout Turn) throws(CBORError) {
    report.found += 1
    let number = report.found
    guard try decoder.array() == 5 else {
      let reason = ImportReport.Reason(named: try decoder.text()) ?? .malformed
      return skip(number, try decoder.optionalText(), reason)
    }
    let id = try decoder.null() ? nil : Identifier(bytes: try decoder.bytes())
    let (name, description) = (try decoder.optionalText() ?? "", try decoder.optionalText() ?? "")
    guard let coordinate = try decoder.optionalCoordinate() else { return skip(number, name, .malformed) }
    let place = Place(
      id: id ?? turn.identifier(),
      name: name,
      description: description,
      coordinate: coordinate,
      created: turn.now
    )
    do {
      try place.validate()
    } catch {
      return skip(number, nil, ImportReport.Reason(error))
    }
    if let twin = id.flatMap({ ids[$0] }) {
      if Self.content(of: edits[Int(twin)].place) != Self.content(of: place) {
        return skip(number, name, .sameID)
      }
      report.already += 1
      return
    }
    guard !isKnown(place, hasID: id != nil) else { return count(known: place) }
    guard replica.places.count + edits.count < Limits.places else {
      return skip(number, name, .vaultFull)
    }
    if let id { ids[id] = Int32(edits.count) }
    edits.append(Edit(place))
    report.added += 1
  }

  private mutating func count(known place: Place) {
    if let kept = replica.places[place.id]?.place, Self.content(of: kept) != Self.content(of: place) {
      report.different += 1
    } else {
      report.already += 1
    }
  }

  /// Remembers the place, so that twins within the file are found as well.
  private mutating func isKnown(_ place: Place, hasID: Bool) -> Bool {
    if hasID { return replica.places[place.id].map { $0.deleted == nil } ?? false }
    guard let content = Self.content(of: place) else { return false }
    return known.updateValue(0, forKey: content.fingerprint) != nil
  }

  private mutating func skip(_ number: Int, _ name: String?, _ reason: ImportReport.Reason) {
    report.skipped.append(ImportReport.Skipped(number: number, name: name, reason: reason))
  }
}
