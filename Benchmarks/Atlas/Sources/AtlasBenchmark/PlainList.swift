/// The peer: all names in a list that is searched from end to end.
struct PlainList {
  private let names: [(key: [UInt8], population: Int)]

  init(_ lines: [Substring]) {
    names = lines.map { line in
      let fields = line.split(separator: "\t")
      return (Array(fields[0].utf8), Int(fields[1])!)
    }
  }

  func best(_ count: Int, beginningWith key: [UInt8]) -> [Int] {
    let found = names.indices.filter { names[$0].key.starts(with: key) }
    return Array(found.sorted { names[$0].population > names[$1].population }.prefix(count))
  }
}
