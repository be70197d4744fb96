import Formats
import Vault

/// Asks Wikipedia around the place of the sheet, once the person agreed.
extension Model {
  /// Begins where the sheet of another place opened, and ends what is under way where it closed.
  mutating func followNearby(_ turn: inout Turn) {
    guard session != nil else { return }
    let subject = session!.sheetPlace
    if let nearby = session!.nearby, nearby.place == subject { return }
    session!.endNearby(&turn)
    guard let subject, let place = session!.place(subject) else { return }
    session!.nearby = Nearby(place: subject, center: place.coordinate)
    beginNearby(&turn)
  }

  private mutating func beginNearby(_ turn: inout Turn) {
    guard let nearby = session?.nearby else { return }
    if surroundings.wikipedia.utf8.isEmpty {
      session?.nearby?.state = .off(byServer: true)
    } else if nearby.center == nil {
      session?.nearby?.state = .unplaced
    } else if let isOn = preferences.asksWikipedia {
      if isOn { session?.lookUpNearby(&turn) } else { session?.nearby?.state = .off(byServer: false) }
    } else {
      session?.nearby?.state = .notAsked
    }
  }

  mutating func performOnNearby(_ command: Command, _ value: String, _ turn: inout Turn) {
    switch command {
    case .setNearby:
      preferences.asksWikipedia = value.utf8.elementsEqual("true".utf8)
      storePreferences(&turn)
      guard let nearby = session?.nearby else { return }
      session?.endNearby(&turn)
      session?.nearby = Nearby(place: nearby.place, center: nearby.center)
      beginNearby(&turn)
      turn.emit(.focus(element: ElementID.nearbyTitle.rawValue, select: false))
    case .retryNearby: askWikipedia(&turn)
    case .sortNearby:
      preferences.sortsNearbyByDistance.toggle()
      let byDistance = preferences.sortsNearbyByDistance
      session?.nearby?.sort(byDistance: byDistance)
      storePreferences(&turn)
    case .useArticle: session?.use(value, &turn)
    case .addArticle: session?.addArticle(value, &turn)
    default: break
    }
  }

  /// What came back about the question `serial`.
  mutating func nearby(_ step: NearbyStep, _ serial: UInt64, _ reply: Reply, _ turn: inout Turn) {
    if case .keeping(let place) = step { session?.keepNearby(of: place, reply, &turn) }
    guard let nearby = session?.nearby, nearby.serial == serial else { return }
    switch step {
    case .kept: session?.openKept(reply, &turn)
    case .opened: keptOpened(reply, &turn)
    case .answer: wikipediaAnswered(reply, &turn)
    case .reading: answerRead(reply, &turn)
    case .patience, .keeping: break
    }
  }

  mutating func nearbyTimer(_ serial: UInt64, _ turn: inout Turn) {
    guard let nearby = session?.nearby, nearby.serial == serial else { return }
    switch nearby.state {
    case .paused: askWikipedia(&turn)
    case .loading:
      session?.cancelNearby(&turn)
      session?.nearby?.state = .failed(isOffline: false)
    default: break
    }
  }

  /// A kept answer to the same question, where there is one, is read; else Wikipedia is asked.
  private mutating func keptOpened(_ reply: Reply, _ turn: inout Turn) {
    guard case .opened(let plaintexts) = reply, let bytes = plaintexts.first ?? nil,
      let kept = try? KeptNearby(decoding: bytes), kept.query == session?.nearby?.query,
      kept.asked.utf8.elementsEqual(language.edition.utf8)
    else { return askWikipedia(&turn) }
    session?.nearby?.kept = kept
    read(kept.parts, &turn)
  }

  /// A kept answer is shown at once; if it is not of today, Wikipedia is asked all the same.
  private mutating func list(_ kept: KeptNearby, _ answer: ReadArticles, _ turn: inout Turn) {
    let age = turn.now.milliseconds - kept.instant.milliseconds
    list(answer, of: kept.edition, age: age)
    if !(0..<Nearby.freshMilliseconds ~= age) { askWikipedia(&turn) }
  }

  private mutating func read(_ parts: [[UInt8]], _ turn: inout Turn) {
    guard let serial = session?.nearby?.serial else { return }
    session?.nearby?.parts = parts
    turn.ask(.nearby(.reading, serial)) { .atlasRead($0, format: ReadFormat.articles.rawValue, parts: parts) }
  }

