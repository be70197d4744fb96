/// When and by whom a field was written: a hybrid logical clock (Kulkarni et al. 2014, "Logical Physical Clocks").
///
/// Stamps are in total order: first time, then counter, then writer. Of two values of a field, the one with the
/// greater stamp stays.
public struct Stamp: Hashable, Sendable {
  /// The last millisecond a stamp may have, 9999-12-31T23:59:59.999Z: far below 2⁴⁸, so that no clock ever runs out.
  public static let latestMilliseconds: Int64 = 253_402_300_799_999

  /// Milliseconds since 1970 UTC in the upper 48 bits, a counter in the lower 16.
  public let time: UInt64
  /// The session that wrote.
  public let writer: UInt64

  public init(time: UInt64, writer: UInt64) {
    self.time = time
    self.writer = writer
  }

  /// Makes a stamp of its parts; milliseconds before 1970 count as 0, above 48 bits as the highest.
  public init(milliseconds: Int64, counter: UInt16, writer: UInt64) {
    let milliseconds = UInt64(min(max(milliseconds, 0), 0xFFFF_FFFF_FFFF))
    self.init(time: milliseconds << 16 | UInt64(counter), writer: writer)
  }

  /// The time, which may be ahead of or behind the true time by as much as the writer's clock was.
  public var instant: Instant { Instant(milliseconds: Int64(time >> 16)) }

  /// What tells the stamps of one writer within one millisecond apart.
  public var counter: UInt16 { UInt16(truncatingIfNeeded: time) }
}

extension Stamp: Comparable {
  public static func < (left: Stamp, right: Stamp) -> Bool {
    (left.time, left.writer) < (right.time, right.writer)
  }
}
