import Conformance
import Results

/// What an engine behaves as if: a line for each fault, and one for what no fault explains.
struct DiagnosisText {
  /// The number of faults that are shown, and of scenarios that none explains.
  private static let shown = (faults: 20, scenarios: 5)

  let paint: Paint

  /// Returns the lines, and an empty one after them.
  func text(of diagnosis: Diagnosis) -> TerminalText {
    var text: TerminalText = "\(paint.strong("behaves as if"))\n\n"
    for match in diagnosis.matches.prefix(Self.shown.faults) {
      let mark = paint.bad("▸")
      let name = paint.strong("\(match.name, upTo: Limits.shownText)")
      text += "  \(mark) \(name): \(extent(match, of: diagnosis))\n"
    }
    let rest = diagnosis.matches.count - Self.shown.faults
    if rest > 0 { text += "  … and \(Noun.counted(rest, "more fault"))\n" }
    return "\(text)\(unexplained(diagnosis))\n"
  }

  /// `explains 62 of 73, but 2 pass  HIT-10`.
  private func extent(_ match: Diagnosis.Match, of diagnosis: Diagnosis) -> TerminalText {
    let count = match.contradicting.count
    let but: TerminalText = count == 0 ? "" : ", but \(count) \(count == 1 ? "passes" : "pass")"
    let clauses = paint.faint("\(match.clauses.joined(separator: ", "), upTo: Limits.shownWord)")
    return "explains \(match.explained.count) of \(diagnosis.failures)\(but)  \(clauses)"
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
