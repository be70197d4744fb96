import Formats
import Geo
import PropertyTesting
import Testing

@Suite struct SavedPlacesReadingTests {
  @Test func readsTheClassicEdition() throws {
    let items = try items(
      """
      [{"title":"Tōkyō Tower","subtitle":"Red \\/ white\\n2nd line","latitude":35.658577,"longitude":139.745451},
       {"title":null,"subtitle":null,"latitude":-0,"longitude":1e1}, {"longitude":-180,"latitude":90}]
      """
    )
    #expect(
      try items == [
        place(35.658577, 139.745451, name: "Tōkyō Tower", description: "Red / white\n2nd line"), place(0, 10),
        place(90, -180),
      ]
    )
  }

  @Test func readsTheModernEdition() throws {
    let text = """
      \u{FEFF}[ { "name" : "Lisboa", "id" : "E621E1F8-C36C-495A-93FC-0C247A3E6E5F", "description" : "",
      "longitude" : -9.1393366, "latitude" : 38.7222524 } ]
      """
    let id = UUIDBits(high: 0xE621_E1F8_C36C_495A, low: 0x93FC_0C24_7A3E_6E5F)
    #expect(try items(text) == [place(38.7222524, -9.1393366, name: "Lisboa", description: "", id: id)])
  }

  @Test func readsACoordinateOfItsOwn() throws {
    let text = #"[{"title":"A","coordinate":{"latitude":1,"longitude":2}}]"#
    #expect(try items(text) == [place(1, 2, name: "A")])
  }

  @Test func keepsTextsAsTheyAre() throws {
    let text = #"[{"title":" \u0000\u0007\t‮x ","latitude":1,"longitude":2}]"#
    #expect(try items(text) == [place(1, 2, name: " \0\u{7}\t\u{202E}x ")])
  }

  @Test(
    arguments: [
      ("{}", .latitudeMissing), ("{\"latitude\":1}", .longitudeMissing),
      ("{\"longitude\":1}", .latitudeMissing),
      ("{\"latitude\":null,\"longitude\":1}", .latitudeMissing),
      ("{\"latitude\":\"1\",\"longitude\":1}", .latitudeNotANumber),
      ("{\"latitude\":1,\"longitude\":[]}", .longitudeNotANumber),
      ("{\"latitude\":91,\"longitude\":100}", .latitudeOutOfRange),
      ("{\"latitude\":139.7,\"longitude\":35.6}", .probablySwapped),
      ("{\"latitude\":1e999,\"longitude\":1}", .latitudeOutOfRange),
      ("{\"latitude\":200,\"longitude\":1}", .latitudeOutOfRange),
      ("{\"latitude\":1,\"longitude\":360.1}", .longitudeOutOfRange),
      ("{\"latitude\":1,\"longitude\":-1e999}", .longitudeOutOfRange),
      ("{\"latitude\":-180,\"longitude\":-180}", .latitudeOutOfRange),
      ("1", .notAnObject), ("null", .notAnObject), ("\"a\"", .notAnObject), ("[1,2]", .notAnObject),
      ("{\"latitude\":1,\"longitude\":2,\"title\":3}", .nameNotText),
      ("{\"latitude\":1,\"longitude\":2,\"name\":{}}", .nameNotText),
      ("{\"latitude\":1,\"longitude\":2,\"subtitle\":false}", .descriptionNotText),
      ("{\"latitude\":1,\"longitude\":2,\"id\":7}", .idNotAUUID),
      ("{\"latitude\":1,\"longitude\":2,\"id\":\"7\"}", .idNotAUUID),
    ] as [(String, SavedPlaces.Reason)]
  )
  func saysWhatIsWrongWithAnElementAndReadsTheOthers(element: String, reason: SavedPlaces.Reason) throws {
    let good = #"{"latitude":1,"longitude":2}"#
    let items = try items("[\(good),\(element),\(good)]")
    #expect(items.count == 3)
    #expect(try items.first == place(1, 2) && items.last == place(1, 2))
    #expect(problem(items[1])?.index == 1 && problem(items[1])?.reason == reason)
  }

  @Test func keepsWhatCouldBeReadOfAProblem() throws {
    let text =
      #"[{"name":"A","subtitle":"B","latitude":91,"longitude":2},{"name":1,"latitude":3,"longitude":4}]"#
    let problems = try items(text).map(problem)
    #expect(problems[0]?.name == "A" && problems[0]?.description == "B" && problems[0]?.coordinate == nil)
    #expect(try problems[1]?.coordinate == Coordinate(latitude: 3, longitude: 4) && problems[1]?.name == nil)
  }

  @Test(arguments: [
    #"{"latitude":01}"#, #"{"title":"\x","latitude":1}"#, "{\"title\":\"a\tb\"}", #"{"a":[1,{"b":]}]}"#,
    "nul", "-", "",
    #"{"title":"a,]}"# + "\\\"\\u00\"}",
    String(repeating: "[", count: 99) + String(repeating: "]", count: 99), "{]", "1 2",
  ])
  func readsOnAfterAnElementThatIsNotJSON(element: String) throws {
    let good = #"{"latitude":1,"longitude":2}"#
    let items = try items("[\(good) , \(element) ,\(good)]")
    #expect(items.count == (element == "1 2" ? 4 : 3))
    #expect(try items.first == place(1, 2) && items.last == place(1, 2))
    guard case .malformed? = problem(items[items.count - 2])?.reason else {
      Issue.record("\(items[1])")
      return
    }
  }

  @Test func readsOnWithoutACommaAndWithOneTooMany() throws {
    let good = #"{"latitude":1,"longitude":2}"#
    let unseparated = try items("[\(good) \(good), \(good)]")
    #expect(try unseparated.count == 3 && unseparated[0] == place(1, 2) && unseparated[2] == place(1, 2))
    #expect(try items("[\(good), ]") == [place(1, 2)])
    let empty = try items("[\(good), , \(good)]")
    #expect(try empty.count == 3 && empty[2] == place(1, 2))
  }

  @Test func readsOnAfterIllFormedUTF8() throws {
    let good = Array(#"{"latitude":1,"longitude":2}"#.utf8)
    let text =
      Array("[".utf8) + good + Array(",{\"title\":\"".utf8) + [0xC3, 0x28] + Array("\"},".utf8) + good + [
        0x5D
      ]
    let contents = try SavedPlaces.read(text)
    #expect(try contents.items.count == 3 && contents.items[2] == place(1, 2) && contents.damage == nil)
  }

  @Test func keepsWhatStandsBeforeTheCut() throws {
    let whole = Array(
      #"[{"title":"A","latitude":1,"longitude":2}, {"title":"B","latitude":3,"longitude":4}]"#.utf8
    )
    for length in 42..<whole.count {
      let contents = try SavedPlaces.read(Array(whole[..<length]))
      #expect(try contents.items.first == place(1, 2, name: "A"))
      #expect(contents.damage == JSONError(kind: .unexpectedEnd, offset: length))
    }
    #expect(try SavedPlaces.read(whole).damage == nil)
    #expect(
      try SavedPlaces.read(whole + [0x78]).damage == JSONError(kind: .trailingContent, offset: whole.count)
    )
  }

  @Test func tellsAnEmptyFileFromOneThatIsSomethingElse() throws {
    let empty = try SavedPlaces.read(Array(" [ ] ".utf8))
    #expect(empty.items.isEmpty && empty.damage == nil)
    #expect(throws: SavedPlaces.RefusedFile.notAnArray) {
      try items(#"{"type":"FeatureCollection","features":[]}"#)
    }
    #expect(throws: SavedPlaces.RefusedFile.noPlaces) { try items(#"[{"name":"A"},1]"#) }
    #expect(throws: SavedPlaces.RefusedFile.noPlaces) { try items("[1,2]") }
    for (text, kind, offset) in [
      ("", JSONError.Kind.unexpectedEnd, 0), ("<gpx>", .expectedValue, 0), ("[", .unexpectedEnd, 1),
      ("[]x", .trailingContent, 2),
      ("[x]", .expectedValue, 1), ("title,latitude", .invalidLiteral, 1),
    ] {
      #expect(throws: SavedPlaces.RefusedFile.notJSON(JSONError(kind: kind, offset: offset))) {
        try items(text)
      }
    }
  }

  @Test func refusesMoreThanTheLimits() throws {
    let text = Array(#"[{"latitude":1,"longitude":2},{"latitude":1,"longitude":2}]"#.utf8)
    #expect(try SavedPlaces.read(text, limits: .init(bytes: text.count, items: 2)).items.count == 2)
    #expect(throws: SavedPlaces.RefusedFile.tooManyItems(limit: 1)) {
      try SavedPlaces.read(text, limits: .init(items: 1))
    }
    #expect(throws: SavedPlaces.RefusedFile.tooLong(limit: 5)) {
      try SavedPlaces.read(text, limits: .init(bytes: 5))
    }
  }

  @Test func namesWhatItDidNotUse() throws {
    let text =
      #"[{"latitude":1,"longitude":2,"color":3,"name":"A","title":"B"},{"latitude":1,"longitude":2,"color":"","x":0}]"#
    let contents = try SavedPlaces.read(Array(text.utf8))
    #expect(contents.ignoredMembers == ["color", "title", "x"])
    #expect(try contents.items.first == place(1, 2, name: "A"))
  }

  @Test func countsCharactersThatCouldNotBeKept() throws {
    let text = #"[{"title":"\uD83Cx","latitude":1,"longitude":2}]"#
    let contents = try SavedPlaces.read(Array(text.utf8))
    #expect(try contents.replacedCharacters == 1 && contents.items == [place(1, 2, name: "\u{FFFD}x")])
  }

  /// A fault anywhere in one element leaves every other element readable, as long as it opens or closes nothing.
  @Test func oneFaultSpoilsOneElement() {
    forEvery(500) { random in
      let places = try (0..<4).map { _ in try random.savedPlace() }
      var elements = places.map { SavedPlaces.modern([$0]).dropFirst().dropLast() }
      let hit = random.int(in: 0...3)
      let position = random.int(in: elements[hit].startIndex...elements[hit].endIndex - 1)
      guard !Array("\"\\[]{},".utf8).contains(elements[hit][position]) else { return }
      elements[hit][position] = random.pick(Array(":x0-.\u{1}\u{7F}".utf8) + [0x80, 0xFF])
      let contents = try SavedPlaces.read([0x5B] + Array(elements.joined(separator: [0x2C])) + [0x5D])
      #expect(contents.items.count == 4 && contents.damage == nil)
      for index in 0..<4 where index != hit { #expect(contents.items[index] == .place(places[index])) }
    }
  }

  @Test func readsAnyBytesWithoutFailingOtherwise() {
    forEvery(1000) { random in
      let text =
        [UInt8(ascii: "[")]
        + random.bytes(upTo: 60).map { _ in random.pick(Array("[]{},:\"\\1latitude ".utf8)) }
      do throws(SavedPlaces.RefusedFile) {
        let contents = try SavedPlaces.read(text)
        #expect(contents.items.count <= text.count)
      } catch {
        #expect(error != .notAnArray)
      }
    }
  }

  private func items(_ text: String) throws -> [SavedPlaces.Item] {
    let contents = try SavedPlaces.read(Array(text.utf8))
    #expect(contents.damage == nil)
    return contents.items
  }

  private func problem(_ item: SavedPlaces.Item) -> SavedPlaces.Problem? {
    if case .problem(let problem) = item { problem } else { nil }
  }

  private func place(
    _ latitude: Double,
    _ longitude: Double,
    name: String? = nil,
    description: String? = nil,
    id: UUIDBits? = nil
  ) throws -> SavedPlaces.Item {
    let coordinate = try Coordinate(latitude: latitude, longitude: longitude)
    return .place(SavedPlaces.Place(id: id, name: name, description: description, coordinate: coordinate))
  }
}

extension SeededGenerator {
  /// A place with an id and texts.
  mutating func savedPlace() throws -> SavedPlaces.Place {
    SavedPlaces.Place(
      id: UUIDBits(high: next(), low: next()),
      name: text(),
      description: text(),
      coordinate: try Coordinate(latitude: double(in: -90...90), longitude: double(in: -180...180))
    )
  }
}