  /// Shows an answer; `age` is that of a kept one.
  private mutating func list(_ answer: ReadArticles, of edition: String, age: Int64?) {
    guard var nearby = session?.nearby else { return }
    nearby.state = .listed
    nearby.edition = edition
    nearby.isPartial = answer.isPartial || !answer.continuation.isEmpty
    nearby.keptAge = age
    nearby.take(answer.articles)
    nearby.sort(byDistance: preferences.sortsNearbyByDistance)
    session?.nearby = nearby
  }

  /// Asks in the language of the page.
  private mutating func askWikipedia(_ turn: inout Turn) {
    guard let until = session?.noQuestionBefore, until > turn.now else {
      return ask(language.edition, parts: [], &turn)
    }
    pause(UInt64(until.milliseconds - turn.now.milliseconds + 999) / 1_000, &turn)
  }

  private mutating func ask(
    _ edition: String,
    parts: [[UInt8]],
    continuing continuation: [MediaWikiAnswer.Parameter] = [],
    _ turn: inout Turn
  ) {
    guard var nearby = session?.nearby, let query = nearby.query else { return }
    nearby.serial = turn.requests.nextSerial()
    nearby.state = .loading
    nearby.asked = edition
    nearby.parts = parts
    let address = query.address(
      template: surroundings.wikipedia,
      edition: edition,
      continuing: continuation
    )
    let agent = "BucketList/" + surroundings.version + " (" + surroundings.host + ")"
    nearby.request = turn.ask(.nearby(.answer, nearby.serial)) {
      .fetch($0, address: address, agent: agent, limit: Nearby.answerBytes)
    }
    turn.ask(.nearby(.patience, nearby.serial)) { .timer($0, milliseconds: Nearby.patienceMilliseconds) }
    session?.nearby = nearby
  }

  private mutating func wikipediaAnswered(_ reply: Reply, _ turn: inout Turn) {
    session?.nearby?.request = nil
    switch reply {
    case .fetched(200, _, let bytes): read((session?.nearby?.parts ?? []) + [bytes], &turn)
    case .fetched(429, let seconds, _), .fetched(503, let seconds, _):
      pause(seconds ?? Nearby.usualPause, &turn)
    case .fetchFailed(let isOffline): fail(isOffline: isOffline)
    default: fail(isOffline: false)
    }
  }

  private mutating func fail(isOffline: Bool) {
    session?.nearby?.state = .failed(isOffline: isOffline)
  }

  private mutating func pause(_ seconds: UInt64, _ turn: inout Turn) {
    let seconds = max(1, min(seconds, Nearby.longestPause))
    let serial = turn.requests.nextSerial()
    session?.noQuestionBefore = Instant(milliseconds: turn.now.milliseconds + Int64(seconds) * 1_000)
    session?.nearby?.serial = serial
    session?.nearby?.state = .paused(seconds: seconds)
    turn.ask(.nearby(.patience, serial)) { .timer($0, milliseconds: seconds * 1_000) }
  }

  /// Asks on for the rest of an answer, and in English where the own language knows nothing; else shows and keeps it.
  private mutating func answerRead(_ reply: Reply, _ turn: inout Turn) {
    guard let nearby = session?.nearby, case .atlasRead(let bytes) = reply,
      let answer = try? ReadArticles(decoding: bytes)
    else { return fail(isOffline: false) }
    if let kept = nearby.kept {
      session?.nearby?.kept = nil
      return answer.failure == nil ? list(kept, answer, &turn) : askWikipedia(&turn)
    }
    switch answer.failure {
    case nil: break
    case .tooMany: return pause(Nearby.usualPause, &turn)
    default: return fail(isOffline: false)
    }
    if !answer.continuation.isEmpty, nearby.parts.count < Nearby.partsAtMost {
      return ask(nearby.asked, parts: nearby.parts, continuing: answer.continuation, &turn)
    }
    let english = Language.english.edition
    if answer.articles.isEmpty, !nearby.asked.utf8.elementsEqual(english.utf8) {
      return ask(english, parts: [], &turn)
    }
    list(answer, of: nearby.asked, age: nil)
    session?.sealNearby(nearby.parts, asked: language.edition, &turn)
  }
}

enum NearbyStep: Sendable, Equatable {
  /// Reading and opening the answer that was kept.
  case kept, opened
  /// Waiting for what was asked, and having it read.
  case answer, reading
  /// Waiting for an answer, or for the end of a pause.
  case patience
  /// Sealing and storing an answer.
  case keeping(Identifier)
}
