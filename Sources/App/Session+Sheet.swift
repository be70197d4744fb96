import Geo
public import Vault

/// The sheet, the selection and the notice.
extension Session {
  mutating func input(_ field: Field, _ value: String, _ turn: inout Turn) {
    startStateTimer(&turn)
    switch (field, sheet) {
    case (.placeName, .edit(var draft)):
      draft.place.name = value
      sheet = .edit(draft)
    case (.placeDescription, .edit(var draft)):
      draft.place.description = value
      sheet = .edit(draft)
    case (.placeLink, .edit(var draft)):
      draft.link = value
      sheet = .edit(draft)
    case (.symbol, .edit(var draft)):
      if let symbol = Symbol(named: value) { draft.place.symbol = symbol.rawValue }
      sheet = .edit(draft)
      showSelection(&turn)
    case (.color, .edit(var draft)):
      draft.place.color = PlaceColor.value(value)
      sheet = .edit(draft)
      showSelection(&turn)
    case (.tourStop, nil):
      if let stop = Int(value) { tourEvent(&turn) { $0.fly(to: stop - 1) } }
    case (.placesFilter, .places(var query)):
      query.text = value
      sheet = .places(query)
    default: break
    }
  }

  /// Whether the sheet may be left; asks "Discard changes?" where something was typed.
  mutating func mayLeaveSheet(_ turn: inout Turn) -> Bool {
    guard case .edit(var draft) = sheet, draft.isChanged else {
      return true
    }
    draft.asksToDiscard = true
    sheet = .edit(draft)
    isSheetFull = true
    turn.emit(.history(depth: 1))
    turn.emit(.focus(element: ElementID.keepEditing.rawValue, select: false))
    return false
  }

  /// Escape, the back button, a tap on the map or the close button.
  mutating func closeSheet(_ turn: inout Turn) {
    switch sheet {
    case nil: break
    case .edit(let draft) where draft.asksToDiscard: keepEditing(&turn)
    case .edit: cancelDraft(&turn)
    case .ways(.list), .erase, .about: present(.settings, &turn)
    case .ways: present(.ways(.list(problem: nil)), &turn)
    default: close(&turn)
    }
  }

  /// Closes the sheet and clears the selection.
  mutating func close(_ turn: inout Turn) {
    let opener = sheet?.opener
    sheet = nil
    selection = nil
    isSheetFull = false
    showSelection(&turn)
    turn.emit(.history(depth: 0))
    if let opener { turn.emit(.focus(element: opener.rawValue, select: false)) }
    if !state.drafts.isEmpty { keepState(&turn) }
  }

  mutating func present(_ new: Sheet, _ turn: inout Turn) {
    guard mayLeaveSheet(&turn) else { return }
    if selection != nil {
      selection = nil
      showSelection(&turn)
    }
    sheet = new
    isSheetFull = true
    turn.emit(.history(depth: 1))
    turn.emit(.focus(element: new.firstFocus.rawValue, select: false))
  }

  /// The finger let the sheet go: a flick decides by its direction, else the nearest of closed, peek and full.
  mutating func sheetLetGo(height: Double, velocity: Double, _ turn: inout Turn) {
    if velocity > 0.8 || (velocity > -0.8 && height > 0.62) {
      resizeSheet(isFull: true, &turn)
    } else if !isSheetFull && (height < 0.2 || velocity < -0.8) || height < 0.2 {
      closeSheet(&turn)
    } else {
      resizeSheet(isFull: false, &turn)
    }
  }

  mutating func toggleSheetSize(_ turn: inout Turn) {
    resizeSheet(isFull: !isSheetFull, &turn)
  }

  /// The ways to unlock; says so where one of them is damaged.
  mutating func showWays(_ turn: inout Turn) {
    present(.ways(.list(problem: header.damagedSlots > 0 ? .damagedSlot : nil)), &turn)
  }

  /// Keeps the selected pin in what the sheet leaves of the map.
  mutating func resizeSheet(isFull: Bool, _ turn: inout Turn) {
    isSheetFull = isFull
    if let coordinate = selectedPlace?.coordinate { turn.emit(.mapReveal(MapPoint(coordinate))) }
  }

  /// Tells the host which pin to draw above the tiles, and whether it may be dragged.
  func showSelection(_ turn: inout Turn) {
    guard var place = selectedPlace else { return turn.emit(.mapSelection(nil)) }
    let name = place.name
    var isDraggable = false
    if case .edit(let draft) = sheet {
      place = draft.place
      isDraggable = true
    }
    guard let coordinate = place.coordinate else { return turn.emit(.mapSelection(nil)) }
    turn.emit(
      .mapSelection(
        PinSelection(
          place: place.id,
          point: MapPoint(coordinate),
          name: name,
          symbol: place.shownSymbol,
          color: place.shownColor,
          isVisited: place.isVisited,
          isDraggable: isDraggable
        )
      )
    )
  }

  mutating func show(_ kind: Notice.Kind, _ turn: inout Turn) {
    lastNotice += 1
    notice = Notice(
      serial: lastNotice,
      kind: kind,
      canUndo: kind.canUndo && canUndo,
      canRedo: kind == .undone && canRedo
    )
    let serial = lastNotice
    turn.ask(.noticeTimer(serial)) { .timer($0, milliseconds: Limits.noticeMilliseconds) }
  }

  mutating func noticeExpired(_ serial: UInt64) {
    if notice?.serial == serial { notice = nil }
  }
}

extension Notice.Kind {
  var canUndo: Bool {
    switch self {
    case .added, .changed, .changedOver, .deleted, .keptNewPlace, .undone, .redone: true
    default: false
    }
  }
}

extension Sheet {
  /// What gets the focus when it opens.
  var firstFocus: ElementID {
    switch self {
    case .ways(.passphrase): .passphrase
    case .ways(.rename): .wayName
    case .ways(.recovery): .recoveryConfirmation
    case .erase: .eraseConfirmation
    default: .sheet
    }
  }

  /// The control that opened it, which gets the focus back.
  var opener: ElementID? {
    switch self {
    case .details, .edit: .map
    case .places: .placesButton
    default: .settingsButton
    }
  }
}

extension MapPoint {
  init(_ coordinate: Coordinate) {
    self.init(longitude: coordinate.longitude, latitude: coordinate.latitude)
  }
}

extension Place {
  public var isVisited: Bool {
    if case .visited = status { true } else { false }
  }
}
