import Conformance
import Results

/// The scenarios that engines get before random scripts, so that what they show is not printed again.
package struct KnownScenarios: Sendable {
  /// No scenarios: everything that is found is new.
  package static let none = KnownScenarios([], passes: { _, _ in true }, isExpected: { _ in false })

  let scenarios: [Scenario]
  /// Returns whether a reply is what a scenario expects.
  let passes: @Sendable (Scenario, Reply) -> Bool
  /// Returns whether a scenario is expected not to pass.
  let isExpected: @Sendable (Scenario) -> Bool

  /// Creates them from the scenarios that both engines can be asked.
  package init(
    _ scenarios: [Scenario], passes: @escaping @Sendable (Scenario, Reply) -> Bool,
    isExpected: @escaping @Sendable (Scenario) -> Bool
  ) {
    self.scenarios = scenarios
    self.passes = passes
    self.isExpected = isExpected
  }

  /// Returns the position of a scenario.
  func position(_ scenario: Scenario) -> Int {
    scenarios.firstIndex { $0.id == scenario.id } ?? scenarios.count
  }
}
