import Conformance
import Engines
import Previewing
import Results
import Running
import SiteBuilding
import SpecReading

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A temporary folder with pages and a theme, removed on deinitialization.
final class PreviewFolder: Sendable {
  /// The path.
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/preview-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  /// Creates a folder with two pages and a minimal theme.
  static func filled() throws -> PreviewFolder {
    let folder = try PreviewFolder()
    for (name, text) in theme { try folder.write(text, to: "Site/\(name)") }
    let repository = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    try folder.write(
      String(contentsOfFile: "\(repository)/Site/words.en.txt", encoding: .utf8),
      to: "Site/words.en.txt")
    try folder.write(page("HIT-1", title: "Hits"), to: "Spec/hits.md")
    try folder.write(page("MISS-1", title: "Misses"), to: "Spec/misses.md")
    return folder
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file atomically, as editors do.
  func write(_ text: String, to name: String) throws {
    let url = URL(filePath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url, options: .atomic)
  }

  /// Removes a file.
  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: "\(path)/\(name)")
  }

  /// Returns the sources of a preview; `judging` is called with the scenarios of each run.
  func configuration(
    _ judging: @escaping @Sendable ([Scenario]) async -> Void = { _ in }
  ) -> PreviewConfiguration {
    var configuration = PreviewConfiguration(
      reader: SpecReader(folder: "\(path)/Spec", rendering: .html), theme: "\(path)/Site",
      verdicts: .engines { scenarios, _ in
        await judging(scenarios)
        let runner = Runner(engine: LocalEngine(), jobs: 1, keeping: .all)
        return [try await runner.run(try Plan(scenarios)) { _ in }]
      },
      snapshots: LocalEngine().scenes)
    configuration.editor = try? EditorPattern(EditorPattern.visualStudioCode, folder: "/")
    return configuration
  }

  /// Returns a page with one clause of two scenarios.
  static func page(_ clause: String, title: String, finding view: String = "window") -> String {
    """
    # \(title)

    | responder | kind        | in  | frame       |
    | --------- | ----------- | --- | ----------- |
    | app       | application |     |             |
    | window    | window      | app | 0 0 100 100 |

    ## \(clause) A window is found

    It MUST be found.

    Sources: tests. Feature: hit-testing. Confidence: documented.

    | scenario | when touching | then the hit-test view is |
    | -------- | ------------- | ------------------------- |
    | inside   | 10 10         | \(view)                   |
    | outside  | 100 10        | nobody                    |

    """
  }

  private static let theme = [
    "layout.html": """
    <head><meta http-equiv="Content-Security-Policy" content="default-src 'none'">
    <title>{{title}}</title>{{head}}{{assets}}</head>
    {{main}}<!--{{navigation}}{{search}}{{root}}{{language}}{{languages}}{{lab}}{{policy}}-->
    """,
    "index.html": "{{opening}}{{doors}}{{engines}}{{downloads}}{{pages}}",
    "matrix.html": "{{legend}}{{data}}{{pages}}{{features}}{{clauses}}",
    "compare.html": "{{engines}}{{data}}{{differences}}",
    "lab.html": "{{data}}",
    "engine.html":
      "<h1>{{name}}</h1>{{profile}}{{contents}}{{findings}}{{data}}{{pages}}{{features}}"
      + "{{failures}}{{choices}}{{skipped}}{{history}}",
    "page.html": "{{heading}}{{introduction}}{{contents}}{{body}}"
      + "<!--{{breadcrumbs}}{{outline}}{{edit}}{{neighbours}}-->",
    "404.html": "<h1>No such page</h1><a href=\"{{root}}index.html\">Overview</a>",
    "style.css": "p { color: red }\n",
  ]
}
