import Conformance

/// The few faults that together explain best why scenarios do not pass on an engine.
///
/// A fault explains a row that does not pass only where it differs from the page as the engine does.
/// The rows of two faults may overlap, and a failure may have two causes. What the engine skipped is
/// left out, and so is what is flaky: fingerprints are restricted to the other scenarios.
///
///     fails           a b c d e          passes  f g
///     fault 1         a b c       f
///     fault 2             c d
///     ─► fault 1 explains a b c, against f; fault 2 explains c d; nothing explains e
package struct Diagnosis: Hashable, Sendable {
  /// The faults, the one that explains most alone first; those that explain one or two scenarios
  /// last.
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

    package init(faults: [Fault], explained: [String], contradicting: [String], judged: Int) {
      self.faults = faults
      self.explained = explained
      self.contradicting = contradicting
      self.judged = judged
    }

    /// Whether so few scenarios speak for the fault that it may be a coincidence.
    package var isWeak: Bool { Self.isWeak(explained.count) }

    /// Whether that many scenarios are few.
    fileprivate static func isWeak(_ count: Int) -> Bool { count <= 2 }

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
  package init?(of results: [ScenarioResult], by faults: [Fault]) {
    guard !faults.isEmpty, results.contains(where: { $0.verdict.isUnsuccessful && !$0.isFlaky })
    else { return nil }
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
        judged: candidate.rows.count)
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
  /// How each result differs; nil for those that passed.
  private var keys: [Set<String>?] = []

  init(_ results: [ScenarioResult]) {
    for result in results
    where result.verdict.isJudgement && !result.isFlaky && numbers[result.id] == nil {
      numbers[result.id] = ids.count
      if result.verdict.isUnsuccessful { failures.append(ids.count) }
      ids.append(result.id)
      keys.append(result.verdict.isUnsuccessful ? result.differenceKeys : nil)
    }
  }

  /// Returns the judged rows of a fault.
  func rows(of fault: Fault) -> JudgedRows {
    var rows = JudgedRows()
    for row in fault.rows {
      guard let number = numbers[row.id] else { continue }
      switch keys[number] {
      case nil: rows.misses.insert(number)
      case let keys? where keys.isDisjoint(with: row.keys): rows.others.insert(number)
      default: rows.hits.insert(number)
      }
    }
    return rows
  }

  /// Whether one of some rows is of a clause of a fault.
  func has(_ rows: Set<Int>, ofClausesOf fault: Fault) -> Bool {
    rows.contains { row in fault.clauses.contains { ids[row].hasPrefix("\($0)/") } }
  }
}

/// The rows of a fingerprint that were judged.
private struct JudgedRows: Hashable {
  /// Those that did not pass, as with the fault.
  var hits: Set<Int> = []
  /// Those that did not pass, but otherwise.
  var others: Set<Int> = []
  /// Those that passed.
  var misses: Set<Int> = []

  var count: Int { hits.count + others.count + misses.count }
}

/// Chooses faults, at each step the one that gains most: what it newly explains, without what it
/// predicts newly and wrongly, times the share of its fingerprint that was judged. Without that share
/// a fault that breaks much more than the engine shows would stand for several that fit exactly.
private struct FaultChoice {
  /// Faults with the same judged rows.
  struct Candidate {
    /// The faults.
    var faults: [Fault]
    /// Their judged rows.
    let rows: JudgedRows
    /// The number of rows of the smallest whole fingerprint.
    var size: Int
  }

  /// The share of the judged rows that must differ as with the fault.
  private static let leastPrecision = 0.6

  /// The faults chosen, the one that explains most first.
  private(set) var chosen: [Candidate] = []
  private var candidates: [Candidate] = []
  private var explained: Set<Int> = []
  private var contradicting: Set<Int> = []

