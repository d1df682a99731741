import Conformance

/// What is going to be run.
package struct Plan: Sendable {
  /// The selected scenarios, in the order of the pages.
  package let scenarios: [Scenario]
  /// How many there were to select from.
  package let available: Int

  /// Selects the scenarios that any of the filters selects, or all where there is no filter.
  ///
  /// - Throws: where there is nothing to run, or a filter that selects nothing: what somebody
  ///   wanted to be judged would otherwise be left out in silence.
  package init(_ scenarios: [Scenario], filters: [ScenarioFilter] = []) throws(PlanProblem) {
    guard !scenarios.isEmpty else { throw .noScenarios }
    available = scenarios.count
    guard !filters.isEmpty else {
      self.scenarios = scenarios
      return
    }
    var idle = Set(filters.indices)
    self.scenarios = scenarios.filter { scenario in
      let selecting = filters.indices.filter { filters[$0].selects(scenario) }
      idle.subtract(selecting)
      return !selecting.isEmpty
    }
    guard idle.isEmpty else {
      throw .unmatched(
        idle.sorted().map { UnmatchedFilter(filters[$0], scenarios: scenarios) },
        available: available)
    }
  }
}
