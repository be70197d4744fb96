import Geo
import PropertyTesting
import Vault

/// Histories with many collisions: few objects, few values, few stamps.
extension SeededGenerator {
  mutating func identifier() -> Identifier {
    Identifier(high: next(), low: next())
  }

  mutating func change() -> Change {
    let kind = oneIn(6) ? ObjectKind(rawValue: UInt64(int(in: 2...3))) : .place
    let stamp = Stamp(
      milliseconds: Int64(int(in: 0...3)),
      counter: UInt16(int(in: 0...1)),
      writer: UInt64(int(in: 1...3))
    )
    let field = kind == .place && !oneIn(5) ? knownField() : unknownField()
    return Change(
      kind: kind,
      object: Identifier(high: 0, low: UInt64(int(in: 0...2))),
      field: field,
      stamp: stamp
    )
  }

  mutating func history(upTo count: Int) -> [Change] {
    (0..<int(in: 0...count)).map { _ in change() }
  }

  /// Fields of keys and values that a newer version might write, among them values of known keys.
  mutating func unknownField() -> PlaceField {
    .unknown(
      key: UInt64(pick([1, 2, 3, 7, 12, 13, 31, 32, 700])),
      value: pick([[0x01], [0x80], [0x61, 0x41], [0xF6], [0xF5]])
    )
  }

  mutating func knownField() -> PlaceField {
    switch int(in: 1...12) {
    case 1: .name(pick(["", "A", "Zürich", "é", "e\u{301}"]))
    case 2: .description(pick(["", "long\nlonger"]))
    case 3: .coordinate(oneIn(3) ? nil : coordinate())
    case 4: .list(oneIn(3) ? nil : Identifier(high: 1, low: UInt64(int(in: 0...1))))
    case 5: .symbol(pick(["star", "tower"]))
    case 6: .color(oneIn(3) ? nil : UInt32(int(in: 0...2)))
    case 7:
      .status(pick([.want, .visited(on: nil), .visited(on: CalendarDate(year: 2025, month: 2, day: 28))]))
    case 8: .tags(pick([[], ["a"], ["a", "b"]]))
    case 9: .link(pick([nil, "", "https://example.org"]))
    case 10:
      .article(pick([nil, Article(language: "en", title: "Rio"), Article(language: "ja", title: "東京")]))
    case 11: .created(Instant(milliseconds: Int64(int(in: -1...1))))
    default: .deleted(pick([nil, Instant(milliseconds: 5)]))
    }
  }

  mutating func coordinate() -> Coordinate {
    try! Coordinate(latitude: double(in: -90...90), longitude: double(in: -180...179))
  }

  mutating func place() -> Place {
    var place = Place(
      id: identifier(),
      name: pick(["", "Tower", "東京"]),
      created: Instant(milliseconds: Int64(int(in: 0...9)))
    )
    for _ in 0..<int(in: 0...12) { place.set(knownField()) }
    return place
  }
}

extension Place {
  mutating func set(_ field: PlaceField) {
    switch field {
    case .name(let value): name = value
    case .description(let value): description = value
    case .coordinate(let value): coordinate = value
    case .list(let value): list = value
    case .symbol(let value): symbol = value
    case .color(let value): color = value
    case .status(let value): status = value
    case .tags(let value): tags = value
    case .link(let value): link = value
    case .article(let value): article = value
    case .created(let value): created = value
    case .deleted, .unknown: break
    }
  }
}
