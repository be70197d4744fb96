/// The grammar of RFC 8259, transcribed rule by rule: every rule maps a start to the set of ends it can reach.
///
/// Slow, and as unlike the reader as can be, so that the two can check each other. Strings are sequences of Unicode
/// scalars, so the bytes have to be UTF-8.
struct JSONGrammar {
  private let text: [Unicode.Scalar]

  static func accepts(_ bytes: [UInt8]) -> Bool {
    guard let text = String(validating: bytes, as: UTF8.self) else { return false }
    let scalars = Array(text.unicodeScalars)
    let grammar = JSONGrammar(text: scalars)
    return grammar.element(0).contains(scalars.count)
  }

  private typealias Ends = Set<Int>

  private func then(_ ends: Ends, _ rule: (Int) -> Ends) -> Ends {
    ends.reduce(into: []) { $0.formUnion(rule($1)) }
  }

  private func one(_ start: Int, _ allowed: (Unicode.Scalar) -> Bool) -> Ends {
    start < text.count && allowed(text[start]) ? [start + 1] : []
  }

  private func word(_ start: Int, _ word: String) -> Ends {
    word.unicodeScalars.reduce([start]) { ends, scalar in then(ends) { one($0) { $0 == scalar } } }
  }

  private func many(_ start: Int, _ rule: (Int) -> Ends) -> Ends {
    var (all, fresh): (Ends, Ends) = ([start], [start])
    while !fresh.isEmpty {
      fresh = then(fresh, rule).subtracting(all)
      all.formUnion(fresh)
    }
    return all
  }

  private func whitespace(_ start: Int) -> Ends {
    many(start) { one($0) { " \t\n\r".unicodeScalars.contains($0) } }
  }

  private func element(_ start: Int) -> Ends { then(then(whitespace(start), value), whitespace) }

  private func value(_ start: Int) -> Ends {
    ["true", "false", "null"].reduce(into: Ends()) { $0.formUnion(word(start, $1)) }
      .union(number(start)).union(string(start))
      .union(container(start, "[", "]", element))
      .union(container(start, "{", "}", member))
  }

  private func container(_ start: Int, _ open: String, _ close: String, _ item: @escaping (Int) -> Ends)
    -> Ends
  {
    let opened = word(start, open)
    let filled = then(then(opened, item)) { many($0) { then(word($0, ","), item) } }
    return then(then(opened, whitespace).union(filled)) { word($0, close) }
  }

  private func member(_ start: Int) -> Ends {
    let name = then(then(then(whitespace(start), string), whitespace)) { word($0, ":") }
    return then(name, element)
  }

  private func digits(_ start: Int) -> Ends {
    then(one(start) { ("0"..."9").contains($0) }) { many($0) { one($0) { ("0"..."9").contains($0) } } }
  }

  private func number(_ start: Int) -> Ends {
    let signed = word(start, "-").union([start])
    let positive = then(signed) { one($0) { ("1"..."9").contains($0) } }
    let integer = then(signed) { word($0, "0") }.union(positive).union(then(positive, digits))
    let fraction = integer.union(then(then(integer) { word($0, ".") }, digits))
    let exponent = then(fraction) { one($0) { $0 == "e" || $0 == "E" } }
    let signedExponent = exponent.union(then(exponent) { one($0) { $0 == "+" || $0 == "-" } })
    return fraction.union(then(signedExponent, digits))
  }

  private func string(_ start: Int) -> Ends {
    then(then(word(start, "\"")) { many($0, character) }) { word($0, "\"") }
  }

  private func character(_ start: Int) -> Ends {
    let unescaped = one(start) { $0.value >= 0x20 && $0 != "\"" && $0 != "\\" }
    let escape = word(start, "\\")
    let hexadecimal = (0..<4).reduce(then(escape) { word($0, "u") }) { ends, _ in
      then(ends) { one($0) { $0.properties.isASCIIHexDigit } }
    }
    return unescaped.union(hexadecimal).union(
      then(escape) { one($0) { "\"\\/bfnrt".unicodeScalars.contains($0) } }
    )
  }
}
