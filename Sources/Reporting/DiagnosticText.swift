import Conformance

/// The diagnostics of the pages, and their number.
package enum DiagnosticList {
  /// Returns `file:line:column: summary` for each, with its hint, and the number at the end.
  package static func text(_ diagnostics: [Diagnostic]) -> String {
    let pages = Set(diagnostics.map(\.location.file)).count
    let lines = diagnostics.map(\.description.visibleLines).joined()
    let count = Noun.counted(diagnostics.count, "mistake")
    return "\(lines)\(count) in \(Noun.counted(pages, "page"))\n"
  }
}

/// Notes on missing and outdated translations.
package enum TranslationNotes {
  /// Returns `file:line:column: summary` for each, with its hint, and the number at the end.
  package static func text(_ notes: [Diagnostic]) -> String {
    guard !notes.isEmpty else { return "" }
    return notes.map(\.description.visibleLines).joined()
      + "\(Noun.counted(notes.count, "note")) on translations\n"
  }
}

/// Diagnostics and updates of files of expected failures.
package enum ExpectationText {
  /// Returns `file:line:column: summary` for each, with its hint.
  package static func text(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map(\.description.visibleLines).joined()
  }

  /// Returns `FILE: 3 lines added, 1 deleted`; the counts are of lines.
  package static func update(
    of file: String, added: Int, deleted: Int, narrowed: Int
  ) -> String {
    let counts = [(added, "added"), (deleted, "deleted"), (narrowed, "narrowed")]
      .filter { $0.0 > 0 }
    guard let first = counts.first else { return "\(file.visible()): nothing to change\n" }
    let rest = counts.dropFirst().map { ", \($0.0) \($0.1)" }.joined()
    return "\(file.visible()): \(Noun.counted(first.0, "line")) \(first.1)\(rest)\n"
  }
}

/// The message of a command that failed.
package enum ErrorMessage {
  /// Returns `conform: reason`, with control characters escaped.
  ///
  /// A reason may quote untrusted text: a file's name, an engine's name, the contents of a report.
  package static func text(_ reason: String) -> String { "conform: \(reason)".visibleLines }
}
