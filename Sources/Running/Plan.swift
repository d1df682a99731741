import Conformance

/// What is going to be run.
package struct Plan: Sendable {
  /// The selected scenarios, in the order of the pages.
  package private(set) var scenarios: [Scenario]
  /// How many there were to select from.
  package let available: Int
  /// How many the filters select, of all shards together.
  package let selected: Int
  /// Which part of what the filters select this is; nil where it is all.
  package let shard: Shard?

  /// Selects the scenarios that any of the filters selects, or all where there is no filter; of
  /// these the shard's part, which may be nothing where there are more shards than scenarios.
  ///
  /// - Throws: where there is nothing to run, or a filter that selects nothing: what somebody
  ///   wanted to be judged would otherwise be left out in silence.
  package init(
    _ scenarios: [Scenario], filters: [ScenarioFilter] = [], shard: Shard? = nil
  ) throws(PlanProblem) {
    guard !scenarios.isEmpty else { throw .noScenarios }
    let chosen = try Self.choice(of: scenarios, by: filters)
    (available, selected, self.shard) = (scenarios.count, chosen.count, shard)
    self.scenarios = shard?.part(of: chosen) ?? chosen
  }

  /// The same scenarios in the order in which they are to be run.
  func arranged(_ order: RunOrder) -> Plan {
    var plan = self
    plan.scenarios = order.positions(scenarios.count).map { scenarios[$0] }
    return plan
  }

  private static func choice(
    of scenarios: [Scenario], by filters: [ScenarioFilter]
  ) throws(PlanProblem) -> [Scenario] {
    guard !filters.isEmpty else { return scenarios }
    var idle = Set(filters.indices)
    let chosen = scenarios.filter { scenario in
      let selecting = filters.indices.filter { filters[$0].selects(scenario) }
      idle.subtract(selecting)
      return !selecting.isEmpty
    }
    guard idle.isEmpty else {
      throw .unmatched(
        idle.sorted().map { UnmatchedFilter(filters[$0], scenarios: scenarios) },
        available: scenarios.count)
    }
    return chosen
  }
}
