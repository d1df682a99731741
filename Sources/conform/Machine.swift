#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What this command runs on.
enum Machine {
  /// How many scenarios can run at the same time.
  static var cores: Int { ProcessInfo.processInfo.activeProcessorCount }
}
