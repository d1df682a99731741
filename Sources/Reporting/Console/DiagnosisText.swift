import Conformance
import Results

/// What an engine behaves as if: a line for each fault, in the finding that it explains or in a list.
struct DiagnosisText {
  /// The number of faults that are shown, and of scenarios that none explains.
  private static let shown = (faults: 20, scenarios: 5)

  let paint: Paint
  let diagnosis: Diagnosis

  /// Returns the line of a fault in a finding; without its name where the finding has that.
  func line(_ match: Diagnosis.Match, in finding: Finding) -> TerminalText {
    guard finding.cause != .faults(match.faults) else { return "    fault  \(extent(match))\n" }
    let word: TerminalText = match.isWeak ? "perhaps" : "also"
    return "    \(word)  \(name(match)): \(extent(match))\n"
  }

  /// Returns the lines of the faults but for some, and of what none explains, with an empty one after
  /// them; only of the faults if some are left out. Empty if there is none.
  func text(except told: [Diagnosis.Match] = []) -> TerminalText {
    let matches = diagnosis.matches.filter { !told.contains($0) }
    guard !matches.isEmpty else { return "" }
    let sure = list(matches.filter { !$0.isWeak })
    let weak = list(matches.filter(\.isWeak))
    let text = sure.isEmpty ? "" : "\(paint.strong("behaves as if"))\n\n\(sure)" as TerminalText
    let maybe =
      weak.isEmpty
      ? "" : "\(paint.strong("perhaps, by one or two scenarios"))\n\n\(weak)" as TerminalText
    let gap: TerminalText = sure.isEmpty || weak.isEmpty ? "" : "\n"
    return "\(text)\(gap)\(maybe)\(told.isEmpty ? unexplained : "")\n"
  }

  /// A line for each of some faults, and one for those that are not shown.
  private func list(_ matches: [Diagnosis.Match]) -> TerminalText {
    let lines = matches.prefix(Self.shown.faults).map { match -> TerminalText in
      "  \(paint.bad("▸")) \(name(match)): \(extent(match))\n"
    }
    let rest = matches.count - Self.shown.faults
    return lines.joined() + (rest > 0 ? "  … and \(Noun.counted(rest, "more fault"))\n" : "")
  }

  private func name(_ match: Diagnosis.Match) -> TerminalText {
    paint.strong("\(match.name, upTo: Limits.shownText)")
  }

  /// `explains 62 of 250; 62 of its 73 differ so, 2 pass  HIT-10`.
  private func extent(_ match: Diagnosis.Match) -> TerminalText {
    let (count, against) = (match.explained.count, match.contradicting.count)
    let clauses = paint.faint("\(match.clauses.joined(separator: ", "), upTo: Limits.shownWord)")
    let passing = against == 0 ? "none passes" : "\(against) \(against == 1 ? "passes" : "pass")"
    let differing = "\(count) of its \(match.judged) \(count == 1 ? "differs" : "differ") so"
    return "explains \(count) of \(diagnosis.failures); \(differing), \(passing)  \(clauses)"
  }

  /// `nothing in the catalogue explains 7 of 73: HIT-4/a, HIT-4/b …`.
  private var unexplained: TerminalText {
    let ids = diagnosis.unexplained
    guard !ids.isEmpty else { return "" }
    let more: TerminalText = ids.count > Self.shown.scenarios ? " …" : ""
    let names = ids.prefix(Self.shown.scenarios).joined(separator: ", ")
    return "  nothing in the catalogue explains \(ids.count) of \(diagnosis.failures): "
      + "\(paint.faint("\(names, upTo: Limits.shownText)"))\(more)\n"
  }
}
