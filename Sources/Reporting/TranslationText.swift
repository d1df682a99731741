import Conformance
import Results

/// A table of how much of the pages has been translated.
package enum TranslationText {
  private static let titles: [TerminalText] = [
    "language", "page", "translated", "older", "missing",
  ]

  /// Returns a table with a line for each language and page, and one for each language's total.
  package static func text(_ tallies: [TranslationTally]) -> TerminalText {
    guard !tallies.isEmpty else {
      return """
        no translations: the pages of a language stand in a folder named by its tag, such as ko

        """
    }
    return .table([titles] + tallies.flatMap(lines), names: 2)
  }

  private static func lines(_ tally: TranslationTally) -> [[TerminalText]] {
    let all = tally.rows.reduce(into: TranslationTally.Row(page: "all")) { all, row in
      all.current += row.current
      all.older += row.older
      all.missing += row.missing
    }
    return (tally.rows + [all]).map { row in
      ["\(tally.language)", "\(row.page)", "\(row.current)", "\(row.older)", "\(row.missing)"]
    }
  }

  /// Returns the result of stamping a translation: the sections that are up to date now, and those that
  /// were removed from the record.
  package static func stamp(of file: String, stamped: [String], removed: [String]) -> TerminalText {
    guard !stamped.isEmpty || !removed.isEmpty else { return "\(file): nothing has changed\n" }
    let lines =
      stamped.map { "up to date  \($0)\n" as TerminalText }
      + removed.map { "removed     \($0)\n" as TerminalText }
    var counts = ["\(Noun.counted(stamped.count, "section")) up to date"]
    if !removed.isEmpty { counts.append("\(removed.count) removed") }
    return "\(lines.joined())\(file, upTo: .max): \(counts.joined(separator: ", "))\n"
  }
}
