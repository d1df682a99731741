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

extension Folder {
  /// Creates a file; the part of a file that cannot be written whole is removed.
  ///
  /// - Parameter former: the attributes of the file that this one will replace.
  /// - Throws: `EEXIST` if there is something of that name.
  package func create(
    _ name: String, with bytes: [UInt8], like former: FileAttributes? = nil
  ) throws(POSIXError) {
    try create(name, with: bytes, like: former, isSynced: false)
  }

  /// Replaces a file, or creates it: at every moment, even after a loss of power, the name stands
  /// for the whole old file or for the whole new one.
  ///
  /// The permissions stay, and the owner where this process may keep it. Other hard links keep the
  /// old contents.
  package func replace(_ name: String, with bytes: [UInt8]) throws(POSIXError) {
    var former: FileAttributes?
    if case .file(let attributes) = try entry(name) { former = attributes }
    let temporary = ".conform-" + String(UInt64.random(in: 0...UInt64.max), radix: 36)
    if try !createUnnamed(thenNamed: temporary, with: bytes, like: former) {
      try create(temporary, with: bytes, like: former, isSynced: true)
    }
    do throws(POSIXError) {
      try move(temporary, to: self, as: name)
    } catch {
      try? removeFile(temporary)
      throw error
    }
    try sync(descriptor)
  }

  /// Throws unless a file of that name can be replaced or created.
  package func checkWritable(_ name: String) throws(POSIXError) {
    try SystemCall.result { faccessat(descriptor, ".", W_OK | X_OK, 0) }
    if try entry(name) != nil {
      try SystemCall.result { faccessat(descriptor, name, W_OK, 0) }
    }
  }

  private func create(
    _ name: String, with bytes: [UInt8], like former: FileAttributes?, isSynced: Bool
  ) throws(POSIXError) {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let file = try SystemCall.result { openat(descriptor, name, flags, 0o666) }
    do throws(POSIXError) {
      do throws(POSIXError) {
        try fill(file, with: bytes, like: former, isSynced: isSynced)
      } catch {
        close(file)
        throw error
      }
      // A file system over the network may tell only here that its disk is full.
      guard close(file) == 0 else { throw SystemCall.error() }
    } catch {
      try? removeFile(name)
      throw error
    }
  }

  /// Creates a synced file that gets its name when it is whole, so that nothing remains of a file
  /// whose writing was killed. Returns false where the system or the file system cannot do that.
  private func createUnnamed(
    thenNamed name: String, with bytes: [UInt8], like former: FileAttributes?
  ) throws(POSIXError) -> Bool {
    #if os(Linux)
      // O_TMPFILE, a macro that Swift does not import; this is its value on all of Swift's systems.
      let unnamed = 0o20_000_000 | O_DIRECTORY
      let file = openat(descriptor, ".", unnamed | O_WRONLY | O_CLOEXEC, 0o666)
      guard file >= 0 else { return false }
      defer { close(file) }
      try fill(file, with: bytes, like: former, isSynced: true)
      let path = "/proc/self/fd/\(file)"
      return linkat(AT_FDCWD, path, descriptor, name, AT_SYMLINK_FOLLOW) == 0
    #else
      return false
    #endif
  }

  private func fill(
    _ file: Int32, with bytes: [UInt8], like former: FileAttributes?, isSynced: Bool
  ) throws(POSIXError) {
    try SystemCall.write(bytes, to: file)
    former?.apply(to: file)
    if isSynced { try sync(file) }
  }

  /// Waits until a file or folder is on the disk; a file system that cannot say so is no error.
  private func sync(_ descriptor: Int32) throws(POSIXError) {
    do throws(POSIXError) {
      try SystemCall.result { fsync(descriptor) }
    } catch {
      guard error.code == .EINVAL || error.code == .EOPNOTSUPP else { throw error }
    }
  }
}
