import Conformance
import Results

/// The scenarios of a run.
package struct Plan: Sendable {
  /// The selected scenarios that hold on the system, in the order of the pages.
  package let scenarios: [Scenario]
  /// The number of scenarios before filters: all, or those of a profile.
  package let available: Int
  /// The number of scenarios that the filters select, before sharding.
  package let selected: Int
  /// The shard of the selected scenarios that this plan contains; nil for all of them.
  package let shard: Shard?
  /// The system that was asked for; nil for that of the engine.
  private let system: SystemVersion?
  /// What is selected, on any system.
  private let onAnySystem: [Scenario]

  /// Selects the scenarios of a profile, or all without one; of these those that match any of the
  /// filters, or all without filters; and of these the shard's part, which is empty if there are more
  /// shards than scenarios.
  ///
  /// - Throws: if there is no scenario, or if a filter selects none, because that is a mistake in
  ///   the filter.
  package init(
    _ scenarios: [Scenario], of profile: ScenarioProfile? = nil, filters: [ScenarioFilter] = [],
    shard: Shard? = nil, system: SystemVersion? = nil
  ) throws(PlanError) {
    guard !scenarios.isEmpty else {
      throw PlanError(description: "the pages hold no scenario: there is nothing to judge")
    }
    let scenarios = profile?.selection(of: scenarios) ?? scenarios
    let chosen = try Self.choice(of: scenarios, profile: profile?.name, by: filters)
    self.init(
      chosen, available: scenarios.count { $0.systems.contains(system) }, shard: shard,
      system: system, on: system)
    guard selected == 0, let other = chosen.first(where: { $0.systems != .all }) else { return }
    throw PlanError(
      description: "\(other.id) holds on systems \(other.systems); "
        + "'--system' runs the scenarios of a system")
  }

  private init(
    _ chosen: [Scenario], available: Int, shard: Shard?, system: SystemVersion?,
    on imitated: SystemVersion?
  ) {
    let held = chosen.filter { $0.systems.contains(imitated) }
    (self.available, selected, self.shard) = (available, held.count, shard)
    scenarios = shard?.part(of: held) ?? held
    (self.system, onAnySystem) = (system, chosen)
  }

  /// Returns the plan for an engine: without a system that was asked for, of the scenarios that hold on
  /// the one that the engine imitates.
  package func fitted(to profile: EngineProfile) -> Plan {
    guard system == nil, let imitated = profile.system else { return self }
    return Plan(onAnySystem, available: available, shard: shard, system: nil, on: imitated)
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
        filters[index].unmatchedWords(among: scenarios, profile: profile)
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
