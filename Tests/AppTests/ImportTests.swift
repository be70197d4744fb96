import Testing
import Vault

@testable import App

@Suite struct ImportTests {
  private func report(_ text: String, in host: RecordingHost = .opened()) -> ImportReport? {
    host.send(.file(FileOffer(token: 1, name: "SavedPlaces", size: 1)))
    for effect in host.takeEffects() {
      if case .fileRead(let request, _) = effect { host.send(.reply(request, .fileBytes(Array(text.utf8)))) }
    }
    if case .report(let report) = host.session.sheet { return report }
    return nil
  }

  private func item(_ id: Int, _ name: String) -> String {
    #"{"id":"6F9619FF-8B86-D011-B42D-00C04FC9640\#(id)","name":"\#(name)","description":"","latitude":1,"longitude":1}"#
  }

  @Test func twoItemsWithOneIDAndOtherContentAreTold() throws {
    let told = try #require(
      self.report("[\(item(1, "One")),\(item(1, "Two")),\(item(1, "One")),\(item(2, "Three"))]")
    )
    #expect(told.found == 4 && told.added == 2 && told.already == 1)
    #expect(told.skipped == [ImportReport.Skipped(number: 2, name: "Two", reason: .sameID)])
  }

  @Test func whatIsThereWithOtherContentIsKept() throws {
    let host = RecordingHost.opened()
    _ = report("[\(item(1, "One"))]", in: host)
    let again = try #require(report("[\(item(1, "Two"))]", in: host))
    #expect(again.different == 1 && again.added == 0 && host.placeNames == ["One"])
  }

  @Test func anAnswerThatCannotBeReadChangesNothing() {
    let host = RecordingHost.opened()
    for bytes: [UInt8] in [
      [], [0x84], [0x84, 0xF6, 0xF4, 0x00, 0x81, 0x85, 0xF6, 0xF6, 0xF6, 0xF6, 0xF6, 0xFF],
    ] {
      host.send(.file(FileOffer(token: 1, name: "SavedPlaces", size: 1)))
      guard case .fileRead(let file, _) = host.takeEffects().last else { continue }
      host.isHeld = true
      host.send(.reply(file, .fileBytes([])))
      host.dropHeld { if case .atlasRead(let request, _, _) = $0 { request } else { nil } }.map {
        host.send(.reply($0, .atlasRead(bytes)))
      }
      host.isHeld = false
      #expect(host.session.notice?.kind == .fileUnreadable && host.placeNames.isEmpty)
    }
  }
}
