import Conformance
import Results

extension Spelling {
  /// Returns a hint that suggests the most similar candidate, or nil if none is similar enough.
  static func hint(for word: String, among candidates: some Sequence<String>) -> Hint? {
    suggestion(for: word, among: candidates).map {
      Hint("did you mean `\($0)`?", replacing: word, by: $0)
    }
  }
}

extension Noun {
  /// Returns the words in backticks, joined by commas.
  static func list(_ words: [String]) -> String { words.map { "`\($0)`" }.joined(separator: ", ") }
}

/// Collects the diagnostics of one page, or of a file beside the pages.
struct DiagnosticLog: Sendable {
  /// The file's path, as the user wrote it.
  let file: String
  /// The diagnostics, in the order in which they were reported.
  private(set) var diagnostics: [Diagnostic] = []

  /// Reports a mistake, and what to do.
  mutating func report(_ summary: String, hint: Hint, line: Int, column: Int = 1) {
    let location = SourceLocation(file: file, line: line, column: column)
    let hint =
      summary.unicodeScalars.contains("\u{A0}")
      ? "a no-break space (U+00A0) parts no words: write a space" : hint
    diagnostics.append(Diagnostic(location, summary, hint: hint))
  }

  /// Reports a text that is not UTF-8; returns whether it is.
  mutating func checkUTF8(_ bytes: [UInt8], of text: String) -> Bool {
    if String(validating: bytes, as: UTF8.self) != nil { return true }
    report("the \(text) is not UTF-8 text", hint: "save it as UTF-8", line: 1)
    return false
  }

  /// Adds the diagnostics of another log.
  mutating func append(_ other: DiagnosticLog) { diagnostics += other.diagnostics }

  /// Reports what is wrong with a block of any page, be it an original or a translation.
  mutating func check(_ block: MarkdownBlock) {
    if let place = block.footnote {
      report(
        "footnotes are not supported",
        hint: "write the note in the text, or `\\[^` where no footnote is meant",
        line: place.line, column: place.column)
    }
    switch block.content {
    case .brokenTable(let fault):
      report(fault.summary, hint: Hint(fault.hint), line: fault.line)
    case .heading(let level, let text) where level > 1:
      guard let id = ClauseHeading.almostID(text) else { return }
      report(
        "the heading nearly begins clause \(id)", hint: "put a space right behind the id",
        line: block.line)
    default: break
    }
  }
}
