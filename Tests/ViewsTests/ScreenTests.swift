import Testing
import Vault

@testable import App
@testable import Views

/// What must hold for every screen in every state and language.
@Suite struct ScreenTests {
  /// Every state, read back once: with ordinary texts and with hostile ones.
  private static let pages = Result {
    try Language.allCases.flatMap { language in
      try [(Sample.plain, ""), (Sample.hostile, " hostile")].flatMap { sample, label in
        try State.all(language, sample).map { state in
          (try Page(render(state.model)), state.name + " " + language.rawValue + label)
        }
      }
    }
  }

  private func eachPage(_ body: (Page, String) throws -> Void) throws {
    for (page, state) in try Self.pages.get() { try body(page, state) }
  }

  @Test func everyStateIsBalancedAndEscaped() throws {
    try eachPage { page, state in #expect(page.elements.count > 2, "\(state)") }
  }

  @Test func neverWritesScriptsStylesOrHandlers() throws {
    try eachPage { page, state in
      for element in page.elements {
        #expect(!["script", "style", "iframe", "object", "embed"].contains(element.name), "\(state)")
        for attribute in element.attributes {
          #expect(!attribute.name.hasPrefix("on") && attribute.name != "style", "\(state) \(attribute.name)")
        }
      }
    }
  }

  @Test func everyIdIsUnique() throws {
    try eachPage { page, state in
      let ids = page.elements.compactMap { $0["id"] }
      #expect(Set(ids).count == ids.count, "\(state)")
    }
  }

  @Test func everyReferenceLeadsToAnElement() throws {
    try eachPage { page, state in
      let ids = Set(page.elements.compactMap { $0["id"] })
      for element in page.elements {
        for attribute in ["for", "aria-labelledby", "aria-describedby"] {
          if let id = element[attribute] { #expect(ids.contains(id), "\(state): \(attribute)=\(id)") }
        }
      }
    }
  }

  @Test func everyControlHasAName() throws {
    try eachPage { page, state in
      let labels = Set(page.elements.filter { $0.name == "label" }.compactMap { $0["for"] })
      let wrapped = Set(
        page.elements.filter { $0.name == "label" }.flatMap(\.all).compactMap { $0["id"] }
      )
      for element in page.elements where element["hidden"] == nil {
        switch element.name {
        case "button", "a":
          let name = element["aria-label"] ?? element.spokenText
          let saysSomething = name.contains { !$0.isWhitespace }
          #expect(saysSomething, "\(state): \(element["data-command"] ?? "")")
        case "input", "textarea", "select":
          let id = element["id"] ?? ""
          let isNamed = labels.contains(id) || wrapped.contains(id) || element["aria-label"]?.isEmpty == false
          #expect(isNamed, "\(state): \(id)")
        default: break
        }
      }
    }
  }

  @Test func everyCommandAndFieldIsKnownToTheCore() throws {
    try eachPage { page, state in
      for element in page.elements {
        if let command = element["data-command"] { #expect(Command(rawValue: command) != nil, "\(state)") }
        if let field = element["data-input"] { #expect(Field(rawValue: field) != nil, "\(state)") }
        if let field = element["name"] { #expect(Field(rawValue: field) != nil, "\(state)") }
      }
    }
  }

  @Test func everyScreenHasOneMainAndOneFirstHeading() throws {
    try eachPage { page, state in
      #expect(page.elements.filter { $0.name == "main" }.count == 1, "\(state)")
      #expect(page.elements.filter { $0.name == "h1" }.count == 1, "\(state)")
    }
  }

  @Test func whatLiesBehindADialogIsInert() throws {
    try eachPage { page, state in
      let hasDialog = page.elements.contains { $0["role"] == "alertdialog" }
      let main = page.elements.first { $0.name == "main" }
      #expect((main?["inert"] != nil) == hasDialog, "\(state)")
    }
  }

  @Test func showsNothingButTheCapsuleWhileLocked() throws {
    let state = try #require(State.all().first { $0.name == "locked-closed" })
    let expected =
      #"<main class="screen is-lock"><h1 class="unseen">BucketList</h1><button class="capsule" type="button" "#
      + #"id="unlock" data-command="unlock">Unlock Places</button></main>"#
    #expect(String(decoding: render(state.model), as: UTF8.self) == expected)
  }

  @Test func offersTheOtherWaysOnlyAfterAProblem() throws {
    let state = try #require(State.all().first { $0.name == "locked-problem" })
    let commands = try Page(render(state.model)).elements.compactMap { $0["data-command"] }
    #expect(commands == ["unlock", "unlock.passphrase.show", "unlock.recovery.show", "unlock.error.dismiss"])
  }

  @Test func announcementsHaveARegionThatIsAlwaysThere() throws {
    for state in State.all() where state.name.hasPrefix("open-") {
      let page = try Page(render(state.model))
      for id in ["notice", "saving-state"] {
        #expect(page.elements.first { $0["id"] == id }?["role"] == "status", "\(state.name)")
      }
    }
  }

  @Test func doesNotOfferToRemoveTheOnlyWay() throws {
    let state = State("one way", .english) { model in
      var session = Sample.plain.session()
      for slot in session.header.slots.dropFirst() { try? session.header.remove(slot.id) }
      session.sheet = .ways(.list(problem: nil))
      model.session = session
    }
    let commands = try Page(render(state.model)).elements.compactMap { $0["data-command"] }
    #expect(commands.contains("ways.rename.ask") && !commands.contains("ways.remove.ask"))
  }

  @Test func offersNoPasskeyWhereThereAreNoneAndSaysSo() throws {
    let state = State("no passkeys", .english) { model in
      model.surroundings.hasPasskeys = false
      model.setup = Setup()
    }
    let page = try Page(render(state.model))
    #expect(page.elements.compactMap { $0["data-command"] } == ["setup.passphrase", "setup.none"])
    #expect(page.root.spokenText.contains("This browser or device has no passkeys."))
  }
}
