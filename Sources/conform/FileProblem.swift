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

/// Why a file that the user named could not be used.
struct FileProblem: Error, CustomStringConvertible {
  /// What was tried.
  enum Attempt: String {
    case read, written
  }

  /// The file, as the user named it.
  var path: String
  /// What was tried.
  var attempt: Attempt
  /// What the system said.
  var cause: any Error

  var description: String { "\(path): the file cannot be \(attempt.rawValue): \(reason)" }

  /// The system's own words, such as `No such file or directory`.
  private var reason: String {
    guard let error = (cause as? CocoaError)?.underlying as? POSIXError,
      let words = strerror(error.code.rawValue)
    else { return "\(cause)" }
    return String(cString: words)
  }
}
