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
    guard finding.cause != .faults(match.faults) else {
      return "    \(match.grade == .sure ? "cause" : "likely cause")  \(extent(match))\n"
    }
    let word = match.grade == .perhaps ? "perhaps" : "also"
    return "    \(word)  \(name(match)): \(extent(match))\n"
  }

  /// Returns the lines of the faults but for some, and of what none explains, with an empty one after
  /// them; only of the faults if some are left out. Empty if there is none.
  func text(except told: [Diagnosis.Match] = []) -> TerminalText {
    let matches = diagnosis.matches.filter { !told.contains($0) }
    guard !matches.isEmpty else { return "" }
    let lists = Grade.allCases.compactMap { grade -> TerminalText? in
      let matches = matches.filter { $0.grade == grade }
      return matches.isEmpty ? nil : "\(paint.strong(heading(of: grade)))\n\n\(list(matches))"
    }
    return "\(lists.joined(separator: "\n"))\(told.isEmpty ? unexplained : "")\n"
  }

  private func heading(of grade: Grade) -> TerminalText {
    switch grade {
    case .sure: "behaves as if"
    case .likely: "likely behaves as if"
    case .perhaps: "perhaps"
    }
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

  /// `accounts for 62 of 250 failures; of the 73 scenarios that it predicts, 62 fail this way, 2 pass
  /// (2 of 73 rows pass)  HIT-10`, on one line.
  private func extent(_ match: Diagnosis.Match) -> TerminalText {
    let count = match.explainedByRun
    let clauses = paint.faint("\(match.clauses.joined(separator: ", "), upTo: Limits.shownWord)")
    let failures = Noun.counted(diagnosis.failures, "failure")
    let asked = match.asked.isEmpty ? "" : ", \(match.asked.count) of them asked besides"
    let doubts = match.doubts.words.map { " (\($0))" } ?? ""
    return "accounts for \(count) of \(failures); \(predictions(match))\(asked)"
      + "\(doubts, upTo: Limits.shownLine)  \(clauses)"
  }

  /// Returns how many of the scenarios that a fault predicts fail as it says: all, or some and how many
  /// pass.
  private func predictions(_ match: Diagnosis.Match) -> String {
    let (count, against) = (match.explained.count, match.contradicting.count)
    let fail = count == 1 ? "fails" : "fail"
    guard count < match.judged else {
      return count == 1
        ? "the scenario that it predicts fails this way"
        : "all \(count) scenarios that it predicts fail this way"
    }
    let passing = against == 0 ? "none passes" : "\(against) \(against == 1 ? "passes" : "pass")"
    return
      "of the \(match.judged) scenarios that it predicts, \(count) \(fail) this way, \(passing)"
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
