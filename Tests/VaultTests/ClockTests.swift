import PropertyTesting
import Testing

@testable import Vault

struct ClockTests {
  @Test func everyStampIsGreaterThanAllBefore() {
    forEvery { generator in
      var clock = Clock(writer: 5)
      var last = Stamp(time: 0, writer: 0)
      for _ in 0..<50 {
        if generator.oneIn(4) {
          let seen = Stamp(milliseconds: Int64(generator.int(in: 0...100)), counter: .max, writer: 9)
          clock.observe(seen)
          last = max(last, seen)
        }
        let stamp = clock.now(physical: Instant(milliseconds: Int64(generator.int(in: -10...100))))
        #expect(stamp > last)
        last = stamp
      }
    }
  }

  @Test func theCounterCarriesIntoTheMilliseconds() {
    var clock = Clock(writer: 1)
    clock.observe(Stamp(milliseconds: 9, counter: .max, writer: 2))
    let stamp = clock.now(physical: Instant(milliseconds: 3))
    #expect(stamp.instant == Instant(milliseconds: 10))
    #expect(stamp.counter == 0)
  }

  @Test func anAbsurdClockLeavesRoomForTheStampsToCome() {
    for physical in [Int64.min, .max] {
      var clock = Clock(writer: 1)
      _ = clock.now(physical: Instant(milliseconds: physical))
      for _ in 0..<70_000 { _ = clock.now(physical: Instant(milliseconds: physical)) }
      let stamp = clock.now(physical: Instant(milliseconds: physical))
      #expect(stamp.instant.milliseconds < Stamp.latestMilliseconds)
    }
  }

  @Test func whatIsWrittenAfterAStampFromTheFutureWins() {
    var clock = Clock(writer: 1)
    let now = Instant(milliseconds: 1_000_000)
    let future = Stamp(milliseconds: now.milliseconds + 10 * Clock.tolerance, counter: 0, writer: 2)
    #expect(!clock.isAhead(of: now))
    clock.observe(future)
    #expect(clock.isAhead(of: now))
    let next = clock.now(physical: now)
    #expect(next > future)
  }

  @Test func stampsAreOrderedByTimeThenCounterThenWriter() {
    let ordered = [
      Stamp(milliseconds: 1, counter: 0, writer: 9), Stamp(milliseconds: 1, counter: 1, writer: 1),
      Stamp(milliseconds: 1, counter: 1, writer: 2), Stamp(milliseconds: 2, counter: 0, writer: 0),
    ]
    #expect(ordered.reversed().sorted() == ordered)
  }
}
