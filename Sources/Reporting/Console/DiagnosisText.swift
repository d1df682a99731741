import Conformance
import Results

/// What an engine behaves as if: a line for each fault, and one for what no fault explains.
struct DiagnosisText {
  /// The number of faults that are shown, and of scenarios that none explains.
  private static let shown = (faults: 20, scenarios: 5)

  let paint: Paint

  /// Returns the lines, and an empty one after them.
  func text(of diagnosis: Diagnosis) -> TerminalText {
    let sure = list(diagnosis.matches.filter { !$0.isWeak }, of: diagnosis)
    let weak = list(diagnosis.matches.filter(\.isWeak), of: diagnosis)
    let text = sure.isEmpty ? "" : "\(paint.strong("behaves as if"))\n\n\(sure)" as TerminalText
    let maybe =
      weak.isEmpty
      ? "" : "\(paint.strong("perhaps, by one or two scenarios"))\n\n\(weak)" as TerminalText
    let gap: TerminalText = sure.isEmpty || weak.isEmpty ? "" : "\n"
    return "\(text)\(gap)\(maybe)\(unexplained(diagnosis))\n"
  }

  /// A line for each of some faults, and one for those that are not shown.
  private func list(_ matches: [Diagnosis.Match], of diagnosis: Diagnosis) -> TerminalText {
    let lines = matches.prefix(Self.shown.faults).map { match -> TerminalText in
      let name = paint.strong("\(match.name, upTo: Limits.shownText)")
      return "  \(paint.bad("▸")) \(name): \(extent(match, of: diagnosis))\n"
    }
    let rest = matches.count - Self.shown.faults
    return lines.joined() + (rest > 0 ? "  … and \(Noun.counted(rest, "more fault"))\n" : "")
  }

  /// `explains 62 of 250; 62 of its 73 differ so, 2 pass  HIT-10`.
  private func extent(_ match: Diagnosis.Match, of diagnosis: Diagnosis) -> TerminalText {
    let (count, against) = (match.explained.count, match.contradicting.count)
    let clauses = paint.faint("\(match.clauses.joined(separator: ", "), upTo: Limits.shownWord)")
    let passing = against == 0 ? "none passes" : "\(against) \(against == 1 ? "passes" : "pass")"
    let differing = "\(count) of its \(match.judged) \(count == 1 ? "differs" : "differ") so"
    return "explains \(count) of \(diagnosis.failures); \(differing), \(passing)  \(clauses)"
  }

  /// `nothing in the catalogue explains 7 of 73: HIT-4/a, HIT-4/b …`.
  private func unexplained(_ diagnosis: Diagnosis) -> TerminalText {
    let ids = diagnosis.unexplained
    guard !ids.isEmpty else { return "" }
    let more: TerminalText = ids.count > Self.shown.scenarios ? " …" : ""
    let names = ids.prefix(Self.shown.scenarios).joined(separator: ", ")
    return "  nothing in the catalogue explains \(ids.count) of \(diagnosis.failures): "
      + "\(paint.faint("\(names, upTo: Limits.shownText)"))\(more)\n"
  }
}
