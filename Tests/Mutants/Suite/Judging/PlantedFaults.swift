import Results

/// Measures the diagnosis on engines whose faults are known: each fault of the catalogue alone, and
/// random pairs and triples of them.
struct PlantedFaults {
  private let engine: PlantedEngine
  /// The catalogue.
  private let catalogue: [Fault]
  /// The compiled faults, and the stubs, that have a fingerprint.
  private let faults: [Mutant]

  init(_ engine: PlantedEngine, _ catalogue: [Fault], _ faults: [Mutant]) {
    self.engine = engine
    self.catalogue = catalogue
    self.faults = faults
  }

  /// How many of the causes that diagnoses named were planted, and how many that were planted were
  /// named.
  fileprivate struct Tally {
    var engines = 0
    /// The causes by their grade.
    var causes: [Grade: (true: Int, false: Int)] = [:]
    /// The planted faults: all, those named, and those named as sure or likely.
    var (planted, found, foundFirst) = (0, 0, 0)
    /// The planted faults not named as sure or likely of which two rows or fewer notice each alone.
    var thin = 0
  }

  /// Prints the figures for each fault alone, and for as many random pairs, and as many triples.
  func measure(_ count: String, seed: String) throws {
    let start = try PlantedEngine.groups(count, seed: seed)
    var random = start.random
    print("alone", measure(faults.map { [$0] }))
    for size in 2...3 {
      let groups = (0..<start.count).map { _ in engine.group(of: size, from: faults, &random) }
      print(size == 2 ? "pairs" : "triples", measure(groups))
    }
  }

  private func measure(_ groups: [[Mutant]]) -> String {
    var tally = Tally()
    for group in groups {
      let diagnosis = Diagnosis(of: engine.results(with: group), by: catalogue)
      add(diagnosis?.matches ?? [], of: group, to: &tally)
    }
    return tally.words
  }

  /// Whether no row tells whether the faults of a group include that one.
  private func isHidden(_ fault: Mutant, in group: [Mutant]) -> Bool {
    let others = group.filter { $0.number != fault.number }
    return zip(engine.results(with: group), engine.results(with: others)).allSatisfy {
      $0.verdict.name == $1.verdict.name && $0.differenceKeys == $1.differenceKeys
    }
  }

  private func add(_ matches: [Diagnosis.Match], of group: [Mutant], to tally: inout Tally) {
    let planted = Set(group.map(\.id))
    tally.engines += 1
    tally.planted += planted.count
    var (found, foundFirst): (Set<String>, Set<String>) = ([], [])
    for match in matches {
      let names = planted.intersection(match.faults.map(\.name))
      found.formUnion(names)
      guard names.isEmpty else {
        tally.causes[match.grade, default: (0, 0)].true += 1
        if match.grade != .perhaps { foundFirst.formUnion(names) }
        continue
      }
      tally.causes[match.grade, default: (0, 0)].false += 1
      print(
        "  \(match.grade), false: \(match.name), \(match.explained.count) of \(match.judged)"
          + " where \(planted.sorted().joined(separator: " + "))")
    }
    tally.found += found.count
    tally.foundFirst += foundFirst.count
    for fault in group where !found.contains(fault.id) {
      let hidden = isHidden(fault, in: group) ? ", which no row shows" : ""
      print("  missed: \(fault.id)\(hidden) where \(planted.sorted().joined(separator: " + "))")
    }
    let rest = planted.subtracting(foundFirst)
    tally.thin += catalogue.count { rest.contains($0.name) && $0.rows.count <= 2 }
  }
}

extension PlantedFaults.Tally {
  fileprivate var words: String {
    let grades = Grade.allCases.map { grade in
      let (isTrue, isFalse) = causes[grade] ?? (0, 0)
      return "\(grade) \(share(isTrue, of: isTrue + isFalse)) true"
    }.joined(separator: ", ")
    return """
      (\(engines) engines): \(grades); planted \(share(foundFirst, of: planted)) named as sure or \
      likely, \(share(found, of: planted)) at all; of the other \(planted - foundFirst), \(thin) fail \
      no more than two rows alone
      """
  }

  private func share(_ part: Int, of whole: Int) -> String {
    whole == 0 ? "none" : "\(part) of \(whole) (\(part * 100 / whole) %)"
  }
}
