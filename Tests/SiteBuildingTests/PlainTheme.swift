import Conformance
import Results
import SpecReading
import Testing

@testable import SiteBuilding

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A theme with an almost empty layout, so that tests compare the pages themselves.
enum PlainTheme {
  /// The files, by name.
  static let files = [
    "layout.html": """
    <title>{{title}}</title>{{root}}{{head}}{{assets}}
    {{navigation}}{{main}}<!--{{search}} {{language}}{{languages}}{{lab}}{{policy}}-->
    """,
    "index.html": "{{opening}}{{doors}}{{engines}}{{downloads}}{{pages}}",
    "matrix.html": "{{legend}}{{data}}{{pages}}{{features}}{{clauses}}",
    "compare.html": "{{engines}}{{data}}{{differences}}",
    "lab.html": "{{data}}",
    "engine.html":
      "<h1>{{name}}</h1>{{profile}}{{contents}}{{findings}}{{data}}{{pages}}{{features}}"
      + "{{failures}}{{choices}}{{skipped}}{{history}}",
    "page.html": """
    {{heading}}{{introduction}}{{contents}}{{body}}\
    <!--{{breadcrumbs}}{{outline}}{{edit}}{{neighbours}}-->
    """,
    "style.css": "p { color: red }\n",
    "words.en.txt": words("en"),
    "words.ko.txt": words("ko"),
  ]

  /// The path of its style sheet in the site.
  static let style = "site.2a631e68793ad829.css"

  /// The content of the words file of this project's theme in a language.
  static func words(_ tag: String) -> String {
    (try? String(contentsOfFile: "\(Fixture.repository)/Site/words.\(tag).txt", encoding: .utf8))
      ?? ""
  }

  /// Writes the theme into a folder, with changes, and reads it.
  static func read(changing changes: [String: String?] = [:]) throws -> Theme {
    let folder = try TemporaryFolder()
    try write(to: folder, changing: changes)
    return try Theme(folder: folder.path)
  }

  /// Writes the theme into a folder; a file that is changed to nil is left out.
  static func write(to folder: TemporaryFolder, changing changes: [String: String?] = [:]) throws {
    let changed = files.mapValues { $0 as String? }.merging(changes) { $1 }
    for case (let name, let text?) in changed { try folder.write(text, to: name) }
  }

  /// A layout that adds nothing.
  private static let layout: [String: String?] = [
    "layout.html": """
    {{main}}<!--{{title}}{{root}}{{head}}{{assets}}{{search}}{{navigation}}{{language}}\
    {{languages}}{{lab}}{{policy}}-->
    """
  ]
  /// The theme with that layout, read once for all tests.
  private static let bare = Result { try read(changing: layout) }

  /// Builds a book's site with a layout that adds nothing, and with changes of the theme, and returns a
  /// file up to its first comment.
  static func file(
    _ path: String, of book: SpecBook, reports: [Report] = [],
    publishing: Publishing = Publishing(), theme changes: [String: String?] = [:]
  ) async throws -> String {
    let theme = try changes.isEmpty ? bare.get() : read(changing: layout.merging(changes) { $1 })
    let builder = SiteBuilder(
      theme: theme, publishing: publishing, snapshots: Samples.snapshots)
    let text = try #require(try await builder.build(book, reports: reports).texts[path])
    return String(text.split(separator: "<!--", omittingEmptySubsequences: false)[0])
  }
}

extension [SiteFile] {
  /// The text of each file, by its path.
  var texts: [String: String] {
    reduce(into: [:]) { $0[$1.path] = String(decoding: $1.bytes, as: UTF8.self) }
  }
}

extension LocalizedStrings {
  /// The words of this project's theme in English.
  static let english: LocalizedStrings = {
    var diagnostics: [Diagnostic] = []
    let file = StringsFile(
      PlainTheme.words("en"), file: "words.en.txt", diagnostics: &diagnostics)
    return LocalizedStrings(.original, file.texts, original: [:])
  }()
}
