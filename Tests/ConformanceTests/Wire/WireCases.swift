import Foundation

/// Messages of `Fixtures/Wire` that are rejected, each with what is said of it below it.
enum WireCases {
  static let requests = cases("requests.txt")
  static let responses = cases("responses.txt")

  private static func cases(_ name: String) -> [(String, String)] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fixtures/Wire/\(name)")
    let lines = ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n")
    return stride(from: 0, to: lines.count, by: 2).map {
      (String(lines[$0]), String(lines[$0 + 1].dropFirst(2)))
    }
  }
}
