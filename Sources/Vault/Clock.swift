/// Makes the stamps of one session: each greater than every stamp made or seen before.
///
/// The physical clock may stand still or go backwards: then the counter goes on, and when its 16 bits are used up it
/// carries into the milliseconds. A stamp from the future, however far, is taken over: otherwise what a person writes
/// next would lose against what they saw. Only the times shown suffer; `observe(_:)` says so, for the person to be told.
public struct Clock: Sendable {
  /// A clock that is this many milliseconds ahead of another is worth telling: 24 hours.
  public static let tolerance: Int64 = 86_400_000

  /// A machine's clock that shows a later time than this, in the year 5138, is not believed; so the stamps that follow have
  /// room before `Stamp.latestMilliseconds`.
  static let latestPhysical: Int64 = 100_000_000_000_000

  /// The session whose stamps these are.
  public let writer: UInt64
  /// The time of the newest stamp made or seen.
  public private(set) var latest: UInt64

  public init(writer: UInt64, latest: UInt64 = 0) {
    self.writer = writer
    self.latest = latest
  }

  /// Makes the next stamp, `physical` being the time of the machine's clock.
  public mutating func now(physical: Instant) -> Stamp {
    let bounded = min(max(physical.milliseconds, 0), Self.latestPhysical)
    latest = max(UInt64(bounded) << 16, latest == .max ? latest : latest + 1)
    return Stamp(time: latest, writer: writer)
  }

  /// Takes notice of a stamp from elsewhere.
  public mutating func observe(_ stamp: Stamp) {
    latest = max(latest, stamp.time)
  }

  /// Whether a stamp seen is more than `tolerance` ahead of the machine's clock, so that one of both clocks is wrong.
  public func isAhead(of physical: Instant) -> Bool {
    Int64(latest >> 16) - Self.tolerance > physical.milliseconds
  }
}
