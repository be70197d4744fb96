import Formats
import Geo
import Vault

/// What is known around the place of the sheet: keeping it, and taking it over.
extension Session {
  /// The place that the sheet is about.
  var sheetPlace: Identifier? {
    switch sheet {
    case .details: selection
    case .edit(let draft): draft.id
    default: nil
    }
  }

  mutating func endNearby(_ turn: inout Turn) {
    cancelNearby(&turn)
    nearby = nil
  }

  mutating func cancelNearby(_ turn: inout Turn) {
    guard let request = nearby?.request else { return }
    _ = turn.requests.end(request)
    turn.emit(.fetchCancel(request))
    nearby?.request = nil
  }

  /// Looks for an answer that was kept, before anybody is asked.
  mutating func lookUpNearby(_ turn: inout Turn) {
    guard let place = nearby?.place else { return }
    let serial = turn.requests.nextSerial()
    nearby?.serial = serial
    nearby?.state = .loading
    turn.ask(.nearby(.kept, serial)) { .storageRead($0, keys: [SealedState.nearby(place).text]) }
  }

  mutating func openKept(_ reply: Reply, _ turn: inout Turn) {
    guard let nearby else { return }
    let key = SealedState.nearby(nearby.place)
    var requests: [SealRequest] = []
    if case .storageValues(let records) = reply, let record = records.first,
      let sealed = try? Envelope.split(record.bytes)
    {
      requests = [SealRequest(additionalData: key.additionalData(vault: vault.vault), bytes: sealed)]
    }
    turn.ask(.nearby(.opened, nearby.serial)) { .open($0, requests) }
  }

  /// Keeps the answer, sealed like everything else, for times without a network.
  func sealNearby(_ parts: [[UInt8]], asked: String, _ turn: inout Turn) {
    guard let nearby, let query = nearby.query else { return }
    let key = SealedState.nearby(nearby.place)
    let kept = KeptNearby(
      instant: turn.now,
      query: query,
      asked: asked,
      edition: nearby.edition,
      parts: parts
    )
    let request = SealRequest(additionalData: key.additionalData(vault: vault.vault), bytes: kept.encoded())
    turn.ask(.nearby(.keeping(nearby.place), 0)) { .seal($0, [request]) }
  }

  /// A kept answer is a convenience: where it cannot be stored, nothing else suffers.
  func keepNearby(of place: Identifier, _ reply: Reply, _ turn: inout Turn) {
    guard case .sealed(let sealed) = reply, let bytes = sealed.first else { return }
    var commit = Commit()
    commit.puts = [StoredRecord(key: SealedState.nearby(place).text, bytes: Envelope.join(sealed: bytes))]
    turn.ask(.nearby(.patience, 0)) { .storageCommit($0, commit) }
  }

  /// Deletes the answers kept for places that are gone.
  func forgetNearby(_ keys: [String], _ turn: inout Turn) {
    var commit = Commit()
    commit.deletes = keys.filter { key in
      guard let id = SealedState.nearbyPlace(key) else { return false }
      return place(id) == nil
    }
    guard !commit.deletes.isEmpty else { return }
    turn.ask(.nearby(.patience, 0)) { .storageCommit($0, commit) }
  }

  /// "Use": takes title, description and link of an article over into the form. What the person wrote stays, below it the article's words.
  mutating func use(_ page: String, _ turn: inout Turn) {
    guard let nearby, let index = nearby.row(page), let place = place(nearby.place) else { return }
    let article = nearby.rows[index].article
    var draft = Draft(place: place, serial: 0, isNew: false)
    if case .edit(let open) = sheet { draft = open }
    draft.serial = turn.requests.nextSerial()
    draft.place.name = article.title
    let isOurs = nearby.rows.contains { $0.article.text.utf8.elementsEqual(draft.place.description.utf8) }
    if draft.place.description.utf8.isEmpty || isOurs {
      draft.place.description = article.text
    } else if !article.text.utf8.isEmpty {
      draft.place.description += "\n" + article.text
    }
    draft.link = article.address ?? draft.link
    draft.place.article = Article(language: nearby.edition, title: article.title)
    open(draft, selectsName: false, &turn)
  }

  /// "Add as place": a place where the article is. The sheet stays as it is.
  mutating func addArticle(_ page: String, _ turn: inout Turn) {
    guard let nearby, let index = nearby.row(page), !nearby.rows[index].isAdded else { return }
    guard vault.replica.places.count < Limits.places else {
      return show(.fullVault(limit: Limits.places), &turn)
    }
    let article = nearby.rows[index].article
    var place = Place(
      id: turn.identifier(),
      name: article.title,
      description: article.text,
      coordinate: article.coordinate,
      created: turn.now
    )
    place.link = article.address
    place.article = Article(language: nearby.edition, title: article.title)
    guard (try? place.validate()) != nil else { return }
    change([Edit(place)], &turn)
    self.nearby?.rows[index].isAdded = true
    show(.added, &turn)
  }
}
