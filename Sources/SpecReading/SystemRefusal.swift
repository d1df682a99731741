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

/// Why the system refused to read or write something.
package struct SystemRefusal {
  /// The reason in the system's own words, such as `No such file or directory`.
  package let reason: String

  /// Words the number that a call to the system left behind.
  package init(code: Int32) {
    reason = strerror(code).map { String(cString: $0) } ?? "system error \(code)"
  }

  /// Words an error of the file system.
  package init(_ error: any Error) {
    let refusal = (error as? CocoaError)?.underlying as? POSIXError ?? error as? POSIXError
    reason = refusal.map { SystemRefusal(code: $0.code.rawValue).reason } ?? "\(error)"
  }
}
