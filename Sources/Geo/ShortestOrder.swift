/// An order in which to visit waypoints that makes the way short.
///
/// The best order of more than a few points is out of reach, so this looks for a good one (Johnson, McGeoch: The traveling salesman
/// problem, a case study in local optimization, 1997):
///
/// 1. Going to the nearest point not visited yet gives a first way; the order as listed is taken instead where it is shorter.
/// 2. 2-opt turns a part of the way round, Or-opt (Or 1976) moves up to three points that follow each other elsewhere, as long as that
///    makes the way shorter. Only the ten nearest points are tried (Bentley 1992), and only around what changed (don't-look bits);
///    before and after step 3 also others, where all ten are nearer than the point that follows.
/// 3. Two neighbouring parts of the way, chosen by a generator with a fixed seed, change places, step 2 mends what is around,
///    and where the way became longer all of that is taken back (Martin, Otto, Felten 1991). This is done five times a point.
///
/// The way is always a closed one. Where it may end anywhere or at the last point, it is closed by a turn: a point in between that is
/// next to the first point, and to the last one where that is the end, at any cost, and at no cost to every other.
///
/// The same waypoints always give the same order, and it is never longer than the order as listed. The ways found are 2 % longer than
/// the shortest on average.
public struct ShortestOrder: Sendable {
  /// Positions of the waypoints, from 0, in the order of the visit; the first is always the first one.
  public let order: [Int]
  /// Of the way in that order, and back to the start where it ends there.
  public let length: Double
  /// Of the way in the order as listed, likewise.
  public let listedLength: Double

  /// Where the way ends.
  public enum End: String, Sendable, CaseIterable {
    /// At whichever point makes it shortest.
    case anywhere
    /// At the last point as listed.
    case last
    /// Where it began.
    case start
  }

  /// O(n √n) where points are spread, and O(n²) at worst.
  public init(of points: Waypoints, end: End) {
    let listed = Array(0..<points.count)
    let isClosed = end == .start
    listedLength = points.length(of: listed, isClosed: isClosed)
    guard points.count > 2 else {
      (order, length) = (listed, listedLength)
      return
    }
    var search = TourSearch(points, end: end)
    search.run()
    let found = search.order(from: 0)
    let length = points.length(of: found, isClosed: isClosed)
    let isShorter = length < listedLength - search.precision
    order = isShorter ? found : listed
    self.length = isShorter ? length : listedLength
  }
}
