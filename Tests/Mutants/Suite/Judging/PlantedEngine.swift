import Engines
import Responders
import Results
import Running

/// The reference engine with faults, one or several at once.
struct PlantedEngine {
  private let scenarios: [Scenario]
  /// The results without any fault.
  private let results: [ScenarioResult]
  /// The bodies that each scenario executes.
  private let executed: [Set<Int>]

  init(_ scenarios: [Scenario]) {
    self.scenarios = scenarios
    let engine = LocalEngine(repeatedCalls: .areRecorded)
    var results: [ScenarioResult] = []
    executed = scenarios.map { scenario in
      executedBodies = []
      defer { executedBodies = nil }
      results.append(Judge.judge(scenario, by: engine.reply(to: scenario.script)))
      return executedBodies ?? []
    }
    self.results = results
  }

  /// Returns the results with some faults: of what executes none of their bodies those without them.
  func results(with group: [Mutant]) -> [ScenarioResult] {
    let engine = LocalEngine(repeatedCalls: .areRecorded)
    let stubs = Set(group.compactMap(\.stub))
    let bodies = group.reduce(into: Set<Int>()) { $0.formUnion($1.bodies) }
    activeMutants = Dictionary(
      group.flatMap { fault in fault.bodies.map { ($0, fault.number) } }
    ) { first, _ in first }
    defer { activeMutants = nil }
    return scenarios.indices.map { index in
      let scenario = scenarios[index]
      guard
        !executed[index].isDisjoint(with: bodies)
          || stubs.contains(where: { $0.isUsed(in: scenario.script) })
      else { return results[index] }
      return Judge.judge(scenario, by: engine.reply(to: scenario.script, with: stubs))
    }
  }

  /// Returns faults of which no two are the same or alter the same function.
  func group(of size: Int, from faults: [Mutant], _ random: inout SplitMix) -> [Mutant] {
    var group: [Mutant] = []
    while group.count < size, let next = faults.randomElement(using: &random) {
      if group.allSatisfy({ $0.number != next.number && $0.bodies.isDisjoint(with: next.bodies) }) {
        group.append(next)
      }
    }
    return group
  }

  /// Parses the number of groups and the seed of the random numbers.
  static func groups(_ count: String, seed: String) throws -> (count: Int, random: SplitMix) {
    guard let count = Int(count), let seed = UInt64(seed) else {
      throw Failure("the number of pairs and the seed are whole numbers")
    }
    return (count, SplitMix(state: seed))
  }
}

/// A random number generator whose numbers follow from its seed.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}
