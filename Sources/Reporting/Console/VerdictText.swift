import Conformance
import Results

/// The last line of a run: the verdict, what decided on it, and the exit status.
package enum VerdictText {
  /// Returns `FAILED: 1 unexpected pass (status 1)` or `PASSED; 2 flaky, not counted`.
  package static func text(
    status: Int32, of columns: [EngineResults], staleLines: Int = 0, look: ConsoleReporter.Look
  ) -> TerminalText {
    let paint = look.paint
    return switch status {
    case 0: "\(paint.good("PASSED"))\(uncounted(columns))\n"
    case 1: "\(paint.bad("FAILED"))\(failures(columns, staleLines)) (status 1)\n"
    default: "\(paint.bad("NOT JUDGED")) (status \(status))\n"
    }
  }

  /// `: 3 failed, 1 unexpected pass`; with several engines those of each that failed, by its name; then
  /// `1 line out of date`, of the files of expected failures.
  private static func failures(_ columns: [EngineResults], _ staleLines: Int) -> TerminalText {
    var parts = columns.compactMap { column -> TerminalText? in
      var words = ResultCounts(column).words(ResultCounts.deciding)
      let passes = column.results.count(where: \.isUnexpectedPass)
      if passes > 0 { words.append("\(passes) unexpected \(passes == 1 ? "pass" : "passes")") }
      guard !words.isEmpty else { return nil }
      let name: TerminalText =
        columns.count == 1 ? "" : "\(column.profile.name, upTo: Limits.shownName): "
      return "\(name)\(words.joined(separator: ", "))"
    }
    if staleLines > 0 { parts.append("\(Noun.counted(staleLines, "line")) out of date") }
    return parts.isEmpty ? "" : ": \(parts.joined(separator: "; "))"
  }

  /// `; 2 flaky, not counted`; empty where all counts.
  private static func uncounted(_ columns: [EngineResults]) -> TerminalText {
    let counts = columns.reduce(into: ResultCounts()) { $0.add(ResultCounts($1)) }
    let words = counts.uncountedWords
    return words.isEmpty ? "" : "; \(words), not counted"
  }
}
