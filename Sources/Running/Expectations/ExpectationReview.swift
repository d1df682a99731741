import Conformance
import Results

/// A comparison of a file of expected failures with the results of its engine.
package struct ExpectationReview: Sendable {
  /// The file.
  package let file: ExpectationFile
  /// The problems, in the order of the lines.
  package let problems: [ExpectationProblem]
  /// The findings among the unexpected failures, the largest first.
  let unexpected: [UnexpectedFinding]
  /// The ids of the scenarios that turned out to be flaky, and that the file does not say to be.
  let flaky: [String]
  /// The entries whose condition holds for the engine's version.
  let active: Set<ExpectationEntry>
  /// The scenarios that the lines match.
  let matching: ExpectationMatches

  /// Compares the file with the results of its engine.
  ///
  /// - Parameter all: every scenario of the specification, including those not selected, which lines
  ///   may refer to.
  package init(_ file: ExpectationFile, of column: EngineResults, all: [Scenario]) {
    self.file = file
    let active = file.entries(for: column.profile)
    let failures = ExpectedFailures(active)
    let isKnown = { (id: String) in failures.expected(id)?.isFlaky == true }
    // Of what is known to be flaky, a pass or a skip says nothing.
    let verdicts = Dictionary(
      firstOf: column.results.lazy.filter { $0.verdict.isUnsuccessful || !isKnown($0.id) }.map {
        ($0.id, $0.verdict)
      })
    flaky = column.results.filter { $0.otherVerdict != nil && !isKnown($0.id) }.map(\.id)
    matching = ExpectationMatches(all.map(\.id), verdicts: verdicts, active: active)
    let isComparable = DottedVersion(beginningOf: column.profile.version) != nil
    let holding = Set(active)
    self.active = holding
    problems = file.entries.compactMap { [matching] entry in
      if entry.condition != nil, !isComparable {
        return ExpectationProblem(
          entry,
          "the engine's version `\(column.profile.version)` is not a number to compare with",
          hint: "have the engine say a version such as `1.2`, or drop the condition")
      }
      let problem =
        holding.contains(entry)
        ? matching.problem(with: entry) : matching.unmatchedProblem(of: entry)
      return problem
        ?? entry.former.map { former in
          ExpectationProblem(
            entry, "out of date: `\(former)` was renamed", hint: "write `\(entry.pattern)`",
            replacement: [entry.pattern])
        }
    }
    let scenarios = Dictionary(firstOf: all.map { ($0.id.description, $0) })
    unexpected = failures.note(in: column).findings.compactMap { [matching] finding in
      let failures = finding.results.filter(\.isUnexpectedFailure)
      return failures.isEmpty
        ? nil
        : UnexpectedFinding(
          what: finding.what(in: scenarios), results: failures,
          patterns: matching.patterns(for: failures))
    }
  }
}

/// A finding that a file of expected failures does not contain.
struct UnexpectedFinding: Hashable, Sendable {
  /// The cause in words.
  let what: String
  /// The results.
  let results: [ScenarioResult]
  /// Patterns that match these results and no others.
  let patterns: [String]
}

/// A line of expected failures that does not agree with the results.
package struct ExpectationProblem: Hashable, Sendable {
  /// The line.
  package let entry: ExpectationEntry
  /// What does not agree, and the remedy.
  package let diagnostic: Diagnostic
  /// The patterns that an update writes in its place; nil if it stays.
  let replacement: [String]?
  /// Whether the line is out of date, rather than the engine other than the line says.
  package var isStale: Bool { replacement.map { $0 == [entry.pattern] } ?? true }

  init(
    _ entry: ExpectationEntry, _ summary: String, hint: String? = nil,
    replacement: [String]? = nil
  ) {
    self.entry = entry
    self.replacement = replacement
    diagnostic = Diagnostic(entry.location, summary, hint: hint ?? entry.deletion)
  }
}

/// Checks lines of expected failures against the scenarios that they match.
struct ExpectationMatches {
  private let ids: [ScenarioID]
  private let known: [String: ScenarioID]
  /// The scenarios of each clause.
  private let clauses: [String: [ScenarioID]]
  private let verdicts: [String: Verdict]
  /// The ids that have their own line.
  private let listed: Set<String>

  /// - Parameter active: the lines of the file whose condition holds.
  init(_ ids: [ScenarioID], verdicts: [String: Verdict], active: [ExpectationEntry]) {
    self.ids = ids
    self.verdicts = verdicts
    known = Dictionary(firstOf: ids.map { ($0.description, $0) })
    clauses = Dictionary(grouping: ids, by: \.clause)
    listed = Set(active.lazy.filter { !$0.isWide }.map(\.pattern))
  }

