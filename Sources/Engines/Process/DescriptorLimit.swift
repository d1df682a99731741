import Platform

/// The limit of this program's open files, which bounds the number of an engine's processes.
package enum DescriptorLimit {
  /// The descriptors that one process needs while it starts: both ends of three pipes, and its own.
  private static let perProcess = 8
  /// The descriptors that the rest of the program needs.
  private static let reserve = 32

  /// The limit.
  package static var current: Int {
    let limit = sysconf(Int32(_SC_OPEN_MAX))
    return limit < 0 ? .max : limit
  }

  /// Returns how many of the wanted processes can run at a time; at least one.
  package static func processes(atMost wanted: Int) -> Int {
    min(wanted, max(1, (current - reserve) / perProcess))
  }
}
