#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The expected pages in `Tests/Fixtures/Site`.
enum Fixture {
  /// The root of the repository.
  static let repository =
    "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")

  /// Returns the text of a file; empty where it cannot be read.
  static func text(_ name: String) -> String {
    String(
      decoding: FileManager.default.contents(atPath: "\(repository)/Tests/Fixtures/Site/\(name)")
        ?? Data(), as: UTF8.self)
  }
}
