import App
import Foundation

// CoreBenchmark MEASUREMENT FILE FOLDER [RUNS]: one measurement in a process of its own; prints its numbers as JSON.
//
// `import` reads the SavedPlaces file FILE and leaves the sealed vault in FOLDER; the others begin there.

let arguments = CommandLine.arguments
guard arguments.count >= 4 else { fatalError("usage: CoreBenchmark MEASUREMENT FILE FOLDER [RUNS]") }
let file = try Data(contentsOf: URL(fileURLWithPath: arguments[2]))
let folder = URL(fileURLWithPath: arguments[3])

/// A vault at its passphrase, which is right, but nothing has been read.
func locked() -> MemoryHost {
  let host = MemoryHost(store: try! MemoryStore(folder: folder))
  host.enterPassphrase()
  return host
}

func opened() -> MemoryHost {
  let host = locked()
  host.openVault()
  guard host.model.session != nil else { fatalError("the vault did not open") }
  return host
}

/// From a file's bytes to durable places.
func importing() -> Measurement {
  let host = MemoryHost()
  host.setUp()
  host.file = [UInt8](file)
  return Measurement(
    work: { host.importFile() },
    finish: {
      try! host.store.write(folder: folder)
      return ["stored": Double(host.store.bytes), "places": Double(host.session.placeCount)]
    }
  )
}

/// From the right secret to the tiles on the screen.
func unlocking() -> Measurement {
  var host = locked()
  return Measurement(runs: 5, prepare: { host = locked() }, work: { host.openVault() })
}

/// One added and named place until it is durable.
func adding() -> Measurement {
  let host = opened()
  return Measurement(runs: 20, work: { host.addPlace() })
}

/// One letter in the filter of the list, until the list is drawn.
func filtering() -> Measurement {
  let host = opened()
  host.command(.showPlaces)
  return Measurement(runs: 5, prepare: { host.type("ca") }, work: { host.type("caf") })
}

/// The tiles of a city that is full of places.
func drawing() -> Measurement {
  let host = opened()
  let city = MapPoint(longitude: 2.35, latitude: 48.86)
  return Measurement(runs: 5, work: { host.requestTiles(around: city, zoom: 11) })
}

/// The peer: the same file read by the system's own reader.
func reading() -> Measurement {
  var places: [PlainPlace] = []
  return Measurement(
    runs: 3,
    work: { places = try! PlainPlace.read(file) },
    finish: { ["places": Double(places.count)] }
  )
}

let measurements = [
  "import": importing, "unlock": unlocking, "add": adding, "filter": filtering, "tiles": drawing,
  "peer": reading,
]
guard let measurement = measurements[arguments[1]]?() else { fatalError("no such measurement") }
let runs = arguments.count > 4 ? Int(arguments[4]) : nil
let numbers = measurement.numbers(runs: runs ?? measurement.runs)
print(String(decoding: try JSONSerialization.data(withJSONObject: numbers), as: UTF8.self))
