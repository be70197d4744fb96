import Geo
import Vault

/// Adding, changing and deleting places. Every change goes through `change`, which saves it and can take it back.
extension Session {
  /// Adds, saves and selects a place, and opens its form with the name ready to be typed over.
  mutating func addPlace(at point: MapPoint?, named name: String, _ turn: inout Turn) {
    guard let coordinate = (point ?? camera.center).coordinate, !isUntouchedNewPlace(at: coordinate),
      mayLeaveSheet(&turn)
    else { return }
    guard vault.replica.places.count < Limits.places else {
      return show(.fullVault(limit: Limits.places), &turn)
    }
    let place = Place(id: turn.identifier(), name: name, coordinate: coordinate, created: turn.now)
    change([Edit(place)], &turn)
    selection = place.id
    openForm(place, isNew: true, &turn)
    show(.added, &turn)
  }

  /// Whether the form of a place just added there is open as it was: a double tap adds one place, not two.
  private func isUntouchedNewPlace(at coordinate: Coordinate) -> Bool {
    guard case .edit(let draft) = sheet, draft.isNew else { return false }
    return draft.original.coordinate == coordinate && !draft.isChanged
  }

  mutating func select(_ id: Identifier, _ turn: inout Turn) {
    if case .edit(let draft) = sheet, draft.id == id { return }
    guard mayLeaveSheet(&turn), let place = place(id) else { return }
    selection = id
    sheet = .details
    isSheetFull = false
    showSelection(&turn)
    if let coordinate = place.coordinate { turn.emit(.mapReveal(MapPoint(coordinate))) }
    turn.emit(.history(depth: 1))
    turn.emit(.focus(element: ElementID.sheet.rawValue, select: false))
  }

  mutating func editSelected(_ turn: inout Turn) {
    guard let place = selectedPlace else { return }
    openForm(place, isNew: false, &turn)
  }

  private mutating func openForm(_ place: Place, isNew: Bool, _ turn: inout Turn) {
    open(Draft(place: place, serial: turn.requests.nextSerial(), isNew: isNew), selectsName: isNew, &turn)
  }

  mutating func open(_ draft: Draft, selectsName: Bool, _ turn: inout Turn) {
    sheet = .edit(draft)
    showSelection(&turn)
    if let coordinate = draft.place.coordinate { turn.emit(.mapReveal(MapPoint(coordinate))) }
    turn.emit(.history(depth: 1))
    turn.emit(.focus(element: ElementID.placeName(draft.serial), select: selectsName))
  }

  /// "Save": what was changed in the copy replaces what the place has; what another tab changed meanwhile stays, and a
  /// place that it deleted comes back.
  mutating func saveDraft(_ form: Form, _ turn: inout Turn) {
    guard case .edit(var draft) = sheet else { return }
    draft.place.name = form[.placeName]
    draft.place.description = form[.placeDescription]
    draft.link = form[.placeLink]
    guard let record = vault.replica.places[draft.id] else { return }
    var mine = draft.place
    if !draft.link.utf8.elementsEqual((draft.original.link ?? "").utf8) {
      do throws(PlaceProblem) {
        mine.link = try WebLink.typed(draft.link)
      } catch {
        return refuse(draft, error)
      }
    }
    var place = record.place
    let isOverwriting = place.take(mine, insteadOf: draft.original)
    do {
      try place.validate()
    } catch {
      return refuse(draft, PlaceProblem(error))
    }
    change([Edit(place)], &turn)
    close(&turn)
    show(isOverwriting ? .changedOver : .changed, &turn)
  }

  private mutating func refuse(_ draft: Draft, _ problem: PlaceProblem) {
    var draft = draft
    draft.problem = problem
    sheet = .edit(draft)
  }

  /// "Cancel": leaves without saving, after asking where something was typed.
  mutating func cancelDraft(_ turn: inout Turn) {
    guard case .edit(let draft) = sheet, mayLeaveSheet(&turn) else { return }
    close(&turn)
    if draft.isNew { show(.keptNewPlace, &turn) }
  }

  mutating func discardDraft(_ turn: inout Turn) {
    guard case .edit(let draft) = sheet else { return }
    close(&turn)
    if draft.isNew { show(.keptNewPlace, &turn) }
  }

  mutating func keepEditing(_ turn: inout Turn) {
    guard case .edit(var draft) = sheet else { return }
    draft.asksToDiscard = false
    sheet = .edit(draft)
    turn.emit(.history(depth: 1))
    turn.emit(.focus(element: ElementID.placeName(draft.serial), select: false))
  }

  mutating func moveDraftToCenter(_ turn: inout Turn) {
    guard case .edit(var draft) = sheet, let coordinate = camera.center.coordinate else { return }
    draft.place.coordinate = coordinate
    sheet = .edit(draft)
    showSelection(&turn)
  }

  /// The selected pin was dragged: the form's copy moves with it.
  mutating func dragged(_ id: Identifier, to point: MapPoint) {
    guard case .edit(var draft) = sheet, draft.id == id, let coordinate = point.coordinate else { return }
    draft.place.coordinate = coordinate
    sheet = .edit(draft)
  }

  mutating func deleteSelected(_ turn: inout Turn) {
    guard let place = selectedPlace else { return }
    change([Edit(place, deleted: turn.now)], &turn)
    close(&turn)
    show(.deleted(name: place.name), &turn)
  }

}

extension PlaceProblem {
  init(_ error: PlaceError) {
    switch error.field {
    case .name: self = .nameTooLong(limit: error.limit)
    case .link: self = .linkTooLong(limit: error.limit)
    default: self = .descriptionTooLong(limit: error.limit)
    }
  }
}
