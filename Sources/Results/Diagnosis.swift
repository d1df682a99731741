import Conformance

/// The few faults that together explain best why scenarios do not pass on an engine.
///
/// The rows of two faults may overlap, and a failure may have two causes. What the engine skipped is
/// left out: fingerprints are restricted to the scenarios that were judged.
///
///     fails           a b c d e          passes  f g
///     fault 1         a b c       f
///     fault 2             c d
///     ─► fault 1 explains a b c, against f; fault 2 explains c d; nothing explains e
package struct Diagnosis: Hashable, Sendable {
  /// The faults, the one that explains most first.
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

    package init(faults: [Fault], explained: [String], contradicting: [String]) {
      self.faults = faults
      self.explained = explained
      self.contradicting = contradicting
    }

    /// The names of the faults: `A tap begins on touch-down, or Controls ignore drags`.
    package var name: String { faults.map { $0.name }.joined(separator: ", or ") }

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

  /// Diagnoses the results of one engine, expected failures included; nil if all passed, or if no
  /// fault explains any.
  package init?(of results: [ScenarioResult], by faults: [Fault]) {
    guard !faults.isEmpty, results.contains(where: { $0.verdict.isDeviation }) else { return nil }
    let verdicts = JudgedVerdicts(results)
    var choice = FaultChoice(faults, verdicts)
    choice.choose()
    guard !choice.chosen.isEmpty else { return nil }
    failures = verdicts.failures.count
    let known = Set(choice.chosen.flatMap { $0.hits })
    unexplained = verdicts.failures.filter { !known.contains($0) }.map { verdicts.ids[$0] }
    matches = choice.chosen.map { candidate in
      Match(
        faults: candidate.faults, explained: candidate.hits.map { verdicts.ids[$0] },
        contradicting: candidate.misses.map { verdicts.ids[$0] })
    }
  }
}

/// The scenarios that were judged, as numbers in the order of the results.
private struct JudgedVerdicts {
  /// The ids.
  private(set) var ids: [String] = []
  /// The numbers of those that did not pass.
  private(set) var failures: [Int] = []
  private var numbers: [String: Int] = [:]
  private var isFailure: [Bool] = []

  init(_ results: [ScenarioResult]) {
    for result in results where result.verdict.isJudgement && numbers[result.id] == nil {
      numbers[result.id] = ids.count
      if result.verdict.isDeviation { failures.append(ids.count) }
      ids.append(result.id)
      isFailure.append(result.verdict.isDeviation)
    }
  }

  /// Returns the judged rows of a fingerprint: those that did not pass, and those that passed.
  func split(_ rows: [String]) -> (hits: [Int], misses: [Int]) {
    let judged = Set(rows.compactMap { numbers[$0] }).sorted()
    return (judged.filter { isFailure[$0] }, judged.filter { !isFailure[$0] })
  }
}

/// Chooses faults, at each step the one that gains most: what it newly explains, without what it
/// predicts newly and wrongly, times the share of its fingerprint that was judged. Without that share
/// a fault that breaks much more than the engine shows would stand for several that fit exactly.
private struct FaultChoice {
  /// Faults with the same judged rows.
  struct Candidate {
    /// The faults.
    var faults: [Fault]
    /// The judged rows that did not pass.
    let hits: [Int]
    /// The judged rows that passed.
    let misses: [Int]
    /// The number of rows of the smallest whole fingerprint.
    var size: Int
  }

  /// The share of the judged rows that must not pass.
  private static let leastPrecision = 0.6

  /// The faults chosen, the one that explains most first.
  private(set) var chosen: [Candidate] = []
  private var candidates: [Candidate] = []

  init(_ faults: [Fault], _ verdicts: JudgedVerdicts) {
    var places: [[Int]: Int] = [:]
    for fault in faults {
      let (hits, misses) = verdicts.split(fault.rows)
      guard Self.isPlausible(hits: hits.count, misses: misses.count) else { continue }
      let rows = hits + [-1] + misses
      if let place = places[rows] {
        candidates[place].faults.append(fault)
        candidates[place].size = min(candidates[place].size, fault.rows.count)
      } else {
        places[rows] = candidates.count
        candidates.append(
          Candidate(faults: [fault], hits: hits, misses: misses, size: fault.rows.count))
      }
    }
  }

  /// One row alone is not enough, unless it is all that was judged.
  private static func isPlausible(hits: Int, misses: Int) -> Bool {
    guard hits > 1 || hits == 1 && misses == 0 else { return false }
    return Double(hits) >= leastPrecision * Double(hits + misses)
  }

  mutating func choose() {
    var explained: Set<Int> = []
    var contradicting: Set<Int> = []
    while let best = best(explained, contradicting) {
      let candidate = candidates.remove(at: best)
      explained.formUnion(candidate.hits)
      contradicting.formUnion(candidate.misses)
      chosen.append(candidate)
    }
    dropRepeated()
    // Of the same number, the one chosen first comes first.
    chosen = chosen.enumerated()
      .sorted { ($1.element.hits.count, $0.offset) < ($0.element.hits.count, $1.offset) }
      .map { $0.element }
  }

  /// Returns the index of the candidate that gains most; of several, the one with the fewest judged
  /// rows, then the first of the catalogue.
  private func best(_ explained: Set<Int>, _ contradicting: Set<Int>) -> Int? {
    var best: (index: Int, rank: (Double, Int))?
    for (index, candidate) in candidates.enumerated() {
      let gain =
        candidate.hits.count { !explained.contains($0) }
        - candidate.misses.count { !contradicting.contains($0) }
      guard gain > 0 else { continue }
      let judged = candidate.hits.count + candidate.misses.count
      let rank = (-Double(gain) * Double(judged) / Double(candidate.size), judged)
      if let known = best, known.rank <= rank { continue }
      best = (index, rank)
    }
    return best?.index
  }

  /// Drops what later choices explain altogether, the last choice first.
  private mutating func dropRepeated() {
    for index in chosen.indices.reversed() {
      var others = chosen
      let candidate = others.remove(at: index)
      if Set(others.flatMap { $0.hits }).isSuperset(of: candidate.hits) { chosen = others }
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
      "How many scenarios failed, departed or errored.")
    try fields.field(
      "faults", &matches, as: .nonemptyList(Match.fieldKind),
      "The one that explains most first.")
    try fields.field(
      "unexplained", &unexplained, "The ids of the results that no fault explains.")
  }
}

extension Diagnosis.Match: WireObject {
  package static var fieldKind: FieldKind { .object("diagnosedFault") }
  package static var placeholder: Self { Self(faults: [], explained: [], contradicting: []) }

  package mutating func code(_ fields: inout some WireFields) throws(WireError) {
    fields.means("What the engine behaves as if: one fault, or several that no result tells apart.")
    var (clauses, names) = (clauses, faults.map { $0.name })
    try fields.field("clauses", &clauses, "The ids of the clauses of the faults.")
    try fields.field(
      "contradicting", &contradicting,
      "The ids of the results that passed, and would not with this fault.")
    try fields.field("explains", &explained, "The ids of the results it explains.")
    try fields.field(
      "names", &names, "The faults, each a sentence such as Hit-testing ignores alpha.")
  }
}
