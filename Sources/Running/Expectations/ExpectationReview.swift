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

  /// Compares the file with the results of its engine.
  ///
  /// - Parameter all: every scenario of the specification, including those not selected, which lines
  ///   may refer to.
  package init(_ file: ExpectationFile, of column: EngineResults, all: [Scenario]) {
    self.file = file
    let verdicts = Dictionary(
      column.results.map { ($0.id, $0.verdict) }, uniquingKeysWith: { first, _ in first })
    let active = file.entries(for: column.profile)
    let matching = ExpectationMatches(all.map(\.id), verdicts: verdicts, entries: active)
    let isComparable = DottedVersion(beginningOf: column.profile.version) != nil
    let holding = Set(active)
    problems = file.entries.compactMap { entry in
      if entry.condition != nil, !isComparable {
        let version = column.profile.version
        return ExpectationProblem(entry: entry, kind: .undecided(version: version))
      }
      let kind =
        holding.contains(entry)
        ? matching.problem(with: entry) : matching.unmatchedProblem(of: entry)
      return kind.map { ExpectationProblem(entry: entry, kind: $0) }
    }
    let scenarios = Dictionary(
      all.map { ($0.id.description, $0) }, uniquingKeysWith: { first, _ in first })
    unexpected = ExpectedFailures(active).note(in: column).findings.compactMap { finding in
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
  /// The kinds of disagreement.
  package enum Kind: Hashable, Sendable {
    /// The pattern matches no scenario of the specification; `nearest` is a similar id.
    case unknown(nearest: String?)
    /// The engine skipped every scenario that the pattern matches.
    case onlySkipped(scenarios: Int)
    /// The condition cannot be evaluated, because the engine's version is not numeric.
    case undecided(version: String)
    /// Everything that the pattern matches passes.
    case passed
    /// Some of the scenarios that the pattern matches pass; `narrower` are replacement lines.
    case tooWide(passing: [String], all: Int, narrower: [String])
  }

  /// The line.
  package let entry: ExpectationEntry
  /// The kind of disagreement.
  package let kind: Kind

  /// Whether the line is out of date, rather than the engine other than the line says.
  package var isStale: Bool {
    switch kind {
    case .unknown, .onlySkipped, .undecided: true
    case .passed, .tooWide: false
    }
  }

  /// The problem as a diagnostic, with the line and a remedy.
  package var diagnostic: Diagnostic { Diagnostic(entry.location, summary, hint: hint) }

  private var summary: String {
    switch kind {
    case .unknown: "`\(entry.pattern)` matches no scenario of the specification"
    case .onlySkipped(1): "the engine skips the scenario that `\(entry.pattern)` matches"
    case .onlySkipped(let count):
      "the engine skips all \(count) scenarios that `\(entry.pattern)` matches"
    case .undecided(let version):
      "the engine's version `\(version)` is not a number to compare with"
    case .passed where entry.isWide: "all that `\(entry.pattern)` matches passes"
    case .passed: "`\(entry.pattern)` passes, though it is expected not to"
    case .tooWide(let passing, let all, _):
      "`\(entry.pattern)` is too wide: of the \(all) scenarios that it matches "
        + "\(Self.list(passing)) \(passing.count == 1 ? "passes" : "pass")"
    }
  }

  private var hint: String {
    switch kind {
    case .unknown(let nearest?): "did you mean `\(nearest)`? Else \(deletion)"
    case .unknown(nil), .onlySkipped, .passed: deletion
    case .undecided: "have the engine say a version such as `1.2`, or drop the condition"
    case .tooWide(_, _, let narrower) where narrower.isEmpty: deletion
    case .tooWide(_, _, let narrower):
      "write instead\(narrower.map { "\n    \($0)" }.joined())"
    }
  }

  private var deletion: String { "delete the line `\(entry.text)`" }

  private static func list(_ ids: [String]) -> String {
    let shown = 5
    guard ids.count > shown else { return ids.joined(separator: ", ") }
    return "\(ids.prefix(shown).joined(separator: ", ")) and \(ids.count - shown) more"
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

  init(_ ids: [ScenarioID], verdicts: [String: Verdict], entries: [ExpectationEntry]) {
    self.ids = ids
    self.verdicts = verdicts
    known = Dictionary(
      ids.map { ($0.description, $0) }, uniquingKeysWith: { first, _ in first })
    clauses = Dictionary(grouping: ids, by: \.clause)
    listed = Set(entries.lazy.filter { !$0.isWide }.map(\.pattern))
  }

  /// Returns a finding if the line matches no scenario of the specification.
  func unmatchedProblem(of entry: ExpectationEntry) -> ExpectationProblem.Kind? {
    matches(of: entry).isEmpty ? .unknown(nearest: nearest(to: entry.pattern)) : nil
  }

  /// Returns the finding for a line whose condition holds for the engine's version.
  func problem(with entry: ExpectationEntry) -> ExpectationProblem.Kind? {
    let matches = matches(of: entry)
    guard !matches.isEmpty else { return unmatchedProblem(of: entry) }
    let judged = matches.compactMap { verdicts[$0.description] }
    if judged.count == matches.count, !judged.contains(where: \.isJudgement) {
      return .onlySkipped(scenarios: matches.count)
    }
    let passing = matches.filter { verdicts[$0.description] == .passed }
    guard !passing.isEmpty else { return nil }
    // A scenario that was not selected may fail, so it stays listed.
    let kept = matches.filter { verdicts[$0.description].map(\.isDeviation) ?? true }
    guard !kept.isEmpty else { return .passed }
    return .tooWide(
      passing: passing.map(\.description), all: matches.count,
      narrower: narrower(kept).map(entry.line))
  }

  /// Returns patterns that match the results and no others.
  func patterns(for results: [ScenarioResult]) -> [String] {
    narrower(results.compactMap { known[$0.id] })
  }

  private func matches(of entry: ExpectationEntry) -> [ScenarioID] {
    guard entry.isWide else { return known[entry.pattern].map { [$0] } ?? [] }
    let form = Glob(entry.pattern)
    return ids.filter { form.matches($0.description) }
  }

  /// Returns patterns that match these scenarios and none that passes; whole clauses if possible.
  private func narrower(_ kept: [ScenarioID]) -> [String] {
    let wanted = Set(kept).filter { !listed.contains($0.description) }
    let whole = Set(kept.lazy.map(\.clause)).filter { id in
      let clause = clauses[id] ?? []
      return clause.count > 1 && clause.allSatisfy(wanted.contains)
    }
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
