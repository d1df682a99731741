/// Chooses faults, at each step a sure one if there is any, and of several the one that gains most: what
/// it newly explains, without what speaks against it, times the share of its fingerprint that was judged.
/// Without that share a fault that breaks much more than the engine shows would stand for several that fit
/// exactly.
///
/// Where an engine has two faults, one may hide what the other does. So what a sure choice touches does
/// not speak against the next one.
struct FaultChoice {
  /// Faults with the same judged rows.
  struct Candidate {
    /// The faults.
    var faults: [Fault]
    /// Their judged rows.
    let rows: JudgedRows
    /// Those of the rows that are of the faults' own clauses.
    var own: Set<Int>
    /// The rows of the same clauses that do not pass, although they would with each fault.
    var beside: Set<Int>
    /// The number of rows of the smallest whole fingerprint.
    var size: Int
    /// Whether it may be said without reservation, as it was when it was chosen.
    var isSure = false
  }

  /// What speaks for a candidate, and against it, beside what was chosen before.
  private struct FaultEvidence {
    /// The number of rows that it newly explains.
    let new: Int
    /// The rows that differ otherwise, without those that a sure choice touches.
    let others: Set<Int>
    /// The rows that pass, without those that a sure choice touches.
    let misses: Set<Int>
  }

  /// The number of rows up to which a match may be a coincidence.
  private static let few = 2
  /// The share of the judged rows that must differ as with the fault.
  private static let minimumPrecision = 0.6
  /// The share of the rows that differ as with a sure fault, or pass, that may pass.
  private static let maximumMissShare = 0.2
  /// The share of all judged rows that must differ as with a sure fault, whatever is touched.
  private static let minimumShare = 0.3
  /// How many rows may fail beside a sure fault, in its clauses or otherwise than with it, for each that
  /// it explains.
  private static let maximumBeside = 0.25
  /// The number of rows from which on as many may fail in the clauses of a sure fault as it explains, if
  /// the share of the judged rows that differ as with it is high.
  private static let many = 12
  private static let highPrecision = 0.8
  /// How many rows about the same subjects may be left without a sure cause, for each that a sure fault
  /// explains.
  private static let maximumUnexplained = 2
  /// How many times as many rows a fault must fit, as a sure one explains, to cast doubt on it.
  private static let minimumWidth = 1.5

  /// The faults chosen, the one that explains most first.
  private(set) var chosen: [Candidate] = []
  private var candidates: [Candidate] = []
  /// The rows that differ as with each fault of which nearly all do, also where others refute it.
  private var fitting: [Set<Int>] = []
  private var explained: Set<Int> = []
  /// The rows of the fingerprints of sure choices.
  private var touched: Set<Int> = []

  init(_ faults: [Fault], _ verdicts: JudgedVerdicts) {
    var places: [JudgedRows: Int] = [:]
    for fault in faults {
      let rows = verdicts.rows(of: fault)
      let own = verdicts.ownRows(of: fault)
      guard !rows.hits.isEmpty else { continue }
      if Double(rows.hits.count) >= Self.highPrecision * Double(rows.count) {
        fitting.append(rows.hits)
      }
      // A fault is out if rows of its own clauses pass, and none differs so.
      guard !rows.hits.isDisjoint(with: own) || rows.misses.isDisjoint(with: own) else { continue }
      if let place = places[rows] {
        candidates[place].faults.append(fault)
        candidates[place].own.formUnion(own)
        candidates[place].beside.formIntersection(verdicts.failures(beside: fault, and: rows.hits))
        candidates[place].size = min(candidates[place].size, fault.rows.count)
      } else {
        places[rows] = candidates.count
        candidates.append(
          Candidate(
            faults: [fault], rows: rows, own: own,
            beside: verdicts.failures(beside: fault, and: rows.hits), size: fault.rows.count))
      }
    }
    while let best = best() {
      var candidate = candidates.remove(at: best.index)
      candidate.isSure = best.isSure
      explained.formUnion(candidate.rows.hits)
      if best.isSure {
        touched.formUnion(candidate.rows.hits)
        touched.formUnion(candidate.rows.others)
        touched.formUnion(candidate.rows.misses)
      }
      chosen.append(candidate)
    }
    dropRepeated()
    doubtParts(verdicts)
    sort()
  }

