/// The cluster cells of a tile and of its surroundings, and which of them are drawn as one.
///
/// Theory of operation: a tile is divided into cells; the places of a cell are always drawn as one. Two centres may
/// still lie close to both sides of a common edge, so cells are joined in rounds, after Luby (A Simple Parallel
/// Algorithm for the Maximal Independent Set Problem, 1986): a cell that outranks all undecided cells nearer than the
/// radius stands for good; then each undecided cell near to one that stands joins the nearest such. Rank is the number
/// of places, then a scrambled code, so that equal cells do not wait for each other in long chains. What is undecided
/// after the last round stands as it is.
///
/// The radius is at most a cell's width, so each step depends only on the eight cells around. A tile that begins with
/// its surroundings as far as `margin`, and takes one cell less on all sides at each step, therefore decides exactly as
/// its neighbours do, and a cluster is shown by the one tile that its centre falls into. The arithmetic is in integers, so that it does not depend on who asks.
struct ClusterGrid {
  /// Cells along a tile's edge, as a power of two.
  static let cellBits = 3
  private static let rounds = 2
  /// Two cells a round, one to see who joined, one because a joint centre can lie in the next cell.
  private static let margin = 2 * rounds + 2
  private static let tileWidth = 1 << cellBits
  private static let width = tileWidth + 2 * margin

  private let index: PlaceIndex
  private let tile: Tile
  private let squaredRadius: Int64
  private var sums = [Sum](repeating: Sum(), count: width * width)
  private var cells: [Cell] = []
  /// The cell at column + row · width, or -1 where there are no places.
  private var cellAtSlot = [Int32](repeating: -1, count: width * width)

  init(_ index: PlaceIndex, around tile: Tile, radius: Double) {
    self.index = index
    self.tile = tile
    let steps = Int64(radius * Double(UInt64(1) << UInt64(32 - tile.zoom)) / WebMercator.tileSize)
    squaredRadius = steps * steps
    count(index.base, sign: 1)
    count(index.removed, sign: -1)
    count(index.added, sign: 1)
    makeCells()
    for round in 0..<ClusterGrid.rounds {
      raiseCells(inset: 2 * round + 1)
      joinCells(inset: 2 * round + 2)
    }
  }

  /// What the tile shows.
  var clusters: [PlaceIndex.Cluster] {
    var clusters: [PlaceIndex.Cluster] = []
    forEachCell(inset: ClusterGrid.margin - 1) { position in
      guard cells[position].state != .joined, let cluster = cluster(at: position) else { return }
      clusters.append(cluster)
    }
    return clusters
  }

  /// A cell of the tile and those that joined it, in Morton order; none when it does not stand for a cluster.
  func cells(joinedTo cell: Tile) -> [Tile] {
    let column = Int(cell.x) - Int(tile.x) * ClusterGrid.tileWidth + ClusterGrid.margin
    let row = Int(cell.y) - Int(tile.y) * ClusterGrid.tileWidth + ClusterGrid.margin
    let position = Int(cellAtSlot[column + row * ClusterGrid.width])
    guard position >= 0, cells[position].state != .joined else { return [] }
    var tiles = [cell]
    forEachNeighbor(of: position) { neighbor in
      if cells[neighbor].isJoined(to: position) { tiles.append(tileOfCell(neighbor)) }
    }
    return tiles.sorted(byKey: { $0.keys.lowerBound })
  }
}

// MARK: Counting

extension ClusterGrid {
  /// The number of places in a cell, and the sums of their grid steps.
  private struct Sum {
    var count: Int64 = 0
    var x: UInt64 = 0
    var y: UInt64 = 0
  }

  private mutating func count(_ run: PlaceIndex.Run, sign: Int) {
    guard !run.isEmpty else { return }
    let limit = 1 << tile.zoom
    for rowOffset in -1...1 where 0..<limit ~= Int(tile.y) + rowOffset {
      for columnOffset in -1...1 {
        let x = (Int(tile.x) + columnOffset) & (limit - 1)
        let neighbor = Tile(validZoom: tile.zoom, x: UInt32(x), y: UInt32(Int(tile.y) + rowOffset))
        let column = ClusterGrid.margin + columnOffset * ClusterGrid.tileWidth
        let row = ClusterGrid.margin + rowOffset * ClusterGrid.tileWidth
        count(run, neighbor, run.positions(neighbor.keys), column, row, sign)
      }
    }
  }

