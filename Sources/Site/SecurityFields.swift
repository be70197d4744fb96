/// The header fields that every response carries, whatever its status.
enum SecurityFields {
  static func all(for settings: SiteSettings) -> [HeaderField] {
    let origins = settings.foreignOrigins
    var fields = [
      HeaderField("Content-Security-Policy", contentSecurityPolicy(map: origins, settings.wikipedia)),
      HeaderField("X-Content-Type-Options", "nosniff"),
      HeaderField("Referrer-Policy", origins.isEmpty ? "no-referrer" : "strict-origin-when-cross-origin"),
      HeaderField("Permissions-Policy", permissionsPolicy),
      HeaderField("Cross-Origin-Opener-Policy", "same-origin"),
      HeaderField("Cross-Origin-Resource-Policy", "same-origin"),
    ]
    if settings.servesTLS { fields.append(HeaderField("Strict-Transport-Security", "max-age=31536000")) }
    return fields
  }

  /// Content Security Policy Level 3. Compiling WebAssembly is the only evaluation allowed. Tile servers see the page's origin as
  /// referrer, because some answer 403 without one.
  private static func contentSecurityPolicy(map: [String], _ wikipedia: WikipediaAddress?) -> String {
    let pictures = (map + (wikipedia?.pictureOrigins ?? [])).map { " " + $0 }.joined()
    let answers = (map + (wikipedia.map { [$0.origin] } ?? [])).map { " " + $0 }.joined()
    return [
      "default-src 'none'",
      "script-src 'self' 'wasm-unsafe-eval'",
      "style-src 'self'",
      "img-src 'self' data: blob:" + pictures,
      "connect-src 'self'" + answers,
      "worker-src 'self'",
      "manifest-src 'self'",
      "form-action 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].joined(separator: "; ")
  }

  /// Where the person is, passkeys, copying the recovery key and showing a tour on the whole screen are for the page itself; everything else that browsers know of is for
  /// nobody. Chromium reports names it does not know on the console, so bluetooth and web-share, known to some of its systems only, are left
  /// out.
  private static let permissionsPolicy: String = {
    let own = [
      "clipboard-write", "fullscreen", "geolocation", "publickey-credentials-create",
      "publickey-credentials-get",
    ]
    let none = [
      "accelerometer", "autoplay", "browsing-topics", "camera", "clipboard-read",
      "display-capture",
      "encrypted-media", "gamepad", "gyroscope", "hid", "idle-detection", "keyboard-map",
      "local-fonts",
      "magnetometer", "microphone", "midi", "otp-credentials", "payment", "picture-in-picture",
      "screen-wake-lock",
      "serial", "storage-access", "sync-xhr", "usb", "window-management", "xr-spatial-tracking",
    ]
    return (own.map { $0 + "=(self)" } + none.map { $0 + "=()" }).joined(separator: ", ")
  }()
}