  init(_ faults: [Fault], _ verdicts: JudgedVerdicts) {
    var places: [JudgedRows: Int] = [:]
    for fault in faults {
      let rows = verdicts.rows(of: fault)
      // A fault is out if rows of its own clauses pass, and none differs so.
      guard
        verdicts.has(rows.hits, ofClausesOf: fault)
          || !rows.hits.isEmpty && !verdicts.has(rows.misses, ofClausesOf: fault)
      else { continue }
      if let place = places[rows] {
        candidates[place].faults.append(fault)
        candidates[place].size = min(candidates[place].size, fault.rows.count)
      } else {
        places[rows] = candidates.count
        candidates.append(Candidate(faults: [fault], rows: rows, size: fault.rows.count))
      }
    }
    while let best = best() {
      let candidate = candidates.remove(at: best)
      explained.formUnion(candidate.rows.hits)
      contradicting.formUnion(candidate.rows.misses)
      chosen.append(candidate)
    }
    dropRepeated()
    sort()
  }

  /// Whether a candidate that newly explains so many rows fits the engine.
  ///
  /// One row alone is not enough, unless it is all that was judged. A row that differs otherwise speaks
  /// against the fault, unless a choice explains it: where an engine has two faults, one may hide what
  /// the other does. Then what is newly explained must not be few, and must outweigh the rest.
  private func fits(_ rows: JudgedRows, explaining new: Int) -> Bool {
    let isEnough = { (hits: Int, judged: Int) in
      Double(hits) >= Self.leastPrecision * Double(judged)
    }
    if isEnough(rows.hits.count, rows.count), rows.hits.count > 1 || rows.count == 1 { return true }
    let others = rows.others.count { !explained.contains($0) }
    return !Diagnosis.Match.isWeak(new) && isEnough(new, new + others + rows.misses.count)
  }

  /// Returns the index of the candidate that gains most; of several, the one with the fewest judged
  /// rows, then the first of the catalogue.
  private func best() -> Int? {
    var best: (index: Int, rank: (Double, Int))?
    for (index, candidate) in candidates.enumerated() {
      let rows = candidate.rows
      let new = rows.hits.count { !explained.contains($0) }
      let gain = new - rows.misses.count { !contradicting.contains($0) }
      guard gain > 0, fits(rows, explaining: new) else { continue }
      let rank = (-Double(gain) * Double(rows.count) / Double(candidate.size), rows.count)
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
      if Set(others.flatMap { $0.rows.hits }).isSuperset(of: candidate.rows.hits) {
        chosen = others
      }
    }
  }

  /// Sorts the choices by what they explain alone, then by what they explain; those that explain one
  /// or two rows come last.
  private mutating func sort() {
    var counts: [Int: Int] = [:]
    for candidate in chosen { for row in candidate.rows.hits { counts[row, default: 0] += 1 } }
    let ranks = chosen.map { candidate in
      let hits = candidate.rows.hits
      return (
        Diagnosis.Match.isWeak(hits.count) ? 1 : 0, -hits.count { counts[$0] == 1 }, -hits.count
      )
    }
    chosen = chosen.indices
      .sorted { ranks[$0] == ranks[$1] ? $0 < $1 : ranks[$0] < ranks[$1] }.map { chosen[$0] }
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
    Self(faults: [], explained: [], contradicting: [], judged: 0)
  }

  package mutating func code(_ fields: inout some WireFields) throws(WireError) {
    fields.means("What the engine behaves as if: one fault, or several that no result tells apart.")
    var (clauses, names) = (clauses, faults.map { $0.name })
    try fields.field("clauses", &clauses, "The ids of the clauses of the faults.")
    try fields.field(
      "contradicting", &contradicting,
      "The ids of the results that passed, and would not with this fault.")
    try fields.field("explains", &explained, "The ids of the results it explains.")
    try fields.field(
      "judged", &judged, as: .count, "How many results would differ with this fault.")
    try fields.field(
      "names", &names, "The faults, each a sentence such as Hit-testing ignores alpha.")
  }
}