  /// Counts a tile whose north-west cell is at a column and row, which may lie outside the grid.
  private mutating func count(
    _ run: PlaceIndex.Run,
    _ part: Tile,
    _ range: Range<Int>,
    _ column: Int,
    _ row: Int,
    _ sign: Int
  ) {
    let size = 1 << (tile.zoom + ClusterGrid.cellBits - part.zoom)
    guard !range.isEmpty, column + size > 0, row + size > 0 else { return }
    guard column < ClusterGrid.width, row < ClusterGrid.width else { return }
    if size == 1 {
      add(run.sum(range), range.count, column + row * ClusterGrid.width, sign)
      return
    }
    let fences = run.fences(part, range)
    let half = size / 2
    count(run, part.child(0), fences.0..<fences.1, column, row, sign)
    count(run, part.child(1), fences.1..<fences.2, column + half, row, sign)
    count(run, part.child(2), fences.2..<fences.3, column, row + half, sign)
    count(run, part.child(3), fences.3..<fences.4, column + half, row + half, sign)
  }

  private mutating func add(_ sum: (x: UInt64, y: UInt64), _ count: Int, _ slot: Int, _ sign: Int) {
    sums[slot].count += Int64(sign * count)
    sums[slot].x = sign > 0 ? sums[slot].x + sum.x : sums[slot].x - sum.x
    sums[slot].y = sign > 0 ? sums[slot].y + sum.y : sums[slot].y - sum.y
  }
}

// MARK: Joining

extension ClusterGrid {
  private struct Cell {
    /// Column + row · width.
    let slot: Int
    let count: Int64
    /// Sums over the places, in grid steps from the west and north edges of the window.
    let x: Int64
    let y: Int64
    let center: (x: Int64, y: Int64)
    let scrambledCode: UInt64
    var state = State.undecided
    /// The position of the cell that this one joined.
    var host = -1

    func isJoined(to position: Int) -> Bool { state == .joined && host == position }

    func isOutranked(by other: Cell) -> Bool {
      count == other.count ? scrambledCode < other.scrambledCode : count < other.count
    }
  }

  private enum State {
    case undecided, standing, joined
  }

  private mutating func makeCells() {
    let limit: Int64 = 1 << Int64(tile.zoom + ClusterGrid.cellBits)
    for slot in sums.indices where sums[slot].count > 0 {
      let sum = sums[slot]
      let column = firstColumn + Int64(slot % ClusterGrid.width)
      let turns: Int64 = column < 0 ? -1 : column >= limit ? 1 : 0
      let code = Morton.key(
        x: UInt32(column - turns * limit),
        y: UInt32(firstRow + Int64(slot / ClusterGrid.width))
      )
      let x = Int64(sum.x) + sum.count * (turns << 32 - firstColumn * cellSize)
      let y = Int64(sum.y) - sum.count * firstRow * cellSize
      cellAtSlot[slot] = Int32(cells.count)
      cells.append(
        Cell(
          slot: slot,
          count: sum.count,
          x: x,
          y: y,
          center: (x / sum.count, y / sum.count),
          scrambledCode: code &* 0x9E37_79B9_7F4A_7C15
        )
      )
    }
  }

  /// Grid steps along a cell's edge.
  private var cellSize: Int64 { 1 << Int64(32 - tile.zoom - ClusterGrid.cellBits) }
  /// The world's column of the window's first cell, negative beyond the antimeridian.
  private var firstColumn: Int64 { Int64(tile.x) << Int64(ClusterGrid.cellBits) - Int64(ClusterGrid.margin) }
  private var firstRow: Int64 { Int64(tile.y) << Int64(ClusterGrid.cellBits) - Int64(ClusterGrid.margin) }

  private mutating func raiseCells(inset: Int) {
    var raised: [Int] = []
    forEachCell(inset: inset) { position in
      guard cells[position].state == .undecided, isHighest(position) else { return }
      raised.append(position)
    }
    for position in raised { cells[position].state = .standing }
  }

