import Foundation
import Results
import Testing

@testable import SpecReading

/// Reads pages given as text.
enum TestPage {
  /// A stage with an application, a window and two views.
  static let stage = """
    | responder | kind        | in     | frame       |
    | --------- | ----------- | ------ | ----------- |
    | app       | application |        |             |
    | window    | window      | app    | 0 0 300 300 |
    | A         | view        | window | 0 0 300 300 |
    | B         | view        | A      | 0 0 300 100 |
    """

  static let sources = "Sources: Apple 2019. Feature: hit-testing. Confidence: documented."

  /// Reads a page.
  static func page(_ markdown: String, rendering: SpecReader.Rendering = .none)
    -> ParsedPage
  {
    var reader = PageReader(
      Array(markdown.utf8), file: "Spec/page.md", name: "page", rendering: rendering)
    return reader.read()
  }

  /// Reads a page with a title, the stage, a clause with its sources, and more blocks.
  static func clause(_ rest: String) -> ParsedPage {
    page("# Page\n\n\(stage)\n\n## HIT-1 Title\n\nIt MUST hold.\n\n\(sources)\n\n\(rest)")
  }

  /// Returns the diagnostics, one after the other.
  static func text(of diagnostics: [Diagnostic]) -> String {
    diagnostics.map(\.description).joined(separator: "\n")
  }
}

extension TestPage {
  /// The folder `Tests/Fixtures`.
  static let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures")

  /// Returns the cases of a file: behind `===` it has a name, then a text, and below `>>>` what is said
  /// of it. What pages have in common stands in braces.
  static func cases(of file: URL) throws -> [(name: String, text: String, expected: String)] {
    let text = filled(try String(contentsOf: file, encoding: .utf8))
    return try "\n\(text)".components(separatedBy: "\n=== ").dropFirst().map { part in
      let halves = part.components(separatedBy: "\n>>>\n")
      try #require(halves.count == 2, "\(part)")
      let (name, text) = (halves[0].prefix { $0 != "\n" }, halves[0].drop { $0 != "\n" })
      return (
        String(name), String(text.dropFirst()), halves[1].trimmingCharacters(in: .newlines)
      )
    }
  }

  /// Returns a file of that folder, with what pages have in common; empty where it cannot be read.
  static func fixture(_ name: String) -> String {
    filled((try? String(contentsOf: fixtures.appending(path: name), encoding: .utf8)) ?? "")
  }

  private static func filled(_ text: String) -> String {
    text.replacing(
      "{clause}", with: "# Page\n\n{stage}\n\n## HIT-1 Title\n\nIt MUST hold.\n\n{sources}"
    )
    .replacing("{stage}", with: stage).replacing("{sources}", with: sources)
  }

  /// Calls `body` with a temporary folder that contains the files.
  static func withFolder(
    _ files: [String: String], _ body: (String) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("conform-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try await body(folder.path)
  }
}
