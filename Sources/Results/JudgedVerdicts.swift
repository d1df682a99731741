/// The scenarios that were judged, as numbers in the order of the results; then those that were asked
/// besides.
struct JudgedVerdicts {
  /// The ids.
  private(set) var ids: [String] = []
  /// The number of those of the run.
  private var count = 0
  /// The numbers of those of the run that did not pass.
  private(set) var failures: [Int] = []
  private var numbers: [String: Int] = [:]
  /// The numbers of those that did not pass, by clause.
  private var clauses: [Substring: Set<Int>] = [:]
  /// How each result differs; nil for those that passed.
  private var keys: [Set<String>?] = []
  /// The ids of all results, also of those that were skipped or are flaky.
  private var known: Set<String> = []

  init(_ results: [ScenarioResult], besides: [ScenarioResult] = []) {
    add(results)
    count = ids.count
    failures = ids.indices.filter { keys[$0] != nil }
    add(besides)
  }

  private mutating func add(_ results: [ScenarioResult]) {
    for result in results where known.insert(result.id).inserted {
      guard result.verdict.isJudgement, !result.isFlaky else { continue }
      numbers[result.id] = ids.count
      if result.verdict.isUnsuccessful {
        clauses[result.id.clause, default: []].insert(ids.count)
      }
      ids.append(result.id)
      keys.append(result.verdict.isUnsuccessful ? result.differenceKeys : nil)
    }
  }

  /// Whether a scenario was asked besides those of the run.
  func isBesides(_ number: Int) -> Bool { number >= count }

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

  /// Returns the ids of the rows of a fault that were neither run nor skipped, those of its own clauses
  /// first: they tell most.
  func leftOut(of fault: Fault) -> [String] {
    let ids = fault.rows.map(\.id).filter { !known.contains($0) }
    return ids.filter(fault.isOwn) + ids.filter { !fault.isOwn($0) }
  }

  /// Returns the judged rows of a fault that are of its own clauses.
  func ownRows(of fault: Fault) -> Set<Int> {
    Set(fault.rows.map(\.id).filter(fault.isOwn).compactMap { numbers[$0] })
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
}

extension Fault {
  /// Whether a scenario is of the fault's clauses.
  fileprivate func isOwn(_ id: String) -> Bool { clauses.contains { id.hasPrefix("\($0)/") } }
}

extension String {
  /// The clause of a scenario with this id.
  fileprivate var clause: Substring { prefix { $0 != "/" } }
}

/// The rows of a fingerprint that were judged.
struct JudgedRows: Hashable {
  /// Those that did not pass, as with the fault.
  var hits: Set<Int> = []
  /// Those that did not pass, but otherwise.
  var others: Set<Int> = []
  /// Those that passed.
  var misses: Set<Int> = []

  /// All of them.
  var all: Set<Int> { hits.union(others).union(misses) }
  var count: Int { hits.count + others.count + misses.count }
}
