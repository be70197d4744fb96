import Geo
import Texts
import Vault

@testable import App

/// What the states show: ordinary places, or ones whose every text tries to break out of the page.
struct Sample {
  /// What takes the place of every text that a person, a file or a host gives; nil leaves them.
  let hostile: String?

  static let plain = Sample(hostile: nil)
  static let hostile = Sample(hostile: #""><img src=x onerror="alert(1)"><!-- ' & </textarea></title> {0}"#)

  func text(_ text: String) -> String {
    hostile ?? text
  }

  var places: [Place] {
    let names = [
      (
        "Sainte-Chapelle", "Go in the late afternoon, when the western rose is lit.\nBook ahead.", 48.85540,
        2.34500
      ),
      ("", "", 35.658577, 139.745451),
      ("鎌倉の大仏", "高徳院。江ノ電の長谷駅から歩いて7分。", 35.31681, 139.53566),
      (
        "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch", "The longest name of a station.",
        53.22110, -4.20990
      ),
      ("البتراء", "المدخل عبر السيق", 30.32850, 35.44440),
      ("Zürich, Grossmünster", "", 47.37010, 8.54400),
      ("兵马俑", "西安临潼。上午人少。", 34.38440, 109.27850),
    ]
    return names.enumerated().map { index, place in
      Place(
        id: Identifier(high: 1, low: UInt64(index)),
        name: place.0.isEmpty ? "" : text(place.0),
        description: place.1.isEmpty ? "" : text(place.1),
        coordinate: try? Coordinate(latitude: place.2, longitude: place.3),
        created: Self.now
      )
    }
  }

  var header: VaultHeader {
    var header = VaultHeader(vault: Identifier(high: 9, low: 9))
    let kinds: [(KeySlot.Kind, String)] = [
      (.passkey(credential: [1], prfSalt: [2], relyingParty: nil), "Passkey"),
      (.passphrase(salt: [3], rounds: 600_000), "Written in the blue notebook"), (.recovery, "Recovery key"),
    ]
    for (index, (kind, name)) in kinds.enumerated() {
      let slot = KeySlot(
        id: Identifier(high: 2, low: UInt64(index)),
        kind: kind,
        name: text(name),
        created: Self.now,
        wrapped: [UInt8](repeating: 0, count: KeySlot.wrappedSize)
      )
      if let slot { try? header.put(slot) }
    }
    return header
  }

  var report: ImportReport {
    var report = ImportReport(fileName: text("SavedPlaces.json"))
    (report.found, report.added, report.already) = (1_204, 1_180, 21)
    report.isCutOff = true
    report.replacedCharacters = 2
    report.skipped = [
      ImportReport.Skipped(number: 17, name: text("Old harbour"), reason: .latitudeRange),
      ImportReport.Skipped(number: 404, name: nil, reason: .notAnObject),
      ImportReport.Skipped(number: 1_003, name: text("Café"), reason: .swapped),
    ]
    return report
  }

  let problems = LoadProblems(damaged: 2, missing: 1, newer: 3)

  func session() -> Session {
    Self.session(places: places, header: header)
  }

  static func session(places: [Place], header: VaultHeader) -> Session {
    let vault = VaultSession(vault: header.vault, writer: 1)
    var session = Session(vault: vault, header: header, headerBytes: [])
    let event = Event(now: now, random: [UInt8](repeating: 7, count: 32), action: .back)
    var turn = Turn(event, requests: Requests())
    session.change(places.map { Edit($0) }, &turn)
    session.saving = .saved
    return session
  }

  static let now = Instant(milliseconds: 1_777_766_400_000)
}

extension TextTable {
  static let whole = try! TextTable(TextFile.encode())
}
