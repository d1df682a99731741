import Conformance
import SiteBuilding
import SpecReading
import Testing

/// A theme that adds next to nothing, so that a test shows what the pages themselves are.
enum PlainTheme {
  /// Its files.
  static let files = [
    "layout.html": """
    <title>{{title}}</title>{{root}}{{head}}{{assets}}
    {{navigation}}{{main}}<!--{{search}} {{language}}{{languages}}-->
    """,
    "index.html": "{{engines}}{{downloads}}{{pages}}",
    "matrix.html": "{{data}}{{pages}}{{features}}{{clauses}}",
    "compare.html": "{{data}}{{differences}}",
    "engine.html":
      "<h1>{{name}}</h1>{{profile}}{{pages}}{{features}}{{findings}}{{choices}}{{skipped}}",
    "page.html": """
    {{heading}}{{introduction}}{{contents}}{{body}}\
    <!--{{breadcrumbs}}{{outline}}{{edit}}{{neighbours}}-->
    """,
    "style.css": "p { color: red }\n",
  ]

  /// Where its style sheet stands in the site.
  static let style = "style.2a631e68793ad829.css"

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

  /// What a book's file says within a layout that adds nothing, or within a changed theme.
  static func file(
    _ path: String, of book: SpecBook, reports: [Report] = [],
    theme changes: [String: String?] = [
      "layout.html":
        "{{main}}<!--{{title}}{{root}}{{head}}{{assets}}{{search}}{{navigation}}{{language}}{{languages}}-->"
    ]
  ) async throws -> String {
    let theme = try read(changing: changes)
    let files = try await SiteBuilder(theme: theme, snapshots: Samples.snapshots)
      .build(book, reports: reports)
    let file = try #require(files.first { $0.path == path })
    let text = String(decoding: file.bytes, as: UTF8.self)
    return text.split(separator: "<!--").first.map(String.init) ?? ""
  }
}
