import Engines
import Responders
import Results
import Running
import SpecReading

/// Measures the diagnosis on engines whose faults are known: each fault of the catalogue alone, and
/// random pairs and triples of them.
struct PlantedFaults {
  let book: SpecBook
  /// The compiled faults, and the stubs, that have a fingerprint.
  let faults: [Mutant]

  /// How many of the causes that diagnoses named were planted, and how many that were planted were
  /// named.
  fileprivate struct Tally {
    var engines = 0
    /// The named causes that stand before the weak ones, and the weak ones.
    var (named, weak) = ((true: 0, false: 0), (true: 0, false: 0))
    /// The planted faults: all, those named, and those named before the weak causes.
    var (planted, found, foundFirst) = (0, 0, 0)
    /// The planted faults not named before the weak ones of which two rows or fewer notice each alone.
    var thin = 0
  }

  /// Prints the figures for each fault alone, and for as many random pairs, and as many triples.
  func measure(_ count: String, seed: String) throws {
    guard let count = Int(count), let seed = UInt64(seed) else {
      throw Failure("the number of pairs and the seed are whole numbers")
    }
    var random = SplitMix(state: seed)
    print("alone", measure(faults.map { [$0] }))
    for size in 2...3 {
      let groups = (0..<count).map { _ in group(of: size, &random) }
      print(size == 2 ? "pairs" : "triples", measure(groups))
    }
  }

  /// Returns faults of which no two are the same or alter the same function.
  private func group(of size: Int, _ random: inout SplitMix) -> [Mutant] {
    var group: [Mutant] = []
    while group.count < size, let next = faults.randomElement(using: &random) {
      if group.allSatisfy({ $0.number != next.number && $0.bodies.isDisjoint(with: next.bodies) }) {
        group.append(next)
      }
    }
    return group
  }

  private func measure(_ groups: [[Mutant]]) -> String {
    var tally = Tally()
    for group in groups {
      let diagnosis = Diagnosis(of: results(with: group), by: book.faults)
      add(diagnosis?.matches ?? [], of: group, to: &tally)
    }
    return tally.words
  }

  /// Returns the results of the reference engine with some faults.
  private func results(with group: [Mutant]) -> [ScenarioResult] {
    activeMutants = Dictionary(
      group.flatMap { fault in fault.bodies.map { ($0, fault.number) } }
    ) { first, _ in first }
    defer { activeMutants = nil }
    let stubs = Set(group.compactMap(\.stub))
    return book.scenarios.map { scenario in
      Judge.judge(scenario, by: LocalEngine().reply(to: scenario.script, with: stubs))
    }
  }

  /// Whether no row tells whether the faults of a group include that one.
  private func isHidden(_ fault: Mutant, in group: [Mutant]) -> Bool {
    let others = group.filter { $0.number != fault.number }
    return zip(results(with: group), results(with: others)).allSatisfy {
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
      switch (match.isWeak, names.isEmpty) {
      case (true, true): tally.weak.false += 1
      case (true, false): tally.weak.true += 1
      case (false, true):
        tally.named.false += 1
        print(
          "  false: \(match.name), \(match.explained.count) of \(match.judged)"
            + " where \(planted.sorted().joined(separator: " + "))")
      case (false, false):
        tally.named.true += 1
        foundFirst.formUnion(names)
      }
    }
    tally.found += found.count
    tally.foundFirst += foundFirst.count
    for fault in group where !found.contains(fault.id) {
      let hidden = isHidden(fault, in: group) ? ", which no row shows" : ""
      print("  missed: \(fault.id)\(hidden) where \(planted.sorted().joined(separator: " + "))")
    }
    let rest = planted.subtracting(foundFirst)
    tally.thin += book.faults.count { rest.contains($0.name) && $0.rows.count <= 2 }
  }
}

extension PlantedFaults.Tally {
  fileprivate var words: String {
    """
    (\(engines) engines): named \(share(named.true, of: named.true + named.false)) true; weak \
    \(share(weak.true, of: weak.true + weak.false)) true; planted \(share(foundFirst, of: planted)) \
    named before the weak, \(share(found, of: planted)) at all; of the other \(planted - foundFirst), \
    \(thin) fail no more than two rows alone
    """
  }

  private func share(_ part: Int, of whole: Int) -> String {
    whole == 0 ? "none" : "\(part) of \(whole) (\(part * 100 / whole) %)"
  }
}

/// A random number generator whose numbers follow from its seed.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}