  /// Whether no undecided cell nearer than the radius outranks this one.
  private func isHighest(_ position: Int) -> Bool {
    var isHighest = true
    forEachNeighbor(of: position) { neighbor in
      guard cells[neighbor].state == .undecided, cells[position].isOutranked(by: cells[neighbor]) else {
        return
      }
      if squaredDistance(position, neighbor) < squaredRadius { isHighest = false }
    }
    return isHighest
  }

  private mutating func joinCells(inset: Int) {
    var joined: [(position: Int, host: Int)] = []
    forEachCell(inset: inset) { position in
      guard cells[position].state == .undecided, let host = nearestStanding(position) else { return }
      joined.append((position, host))
    }
    for (position, host) in joined {
      cells[position].state = .joined
      cells[position].host = host
    }
  }

  private func nearestStanding(_ position: Int) -> Int? {
    var nearest: Int?
    var least = squaredRadius
    forEachNeighbor(of: position) { neighbor in
      guard cells[neighbor].state == .standing else { return }
      let distance = squaredDistance(position, neighbor)
      guard distance < least else { return }
      (nearest, least) = (neighbor, distance)
    }
    return nearest
  }

  private func squaredDistance(_ first: Int, _ second: Int) -> Int64 {
    let (one, other) = (cells[first].center, cells[second].center)
    let (x, y) = (one.x - other.x, one.y - other.y)
    return x * x + y * y
  }

  /// Calls `body` for the cells that lie so many columns and rows inside the window.
  @inline(__always)
  private func forEachCell(inset: Int, _ body: (Int) -> Void) {
    for row in inset..<ClusterGrid.width - inset {
      for slot in row * ClusterGrid.width + inset..<(row + 1) * ClusterGrid.width - inset {
        let position = Int(cellAtSlot[slot])
        if position >= 0 { body(position) }
      }
    }
  }

  /// Calls `body` for the cells around one that is not at the window's edge, row by row and west to east.
  @inline(__always)
  private func forEachNeighbor(of position: Int, _ body: (Int) -> Void) {
    let slot = cells[position].slot
    for middle in stride(
      from: slot - ClusterGrid.width,
      through: slot + ClusterGrid.width,
      by: ClusterGrid.width
    ) {
      for near in middle - 1...middle + 1 {
        let neighbor = Int(cellAtSlot[near])
        if neighbor >= 0 && neighbor != position { body(neighbor) }
      }
    }
  }
}

// MARK: Answers

extension ClusterGrid {
  /// The cluster of a cell that is not joined, or nil when its centre lies in another tile.
  private func cluster(at position: Int) -> PlaceIndex.Cluster? {
    var (count, x, y) = (cells[position].count, cells[position].x, cells[position].y)
    forEachNeighbor(of: position) { neighbor in
      guard cells[neighbor].isJoined(to: position) else { return }
      count += cells[neighbor].count
      x += cells[neighbor].x
      y += cells[neighbor].y
    }
    let edge = Int64(ClusterGrid.margin) * cellSize
    let inside = edge..<edge + Int64(ClusterGrid.tileWidth) * cellSize
    guard inside ~= x / count, inside ~= y / count else { return nil }
    let cell = tileOfCell(position)
    return PlaceIndex.Cluster(
      id: cell.code,
      count: Int(count),
      row: count == 1 ? row(in: cell) : nil,
      x: UInt32(truncatingIfNeeded: firstColumn * cellSize + x / count),
      y: UInt32(truncatingIfNeeded: firstRow * cellSize + y / count)
    )
  }

  private func tileOfCell(_ position: Int) -> Tile {
    let (row, column) = cells[position].slot.quotientAndRemainder(dividingBy: ClusterGrid.width)
    let limit: Int64 = 1 << Int64(tile.zoom + ClusterGrid.cellBits)
    return Tile(
      validZoom: tile.zoom + ClusterGrid.cellBits,
      x: UInt32((firstColumn + Int64(column)) & (limit - 1)),
      y: UInt32(firstRow + Int64(row))
    )
  }

  private func row(in cell: Tile) -> Int32? {
    var row: Int32?
    index.visit(cell.keys) { entry in
      row = entry.row
      return false
    }
    return row
  }
}
