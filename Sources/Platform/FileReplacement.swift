/// New contents of a file, which replace the old ones at once.
///
/// On Linux they have no name before that, so that nothing is left of them when the program is killed.
package struct FileReplacement: ~Copyable {
  private let path: String
  private let bytes: [UInt8]
  private let mode: Int?
  /// The nameless file with the contents; nil where the file system has none.
  private let descriptor: Int32?

  /// Writes the contents, and not yet to their place.
  ///
  /// - Parameter mode: the permissions of the file; nil for those of a new file.
  package init(of path: String, with bytes: [UInt8], mode: Int? = nil) throws {
    (self.path, self.bytes, self.mode) = (path, bytes, mode)
    descriptor = Self.namelessFile(beside: path)
    guard let descriptor else { return }
    do {
      try Self.writeAll(bytes, to: descriptor)
      if let mode { try Self.check(fchmod(descriptor, mode_t(mode))) }
      try Self.check(fsync(descriptor))
    } catch {
      close(descriptor)
      throw error
    }
  }

  deinit { if let descriptor { close(descriptor) } }

  /// Puts the contents in the place of the file.
  package consuming func commit() throws {
    #if os(Linux)
      let name = "\(Self.folder(of: path)).conform-\(UInt64.random(in: 0...UInt64.max))"
      if let descriptor,
        linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", AT_FDCWD, name, AT_SYMLINK_FOLLOW) == 0
      {
        guard rename(name, path) != 0 else { return }
        let error = Self.error
        unlink(name)
        throw error
      }
    #endif
    try Data(bytes).write(to: URL(filePath: path), options: .atomic)
    if let mode {
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    }
  }

  private static func namelessFile(beside path: String) -> Int32? {
    #if os(Linux)
      // `O_TMPFILE`, which is no simple macro of C.
      let descriptor = open(
        "\(folder(of: path)).", 0o20_000_000 | O_DIRECTORY | O_WRONLY | O_CLOEXEC, 0o666)
      return descriptor < 0 ? nil : descriptor
    #else
      return nil
    #endif
  }

  /// Returns the folder of a file, with a slash at the end; empty for the current one.
  private static func folder(of path: String) -> Substring {
    path[..<(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)]
  }

  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws {
    try bytes.withUnsafeBytes { bytes in
      var written = 0
      while written < bytes.count {
        let rest = UnsafeRawBufferPointer(rebasing: bytes[written...])
        let count = write(descriptor, rest.baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count >= 0 else { throw error }
        written += count
      }
    }
  }

  /// The error of the call of the system that failed last.
  private static var error: POSIXError { POSIXError(POSIXError.Code(rawValue: errno) ?? .EIO) }

  private static func check(_ result: Int32) throws { if result != 0 { throw error } }
}
