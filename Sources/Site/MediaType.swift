/// The Content-Type of a file, by the end of its name (IANA media types; PMTiles is registered as application/vnd.pmtiles).
enum MediaType {
  static func ofFile(named name: String) -> String {
    let ending = name.split(separator: ".").last ?? ""
    return byEnding[ending.lowercased()] ?? "application/octet-stream"
  }

  private static let byEnding = [
    "css": "text/css; charset=utf-8",
    "html": "text/html; charset=utf-8",
    "ico": "image/x-icon",
    "js": "text/javascript; charset=utf-8",
    "json": "application/json",
    "pbf": "application/x-protobuf",
    "pmtiles": "application/vnd.pmtiles",
    "png": "image/png",
    "svg": "image/svg+xml",
    "txt": "text/plain; charset=utf-8",
    "wasm": "application/wasm",
    "webmanifest": "application/manifest+json",
  ]
}
