import Atlas
import Foundation

// GazetteerTool TABLES FILE: encodes TABLES/lands.tsv and TABLES/cities.tsv, which Gazetteer/table.py writes, as FILE.

guard CommandLine.arguments.count == 3 else {
  FileHandle.standardError.write(Data("usage: GazetteerTool TABLES FILE\n".utf8))
  exit(2)
}
let tables = URL(fileURLWithPath: CommandLine.arguments[1])

func rows(_ name: String) throws -> [[String]] {
  let text = try String(contentsOf: tables.appending(path: name), encoding: .utf8)
  return text.split(separator: "\n").map { line in
    line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
  }
}

let landRows = try rows("lands.tsv")
let positions = Dictionary(uniqueKeysWithValues: landRows.enumerated().map { ($1[0], $0) })
let lands = landRows.map { row in
  GazetteerEncoder.Land(
    code: row[1].isEmpty ? row[0] : row[8],
    country: positions[row[1]],
    latitude: Double(row[2])!,
    longitude: Double(row[3])!,
    population: UInt32(row[4])!,
    names: Array(row[5..<8]),
    otherNames: row[1].isEmpty ? Array(row[8...]) : []
  )
}
let cities = try rows("cities.tsv").map { row in
  GazetteerEncoder.City(
    land: positions[row[0]]!,
    latitude: Double(row[1])!,
    longitude: Double(row[2])!,
    population: UInt32(row[3])!,
    names: Array(row[4..<7]),
    otherNames: Array(row[7...])
  )
}
let file = GazetteerEncoder(lands: lands, cities: cities).bytes
let gazetteer = try Gazetteer(file)
try Data(file).write(to: URL(fileURLWithPath: CommandLine.arguments[2]))
print("\(gazetteer.cityCount) cities, \(gazetteer.nameCount) names, \(file.count) bytes")
