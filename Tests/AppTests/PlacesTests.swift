import App
import Geo
import Testing
import Vault

@Suite struct PlacesTests {
  @Test func addPutsAPlaceAtTheCentreSelectsItAndOpensItsForm() throws {
    let host = RecordingHost.opened()
    host.send(
      .mapMoved(
        Camera(
          center: MapPoint(longitude: 2.3522, latitude: 48.8566),
          zoom: 9,
          west: 2,
          south: 48,
          east: 3,
          north: 49
        )
      )
    )
    host.command(.addPlace)
    let place = try #require(host.session.selectedPlace)
    #expect(place.name == "New location")
    #expect(place.coordinate?.latitude == 48.8566)
    guard case .edit(let draft) = host.session.sheet else {
      Issue.record("no form")
      return
    }
    #expect(draft.isNew)
    #expect(host.effects.contains(.focus(element: ElementID.placeName(draft.serial), select: true)))
    #expect(host.session.saving == .saved)
  }

  @Test func cancellingANewPlaceKeepsItAndOffersUndo() {
    let host = RecordingHost.opened()
    host.command(.addPlace)
    host.command(.cancelEdit)
    #expect(host.placeNames == ["New location"])
    #expect(host.session.notice?.canUndo == true)
    host.command(.undo)
    #expect(host.placeNames.isEmpty)
    host.restart()
    host.unlockWithPassphrase()
    #expect(host.placeNames.isEmpty)
  }

  @Test func aNewPlaceIsDurableBeforeItsFormCloses() {
    let host = RecordingHost.opened()
    host.command(.addPlace)
    host.restart()
    host.unlockWithPassphrase()
    #expect(host.placeNames == ["New location"])
  }

  @Test func saveReplacesThePlaceAndKeepsItsIdentity() {
    let host = RecordingHost.opened()
    let id = host.addPlace(named: "Lisbon")
    host.command(.select, id!.text)
    host.command(.edit)
    host.submit(.save, [.placeName: "Porto", .placeDescription: "two\nlines"])
    let place = host.session.place(id!)
    #expect(place?.name == "Porto")
    #expect(place?.description == "two\nlines")
    #expect(host.session.placeCount == 1)
    #expect(host.session.sheet == nil)
    #expect(host.session.selection == nil)
  }

  @Test func leavingWithoutSavingChangesNothingAndAsksFirst() {
    let host = RecordingHost.opened()
    let id = host.addPlace(named: "Lisbon")!
    host.command(.select, id.text)
    host.command(.edit)
    host.send(.input(.placeName, value: "Porto"))
    host.send(.back)
    guard case .edit(let draft) = host.session.sheet, draft.asksToDiscard else {
      Issue.record("did not ask")
      return
    }
    host.command(.keepEditing)
    host.command(.closeSheet)
    host.command(.discardEdit)
    #expect(host.session.sheet == nil)
    #expect(host.session.place(id)?.name == "Lisbon")
  }

  @Test func leavingAnUntouchedFormAsksNothing() {
    let host = RecordingHost.opened()
    let id = host.addPlace(named: "Lisbon")!
    host.command(.select, id.text)
    host.command(.edit)
    host.send(.key("Escape", command: false))
    #expect(host.session.sheet == nil)
  }

  @Test func atMostOnePlaceIsSelected() {
    let host = RecordingHost.opened()
    let first = host.addPlace(named: "A")!
    let second = host.addPlace(named: "B", longitude: 20)!
    host.tap(longitude: 10, latitude: 50)
    #expect(host.session.selection == first)
    host.tap(longitude: 20, latitude: 50)
    #expect(host.session.selection == second)
    #expect(host.session.sheet == .details)
    host.command(.closeSheet)
    #expect(host.session.selection == nil)
  }

  @Test func aDeletedPlaceComesBackByUndo() {
    let host = RecordingHost.opened()
    let id = host.addPlace(named: "Lisbon")!
    host.command(.select, id.text)
    host.command(.delete)
    #expect(host.placeNames.isEmpty)
    host.command(.undo)
    #expect(host.placeNames == ["Lisbon"])
    host.restart()
    host.unlockWithPassphrase()
    #expect(host.placeNames == ["Lisbon"])
  }

  @Test func thePositionIsCorrectedByDraggingThePinAndSaved() {
    let host = RecordingHost.opened()
    let id = host.addPlace(named: "Lisbon")!
    host.command(.select, id.text)
    host.command(.edit)
    host.send(.mapDragged(id, MapPoint(longitude: -9.14, latitude: 38.71)))
    #expect(host.session.place(id)?.coordinate?.longitude == 10)
    host.submit(.save, [.placeName: "Lisbon"])
    #expect(host.session.place(id)?.coordinate?.longitude == -9.14)
  }

  @Test func moveToCentreTakesTheMapsCentre() {
    let host = RecordingHost.opened()
    let id = host.addPlace(named: "Lisbon")!
    host.command(.select, id.text)
    host.command(.edit)
    host.command(.moveToCenter)
    host.submit(.save, [.placeName: "Lisbon"])
    #expect(host.session.place(id)?.coordinate?.longitude == Camera.initial.center.longitude)
  }

