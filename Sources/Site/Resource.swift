/// Something that has an address: one file in one or more codings, or a few bytes made by the server.
struct Resource: Sendable {
  var representations: [Representation]
  var cacheControl: String
}

/// The bytes of a resource in one coding, with the header fields that describe them.
struct Representation: Sendable {
  var coding: ContentCoding
  var tag: EntityTag
  var content: Response.Content
  /// For every response about it, 304 among them.
  var validatorFields: [HeaderField]
  /// For responses that carry it.
  var contentFields: [HeaderField]
}

extension Resource {
  /// All files as resources, by path. `x.br` and `x.gz` are codings of `x` where that exists, and otherwise not served; nor is a name
  /// with a segment that starts with a dot.
  static func all(from files: [SiteFile]) -> [String: Resource] {
    var positions: [String: Int] = [:]
    for (index, file) in files.enumerated() { positions[file.name] = index }
    var resources: [String: Resource] = [:]
    for file in files where !isHidden(file.name) && !isPacked(file.name) {
      let available = ContentCoding.allCases.compactMap { coding in
        positions[file.name + coding.fileEnding].map { (coding, $0) }
      }
      let cacheControl = hasHashedName(file.name) ? "public, max-age=31536000, immutable" : "no-cache"
      resources[file.name] = Resource(
        representations: available.map { coding, index in
          Representation(
            coding: coding,
            mediaType: MediaType.ofFile(named: file.name),
            cacheControl: cacheControl,
            isOneOfSeveral: available.count > 1,
            digest: files[index].digest,
            content: .file(index: index, range: 0..<files[index].size)
          )
        },
        cacheControl: cacheControl
      )
    }
    if let start = resources["index.html"] { resources[""] = start }
    return resources
  }

  /// A few bytes that every client has to ask for again.
  init(bytes: [UInt8], mediaType: String, cacheControl: String) {
    self.cacheControl = cacheControl
    representations = [
      Representation(
        coding: .identity,
        mediaType: mediaType,
        cacheControl: cacheControl,
        isOneOfSeveral: false,
        digest: ContentDigest.text(of: bytes),
        content: .bytes(bytes)
      )
    ]
  }

  /// `assets/NAME.HASH.EXT`, where HASH has eight or more hexadecimal digits: another content would have another name.
  static func hasHashedName(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard name.hasPrefix("assets/"), parts.count >= 3 else { return false }
    let hash = parts[parts.count - 2].utf8
    return hash.count >= 8 && hash.allSatisfy { $0.hexadecimalValue != nil }
  }

  private static func isHidden(_ name: String) -> Bool {
    name.split(separator: "/").contains { $0.hasPrefix(".") }
  }

  private static func isPacked(_ name: String) -> Bool {
    name.hasSuffix(".br") || name.hasSuffix(".gz")
  }
}

extension Representation {
  init(
    coding: ContentCoding,
    mediaType: String,
    cacheControl: String,
    isOneOfSeveral: Bool,
    digest: String,
    content: Response.Content
  ) {
    self.coding = coding
    self.content = content
    tag = EntityTag(digest: digest, coding: coding)
    validatorFields = [HeaderField("ETag", tag.text), HeaderField("Cache-Control", cacheControl)]
    if isOneOfSeveral { validatorFields.append(HeaderField("Vary", "Accept-Encoding")) }
    contentFields = [HeaderField("Content-Type", mediaType)]
    if let name = coding.name {
      contentFields.append(HeaderField("Content-Encoding", name))
    } else {
      contentFields.append(HeaderField("Accept-Ranges", "bytes"))
    }
  }
}
