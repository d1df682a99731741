/// Chooses faults one after another, each time the one that gains most: what it newly explains, without
/// what speaks against it. What was not judged speaks neither for a fault nor against it.
///
/// Where an engine has two faults, one may hide what the other does. So the rows of one that is well
/// supported do not speak against another. How likely each is, its doubts say, which are found once all
/// are chosen: faults that have nothing in common change nothing for each other.
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
    /// The ids of the rows of their fingerprints that were neither run nor skipped.
    var leftOut: [String]
    /// Why it is not sure; empty if it is.
    var doubts: [Doubt] = []

    /// Whether more than a coincidence supports it, and no row of its own clauses speaks against it.
    fileprivate var excusesOthers: Bool {
      rows.hits.count > FaultChoice.coincidence && rows.misses.isDisjoint(with: own)
    }
  }

  /// Keeps out faults that two rows show by chance: `A text field that begins editing is not scrolled into
  /// view` fitted 2 of 2 where becomeFirstResponder answers no although it succeeds.
  fileprivate static let coincidence = 2
  /// Keeps out faults of which too little shows: `touchDragInside is sent twice` fitted 7 of 12 where a lift
  /// is told as a move first.
  private static let minimumPrecision = 0.6
  /// Keeps out faults that are true in a part of the cases: `The property transform, as far as it moves, is
  /// ignored` fitted 7 of 7 where only conversions inwards ignore it.
  private static let wellShown = 8
  /// Keeps out neighbours of the true fault: `A content back swipe recognizer recognizes nothing` fitted 6 of
  /// 8 where all pans begin late, and `scrollViewDidEndScrollingAnimation(_:) is never sent` 4 of 4, with 3
  /// beside it, where an animated offset is set at once.
  private static let tolerated = 0.25
  /// Keeps out what follows from a fault that is no cause: `The answer to isDragging is always no` fitted 86
  /// of 86 where `A lift goes on beside the gesture that it allows`, which its own clause refutes, fitted 311
  /// of 314.
  private static let minimumWidth = 1.5

  /// The faults chosen, the most likely first, and of these the one that explains most alone.
  private(set) var chosen: [Candidate] = []
  private var candidates: [Candidate] = []
  /// The rows that differ as with each fault of which nearly all do, also where others refute it.
  private var fitting: [(fault: Fault, hits: Set<Int>)] = []
  private var explained: Set<Int> = []
  /// The rows of the choices that excuse others.
  private var excused: Set<Int> = []

  init(_ faults: [Fault], _ verdicts: JudgedVerdicts) {
    collect(faults, verdicts)
    while let index = best() {
      let candidate = candidates.remove(at: index)
      explained.formUnion(candidate.rows.hits)
      if candidate.excusesOthers { excused.formUnion(candidate.rows.all) }
      chosen.append(candidate)
    }
    dropRepeated()
    for index in chosen.indices { chosen[index].doubts = doubts(about: index, verdicts) }
    sort()
  }

  /// Collects the faults that explain something, but for those that their own clauses refute: rows of
  /// these pass, and none differs as with the fault.
  private mutating func collect(_ faults: [Fault], _ verdicts: JudgedVerdicts) {
    var places: [JudgedRows: Int] = [:]
    for fault in faults {
      let rows = verdicts.rows(of: fault)
      let own = verdicts.ownRows(of: fault)
      if Double(rows.hits.count) >= (1 - Self.tolerated) * Double(rows.count) {
        fitting.append((fault, rows.hits))
      }
      guard !rows.hits.isEmpty,
        !rows.hits.isDisjoint(with: own) || rows.misses.isDisjoint(with: own)
      else { continue }
      let beside = verdicts.failures(beside: fault, and: rows.hits)
      if let place = places[rows] {
        candidates[place].faults.append(fault)
        candidates[place].own.formUnion(own)
        candidates[place].beside.formIntersection(beside)
        candidates[place].leftOut = (candidates[place].leftOut + verdicts.leftOut(of: fault)).unique
      } else {
        places[rows] = candidates.count
        candidates.append(
          Candidate(
            faults: [fault], rows: rows, own: own, beside: beside,
            leftOut: verdicts.leftOut(of: fault)))
      }
    }
  }

  /// Returns what a candidate newly explains, without what passes; nil if it does not fit. One row alone
  /// is not enough, unless it is all that was judged; where what would speak against it is excused, what it
  /// newly explains must be more than a coincidence.
  private func gain(of rows: JudgedRows) -> Int? {
    let misses = rows.misses.subtracting(excused).count
    let (hits, against) = (rows.hits.count, rows.others.subtracting(excused).count + misses)
    let new = rows.hits.subtracting(explained).count
    guard hits > 1 || rows.count == 1, hits + against == rows.count || new > Self.coincidence,
      Double(hits) >= Self.minimumPrecision * Double(hits + against), new > misses
    else { return nil }
    return new - misses
  }

  /// Returns the index of the candidate that gains most; of several, of the one that explains most, also
  /// what others explain, then of the one with the fewest judged rows, then of the first of the catalogue.
  private func best() -> Int? {
    var best: (index: Int, rank: (Int, Int, Int))?
    for (index, candidate) in candidates.enumerated() {
      guard let gain = gain(of: candidate.rows) else { continue }
      let rank = (-gain, -candidate.rows.hits.count, candidate.rows.count)
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

  /// Returns what makes a choice doubtful, beside the others.
  private func doubts(about index: Int, _ verdicts: JudgedVerdicts) -> [Doubt] {
    let choice = chosen[index]
    let others = chosen.indices.filter { $0 != index }.map { chosen[$0] }
    let known = others.reduce(into: Set<Int>()) { $0.formUnion($1.rows.hits) }
    let excused = others.filter(\.excusesOthers).reduce(into: Set<Int>()) {
      $0.formUnion($1.rows.all)
    }
    let (hits, all) = (choice.rows.hits, choice.rows.count)
    let misses = choice.rows.misses.subtracting(excused)
    let otherwise = choice.rows.others.subtracting(excused)
    let beside = choice.beside.subtracting(known).count
    let alone = hits.subtracting(known).count
    let isMore = { (count: Int) in Double(count) > Self.tolerated * Double(hits.count) }
    let isMany = isMore(misses.count + otherwise.count)
    let isRefuted =
      !misses.isDisjoint(with: choice.own)
      || (!misses.isEmpty && choice.faults.allSatisfy(\.isUniversal))
    let wider = fitting.first {
      $0.hits.isSuperset(of: hits)
        && Double($0.hits.count) >= Self.minimumWidth * Double(hits.count)
        && !$0.hits.isSubset(of: known.union(hits))
    }
    var doubts: [Doubt] = []
    if hits.count < Self.wellShown { doubts.append(.fewRows(hits.count)) }
    if !misses.isEmpty {
      doubts.append(.passing(misses.count, of: all, isMuch: isMany || isRefuted))
    }
    if !otherwise.isEmpty { doubts.append(.otherwise(otherwise.count, of: all, isMuch: isMany)) }
    if isMore(beside) { doubts.append(.beside(beside, isMuch: beside > hits.count)) }
    if 2 * alone < hits.count { doubts.append(.shared(hits.count - alone, of: hits.count)) }
    if let wider { doubts.append(.wider(wider.fault)) }
    let leftOut = choice.leftOut.count
    let isPart = Double(leftOut) > Self.tolerated * Double(all + leftOut)
    if isPart, choice.rows.all.count(where: verdicts.isBesides) < Diagnosis.mostAsked {
      doubts.append(.part(leftOut: leftOut))
    }
    return doubts
  }

  /// Sorts the choices by how likely they are, by what they explain alone, then by what they explain.
  private mutating func sort() {
    var counts: [Int: Int] = [:]
    for candidate in chosen { for row in candidate.rows.hits { counts[row, default: 0] += 1 } }
    let ranks = chosen.map { candidate in
      let hits = candidate.rows.hits
      return (candidate.doubts.grade, -hits.count { counts[$0] == 1 }, -hits.count)
    }
    chosen = chosen.indices
      .sorted { ranks[$0] == ranks[$1] ? $0 < $1 : ranks[$0] < ranks[$1] }.map { chosen[$0] }
  }
}
