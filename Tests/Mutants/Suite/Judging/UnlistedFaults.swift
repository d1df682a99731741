import Results

/// Measures what the diagnosis says as sure of engines whose faults the catalogue does not have.
struct UnlistedFaults {
  private let engine: PlantedEngine
  /// The catalogue.
  private let catalogue: [Fault]
  /// The compiled faults that are not in it.
  private let faults: [Mutant]
  /// The sentences of the catalogue that hold of each fault, and those that hold in part.
  private let statements: [String: (true: Set<String>, half: Set<String>)]
  /// Whether what is said of each engine is printed too.
  private let isDetailed: Bool

  /// How many of the causes that diagnoses named hold, and how many rows they explain.
  private struct Tally {
    /// The engines, and those that fail no row.
    var (engines, unnoticed) = (0, 0)
    /// The causes said as sure.
    var sure = (true: 0, half: 0, false: 0)
    /// The weak causes that hold, and all of them.
    var weak = (true: 0, all: 0)
    /// The rows that fail, those that causes said as sure explain, and those that a true one does.
    var rows = (all: 0, explained: 0, truly: 0)
  }

  init(
    _ engine: PlantedEngine, _ catalogue: [Fault], _ faults: [Mutant],
    _ statements: [String: (true: Set<String>, half: Set<String>)], isDetailed: Bool
  ) throws {
    self.engine = engine
    self.catalogue = catalogue
    self.faults = faults
    self.statements = statements
    self.isDetailed = isDetailed
    let names = Set(catalogue.map(\.name))
    for (fault, known) in statements {
      if let name = known.true.union(known.half).first(where: { !names.contains($0) }) {
        throw Failure("“\(fault)”: the catalogue has no “\(name)”")
      }
    }
    if let fault = faults.first(where: { names.contains($0.id) }) {
      throw Failure("“\(fault.id)” is in the catalogue")
    }
  }

  /// Prints the figures for each fault alone, and for as many random pairs.
  func measure(_ count: String, seed: String) throws {
    let start = try PlantedEngine.groups(count, seed: seed)
    var random = start.random
    print("alone", measure(faults.map { [$0] }))
    let pairs = (0..<start.count).map { _ in engine.group(of: 2, from: faults, &random) }
    print("pairs", measure(pairs))
  }

  private func measure(_ groups: [[Mutant]]) -> String {
    var tally = Tally()
    for group in groups { add(group, to: &tally) }
    return words(tally)
  }

  private func add(_ group: [Mutant], to tally: inout Tally) {
    let results = engine.results(with: group)
    let failures = results.count { $0.verdict.isUnsuccessful }
    let names = group.map(\.id).sorted().joined(separator: " + ")
    tally.engines += 1
    tally.unnoticed += failures == 0 ? 1 : 0
    tally.rows.all += failures
    let known = group.compactMap { statements[$0.id] }
    let isTrue = { (fault: Fault) in known.contains { $0.true.contains(fault.name) } }
    let isHalf = { (fault: Fault) in known.contains { $0.half.contains(fault.name) } }
    var (explained, truly) = (Set<String>(), Set<String>())
    for match in Diagnosis(of: results, by: catalogue)?.matches ?? [] {
      let holds = match.faults.contains(where: isTrue)
      guard !match.isWeak else {
        tally.weak.all += 1
        tally.weak.true += holds ? 1 : 0
        continue
      }
      explained.formUnion(match.explained)
      let place = "\(match.name), \(match.explained.count) of \(match.judged) where \(names)"
      if holds {
        tally.sure.true += 1
        truly.formUnion(match.explained)
      } else if match.faults.contains(where: isHalf) {
        tally.sure.half += 1
        detail("  half: \(place)")
      } else {
        tally.sure.false += 1
        detail("  false: \(place)")
      }
    }
    tally.rows.explained += explained.count
    tally.rows.truly += truly.count
    detail("  \(names): \(failures) rows, \(explained.count) explained")
  }

  private func detail(_ line: String) { if isDetailed { print(line) } }

  private func words(_ tally: Tally) -> String {
    let (sure, weak) = (tally.sure, tally.weak)
    return """
      (\(tally.engines) engines, \(tally.unnoticed) without a failure): said as sure \
      \(sure.true + sure.half + sure.false), of these \(sure.true) true, \(sure.half) half true, \
      \(sure.false) false; weak \(weak.all), of these \(weak.true) true; of \(tally.rows.all) rows \
      \(tally.rows.explained) explained, \(tally.rows.truly) by a true cause
      """
  }
}
