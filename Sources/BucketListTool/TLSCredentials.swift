import Glibc

/// A certificate chain and its key as PEM text (RFC 7468), read and looked over; GnuTLS has the last word.
struct TLSCredentials {
  let certificate: [CChar]
  let key: [CChar]

  /// The largest file that is read, in bytes.
  private static let largestFile = 1 << 20

  init(_ files: ServeOptions.TLSFiles) throws(Failure) {
    let certificate = try Self.text(files.certificate, "certificate")
    guard certificate.firstRange(of: "-----BEGIN CERTIFICATE-----") != nil else {
      throw Failure(
        code: .configuration,
        message: "The file of --tls-certificate holds no certificate in PEM."
      )
    }
    let key = try Self.text(files.key, "key")
    guard key.firstRange(of: "PRIVATE KEY-----") != nil else {
      throw Failure(code: .configuration, message: "The file of --tls-key holds no private key in PEM.")
    }
    guard key.firstRange(of: "ENCRYPTED") == nil else {
      throw Failure(
        code: .configuration,
        message: "The key of --tls-key is encrypted. Decrypt it first: openssl pkey -in KEY -out PLAIN."
      )
    }
    self.certificate = Array(certificate.utf8CString)
    self.key = Array(key.utf8CString)
  }

  private static func text(_ path: String, _ kind: String) throws(Failure) -> String {
    guard let file = OpenFile(path, followingLinks: true) else {
      throw Failure(code: .noInput, message: "The file of --tls-\(kind) cannot be opened.")
    }
    guard file.size <= largestFile else {
      throw Failure(code: .configuration, message: "The file of --tls-\(kind) is too large for a \(kind).")
    }
    var bytes = [UInt8](repeating: 0, count: file.size)
    guard bytes.withUnsafeMutableBytes({ file.read(into: $0, at: 0) }) else {
      throw Failure(code: .inputOutput, message: "The file of --tls-\(kind) cannot be read.")
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
