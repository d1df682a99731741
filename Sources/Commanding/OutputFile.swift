import Files

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Where the bytes go that are written to a path of the command line.
///
/// A symbolic link at the path is followed: what it leads to is replaced, and the link stays.
enum OutputFile {
  /// A regular file, which need not exist yet: its folder, and its name there.
  case file(Folder, name: String)
  /// A device or a pipe, which is written in place.
  case device(String)
  /// A descriptor of this process, as named by `/dev/stdout` or a shell's `>(…)`.
  ///
  /// It is not opened again, because that fails for a socket, and would write over the beginning
  /// of a file.
  case descriptor(Int32)

  /// The number of links after which a path counts as a circle of links.
  private static let mostLinks = 40

  /// Follows the links of a path.
  init(_ path: Path) throws(POSIXError) {
    var path = path.text
    for _ in 0...Self.mostLinks {
      if let descriptor = Self.descriptor(path) {
        self = .descriptor(descriptor)
        return
      }
      let (folder, name) = Self.parts(path)
      guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
        self = try Self.opening(folder, name: name, path: path)
        return
      }
      path = target.hasPrefix("/") ? target : folder + target
    }
    throw POSIXError(.ELOOP)
  }

  /// Throws unless the file can be written, as far as that can be known beforehand.
  func check() throws(POSIXError) {
    switch self {
    case .file(let folder, let name):
      try folder.checkWritable(name)
    case .device(let path):
      try SystemCall.result { access(path, W_OK) }
    case .descriptor(let descriptor):
      let mode = try SystemCall.result { fcntl(descriptor, F_GETFL) } & O_ACCMODE
      if mode == O_RDONLY { throw POSIXError(.EBADF) }
    }
  }

  /// Replaces the file, or writes to the device, the pipe or the descriptor.
  func write(_ bytes: [UInt8]) throws(POSIXError) {
    switch self {
    case .file(let folder, let name):
      // Only the folder's permissions count for the system, so those of the file are asked first.
      try check()
      try folder.replace(name, with: bytes)
    case .device(let path):
      let device = try SystemCall.result { openat(AT_FDCWD, path, O_WRONLY | O_NOCTTY | O_CLOEXEC) }
      defer { close(device) }
      try SystemCall.write(bytes, to: device)
    case .descriptor(let descriptor):
      try SystemCall.write(bytes, to: descriptor)
    }
  }

  /// A folder and a name: what two paths have in common that are the same file.
  struct Identity: Hashable {
    /// The folder.
    let folder: Folder.Identity
    /// The name in the folder.
    let name: String
  }

  /// The folder and the name of a regular file; nil for all that two reports can be written to.
  var identity: Identity? {
    guard case .file(let folder, let name) = self, let folder = try? folder.identity
    else { return nil }
    return Identity(folder: folder, name: name)
  }

  private static func opening(
    _ folder: String, name: String, path: String
  ) throws(POSIXError) -> OutputFile {
    guard !["", ".", ".."].contains(name) else { throw POSIXError(.EISDIR) }
    let folder = try Folder(path: folder)
    switch try folder.entry(name) {
    case .folder: throw POSIXError(.EISDIR)
    case .device: return .device(path)
    default: return .file(folder, name: name)
    }
  }

  /// Splits a path after its last slash: `o/a.json` into `o/` and `a.json`.
  private static func parts(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return ("", path) }
    return (String(path[...slash]), String(path[path.index(after: slash)...]))
  }

  private static func descriptor(_ path: String) -> Int32? {
    switch path {
    case "/dev/stdout": return StandardStream.output.rawValue
    case "/dev/stderr": return StandardStream.error.rawValue
    default:
      let folder = ["/dev/fd/", "/proc/self/fd/"].first(where: path.hasPrefix)
      return folder.flatMap { Int32(path.dropFirst($0.count)) }
    }
  }
}
