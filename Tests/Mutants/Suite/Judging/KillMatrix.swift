import Foundation

/// Which scenarios kill which mutants, as the last run found.
struct KillMatrix {
  /// The ids of all scenarios, in the order of the pages.
  var scenarios: [String]
  var mutants: [Mutant]
  var outcomes: [Int: Outcome]

  /// The generated mutants that ran.
  var generated: [Mutant] { mutants.filter { !$0.isFault && outcomes[$0.number] != nil } }
  /// The faults of `faults.md` that ran, and after them the stubs that rows notice otherwise than any
  /// fault before.
  var faults: [Mutant] {
    var seen: Set<[Int: [Substring]]> = []
    return mutants.filter { mutant in
      guard mutant.isFault, let keys = outcomes[mutant.number]?.keys else { return false }
      return seen.insert(keys).inserted && !keys.isEmpty || mutant.stub == nil
    }
  }

  /// What is wrong with the faults of `faults.md`: a line for each that no row notices, and for each
  /// that all rows notice as they do another.
  var unfitFaults: [String] {
    var names: [[Int: [Substring]]: String] = [:]
    return faults.compactMap { fault in
      guard fault.stub == nil, let keys = outcomes[fault.number]?.keys else { return nil }
      let place = "faults.md:\(fault.line)"
      guard !keys.isEmpty else { return "\(place): no row notices “\(fault.id)”" }
      if let other = names[keys] {
        return "\(place): “\(fault.id)” is like “\(other)” in every row"
      }
      names[keys] = fault.id
      return nil
    }
  }

  /// Returns the clauses that a fault breaks; those of a stub are the three of which most rows notice
  /// it.
  func clauses(of fault: Mutant) -> [String] {
    guard fault.stub != nil else { return fault.clauses }
    let clauses = killers(of: fault).map { String(scenarios[$0].prefix { $0 != "/" }) }
    var counts: [(clause: String, rows: Int)] = []
    for clause in clauses {
      if let index = counts.firstIndex(where: { $0.clause == clause }) {
        counts[index].rows += 1
      } else {
        counts.append((clause, 1))
      }
    }
    // A stable order: the clauses of as many rows stay in that of the pages.
    return counts.enumerated().sorted {
      ($1.element.rows, $0.offset) < ($0.element.rows, $1.offset)
    }
    .prefix(3).map(\.element.clause)
  }

  /// Returns the positions of the scenarios that kill a mutant.
  func killers(of mutant: Mutant) -> [Int] { outcomes[mutant.number]?.failing ?? [] }

  func survives(_ mutant: Mutant) -> Bool { killers(of: mutant).isEmpty }

  /// Writes a line for each mutant: its id, `crash` if it crashed, and the ids of the scenarios.
  func write(to path: String) throws {
    let lines = mutants.compactMap { mutant -> String? in
      guard let outcome = outcomes[mutant.number] else { return nil }
      let rows = outcome.failing.map { scenarios[$0] }.joined(separator: " ")
      return "\(mutant.id)\t\(outcome.isCrash ? "crash" : "")\t\(rows)"
    }
    try (lines.joined(separator: "\n") + "\n").write(
      toFile: path, atomically: true, encoding: .utf8)
  }

  /// Returns a set of rows that kills every mutant that any row kills: the row that kills most of
  /// the rest, until none is left; then without the rows that the others make needless, and with the
  /// first row of each prefix that has none among them.
  func smallestSet() -> [String] {
    var killed: [Int: Set<Int>] = [:]
    for mutant in mutants {
      for row in killers(of: mutant) { killed[row, default: []].insert(mutant.number) }
    }
    var rest = killed.values.reduce(into: Set<Int>()) { $0.formUnion($1) }
    var chosen: [Int] = []
    while !rest.isEmpty {
      // Of two rows that kill as many the earlier one, so that each run chooses the same.
      let best = killed.max {
        ($0.value.intersection(rest).count, $1.key) < ($1.value.intersection(rest).count, $0.key)
      }
      guard let best else { break }
      chosen.append(best.key)
      rest.subtract(best.value)
    }
    for row in chosen.reversed() {
      let others = chosen.filter { $0 != row }
      let stillKilled = others.reduce(into: Set<Int>()) { $0.formUnion(killed[$1] ?? []) }
      if (killed[row] ?? []).isSubset(of: stillKilled) { chosen = others }
    }
    let prefix = { (row: Int) in scenarios[row].prefix { $0 != "-" } }
    var prefixes = Set(chosen.map(prefix))
    chosen += scenarios.indices.filter { prefixes.insert(prefix($0)).inserted }
    return chosen.sorted().map { scenarios[$0] }
  }

  /// Returns the rows that kill no mutant that another row of the same clause does not kill, each
  /// with a row that it repeats; nil if it kills none at all.
  func repeats() -> [(row: String, repeated: String?)] {
    var killed = Array(repeating: Set<Int>(), count: scenarios.count)
    for mutant in mutants { for row in killers(of: mutant) { killed[row].insert(mutant.number) } }
    let clauses = Dictionary(grouping: scenarios.indices) {
      scenarios[$0].prefix { $0 != "/" }
    }
    return scenarios.indices.compactMap { row in
      guard !killed[row].isEmpty else { return (scenarios[row], nil) }
      let others = clauses[scenarios[row].prefix { $0 != "/" }] ?? []
      let repeated = others.first { other in
        other != row && killed[row].isSubset(of: killed[other])
          && (killed[row] != killed[other] || other < row)
      }
      return repeated.map { (scenarios[row], scenarios[$0]) }
    }
  }
}
