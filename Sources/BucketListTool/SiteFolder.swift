import Glibc
import Site

/// The files below a folder, as they were when it was read. Links, and names that start with a dot, are passed over.
struct SiteFolder: Sendable {
  static let mostFiles = 10_000
  static let deepestFolder = 8
  /// How many bytes of files are kept in memory altogether.
  static let mostMemory = 64 << 20

  private(set) var files: [SiteFile] = []
  private(set) var contents: [StoredFile] = []
  private var memory = 0

  init(_ root: String) throws(Failure) {
    let descriptor = open(root, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw Failure(
        code: .noInput,
        message:
          "There is no folder \(root). Build the app first (make build), or name its folder with --root."
      )
    }
    try add(descriptor, prefix: "", depth: 0)
    guard files.contains(where: { $0.name == "index.html" }) else {
      throw Failure(
        code: .noInput,
        message: "The folder \(root) has no index.html. Build the app first (make build)."
      )
    }
  }

  /// Takes over the descriptor.
  private mutating func add(_ folder: Int32, prefix: String, depth: Int) throws(Failure) {
    guard let stream = fdopendir(folder) else {
      close(folder)
      throw Failure(code: .inputOutput, message: "The folder \(prefix) cannot be read.")
    }
    defer { closedir(stream) }
    guard depth <= Self.deepestFolder else {
      throw Failure(code: .configuration, message: "The folder \(prefix) lies too deep.")
    }
    while let entry = readdir(stream) {
      let name = Self.name(of: entry)
      guard !name.hasPrefix(".") else { continue }
      let subfolder = openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      if subfolder >= 0 {
        try add(subfolder, prefix: prefix + name + "/", depth: depth + 1)
      } else if errno == ENOTDIR {
        try addFile(name, in: folder, prefix: prefix)
      } else if errno != ELOOP {
        throw Failure(code: .inputOutput, message: "The folder \(prefix)\(name) cannot be read.")
      }
    }
  }

  private mutating func addFile(_ name: String, in folder: Int32, prefix: String) throws(Failure) {
    guard !Self.isLink(name, in: folder) else { return }
    guard files.count < Self.mostFiles else {
      throw Failure(
        code: .configuration,
        message: "The folder of the app has more than \(Self.mostFiles) files."
      )
    }
    guard let file = OpenFile(name, in: folder) else {
      throw Failure(code: .inputOutput, message: "The file \(prefix)\(name) cannot be read.")
    }
    let fits = memory + file.size <= Self.mostMemory
    guard let stored = StoredFile(file, keepInMemory: fits) else {
      throw Failure(code: .inputOutput, message: "The file \(prefix)\(name) changed while it was read.")
    }
    memory += stored.memory?.count ?? 0
    files.append(SiteFile(name: prefix + name, size: stored.size, digest: stored.digest))
    contents.append(stored)
  }

  private static func isLink(_ name: String, in folder: Int32) -> Bool {
    var status = stat()
    return fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// The name begins at a fixed place of the entry, which is often shorter than its type says.
  private static func name(of entry: UnsafeMutablePointer<dirent>) -> String {
    let offset = MemoryLayout<dirent>.offset(of: \.d_name)!
    let start = UnsafeRawPointer(entry) + offset
    return String(cString: start.assumingMemoryBound(to: CChar.self))
  }
}
