import Glibc

/// A regular file that is open for reading.
struct OpenFile: ~Copyable {
  let descriptor: Int32
  /// In bytes, when it was opened.
  let size: Int
  /// Nanoseconds since 1970.
  let modified: Int

  /// Opens a name in a folder (or in the current one) without following a link; nil for what cannot be opened or is no regular file.
  init?(_ name: String, in folder: Int32 = AT_FDCWD, followingLinks: Bool = false) {
    let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | (followingLinks ? 0 : O_NOFOLLOW)
    let descriptor = openat(folder, name, flags)
    guard descriptor >= 0 else { return nil }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
    size = status.st_size
    modified = status.st_mtim.tv_sec * 1_000_000_000 + status.st_mtim.tv_nsec
  }

  deinit {
    close(descriptor)
  }

  /// Fills the buffer with what stands at this offset; false when the file ends before.
  func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) -> Bool {
    var filled = 0
    while filled < buffer.count {
      let count = pread(descriptor, buffer.baseAddress! + filled, buffer.count - filled, offset + filled)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return false }
      filled += count
    }
    return true
  }
}
