import Conformance

/// A named selection of scenarios, such as `smoke`.
package struct ScenarioProfile: Hashable, Sendable {
  /// The name.
  package let name: String
  /// The ids of the scenarios.
  package let scenarios: Set<ScenarioID>

  package init(name: String, scenarios: Set<ScenarioID>) {
    self.name = name
    self.scenarios = scenarios
  }

  /// Returns the profile's scenarios among others, in their order.
  package func selection(of scenarios: [Scenario]) -> [Scenario] {
    scenarios.filter { self.scenarios.contains($0.id) }
  }
}
