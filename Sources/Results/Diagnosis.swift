import Conformance

/// The few faults that together explain best why scenarios do not pass on an engine.
///
/// A fault explains a row that does not pass only where the engine does all that an engine with the
/// fault does instead of what the page expects. The rows of two faults may overlap, and a failure may
/// have two causes. What the engine skipped is left out, and so is what is flaky: fingerprints are
/// restricted to the other scenarios.
///
///     fails           a b c d e          passes  f g
///     fault 1         a b c       f
///     fault 2             c d
///     ─► fault 1 explains a b c, against f; fault 2 explains c d; nothing explains e
package struct Diagnosis: Hashable, Sendable {
  /// The faults, the one that explains most alone first; those that are not sure last.
  package var matches: [Match]
  /// The ids of the scenarios that do not pass and that no fault explains, in the order of the pages.
  package var unexplained: [String]
  /// The number of scenarios that do not pass.
  package var failures: Int

  /// One fault, or several that the judged scenarios cannot tell apart.
  package struct Match: Hashable, Sendable {
    /// The faults, in the order of the catalogue; never empty.
    package var faults: [Fault]
    /// The ids of the scenarios of the fingerprint that do not pass, in the order of the pages.
    package var explained: [String]
    /// The ids of the scenarios of the fingerprint that pass all the same, in the order of the pages.
    package var contradicting: [String]
    /// The number of scenarios of the fingerprint that were judged.
    package var judged: Int
    /// Whether so few scenarios speak for the fault that it may be a coincidence, or one that passes
    /// refutes its name.
    package var isWeak: Bool

    package init(
      faults: [Fault], explained: [String], contradicting: [String], judged: Int, isWeak: Bool
    ) {
      self.faults = faults
      self.explained = explained
      self.contradicting = contradicting
      self.judged = judged
      self.isWeak = isWeak
    }

    /// The names of the faults: `A tap begins on touch-down, or Controls ignore drags`.
    package var name: String { faults.map(\.name).joined(separator: ", or ") }

    /// The ids of the clauses of the faults.
    package var clauses: [String] {
      var seen: Set<String> = []
      return faults.flatMap { $0.clauses }.filter { seen.insert($0).inserted }
    }
  }
}

extension Diagnosis {
  /// The number of scenarios that the faults explain.
  package var explained: Int { failures - unexplained.count }

  /// Returns the faults that explain something in each of some findings, by its index: every fault in
  /// one finding, that which it is the cause of, or else that with most of what it explains.
  package func matches(in findings: [Finding]) -> [Int: [Match]] {
    var matches: [Int: [Match]] = [:]
    for match in self.matches {
      if let own = findings.firstIndex(where: { $0.cause == .faults(match.faults) }) {
        matches[own, default: []].insert(match, at: 0)
        continue
      }
      let explained = Set(match.explained)
      let counts = findings.map { $0.results.count { explained.contains($0.id) } }
      guard let most = counts.max(), most > 0, let index = counts.firstIndex(of: most) else {
        continue
      }
      matches[index, default: []].append(match)
    }
    return matches
  }

  /// Diagnoses the results of one engine, expected failures included; nil if all passed, or if no
  /// fault explains any.
  package init?(of results: [ScenarioResult], by faults: @autoclosure () -> [Fault]) {
    guard results.contains(where: { $0.verdict.isUnsuccessful && !$0.isFlaky }) else { return nil }
    let faults = faults()
    guard !faults.isEmpty else { return nil }
    let verdicts = JudgedVerdicts(results)
    let chosen = FaultChoice(faults, verdicts).chosen
    guard !chosen.isEmpty else { return nil }
    failures = verdicts.failures.count
    let known = Set(chosen.flatMap { $0.rows.hits })
    unexplained = verdicts.failures.filter { !known.contains($0) }.map { verdicts.ids[$0] }
    matches = chosen.map { candidate in
      Match(
        faults: candidate.faults, explained: candidate.rows.hits.sorted().map { verdicts.ids[$0] },
        contradicting: candidate.rows.misses.sorted().map { verdicts.ids[$0] },
        judged: candidate.rows.count, isWeak: !candidate.isSure)
    }
  }
}

extension Diagnosis: WireObject {
  package static var fieldKind: FieldKind { .object("diagnosis") }
  package static var placeholder: Diagnosis { Diagnosis(matches: [], unexplained: [], failures: 1) }

  /// Only written: diagnoses are made of the results and the fingerprints.
  package mutating func code(_ fields: inout some WireFields) throws(WireError) {
    fields.means(
      """
      The few faults that together explain best why scenarios did not pass, expected failures \
      included. Made of the results and the fingerprints of the pages, and ignored by readers that \
      make their own.
      """)
    try fields.field(
      "failures", &failures, as: .integerIn(1...Int.max),
      "How many scenarios failed, deviated or errored.")
    try fields.field(
      "faults", &matches, as: .nonemptyList(Match.fieldKind),
      "The one that explains most first.")
    try fields.field(
      "unexplained", &unexplained, "The ids of the results that no fault explains.")
  }
}

extension Diagnosis.Match: WireObject {
  package static var fieldKind: FieldKind { .object("diagnosedFault") }
  package static var placeholder: Self {
    Self(faults: [], explained: [], contradicting: [], judged: 0, isWeak: false)
  }

  package mutating func code(_ fields: inout some WireFields) throws(WireError) {
    fields.means("What the engine behaves as if: one fault, or several that no result tells apart.")
    var (clauses, names, isSure) = (clauses, faults.map { $0.name }, !isWeak)
    try fields.field("clauses", &clauses, "The ids of the clauses of the faults.")
    try fields.field(
      "contradicting", &contradicting,
      "The ids of the results that passed, and would not with this fault.")
    try fields.field("explains", &explained, "The ids of the results it explains.")
    try fields.field(
      "judged", &judged, as: .count, "How many results would differ with this fault.")
    try fields.field(
      "names", &names, "The faults, each a sentence such as Hit-testing ignores alpha.")
    try fields.field(
      "sure", &isSure,
      "Whether three results and more speak for it, and none of its clauses against it.")
  }
}
