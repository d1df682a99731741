import Conformance

/// The ids of scenarios, with the titles of their clauses.
package enum ScenarioList {
  /// A line for each scenario, its id first, and nothing else: made for other programs too.
  package static func text(_ scenarios: [Scenario]) -> String {
    scenarios.map { "\($0.id.description.visible())  \($0.clause.title.visible())\n" }.joined()
  }
}
