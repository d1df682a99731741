import Results

/// Measures what the diagnosis says, by grade, of engines whose faults the catalogue does not have.
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
    /// The causes by their grade.
    var causes: [Grade: (true: Int, half: Int, false: Int)] = [:]
    /// The rows that fail, those that causes said as sure or likely explain, and those that a true one does.
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
      let grade = match.grade
      let place = "\(match.name), \(match.explained.count) of \(match.judged) where \(names)"
      if grade != .perhaps { explained.formUnion(match.explained) }
      if match.faults.contains(where: isTrue) {
        tally.causes[grade, default: (0, 0, 0)].true += 1
        if grade != .perhaps { truly.formUnion(match.explained) }
      } else if match.faults.contains(where: isHalf) {
        tally.causes[grade, default: (0, 0, 0)].half += 1
        detail("  \(grade), half: \(place)")
      } else {
        tally.causes[grade, default: (0, 0, 0)].false += 1
        detail("  \(grade), false: \(place)")
      }
    }
    tally.rows.explained += explained.count
    tally.rows.truly += truly.count
    detail("  \(names): \(failures) rows, \(explained.count) explained")
  }

  private func detail(_ line: String) { if isDetailed { print(line) } }

  private func words(_ tally: Tally) -> String {
    let causes = Grade.allCases.map { grade in
      let (isTrue, half, isFalse) = tally.causes[grade] ?? (0, 0, 0)
      return "\(grade) \(isTrue + half + isFalse), of these \(isTrue) true, \(half) half true, "
        + "\(isFalse) false"
    }.joined(separator: "; ")
    return """
      (\(tally.engines) engines, \(tally.unnoticed) without a failure): \(causes); of \
      \(tally.rows.all) rows \(tally.rows.explained) explained as sure or likely, \
      \(tally.rows.truly) by a true cause
      """
  }
}
