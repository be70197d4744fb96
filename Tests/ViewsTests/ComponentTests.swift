import Geo
import Testing
import Vault

@testable import App
@testable import Views

/// The exact HTML of the pieces that screens are made of.
@Suite struct ComponentTests {
  private func written(_ language: Language = .english, _ body: (inout HTMLWriter) -> Void) -> String {
    var html = HTMLWriter(Wording(.whole, in: language))
    body(&html)
    return String(decoding: html.bytes, as: UTF8.self)
  }

  @Test func button() {
    #expect(
      written { $0.button(.edit, .edit, .primary, id: .editButton, value: "a\"b") }
        == #"<button class="button is-primary" type="button" id="edit-place" data-command="place.edit" data-value="a&quot;b">Edit</button>"#
    )
  }

  @Test func iconButton() {
    #expect(
      written(.japanese) { $0.iconButton(.addPlace, .plus, .addPlace, id: .addButton, classes: "add") }
        == #"<button class="add" type="button" id="add-place" data-command="place.add" aria-label="場所を追加" title="場所を追加">"#
        + #"<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 5v14M5 12h14"></path></svg></button>"#
    )
  }

  @Test func detailsFallBackWhereNothingIsKnown() throws {
    let place = Place(id: Identifier(high: 1, low: 2), created: Sample.now)
    let html = written { $0.details(place) }
    #expect(html.contains(#"<h2 class="sheet-title" id="sheet-title">Unknown</h2>"#))
    #expect(html.contains(#"<p class="description is-missing">Missing place information.</p>"#))
    #expect(html.contains("<dd>Not on the map yet</dd>"))
    #expect(html.contains(#"data-command="place.edit">Edit</button>"#))
    #expect(html.contains(#"data-command="sheet.close">OK</button>"#))
  }

  @Test func detailsShowTitleDescriptionAndPosition() throws {
    let html = written { $0.details(Sample.plain.places[0]) }
    #expect(html.contains(#"id="sheet-title"><bdi dir="auto">Sainte-Chapelle</bdi></h2>"#))
    #expect(html.contains(#"<p class="description" dir="auto">Go in the late afternoon"#))
    #expect(html.contains("48.85540° N, 2.34500° E"))
  }

  @Test func fieldsOfAFormCarryItsSerial() throws {
    let draft = Draft(place: Sample.plain.places[0], serial: 12, isNew: true)
    let elements = try page { $0.editForm(draft) }.elements
    #expect(elements.first { $0["name"] == "place-name" }?["id"] == "place-name-12")
    #expect(elements.first { $0["name"] == "place-name" }?["value"] == "Sainte-Chapelle")
    #expect(elements.first { $0["name"] == "place-description" }?["id"] == "place-description-12")
  }

  @Test func aDescriptionKeepsItsFirstLineBreak() throws {
    var draft = Draft(place: Sample.plain.places[0], serial: 1, isNew: false)
    draft.place.description = "\nsecond line"
    #expect(written { $0.editForm(draft) }.contains(">\n\nsecond line</textarea>"))
  }

  @Test func aProblemIsTiedToItsField() throws {
    var draft = Draft(place: Sample.plain.places[0], serial: 1, isNew: false)
    draft.problem = .nameTooLong(limit: 1_000)
    let elements = try page { $0.editForm(draft) }.elements
    let field = elements.first { $0["name"] == "place-name" }
    #expect(field?["aria-invalid"] == "true" && field?["aria-describedby"] == "place-problem")
    #expect(elements.contains { $0["id"] == "place-problem" && $0["role"] == "alert" })
  }

  @Test func passphraseFieldsSpeakToPasswordManagers() throws {
    let new = try page { $0.newPassphrase(.setPassphrase, back: .setupBack, nil, .settingUp) }.elements
    #expect(
      new.filter { $0["type"] == "password" }.map { $0["autocomplete"] } == ["new-password", "new-password"]
    )
    let current = try page { $0.unlockPassphrase() }.elements
    #expect(current.filter { $0["type"] == "password" }.map { $0["autocomplete"] } == ["current-password"])
    #expect(current.contains { $0["autocomplete"] == "username" && $0["name"] == nil })
  }

  @Test func theListSaysHowManyAreNotShown() throws {
    let places = (0..<250).map { index in
      Place(id: Identifier(high: 5, low: UInt64(index)), name: "Place \(index)", created: Sample.now)
    }
    let session = Sample.session(places: places, header: Sample.plain.header)
    let html = written { $0.placesList(session.listed(PlaceQuery()), nil) }
    #expect(html.contains("250 places"))
    #expect(html.contains("and 50 more"))
    #expect(html.components(separatedBy: "data-command=\"place.select\"") == 201)
  }

  @Test func anEmptyListInvites() {
    let session = Sample.session(places: [], header: Sample.plain.header)
    let html = written { $0.placesList(session.listed(PlaceQuery()), nil) }
    #expect(html.contains("Where would you like to go?") && html.contains("data-file"))
  }

  @Test func theFirstLineThatSaysSomethingStandsForADescription() {
    var place = Sample.plain.places[0]
    place.description = "\n  \r\nFirst\nSecond"
    #expect(place.firstLine == "First")
    place.description = String(repeating: "é", count: 300)
    #expect(place.firstLine == String(repeating: "é", count: 100))
  }

  private func page(_ body: (inout HTMLWriter) -> Void) throws -> Page {
    var html = HTMLWriter(Wording(.whole, in: .english))
    body(&html)
    return try Page(html.bytes)
  }
}

extension String {
  /// How many pieces the text falls into at `separator`.
  fileprivate func components(separatedBy separator: String) -> Int {
    var (count, rest) = (1, self[...])
    while let range = rest.firstRange(of: separator) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}
