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

/// An open folder, in which files are looked up by name and symbolic links are never followed.
///
/// Every operation is relative to the open folder. Whatever becomes of its path meanwhile, nothing
/// outside of the folder is read or changed.
package final class Folder: Sendable {
  /// The file descriptor.
  let descriptor: Int32

  private init(descriptor: Int32) { self.descriptor = descriptor }

  /// Opens a folder by its path; symbolic links in the path are followed.
  package convenience init(path: String) throws(POSIXError) {
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC
    self.init(
      descriptor: try SystemCall.result { openat(AT_FDCWD, path.isEmpty ? "." : path, flags) })
  }

  deinit { close(descriptor) }

  /// What a name in a folder stands for.
  package enum Entry: Hashable, Sendable {
    /// A regular file.
    case file(FileAttributes)
    /// A folder.
    case folder
    /// A symbolic link, whatever it leads to.
    case link
    /// A device, a pipe or a socket.
    case device
  }

  /// Returns what the name stands for, or nil if there is nothing of that name.
  package func entry(_ name: String) throws(POSIXError) -> Entry? {
    var status = stat()
    do throws(POSIXError) {
      try SystemCall.result { fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) }
    } catch {
      guard error.code == .ENOENT else { throw error }
      return nil
    }
    return switch status.st_mode & S_IFMT {
    case S_IFREG: .file(FileAttributes(status))
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .device
    }
  }

  /// Opens a folder in this one.
  package func folder(_ name: String) throws(POSIXError) -> Folder {
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    return Folder(descriptor: try SystemCall.result { openat(descriptor, name, flags) })
  }

  /// Creates a folder.
  package func makeFolder(_ name: String) throws(POSIXError) {
    try SystemCall.result { mkdirat(descriptor, name, 0o777) }
  }

  /// Removes an empty folder.
  package func removeFolder(_ name: String) throws(POSIXError) {
    try SystemCall.result { unlinkat(descriptor, name, AT_REMOVEDIR) }
  }

  /// Removes a file, or a symbolic link itself.
  package func removeFile(_ name: String) throws(POSIXError) {
    try SystemCall.result { unlinkat(descriptor, name, 0) }
  }

  /// Moves a file to another folder of the same file system, in the place of a file of that name.
  package func move(_ name: String, to other: Folder, as newName: String) throws(POSIXError) {
    try SystemCall.result { renameat(descriptor, name, other.descriptor, newName) }
  }

  /// Returns the contents of a regular file.
  package func contents(of name: String) throws(POSIXError) -> [UInt8] {
    let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    let file = try SystemCall.result { openat(descriptor, name, flags) }
    defer { close(file) }
    var status = stat()
    try SystemCall.result { fstat(file, &status) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw POSIXError(.EINVAL) }
    return try SystemCall.bytes(of: file, expecting: Int(status.st_size))
  }

  /// Waits until no other process has the folder locked, and locks it until it is closed.
  ///
  /// A file system without locks is no error.
  package func lock() { _ = try? SystemCall.result { flock(descriptor, LOCK_EX) } }

  /// The number of the folder on this machine, whatever path leads to it.
  package var identity: Identity {
    get throws(POSIXError) {
      var status = stat()
      try SystemCall.result { fstat(descriptor, &status) }
      return Identity(
        device: UInt64(truncatingIfNeeded: status.st_dev),
        number: UInt64(truncatingIfNeeded: status.st_ino))
    }
  }

  /// The numbers by which the system tells one folder from another.
  package struct Identity: Hashable, Sendable {
    /// The number of the file system.
    let device: UInt64
    /// The number within the file system.
    let number: UInt64
  }
}

/// What a replacement of a file keeps of it, and the size.
package struct FileAttributes: Hashable, Sendable {
  /// The size in bytes.
  package let size: Int
  private let permissions: mode_t
  private let owner: uid_t
  private let group: gid_t

  init(_ status: stat) {
    size = Int(status.st_size)
    permissions = status.st_mode & 0o777
    owner = status.st_uid
    group = status.st_gid
  }

  /// Gives an open file the permissions and, where this process may, the owner.
  func apply(to file: Int32) {
    _ = fchown(file, owner, group)
    _ = fchmod(file, permissions)
  }
}
