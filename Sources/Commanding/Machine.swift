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

/// What this command runs on.
enum Machine {
  /// How many scenarios can run at the same time.
  static var cores: Int { ProcessInfo.processInfo.activeProcessorCount }

  /// What the environment says under a name.
  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