  private func evidence(of rows: JudgedRows) -> FaultEvidence {
    FaultEvidence(
      new: rows.hits.count { !explained.contains($0) },
      others: rows.others.subtracting(touched), misses: rows.misses.subtracting(touched))
  }

  /// Whether a candidate fits the engine. One row alone is not enough, unless it is all that was judged;
  /// where what would speak against it is excused, what it newly explains must not be few.
  private func fits(_ rows: JudgedRows, _ evidence: FaultEvidence) -> Bool {
    let (hits, against) = (rows.hits.count, evidence.others.count + evidence.misses.count)
    guard hits > 1 || rows.count == 1, hits + against == rows.count || evidence.new > Self.few
    else { return false }
    return Double(hits) >= Self.minimumPrecision * Double(hits + against)
  }

  /// Whether a candidate may be said without reservation: some rows speak for it, most of them for it
  /// alone or more than a few; few pass, none of its own clauses, and none at all where its name says
  /// that something never or always holds; and few fail otherwise, in its clauses or than with it, that
  /// no other cause explains. Where many differ exactly as with it, more may fail in its clauses: what is
  /// there besides is probably another fault.
  private func isSure(_ candidate: Candidate, _ evidence: FaultEvidence) -> Bool {
    let (hits, misses) = (candidate.rows.hits.count, evidence.misses)
    let against = evidence.others.count + misses.count
    let isDistinct =
      hits >= Self.many && Double(hits) >= Self.highPrecision * Double(hits + against)
    let isFew = { (rows: Set<Int>, limit: Double) in Double(rows.count) <= limit * Double(hits) }
    let failing = [
      (evidence.others, Self.maximumBeside),
      (candidate.beside.subtracting(touched), isDistinct ? 1 : Self.maximumBeside),
    ]
    return hits > Self.few && (evidence.new > Self.few || 2 * evidence.new >= hits)
      && misses.isDisjoint(with: candidate.own)
      && (misses.isEmpty || !candidate.faults.allSatisfy(\.isUniversal))
      && Double(misses.count) <= Self.maximumMissShare * Double(hits + misses.count)
      && Double(hits) >= Self.minimumShare * Double(candidate.rows.count)
      && failing.allSatisfy { isFew($0, $1) || isFew(unexplained($0, beside: candidate), $1) }
  }

  /// Returns the rows that no other candidate explains that may be chosen too.
  private func unexplained(_ rows: Set<Int>, beside candidate: Candidate) -> Set<Int> {
    candidates.reduce(into: rows) { rows, other in
      guard !rows.isDisjoint(with: other.rows.hits),
        other.rows.hits.subtracting(candidate.rows.hits).count > Self.few
      else { return }
      let its = evidence(of: other.rows)
      if fits(other.rows, its), its.misses.isDisjoint(with: other.own) {
        rows.subtract(other.rows.hits)
      }
    }
  }

  /// Leaves no cause sure that is probably a part of something wider that the catalogue does not have:
  /// because a fault that is no cause fits what it explains and much more, or because it explains little
  /// of what fails about its subjects, where no other sure one touches the rest.
  private mutating func doubtParts(_ verdicts: JudgedVerdicts) {
    let sure = chosen.filter(\.isSure)
    let surelyExplained = sure.reduce(into: Set<Int>()) { $0.formUnion($1.rows.hits) }
    let known = sure.reduce(into: surelyExplained) { $0.formUnion($1.rows.others) }
    let others = fitting.filter { !$0.isSubset(of: surelyExplained) }
    for (index, candidate) in chosen.enumerated() where candidate.isSure {
      let hits = candidate.rows.hits
      let rest = verdicts.failures(near: hits).subtracting(known)
      let isPart = others.contains {
        Double($0.count) >= Self.minimumWidth * Double(hits.count) && $0.isSuperset(of: hits)
      }
      chosen[index].isSure = !isPart && rest.count <= Self.maximumUnexplained * hits.count
    }
  }

  /// Returns the index of the candidate that is chosen next, and whether it is sure: the one that gains
  /// most; of several, the one with the fewest judged rows, then the first of the catalogue.
  private func best() -> (index: Int, isSure: Bool)? {
    var best: (index: Int, isSure: Bool, rank: (Int, Double, Int))?
    for (index, candidate) in candidates.enumerated() {
      let rows = candidate.rows
      let evidence = evidence(of: rows)
      let gain = evidence.new - evidence.misses.count
      guard gain > 0, fits(rows, evidence) else { continue }
      let isSure = isSure(candidate, evidence)
      let rank = (
        isSure ? 0 : 1, -Double(gain) * Double(rows.count) / Double(candidate.size), rows.count
      )
      if let known = best, known.rank <= rank { continue }
      best = (index, isSure, rank)
    }
    return best.map { ($0.index, $0.isSure) }
  }

