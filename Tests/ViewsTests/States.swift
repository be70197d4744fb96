import Formats
import Geo
import Vault

@testable import App

/// Every state of the interface, each under a name, for the tests that hold for all of them.
struct State {
  let name: String
  let model: Model

  static func all(_ language: Language = .english, _ sample: Sample = .plain) -> [State] {
    beforeOpening(language, sample) + opened(language, sample)
  }

  private static func beforeOpening(_ language: Language, _ sample: Sample) -> [State] {
    var states = [State("starting", language) { _ in }]
    for (name, trouble) in troubles {
      states.append(State("trouble-" + name, language) { $0.trouble = trouble })
    }
    for (name, step) in setupSteps {
      states.append(State("setup-" + name, language) { $0.setup = setup(step) })
    }
    states.append(
      State("setup-problem", language) { $0.setup = setup(.choose, .passkeyWithoutSecret) }
    )
    states.append(
      State("setup-passphrase-problem", language) { $0.setup = setup(.passphrase, .passphraseTooShort) }
    )
    states.append(
      State("setup-apart", language) { model in
        model.installation.offer = .apart
        model.setup = setup(.choose)
      }
    )
    for (name, step) in lockedSteps {
      states.append(State("locked-" + name, language) { $0.locked = locked(step, nil, sample) })
    }
    states.append(
      State("locked-problem", language) { $0.locked = locked(.closed, .passkeyCancelled, sample) }
    )
    states.append(
      State("locked-passphrase-problem", language) {
        $0.locked = locked(.passphrase, .wrongPassphrase, sample)
      }
    )
    return states
  }

  private static func opened(_ language: Language, _ sample: Sample) -> [State] {
    var states: [State] = []
    for (name, change) in changes(sample) {
      states.append(
        State("open-" + name, language) { model in
          var session = sample.session()
          change(&session)
          model.session = session
        }
      )
    }
    for (name, offer) in [("offered", InstallOffer.offered), ("apart", .apart)] {
      states.append(
        State("open-settings-" + name, language) { model in
          (model.installation.isOffline, model.installation.hasUpdate) = (true, true)
          model.installation.offer = offer
          var session = sample.session()
          sheet(.settings, isFull: true)(&session)
          session.notice = Notice(serial: 6, kind: .updateReady, canUndo: false)
          model.session = session
        }
      )
    }
    states.append(
      State("open-empty-list", language) { model in
        var session = Sample.session(places: [], header: sample.header)
        session.sheet = .places(PlaceQuery())
        session.isSheetFull = true
        model.session = session
      }
    )
    return states
  }

  init(_ name: String, _ language: Language, change: (inout Model) -> Void) {
    var model = Model()
    model.texts = .whole
    model.surroundings.hasPasskeys = true
    model.surroundings.hasServerStyle = true
    model.surroundings.version = "1.0.0"
    model.preferences.language = language
    change(&model)
    model.session?.followList()
    self.name = name
    self.model = model
  }

  private static let troubles: [(String, Trouble)] = [
    ("denied", .storageDenied), ("failed", .storageFailed), ("newer", .newerVersion),
    ("damaged", .damagedHeader), ("missing", .missingHeader), ("erased", .erased),
  ]

  static let key = "6J1S-T0R4-XQ8M-ZK2P-V9DE-3H7C-WNB5-YG4A-F8RM"

  private static let setupSteps: [(String, Setup.Step)] = [
    ("choose", .choose), ("passphrase", .passphrase), ("working", .working),
    ("recovery", .recovery(key: key, isWrong: false)),
    ("recovery-wrong", .recovery(key: key, isWrong: true)), ("storing", .storing),
  ]

  private static let lockedSteps: [(String, Locked.Step)] = [
    ("closed", .closed), ("passphrase", .passphrase), ("recovery", .recovery), ("working", .working),
    ("opening", .opening(done: 640, total: 1_024)), ("opening-unknown", .opening(done: 0, total: 0)),
  ]

  private static func setup(_ step: Setup.Step, _ problem: WayProblem? = nil) -> Setup {
    var setup = Setup()
    setup.step = step
    setup.problem = problem
    return setup
  }

  private static func locked(_ step: Locked.Step, _ problem: WayProblem?, _ sample: Sample) -> Locked {
    var locked = Locked(header: sample.header, headerBytes: [])
    locked.step = step
    locked.problem = problem
    return locked
  }

  private static func changes(_ sample: Sample) -> [(String, (inout Session) -> Void)] {
    onTheMap(sample) + withSheet(sample)
  }

  private static func onTheMap(_ sample: Sample) -> [(String, (inout Session) -> Void)] {
    [
      ("map", { _ in }),
      ("saving", { $0.saving = .saving }),
      ("not-saved", { $0.saving = .failed(.quota) }),
      ("map-missing", { $0.isMapMissing = true }),
      ("problems-banner", { $0.problems = sample.problems }),
      (
        "notice",
        {
          $0.notice = Notice(serial: 4, kind: .deleted(name: sample.text("Kyōto")), canUndo: true)
        }
      ),
      ("notice-long", { $0.notice = Notice(serial: 5, kind: .persisted(false), canUndo: false) }),
    ]
  }

