import Conformance

/// Every mistake in the pages, and how many there are.
package enum DiagnosticList {
  /// `file:line:column: summary` for each, with its hint, and the number at the end.
  package static func text(_ diagnostics: [Diagnostic]) -> String {
    let pages = Set(diagnostics.map(\.location.file)).count
    let lines = diagnostics.map(\.description.visibleLines).joined()
    let count = Noun.counted(diagnostics.count, "mistake")
    return "\(lines)\(count) in \(Noun.counted(pages, "page"))\n"
  }
}
