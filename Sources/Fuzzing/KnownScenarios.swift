import Conformance
import Results

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
