import App
import Testing
import Vault

@Suite struct PlaceListTests {
  /// The camera over all latitudes between two longitudes.
  private func camera(west: Double, east: Double) -> Action {
    .mapMoved(
      Camera(
        center: MapPoint(longitude: west, latitude: 0),
        zoom: 3,
        west: west,
        south: -60,
        east: east,
        north: 60
      )
    )
  }

  private func listing(_ host: RecordingHost) -> [String] {
    host.session.list?.places.map { $0.name } ?? []
  }

  @Test func aListOfWhatIsOnScreenFollowsTheMap() {
    let host = RecordingHost.opened()
    host.addPlace(named: "Bern", longitude: 7.4)
    host.addPlace(named: "Fiji", longitude: 178)
    host.addPlace(named: "Samoa", longitude: -172)
    host.command(.showPlaces)
    host.send(camera(west: 0, east: 20))
    #expect(listing(host) == ["Bern", "Fiji", "Samoa"])
    host.command(.setOnScreen)
    #expect(listing(host) == ["Bern"] && host.session.list?.total == 1)
    host.send(camera(west: 170, east: -170))
    #expect(listing(host) == ["Fiji", "Samoa"])
    host.send(.input(.placesFilter, value: "sam"))
    #expect(listing(host) == ["Samoa"])
    host.command(.setOnScreen)
    host.send(.input(.placesFilter, value: ""))
    #expect(listing(host) == ["Bern", "Fiji", "Samoa"])
  }

  @Test func aListOfWhatIsOnScreenFollowsThePlaces() {
    let host = RecordingHost.opened()
    host.send(camera(west: 0, east: 20))
    host.command(.showPlaces)
    host.command(.setOnScreen)
    #expect(listing(host) == [] && host.session.list?.total == 0)
    host.command(.closeSheet)
    host.addPlace(named: "Bern", longitude: 7.4)
    host.command(.showPlaces)
    host.command(.setOnScreen)
    #expect(listing(host) == ["Bern"])
  }
}
