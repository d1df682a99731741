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
  /// The faults, the most likely first, and of these the one that explains most alone.
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
    /// The ids of those of them that the run did not select, and that were asked besides.
    package var asked: [String] = []
    /// The ids of the rows that were left out all the same, those of the fault's own clauses first.
    package var leftOut: [String] = []
    /// Why it is not sure; empty if it is.
    package var doubts: [Doubt] = []

    /// How likely it is.
    package var grade: Grade { doubts.grade }
    /// How likely it would be if nothing was left out.
    package var gradeOfPart: Grade {
      doubts.filter { if case .part = $0 { false } else { true } }.grade
    }
    /// The number of scenarios of the run that it explains.
    package var explainedByRun: Int { Set(explained).subtracting(asked).count }

    /// The names of the faults: `A tap begins on touch-down, or Controls ignore drags`.
    package var name: String { faults.map(\.name).joined(separator: ", or ") }

    /// The ids of the clauses of the faults.
    package var clauses: [String] { faults.flatMap(\.clauses).unique }
  }
}

extension Diagnosis {
  /// The number of scenarios that the faults explain.
  package var explained: Int { failures - unexplained.count }

  /// The maximum number of scenarios beside those of a run that are asked for one cause.
  package static let mostAsked = 30

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
  ///
  /// - Parameter besides: The results of scenarios that the run did not select. Causes are judged by them
  ///   too; they are in no count of failures, and what they alone show is no cause.
  package init?(
    of results: [ScenarioResult], besides: [ScenarioResult] = [],
    by faults: @autoclosure () -> [Fault]
  ) {
    guard results.contains(where: { $0.verdict.isUnsuccessful && !$0.isFlaky }) else { return nil }
    let faults = faults()
    guard !faults.isEmpty else { return nil }
    let verdicts = JudgedVerdicts(results, besides: besides)
    let chosen = FaultChoice(faults, verdicts).chosen.filter {
      !$0.rows.hits.allSatisfy(verdicts.isBesides)
    }
    guard !chosen.isEmpty else { return nil }
    failures = verdicts.failures.count
    let known = Set(chosen.flatMap { $0.rows.hits })
    unexplained = verdicts.failures.filter { !known.contains($0) }.map { verdicts.ids[$0] }
    matches = chosen.map { candidate in
      Match(
        faults: candidate.faults, explained: candidate.rows.hits.sorted().map { verdicts.ids[$0] },
        contradicting: candidate.rows.misses.sorted().map { verdicts.ids[$0] },
        judged: candidate.rows.count,
        asked: candidate.rows.all.filter(verdicts.isBesides).sorted().map { verdicts.ids[$0] },
        leftOut: candidate.leftOut, doubts: candidate.doubts)
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
    try fields.field("unexplained", &unexplained, "The ids of the results that no fault explains.")
  }
}

extension Diagnosis.Match: WireObject {
  package static var fieldKind: FieldKind { .object("diagnosedFault") }
  package static var placeholder: Self {
    Self(faults: [], explained: [], contradicting: [], judged: 0)
  }

  package mutating func code(_ fields: inout some WireFields) throws(WireError) {
    fields.means("What the engine behaves as if: one fault, or several that no result tells apart.")
    var (clauses, names, grade) = (clauses, faults.map { $0.name }, grade)
    var (reasons, asked) = (doubts.map(\.words), asked.isEmpty ? nil : asked)
    try fields.field(
      "asked", &asked,
      """
      The ids of the scenarios that the run did not select, and that were asked to judge the cause; \
      absent where there are none.
      """)
    try fields.field("clauses", &clauses, "The ids of the clauses of the faults.")
    try fields.field(
      "contradicting", &contradicting,
      "The ids of the results that passed, and would not with this fault.")
    try fields.field("explains", &explained, "The ids of the results it explains.")
    try fields.field(
      "grade", &grade,
      "How likely it is: sure (true in 98 of 100 cases that were measured), likely (in 85) or perhaps."
    )
    try fields.field(
      "judged", &judged, as: .count, "How many results would differ with this fault.")
    try fields.field(
      "names", &names, "The faults, each a sentence such as Hit-testing ignores alpha.")
    try fields.field(
      "reasons", &reasons, "Why it is not sure, such as 3 of 9 rows pass; empty where it is.")
  }
}
