import Conformance
import Results

/// The scenarios of a run.
package struct Plan: Sendable {
  /// The selected scenarios, in the order of the pages.
  package let scenarios: [Scenario]
  /// The number of scenarios before filters: all, or those of a profile.
  package let available: Int
  /// The number of scenarios that the filters select, before sharding.
  package let selected: Int
  /// The shard of the selected scenarios that this plan contains; nil for all of them.
  package let shard: Shard?

  /// Selects the scenarios of a profile, or all without one; of these those that match any of the
  /// filters, or all without filters; and of these the shard's part, which is empty if there are more
  /// shards than scenarios.
  ///
  /// - Throws: if there is no scenario, or if a filter selects none, because that is a mistake in
  ///   the filter.
  package init(
    _ scenarios: [Scenario], of profile: ScenarioProfile? = nil, filters: [ScenarioFilter] = [],
    shard: Shard? = nil
  ) throws(PlanError) {
    guard !scenarios.isEmpty else {
      throw PlanError(description: "the pages hold no scenario: there is nothing to judge")
    }
    let scenarios = profile?.selection(of: scenarios) ?? scenarios
    let chosen = try Self.choice(of: scenarios, profile: profile?.name, by: filters)
    (available, selected, self.shard) = (scenarios.count, chosen.count, shard)
    self.scenarios = shard?.part(of: chosen) ?? chosen
  }

  private static func choice(
    of scenarios: [Scenario], profile: String?, by filters: [ScenarioFilter]
  ) throws(PlanError) -> [Scenario] {
    guard !filters.isEmpty else { return scenarios }
    var idle = Set(filters.indices)
    let chosen = scenarios.filter { scenario in
      let selecting = filters.indices.filter { filters[$0].selects(scenario) }
      idle.subtract(selecting)
      return !selecting.isEmpty
    }
    guard idle.isEmpty else {
      let words = idle.sorted().map { index in
        UnmatchedFilter(filters[index], scenarios: scenarios)
          .words(available: scenarios.count, profile: profile)
      }
      throw PlanError(description: words.joined(separator: "\n"))
    }
    return chosen
  }
}

/// Says why a plan cannot be made.
package struct PlanError: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String
}
