import Conformance
import Results

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Reads whole files of a bounded size. It never waits for the writer of a pipe or for a device.
package enum FileReader {
  /// The maximum size of a file, in megabytes.
  package static let maximumMegabytes = 64

  private static let maximumBytes = maximumMegabytes << 20

  /// Returns the contents of a file; follows links.
  package static func bytes(of path: String) throws(FileReadingError) -> [UInt8] {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .system(errno) }
    if let kind = FileReadingError.Kind(status.st_mode) { throw .notRegular(kind) }
    // Another file may have taken its place since.
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw .system(errno) }
    defer { close(file) }
    return try bytes(of: file, expecting: Int(status.st_size))
  }

  /// Whether there is a file, a folder or a link at the path, even a link that leads nowhere.
  package static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  private static func bytes(
    of file: Int32, expecting size: Int
  ) throws(FileReadingError) -> [UInt8] {
    guard size <= maximumBytes else { throw .tooLarge }
    var bytes: [UInt8] = []
    // Some files, such as those of `/proc`, do not tell their size.
    var capacity = size + 1
    while true {
      let chunk = try chunk(of: file, capacity: capacity)
      if chunk.isEmpty { return bytes }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      guard bytes.count <= maximumBytes else { throw .tooLarge }
      capacity = 1 << 16
    }
  }

  /// Reads the next bytes; returns none at the end.
  private static func chunk(
    of file: Int32, capacity: Int
  ) throws(FileReadingError) -> [UInt8] {
    var code: Int32 = 0
    let chunk = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      var result = read(file, buffer.baseAddress, capacity)
      while result < 0, errno == EINTR { result = read(file, buffer.baseAddress, capacity) }
      if result < 0 { code = errno }
      count = max(0, result)
    }
    if code != 0 { throw .system(code) }
    return chunk
  }
}

/// The reason why a file cannot be read.
package enum FileReadingError: Error, Hashable, Sendable {
  /// What a path can lead to other than a file.
  package enum Kind: String, Sendable {
    case folder, pipe, device, socket

    /// Returns the kind of a file's mode; nil for a regular file.
    fileprivate init?(_ mode: mode_t) {
      switch mode & S_IFMT {
      case S_IFREG: return nil
      case S_IFDIR: self = .folder
      case S_IFIFO: self = .pipe
      case S_IFSOCK: self = .socket
      default: self = .device
      }
    }
  }

  /// It is something else than a file.
  case notRegular(Kind)
  /// It is larger than the maximum.
  case tooLarge
  /// The system refuses, with this value of `errno`.
  case system(Int32)

  /// The reason, such as `it is a pipe`.
  package var reason: String {
    switch self {
    case .notRegular(let kind): "it is \(Noun.one(kind.rawValue))"
    case .tooLarge: "it has more than \(FileReader.maximumMegabytes) MB"
    case .system(let code): SystemErrorMessage(code: code).text
    }
  }

  /// What to do about it.
  package var remedy: String {
    switch self {
    case .notRegular: "put a file in its place, or remove it"
    case .tooLarge: "make several of it"
    case .system: "make it readable, or remove it"
    }
  }
}

extension Diagnostic {
  /// A file that is there and cannot be read.
  package static func unreadable(_ file: String, _ error: FileReadingError) -> Diagnostic {
    Diagnostic(
      SourceLocation(file: file, line: 1), "this cannot be read: \(error.reason)",
      hint: error.remedy)
  }
}
