#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The expected pages in `Tests/Fixtures/Site`.
enum Fixture {
  private static let folder =
    "/" + #filePath.split(separator: "/").dropLast(2).joined(separator: "/") + "/Fixtures/Site/"

  /// Returns the text of a file; empty where it cannot be read.
  static func text(_ name: String) -> String {
    String(decoding: FileManager.default.contents(atPath: folder + name) ?? Data(), as: UTF8.self)
  }
}
