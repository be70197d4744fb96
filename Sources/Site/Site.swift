/// Everything the server decides: a request in, a response out. It knows the names, sizes and digests of the files and nothing of their
/// bytes, of sockets or of the disk.
public struct Site: Sendable {
  /// The longest target that is answered, in bytes.
  public static let longestTarget = 2048
  /// The largest field section that is answered, in bytes.
  public static let largestFieldSection = 8192

  private let resources: [String: Resource]
  private let securityFields: [HeaderField]

  /// Takes stock of the files; their positions in the list are what `Response.Content.file` names.
  public init(files: [SiteFile], settings: SiteSettings) {
    var resources = Resource.all(from: files)
    resources["config.json"] = Resource(
      bytes: settings.configuration,
      mediaType: "application/json",
      cacheControl: "no-cache"
    )
    resources["healthz"] = Resource(
      bytes: Array("ok\n".utf8),
      mediaType: "text/plain; charset=utf-8",
      cacheControl: "no-store"
    )
    self.resources = resources
    securityFields = SecurityFields.all(for: settings)
  }

  /// Answers any request, however malformed, in time proportional to its length.
  public func response(to request: Request) -> Response {
    var response = decide(request)
    response.fields += securityFields
    if request.method == "HEAD" { response.omitsContent = true }
    return response
  }

  private func decide(_ request: Request) -> Response {
    guard request.target.utf8.count <= Self.longestTarget else {
      return .page(414, "Address too long", "The address of this request is longer than the server reads.")
    }
    guard request.fieldSectionSize <= Self.largestFieldSection else {
      return .page(
        431,
        "Header too large",
        "The header fields of this request are larger than the server reads."
      )
    }
    guard request.fields.count(where: { $0.isNamed("Host") }) <= 1 else {
      return .page(400, "Malformed request", "The request names more than one host.")
    }
    guard request.method == "GET" || request.method == "HEAD" else {
      let allow = HeaderField("Allow", "GET, HEAD")
      return .page(405, "Method not allowed", "Files here can only be read.", fields: [allow])
    }
    guard let target = Target(request.target) else {
      return .page(400, "Malformed address", "The server cannot read this address.")
    }
    guard let resource = resources[target.path] else {
      return .page(404, "Not found", "There is nothing at this address.")
    }
    return respond(to: request, with: resource)
  }

  private func respond(to request: Request, with resource: Resource) -> Response {
    let accepted = AcceptedCodings(request.value(of: "Accept-Encoding"))
    let best = accepted.best(of: resource.representations.map(\.coding))
    guard let representation = resource.representations.first(where: { $0.coding == best }) else {
      let vary = HeaderField("Vary", "Accept-Encoding")
      return .page(
        406,
        "No acceptable encoding",
        "The client accepts no encoding of this file.",
        fields: [vary]
      )
    }
    return representation.response(to: request)
  }
}
