import Conformance
import Results

/// Text as Markdown.
enum MarkdownText {
  /// Returns a pipe table with columns of equal width; the first row is the header.
  static func table(_ rows: [[String]]) -> String {
    let cells = rows.map { $0.map(plain) }
    let delimiters = cells[0].map { _ in "---" }
    return TableLayout.lines([cells[0], delimiters] + cells.dropFirst()).joined(separator: "\n")
  }

  /// Returns the table of a stage; columns that no row uses are left out.
  static func table(_ stage: Stage) -> String {
    let columns: [(title: String, value: (StagedResponder) -> String?)] = [
      ("responder", { $0.name }), ("kind", { $0.kind.rawValue }), ("in", { $0.parent }),
      ("view of", { $0.controller }), ("presented by", { $0.presenter }),
      ("frame", { $0.frame?.words }),
    ]
    let used = columns.enumerated().filter { index, column in
      index < 3 || stage.responders.contains { column.value($0) != nil }
    }.map(\.element)
    return table(
      [used.map(\.title)] + stage.responders.map { row in used.map { $0.value(row) ?? "" } })
  }

  /// Returns a code span; the text is a message, which has no grave accent.
  static func code(_ text: String) -> String {
    "`\(String(text.map { $0 == "`" || $0.isNewline ? " " : $0 }))`"
  }

  /// Returns one line of text in which nothing is markup.
  static func plain(_ text: String) -> String {
    var result = ""
    for character in text {
      if character.isNewline {
        result += " "
      } else {
        if #"\`*_<>[]|&#"#.contains(character) { result += "\\" }
        result.append(character)
      }
    }
    return result
  }
}
