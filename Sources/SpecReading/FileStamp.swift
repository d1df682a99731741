#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What tells one state of a file from another without reading it.
package struct FileStamp: Hashable, Sendable {
  private let size: Int64
  private let seconds: Int64
  private let nanoseconds: Int64
  private let identity: UInt64

  /// Looks at a file, following links; nil where there is none.
  package init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    size = Int64(status.st_size)
    seconds = Int64(time.tv_sec)
    nanoseconds = Int64(time.tv_nsec)
    identity = UInt64(status.st_ino)
  }
}
