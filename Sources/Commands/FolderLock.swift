import Platform

/// A lock of a folder, by which commands that read files, change them and write them back wait for each
/// other.
///
/// The system releases it when the process ends, whatever the reason.
struct FolderLock {
  private let descriptor: Int32

  /// Waits until no other process has the lock.
  ///
  /// A folder that cannot be opened, or is on a file system without locks, is not locked; what is
  /// wrong with it is reported by those who read it.
  init(of folder: Path) {
    // The programs of engines must not inherit the lock.
    descriptor = open(folder.text, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
  }

  /// Lets the next process have the lock.
  func release() {
    if descriptor >= 0 { close(descriptor) }
  }
}