  /// Drops what later choices explain altogether, the last choice first; what is sure only where sure
  /// ones do.
  private mutating func dropRepeated() {
    for index in chosen.indices.reversed() {
      var others = chosen
      let candidate = others.remove(at: index)
      let known = others.filter { $0.isSure || !candidate.isSure }.flatMap { $0.rows.hits }
      if Set(known).isSuperset(of: candidate.rows.hits) { chosen = others }
    }
  }

  /// Sorts the choices by what they explain alone, then by what they explain; those that are not sure
  /// come last.
  private mutating func sort() {
    var counts: [Int: Int] = [:]
    for candidate in chosen { for row in candidate.rows.hits { counts[row, default: 0] += 1 } }
    let ranks = chosen.map { candidate in
      let hits = candidate.rows.hits
      return (
        candidate.isSure ? 0 : 1, -hits.count { counts[$0] == 1 }, -hits.count
      )
    }
    chosen = chosen.indices
      .sorted { ranks[$0] == ranks[$1] ? $0 < $1 : ranks[$0] < ranks[$1] }.map { chosen[$0] }
  }
}

/// The scenarios that were judged, as numbers in the order of the results.
struct JudgedVerdicts {
  /// The ids.
  private(set) var ids: [String] = []
  /// The numbers of those that did not pass.
  private(set) var failures: [Int] = []
  private var numbers: [String: Int] = [:]
  /// The numbers of those that did not pass, by clause, and by the prefix that clauses share.
  private var clauses: [Substring: Set<Int>] = [:]
  private var subjects: [Substring: Set<Int>] = [:]
  /// How each result differs; nil for those that passed.
  private var keys: [Set<String>?] = []

  init(_ results: [ScenarioResult]) {
    for result in results
    where result.verdict.isJudgement && !result.isFlaky && numbers[result.id] == nil {
      numbers[result.id] = ids.count
      if result.verdict.isUnsuccessful {
        failures.append(ids.count)
        clauses[result.id.clause, default: []].insert(ids.count)
        subjects[result.id.subject, default: []].insert(ids.count)
      }
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
      case let keys? where !row.keys.isEmpty && keys.isSuperset(of: row.keys):
        rows.hits.insert(number)
      default: rows.others.insert(number)
      }
    }
    return rows
  }

  /// Returns the judged rows of a fault that are of its own clauses.
  func ownRows(of fault: Fault) -> Set<Int> {
    let own = fault.rows.lazy.map(\.id).filter { id in
      fault.clauses.contains { id.hasPrefix("\($0)/") }
    }
    return Set(own.compactMap { numbers[$0] })
  }

  /// Returns the rows that do not pass although they would with a fault: those of its own clauses, and
  /// of the clauses of some rows.
  func failures(beside fault: Fault, and rows: Set<Int>) -> Set<Int> {
    var names = Set(fault.clauses.map { $0[...] })
    for row in rows { names.insert(ids[row].clause) }
    var failures = names.reduce(into: Set<Int>()) { $0.formUnion(clauses[$1] ?? []) }
    for row in fault.rows { if let number = numbers[row.id] { failures.remove(number) } }
    return failures
  }

  /// Returns the rows that do not pass and are about the same subjects as some rows: `HIT`, `TOUCH`.
  func failures(near rows: Set<Int>) -> Set<Int> {
    Set(rows.map { ids[$0].subject }).reduce(into: []) { $0.formUnion(subjects[$1] ?? []) }
  }
}

extension String {
  /// The clause of a scenario with this id.
  fileprivate var clause: Substring { prefix { $0 != "/" } }
  /// The prefix of the clauses on one subject: `HIT` of `HIT-4/hidden`.
  fileprivate var subject: Substring { prefix { $0 != "-" } }
}

/// The rows of a fingerprint that were judged.
struct JudgedRows: Hashable {
  /// Those that did not pass, as with the fault.
  var hits: Set<Int> = []
  /// Those that did not pass, but otherwise.
  var others: Set<Int> = []
  /// Those that passed.
  var misses: Set<Int> = []

  var count: Int { hits.count + others.count + misses.count }
}
