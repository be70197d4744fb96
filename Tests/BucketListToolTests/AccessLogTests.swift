import Glibc
import Testing

@testable import BucketListTool

@Suite struct AccessLogTests {
  @Test func leavesTheQueryOut() {
    #expect(AccessLog.path(of: "/a/b?secret=1") == "/a/b")
    #expect(AccessLog.path(of: "/a#secret") == "/a")
  }

  @Test func cannotBeForged() {
    #expect(AccessLog.path(of: "/a\n2026 GET\u{1B}[1m\u{7F}ü") == "/a?2026?GET?[1m???")
  }

  @Test func cutsLongPaths() {
    let path = AccessLog.path(of: "/" + String(repeating: "a", count: 5000))
    #expect(path.utf8.count < 210)
  }

  @Test func writesTheTimeInUTC() {
    #expect(AccessLog.timestamp(timespec(tv_sec: 0, tv_nsec: 7_000_000)) == "1970-01-01T00:00:00.007Z")
    #expect(
      AccessLog.timestamp(timespec(tv_sec: 1_796_065_899, tv_nsec: 999_999_999)) == "2026-11-30T19:11:39.999Z"
    )
  }
}
