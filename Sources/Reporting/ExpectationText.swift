import Conformance

/// What is wrong with files of expected failures, and what was done to them.
package enum ExpectationText {
  /// `file:line:column: summary` for each, with its hint.
  package static func text(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map(\.description.visibleLines).joined()
  }

  /// `FILE: 3 lines added, 1 deleted`; the three counts are of lines.
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