  /// Returns a finding if the line matches no scenario of the specification.
  func unmatchedProblem(of entry: ExpectationEntry) -> ExpectationProblem? {
    guard matches(of: entry).isEmpty else { return nil }
    return ExpectationProblem(
      entry, "out of date: `\(entry.pattern)` matches no scenario of the specification",
      hint: nearest(to: entry.pattern).map {
        "did you mean `\($0)`? Else \(entry.deletion)"
      })
  }

  /// Returns the finding for a line whose condition holds for the engine's version.
  func problem(with entry: ExpectationEntry) -> ExpectationProblem? {
    let matches = matches(of: entry)
    guard !matches.isEmpty else { return unmatchedProblem(of: entry) }
    let judged = matches.compactMap { verdicts[$0.description] }
    if judged.count == matches.count, !judged.contains(where: \.isJudgement) {
      let what = matches.count == 1 ? "the scenario" : "all \(matches.count) scenarios"
      return ExpectationProblem(
        entry, "out of date: the engine skips \(what) that `\(entry.pattern)` matches")
    }
    let passing = matches.filter { verdicts[$0.description] == .passed }
    guard !passing.isEmpty else { return nil }
    // A scenario that was not selected may fail, so it stays listed.
    let kept = matches.filter { verdicts[$0.description].map(\.isUnsuccessful) ?? true }
    guard !kept.isEmpty else {
      return ExpectationProblem(
        entry,
        entry.isWide
          ? "all that `\(entry.pattern)` matches passes"
          : "`\(entry.pattern)` passes, though it is expected not to", replacement: [])
    }
    let patterns = narrower(kept)
    let lines = patterns.map(entry.line)
    return ExpectationProblem(
      entry,
      "`\(entry.pattern)` is too wide: of the \(matches.count) scenarios that it matches "
        + "\(Self.list(passing)) \(passing.count == 1 ? "passes" : "pass")",
      hint: lines.isEmpty ? nil : "write instead\(lines.map { "\n    \($0)" }.joined())",
      replacement: patterns)
  }

  private static func list(_ ids: [ScenarioID]) -> String {
    let shown = ids.prefix(5).map(\.description).joined(separator: ", ")
    return ids.count > 5 ? "\(shown) and \(ids.count - 5) more" : shown
  }

  /// Returns patterns that match the results and no others.
  func patterns(for results: [ScenarioResult]) -> [String] {
    narrower(results.compactMap { known[$0.id] })
  }

  private func matches(of entry: ExpectationEntry) -> [ScenarioID] {
    guard entry.isWide else { return known[entry.pattern].map { [$0] } ?? [] }
    let glob = Glob(entry.pattern)
    return ids.filter { glob.matches($0.description) }
  }

  /// Returns patterns that match the scenarios of some patterns, which are those of one statement:
  /// whole clauses if possible.
  func compacted(_ patterns: [String]) -> [String] {
    let whole = wholeClauses(of: patterns.compactMap { known[$0] })
    var written: Set<String> = []
    return patterns.compactMap { pattern in
      let form = known[pattern].flatMap { whole.contains($0.clause) ? "\($0.clause)/*" : nil }
      return written.insert(form ?? pattern).inserted ? form ?? pattern : nil
    }
  }

  /// Returns the clauses of which these scenarios are all that the engine does not skip.
  private func wholeClauses(of kept: [ScenarioID]) -> Set<String> {
    let wanted = Set(kept)
    return Set(kept.lazy.map(\.clause)).filter { id in
      let rest = (clauses[id] ?? []).filter { !wanted.contains($0) }
      return (clauses[id] ?? []).count - rest.count > 1
        && rest.allSatisfy { verdicts[$0.description]?.isJudgement == false }
    }
  }

  /// Returns patterns that match these scenarios and none that passes; whole clauses if possible.
  private func narrower(_ kept: [ScenarioID]) -> [String] {
    let whole = wholeClauses(of: kept.filter { !listed.contains($0.description) })
    var written: Set<String> = []
    return kept.compactMap { id in
      let form = whole.contains(id.clause) ? "\(id.clause)/*" : id.description
      return !listed.contains(form) && written.insert(form).inserted ? form : nil
    }
  }

  private func nearest(to pattern: String) -> String? {
    clauses[pattern] != nil
      ? "\(pattern)/*" : Spelling.suggestion(for: pattern, among: ids.lazy.map(\.description))
  }
}
