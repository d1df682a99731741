import Conformance
import Results

/// A difference, as small as it could be made.
package struct Counterexample: Sendable {
  /// The number of the script that it was found with.
  package let index: Int
  let observation: Trial.Observation

  /// What counterexamples of the same cause have in common.
  var cause: DifferenceGroup { DifferenceGroup(observation) }

  /// The script.
  var script: Script { observation.script }
}

/// What a run found.
package struct FuzzReport: Sendable {
  /// The engines.
  package let profiles: [EngineProfile]
  /// The seed of the scripts.
  package let seed: UInt64
  /// The number of scripts that were made.
  package var scripts = 0
  /// Those that an engine skipped, or that no engine could carry out.
  package var notCompared = 0
  /// Errors that did not happen again.
  package var passing = 0
  /// The names of the engines that do not do the same each time.
  package var unstable: Set<String> = []
  /// Those that were not shrunk when the time was over.
  package var notShrunk = 0
  /// Those that showed a difference.
  package var differing = 0
  /// One counterexample for each cause that no scenario shows, in the order of the scripts.
  package var counterexamples: [Counterexample] = []
  /// The causes that were found and that scenarios show, in the order of the pages.
  package var known: [KnownDifferenceGroup] = []
  /// What each engine behaves as if by the known scenarios, in the order of the engines; nil where they
  /// show no fault.
  package var diagnoses: [Diagnosis?] = []
  /// Whether a signal ended the run.
  package var isInterrupted = false
}

/// A cause that scenarios show.
package struct KnownDifferenceGroup: Sendable {
  /// The smallest script that shows it.
  let counterexample: Counterexample
  /// The scenarios, in the order of the pages.
  var scenarios: [Scenario]
  /// Whether a scenario is expected not to pass.
  package var isExpected: Bool

  /// Adds a scenario that shows the cause.
  mutating func add(_ scenario: Scenario, isExpected: Bool) {
    scenarios.append(scenario)
    self.isExpected = self.isExpected || isExpected
  }
}

/// Collects counterexamples, one for each cause.
struct CounterexampleCollector {
  /// What differences have in common before they are shrunk.
  private struct Look: Hashable {
    let aspect: TraceDifference.Aspect
    let mismatch: Mismatch?
    let form: String?
  }

  private(set) var counterexamples: [Counterexample] = []
  private var causes: Set<DifferenceGroup> = []
  private var looks: [Look: Int] = [:]
  private let known: [DifferenceGroup: KnownDifferenceGroup]

  /// Creates a collector that keeps the causes that scenarios show apart.
  init(known: [DifferenceGroup: KnownDifferenceGroup] = [:]) { self.known = known }

  /// The causes of those that were added and that scenarios show.
  var knownCauses: [KnownDifferenceGroup] { causes.compactMap { known[$0] } }

  /// Returns whether a difference is to be shrunk: only some of those that look alike are.
  mutating func isNew(_ observation: Trial.Observation, limit: Int) -> Bool {
    let difference = observation.difference
    let look = Look(
      aspect: difference.aspect, mismatch: difference.isError ? nil : difference.mismatch,
      form: difference.isError ? nil : observation.script.steps[difference.step].name)
    looks[look, default: 0] += 1
    return looks[look, default: 0] <= limit
  }

  /// Adds a counterexample, unless there is one of the same cause.
  mutating func add(_ counterexample: Counterexample) {
    let cause = counterexample.cause
    if causes.insert(cause).inserted, known[cause] == nil { counterexamples.append(counterexample) }
  }
}

/// The scenarios that engines get before random scripts, so that what they show is not printed again.
package struct KnownScenarios: Sendable {
  /// No scenarios: everything that is found is new.
  package static let none = KnownScenarios(
    [], judge: { scenario, _ in ScenarioResult(of: scenario, .passed) }, isExpected: { _ in false })

  let scenarios: [Scenario]
  /// The catalogue by which what the scenarios show is named.
  let faults: [Fault]
  /// Returns the result of a scenario for a reply.
  let judge: @Sendable (Scenario, Reply) -> ScenarioResult
  /// Returns whether a scenario is expected not to pass.
  let isExpected: @Sendable (Scenario) -> Bool

  /// Creates them from the scenarios that both engines can be asked.
  package init(
    _ scenarios: [Scenario], faults: [Fault] = [],
    judge: @escaping @Sendable (Scenario, Reply) -> ScenarioResult,
    isExpected: @escaping @Sendable (Scenario) -> Bool
  ) {
    self.scenarios = scenarios
    self.faults = faults
    self.judge = judge
    self.isExpected = isExpected
  }

  /// Returns the position of a scenario.
  func position(_ scenario: Scenario) -> Int {
    scenarios.firstIndex { $0.id == scenario.id } ?? scenarios.count
  }
}
