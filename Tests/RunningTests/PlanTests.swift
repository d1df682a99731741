import Conformance
import Results
import Running
import Testing

@Suite struct PlanTests {
  static let scenarios: [Scenario] = [
    .sample("hidden"), .sample("clear"),
    .sample(
      "visits", clause: .sample("TOUCH-1", page: "Spec/touches.md"), features: [.touches, .layers]),
  ]

  @Test("A plan without a filter contains all scenarios")
  func all() throws {
    let plan = try Plan(Self.scenarios)
    #expect(
      plan.scenarios.map(\.id.description) == ["HIT-4/hidden", "HIT-4/clear", "TOUCH-1/visits"])
    #expect(plan.available == 3)
  }

  @Test("A scenario that any filter selects is planned once, in the order of the pages")
  func anyFilter() throws {
    let plan = try Plan(
      Self.scenarios,
      filters: [ScenarioFilter("TOUCH-1"), ScenarioFilter("*/visits"), ScenarioFilter("*/hidden")])
    #expect(plan.scenarios.map(\.id.description) == ["HIT-4/hidden", "TOUCH-1/visits"])
    #expect(plan.available == 3)
  }

  @Test(
    "A filter that selects nothing is an error with a suggestion",
    arguments: [
      ("HIT-4/hiden", "did you mean 'HIT-4/hidden'?"), ("hti-4", "did you mean 'HIT-4'?"),
      ("page:touch", "did you mean 'page:touches'?"), ("touches", "did you mean 'page:touches'?"),
      ("layers", "did you mean 'feature:layers'?"),
      ("page:touchs level:MUST", "did you mean 'page:touches'?"),
      ("hit-4/nowhere", "did you mean 'HIT-4'?"), ("GESTURE-9", "'--list' prints every id"),
      ("HIT-?", "'*' is the only wildcard"), ("level:MAY", "'--list' prints every id"),
      ("HIT-4 feature:touches", "'--list' prints every id"),
    ])
  func unmatched(filter: String, hint: String) throws {
    let problem = try problem(filtering: filter)
    #expect(problem == "the filter '\(filter)' selects none of the 3 scenarios; \(hint)")
  }

  @Test("Of several filters each that selects nothing is told")
  func severalUnmatched() throws {
    #expect(
      try problem(filtering: "HIT-4", "HIT-5", "TOUCH-2") == """
        the filter 'HIT-5' selects none of the 3 scenarios; did you mean 'HIT-4'?
        the filter 'TOUCH-2' selects none of the 3 scenarios; did you mean 'TOUCH-1'?
        """)
  }

  private func problem(filtering filters: String...) throws -> String? {
    let filters = try filters.map { try ScenarioFilter($0) }
    let problem = #expect(throws: PlanError.self) { try Plan(Self.scenarios, filters: filters) }
    return problem?.description
  }

  @Test("A plan without a scenario is an error")
  func noScenarios() {
    let problem = #expect(throws: PlanError.self) { try Plan([]) }
    #expect(problem?.description == "the pages hold no scenario: there is nothing to judge")
  }

  @Test("A shard contains its part of the selected scenarios")
  func shard() throws {
    let filters = [try ScenarioFilter("HIT-4")]
    let plan = try Plan(Self.scenarios, filters: filters, shard: Shard(2, of: 2))
    #expect(plan.scenarios.map(\.id.description) == ["HIT-4/clear"])
    #expect(plan.selected == 2)
    #expect(plan.available == 3)
    #expect(plan.shard == Shard(2, of: 2))
  }

  @Test("A shard may be empty if there are more shards than scenarios")
  func emptyShard() throws {
    let plan = try Plan(Self.scenarios, shard: Shard(4, of: 4))
    #expect(plan.scenarios.isEmpty)
    #expect(plan.selected == 3)
  }

  private static let versions: [Scenario] = [("old", "before iOS 15"), ("new", "iOS 15 and later")]
    .compactMap { slug, range in
      SystemRange(range).map { .sample(slug, clause: .sample(systems: $0)) }
    }

  @Test("A plan contains the scenarios of a system that is asked for, or of the newest")
  func system() throws {
    let (old, new) = (SystemVersion(major: 14, minor: 2), SystemVersion(major: 15))
    #expect(try Plan(Self.versions).scenarios.map(\.id.slug) == ["new"])
    #expect(try Plan(Self.versions, system: old).scenarios.map(\.id.slug) == ["old"])
    #expect(try Plan(Self.versions, system: new).scenarios.map(\.id.slug) == ["new"])
    #expect(try Plan(Self.versions, system: old).selected == 1)
  }

  @Test("Without a system, a plan is fitted to the one that the engine imitates")
  func imitatedSystem() throws {
    let profile = EngineProfile(
      name: "toy", version: "1", language: "C", features: [], system: SystemVersion(major: 14))
    #expect(try Plan(Self.versions).fitted(to: profile).scenarios.map(\.id.slug) == ["old"])
    let newest = try Plan(Self.versions, system: SystemVersion(major: 26))
    #expect(newest.fitted(to: profile).scenarios.map(\.id.slug) == ["new"])
  }

  @Test("A filter that selects only scenarios of other systems is an error that names one")
  func otherSystem() throws {
    let problem = #expect(throws: PlanError.self) {
      try Plan(Self.versions, filters: [ScenarioFilter("*/old")])
    }
    #expect(
      problem?.description
        == "HIT-4/old holds on systems before iOS 15; '--system' runs the scenarios of a system")
  }

  @Test("A filter that selects nothing is an error in every shard")
  func unmatchedInShard() throws {
    let filters = [try ScenarioFilter("HIT-9")]
    #expect(throws: PlanError.self) {
      try Plan(Self.scenarios, filters: filters, shard: Shard(4, of: 4))
    }
  }
}
