import Conformance
import Results

/// The diagnostics of the pages, and their number.
package enum DiagnosticList {
  /// Returns `file:line:column: summary` for each, with its hint.
  package static func lines(_ diagnostics: [Diagnostic]) -> TerminalText {
    diagnostics.map(\.text).joined()
  }

  /// Returns the lines, and the number of errors and pages at the end.
  package static func text(_ diagnostics: [Diagnostic]) -> TerminalText {
    let pages = Set(diagnostics.map(\.location.file)).count
    let lines = lines(diagnostics)
    let count = Noun.counted(diagnostics.count, "error")
    return "\(lines)\(count) in \(Noun.counted(pages, "page"))\n"
  }

  /// Returns the lines of notes on translations, and their number at the end.
  package static func notes(_ notes: [Diagnostic]) -> TerminalText {
    notes.isEmpty ? "" : "\(lines(notes))\(Noun.counted(notes.count, "note")) on translations\n"
  }
}

/// Updates of files of expected failures.
package enum ExpectationText {
  /// Returns `FILE: 3 lines added, 1 deleted`; the counts are of lines.
  package static func update(
    of file: String, added: Int, deleted: Int, replaced: Int, joined: Int
  ) -> TerminalText {
    let counts = [
      (added, "added"), (deleted, "deleted"), (replaced, "replaced"), (joined, "joined"),
    ]
    .filter { $0.0 > 0 }
    guard let first = counts.first else { return "\(file): nothing to change\n" }
    let rest = counts.dropFirst().map { ", \($0.0) \($0.1)" as TerminalText }.joined()
    return "\(file): \(Noun.counted(first.0, "line")) \(first.1)\(rest)\n"
  }
}

extension Diagnostic {
  /// `file:line:column: summary`, followed by the lines of the hint.
  fileprivate var text: TerminalText {
    let place: TerminalText = "\(location.file, upTo: .max):\(location.line):\(location.column)"
    let hint = hint.map { "  hint: \(lines: $0)\n" as TerminalText } ?? ""
    return "\(place): \(summary, upTo: .max)\n\(hint)"
  }
}

/// The message of a command that failed.
package enum ErrorMessage {
  /// Returns `conform: reason`.
  package static func text(_ reason: TerminalText) -> TerminalText { "conform: \(reason)\n" }

  /// Returns the argument parser's message about a wrong command line, which quotes arguments; empty for
  /// an empty one.
  package static func usage(_ message: String) -> TerminalText {
    message.isEmpty ? "" : "\(lines: message)\n"
  }
}
