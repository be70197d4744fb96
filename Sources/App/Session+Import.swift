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
    session?.importFile(bytes, name: name, &turn)
  }
}

extension Session {
  mutating func importFile(_ bytes: [UInt8], name: String, _ turn: inout Turn) {
    do {
      let contents = try SavedPlaces.read(bytes)
      guard !contents.items.isEmpty || contents.damage != nil else { return show(.emptyFile, &turn) }
      var intake = Intake(vault.replica, fileName: name)
      intake.report.isCutOff = contents.damage != nil
      intake.report.replacedCharacters = contents.replacedCharacters
      for (index, item) in contents.items.enumerated() { intake.take(item, number: index + 1, &turn) }
      if !intake.edits.isEmpty { change(intake.edits, &turn) }
      notice = nil
      present(.report(intake.report), &turn)
      reveal(intake.edits.compactMap { $0.place?.coordinate }, &turn)
    } catch {
      switch error {
      case .tooLong, .tooManyItems: show(.fileTooLarge(limit: Limits.fileBytes), &turn)
      case .noPlaces: show(.emptyFile, &turn)
      case .notJSON, .notAnArray: show(.unknownFile, &turn)
      }
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
  private var known: Set<Content> = []
  private var ids: Set<Identifier> = []

  private struct Content: Hashable {
    let coordinate: Coordinate
    let name: [UInt8]
    let description: [UInt8]
  }

  init(_ replica: Replica, fileName: String) {
    self.replica = replica
    report = ImportReport(fileName: fileName)
    for record in replica.places where record.deleted == nil {
      if let content = Self.content(of: record.place) { known.insert(content) }
    }
  }

  private static func content(of place: Place) -> Content? {
    place.coordinate.map {
      Content(coordinate: $0, name: Array(place.name.utf8), description: Array(place.description.utf8))
    }
  }

  mutating func take(_ item: SavedPlaces.Item, number: Int, _ turn: inout Turn) {
    report.found += 1
    switch item {
    case .problem(let problem):
      skip(number, problem.name, ImportReport.Reason(problem.reason))
    case .place(let saved): take(saved, number: number, &turn)
    }
  }

  private mutating func take(_ saved: SavedPlaces.Place, number: Int, _ turn: inout Turn) {
    let id = saved.id.map { Identifier(high: $0.high, low: $0.low) }
    let place = Place(
      id: id ?? turn.identifier(),
      name: saved.name ?? "",
      description: saved.description ?? "",
      coordinate: saved.coordinate,
      created: turn.now
    )
    do {
      try place.validate()
    } catch {
      return skip(number, nil, ImportReport.Reason(error))
    }
    guard !isKnown(place, hasID: id != nil) else { return count(known: place) }
    guard replica.places.count + edits.count < Limits.places else {
      return skip(number, saved.name, .vaultFull)
    }
    edits.append(Edit(id: place.id, place: place))
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
    if hasID {
      let isThere = replica.places[place.id].map { $0.deleted == nil } ?? false
      return !ids.insert(place.id).inserted || isThere
    }
    guard let content = Self.content(of: place) else { return false }
    return !known.insert(content).inserted
  }

  private mutating func skip(_ number: Int, _ name: String?, _ reason: ImportReport.Reason) {
    report.skipped.append(ImportReport.Skipped(number: number, name: name, reason: reason))
  }
}
