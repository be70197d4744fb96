public import Vault

/// What a place can be drawn with; the raw value is what is stored (`docs/spec/vault.md`, section 6), and the shapes are
/// those of `Web/symbols.svg`. The order is that of the picker.
public enum Symbol: String, Sendable, CaseIterable {
  case star, heart, flag, pin, circle
  case home, bed, tent
  case forkKnife = "fork-knife"
  case cup, glass
  case iceCream = "ice-cream"
  case bag, gift
  case museum, theatre, music, camera, book, castle, monument, tower, bridge, viewpoint
  case church, mosque, synagogue, temple, shrine
  case mountain, volcano, tree, flower, leaf, bench, beach, wave, lake, waterfall
  case hotSpring = "hot-spring"
  case sun, snowflake, paw, fish
  case boat, ferry, anchor, plane, train, bus, car, bicycle
  case walk, swim, ski, ball
  case parking, hospital, info, question

  /// What it is called: its place among the phrases is its place here.
  public var name: Phrase {
    let index = Symbol.allCases.firstIndex(of: self)!
    return Phrase(rawValue: Phrase.symbolStar.rawValue + index)!
  }
}

extension Place {
  /// What it is drawn with: a star also where a newer version, or another app, gave it what is not known here.
  public var shownSymbol: Symbol {
    Symbol(named: symbol) ?? .star
  }
}