  @Test func aTapAddsOnlyWhereSettingsSaySo() {
    let host = RecordingHost.opened()
    host.tap(longitude: 1, latitude: 2)
    #expect(host.session.placeCount == 0)
    host.command(.setAddByTap, "true")
    host.tap(longitude: 1, latitude: 2)
    #expect(host.session.placeCount == 1)
  }

  @Test func aSpotBeyond180DegreesIsWrapped() {
    let host = RecordingHost.opened()
    host.send(.mapPressed(MapPoint(longitude: 181, latitude: 0), zoom: 10))
    #expect(host.session.selectedPlace?.coordinate?.longitude == -179)
  }

  @Test func aNameBeyondItsLimitIsRefusedAndKeptInTheForm() {
    let host = RecordingHost.opened()
    let id = host.addPlace(named: "Lisbon")!
    host.command(.select, id.text)
    host.command(.edit)
    let long = String(repeating: "x", count: PlaceLimits.name + 1)
    host.submit(.save, [.placeName: long])
    guard case .edit(let draft) = host.session.sheet else {
      Issue.record("the form closed")
      return
    }
    #expect(draft.problem == .nameTooLong(limit: PlaceLimits.name))
    #expect(draft.place.name == long)
    #expect(host.session.place(id)?.name == "Lisbon")
  }

  @Test func tappingAddTwiceAddsOnePlace() {
    let host = RecordingHost.opened()
    host.command(.addPlace)
    host.command(.addPlace)
    #expect(host.session.placeCount == 1)
  }

  @Test func aDoubleTapOnTheBareMapAddsNothing() {
    let host = RecordingHost.opened()
    host.command(.setAddByTap, "true")
    let point = MapPoint(longitude: 1, latitude: 2)
    host.send(.mapTapped(MapTap(point: point, zoom: 10, isSingle: false)))
    host.send(.mapTapped(MapTap(point: point, zoom: 10, isSingle: false)))
    #expect(host.session.placeCount == 0)
  }

  @Test func aTapReachesAPinAcrossTheAntimeridianAndATilesEdge() {
    let host = RecordingHost.opened()
    let id = host.addPlace(named: "Taveuni", longitude: 179.999, latitude: 0)
    host.tap(longitude: -179.999, latitude: 0, zoom: 10)
    #expect(host.session.selection == id)
  }

  @Test func aTapBesideAPinMissesIt() {
    let host = RecordingHost.opened()
    host.addPlace(named: "Lisbon")
    host.tap(longitude: 10.2, latitude: 50, zoom: 10)
    #expect(host.session.selection == nil)
  }

  @Test func aTapOnAClusterFliesToWhereItsPlacesComeApart() {
    let host = RecordingHost.opened()
    host.addPlace(named: "A", longitude: 10, latitude: 50)
    host.addPlace(named: "B", longitude: 10.1, latitude: 50)
    _ = host.takeEffects()
    host.tap(longitude: 10.05, latitude: 50, zoom: 3)
    let zooms = host.takeEffects().compactMap { effect in
      if case .mapFly(_, let zoom) = effect { zoom } else { nil }
    }
    #expect(zooms.count == 1 && zooms[0] > 8)
  }

  @Test func aTapOnPlacesThatShareASpotListsThem() {
    let host = RecordingHost.opened()
    let camera = Camera.initial.center
    var added: Set<Identifier> = []
    for name in ["A", "B"] {
      host.command(.addPlace)
      added.insert(host.session.selection!)
      host.submit(.save, [.placeName: name])
    }
    host.tap(longitude: camera.longitude, latitude: camera.latitude, zoom: 10)
    guard case .shared(let ids) = host.session.sheet else {
      Issue.record("no list")
      return
    }
    #expect(Set(ids) == added)
  }

  @Test func theOpenListFollowsTheFilterAndThePlaces() {
    let host = RecordingHost.opened()
    host.addPlace(named: "Bern")
    host.addPlace(named: "Berlin")
    #expect(host.session.list == nil)
    host.command(.showPlaces)
    #expect(host.session.list?.places.map { $0.name } == ["Berlin", "Bern"])
    host.send(.input(.placesFilter, value: "bern"))
    #expect(host.session.list?.places.map { $0.name } == ["Bern"])
    host.command(.undo)
    host.send(.input(.placesFilter, value: ""))
    #expect(host.session.list?.places.map { $0.name }.sorted() == host.placeNames)
    host.command(.closeSheet)
    #expect(host.session.list == nil)
  }

  @Test func undoGoesBackStepByStep() {
    let host = RecordingHost.opened()
    host.addPlace(named: "A")
    host.addPlace(named: "B", longitude: 20)
    for _ in 0..<4 { host.send(.key("z", command: true)) }
    #expect(host.placeNames.isEmpty)
  }
}