  private static func withSheet(_ sample: Sample) -> [(String, (inout Session) -> Void)] {
    let place = sample.places[0]
    var draft = Draft(place: place, serial: 7, isNew: false)
    var asking = draft
    asking.asksToDiscard = true
    draft.place.name += "!"
    var refused = draft
    refused.problem = .nameTooLong(limit: 1_000)
    let slot = sample.header.slots[0].id
    return nearby(sample) + [
      ("details", sheet(.details, of: place.id)),
      ("details-missing", sheet(.details, of: sample.places[1].id)),
      ("edit", sheet(.edit(draft), of: place.id)),
      ("edit-full", sheet(.edit(draft), of: place.id, isFull: true)),
      ("edit-refused", sheet(.edit(refused), of: place.id, isFull: true)),
      ("edit-discard", sheet(.edit(asking), of: place.id, isFull: true)),
      ("list", sheet(.places(PlaceQuery()), isFull: true)),
      ("list-peek", sheet(.places(PlaceQuery()))),
      ("list-none", sheet(.places(PlaceQuery(text: sample.text("xyz"))), isFull: true)),
      ("list-on-screen", sheet(.places(PlaceQuery(isOnScreen: true)), isFull: true)),
      (
        "list-none-on-screen",
        sheet(.places(PlaceQuery(text: sample.text("xyz"), isOnScreen: true)), isFull: true)
      ),
      ("find", finding([.city, .spot], sample)),
      ("find-short-link", finding([.shortLink], sample)),
      ("find-missing", finding([], sample, failure: .missing)),
      ("found", sheet(.found(result(.city, sample)))),
      ("found-spot", sheet(.found(result(.spot, sample)))),
      ("shared", sheet(.shared(sample.places.prefix(3).map { $0.id }), isFull: true)),
      ("settings", sheet(.settings, isFull: true)),
      ("ways", sheet(.ways(.list(problem: nil)), isFull: true)),
      ("ways-problem", sheet(.ways(.list(problem: .lastWay)), isFull: true)),
      ("ways-passphrase", sheet(.ways(.passphrase(problem: nil)), isFull: true)),
      ("ways-working", sheet(.ways(.working), isFull: true)),
      ("ways-recovery", sheet(.ways(.recovery(key: key, isWrong: false)), isFull: true)),
      ("ways-rename", sheet(.ways(.rename(slot)), isFull: true)),
      ("ways-remove", sheet(.ways(.remove(slot)), isFull: true)),
      ("report", sheet(.report(sample.report), isFull: true)),
      (
        "problems",
        {
          $0.problems = sample.problems
          sheet(.problems, isFull: true)(&$0)
        }
      ),
      ("erase", sheet(.erase(isWrong: false), isFull: true)),
      ("erase-wrong", sheet(.erase(isWrong: true), isFull: true)),
      ("about", sheet(.about, isFull: true)),
    ]
  }

  private static func result(_ kind: AtlasResult.Kind, _ sample: Sample) -> AtlasResult {
    AtlasResult(
      kind: kind,
      name: sample.text("Paris"),
      detail: kind == .city ? sample.text("France") : "",
      point: MapPoint(longitude: 2.35, latitude: 48.85),
      population: 0
    )
  }

  /// The list while something is searched, with results of these kinds.
  private static func finding(
    _ kinds: [AtlasResult.Kind],
    _ sample: Sample,
    failure: AtlasFailure? = nil
  ) -> (inout Session) -> Void {
    { session in
      let query = sample.text("par")
      sheet(.places(PlaceQuery(text: query)), isFull: true)(&session)
      session.finding = Finding(query: query, request: RequestID(number: 1))
      session.finding?.results = kinds.map { result($0, sample) }
      session.finding?.failure = failure
    }
  }

  /// The states of "Nearby…", under the details and in the form.
  private static func nearby(_ sample: Sample) -> [(String, (inout Session) -> Void)] {
    let place = sample.places[0]
    let articles = [
      MediaWikiArticle(
        page: "1",
        title: sample.text("Pont au Change"),
        text: sample.text("bridge in Paris"),
        coordinate: place.coordinate,
        thumbnail: "https://upload.wikimedia.org/a.jpg",
        address: "https://en.wikipedia.org/wiki/Pont_au_Change"
      ),
      MediaWikiArticle(page: "2", title: sample.text("قصر العدل")),
    ]
    let states: [(String, Nearby.State, [MediaWikiArticle])] = [
      ("off", .off(byServer: false), []), ("not-offered", .off(byServer: true), []),
      ("unplaced", .unplaced, []),
      ("question", .notAsked, []), ("loading", .loading, []), ("nothing", .listed, []),
      ("listed", .listed, articles), ("failed", .failed(isOffline: false), []),
      ("offline", .failed(isOffline: true), articles), ("paused", .paused(seconds: 60), []),
    ]
    return states.map { name, state, articles in
      (
        "nearby-" + name,
        { session in
          sheet(.details, of: place.id, isFull: true)(&session)
          var nearby = Nearby(place: place.id, center: place.coordinate)
          nearby.state = state
          nearby.edition = "en"
          nearby.isPartial = articles.count > 1
          nearby.keptAge = 7_200_000
          nearby.take(articles)
          session.nearby = nearby
        }
      )
    }
  }

  private static func sheet(
    _ sheet: Sheet,
    of selection: Identifier? = nil,
    isFull: Bool = false
  ) -> (inout Session) -> Void {
    { session in
      session.selection = selection
      session.sheet = sheet
      session.isSheetFull = isFull
    }
  }
}
