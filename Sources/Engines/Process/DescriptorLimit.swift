import Platform

/// The limit of this program's open files, which bounds the number of an engine's processes.
package enum DescriptorLimit {
  /// The descriptors that one process needs while it starts: both ends of three pipes, and its own.
  private static let perProcess = 8
  /// The descriptors that the rest of the program needs.
  private static let reserve = 32
  /// The soft limit at the start of the program; nil if it could not be raised to the hard limit.
  private static let raisedFrom = raise()

  /// The limit, after it was raised as far as the system allows.
  package static var current: Int {
    _ = raisedFrom
    return Int(clamping: read().rlim_cur)
  }

  /// Returns how many of the wanted processes can run at a time; at least one.
  package static func processes(atMost wanted: Int) -> Int {
    min(wanted, max(1, (current - reserve) / perProcess))
  }

  /// Returns the arguments with which `/bin/sh` runs a command with the limit that this program was
  /// started with.
  ///
  /// A program that uses `select`, or closes every possible descriptor, cannot stand a high limit.
  package static func shellArguments(_ command: String) -> [String] {
    guard let raisedFrom else { return ["-c", command] }
    // The second shell runs the command as the first would have, with the same words for mistakes.
    return ["-c", #"ulimit -S -n \#(raisedFrom); exec /bin/sh -c "$0""#, command]
  }

  private static func raise() -> rlim_t? {
    var limit = read()
    let old = limit.rlim_cur
    #if canImport(Darwin)
      limit.rlim_cur = min(limit.rlim_max, rlim_t(OPEN_MAX))
    #else
      limit.rlim_cur = limit.rlim_max
    #endif
    guard limit.rlim_cur > old, setrlimit(resource, &limit) == 0 else { return nil }
    return old
  }

  private static func read() -> rlimit {
    var limit = rlimit()
    getrlimit(resource, &limit)
    return limit
  }

  #if canImport(Glibc)
    private static var resource: __rlimit_resource_t { __rlimit_resource_t(RLIMIT_NOFILE.rawValue) }
  #else
    private static var resource: Int32 { RLIMIT_NOFILE }
  #endif
}
