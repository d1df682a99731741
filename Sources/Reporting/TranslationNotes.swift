import Conformance

/// What is missing or older than its original in the translations.
package enum TranslationNotes {
  /// `file:line:column: summary` for each, with its hint, and the number at the end.
  package static func text(_ notes: [Diagnostic]) -> String {
    guard !notes.isEmpty else { return "" }
    return notes.map(\.description.visibleLines).joined()
      + "\(Noun.counted(notes.count, "note")) on translations\n"
  }
}
