import Conformance
import Results
import Testing

@testable import Running

@Suite("Many patterns and filters at once")
struct GlobIndexTests {
  private static let ids = ["HIT-1/a", "HIT-1/b", "HIT-10/a", "TOUCH-1/a", "TOUCH-1/long-name", ""]

  @Test("The index finds the patterns that match a text when tried one by one")
  func matches() {
    let patterns = [
      "HIT-1/*", "HIT-1/a", "*", "*a", "HIT-1*a", "TOUCH-1/*n*", "", "*-1/a", "HIT-1/*",
    ]
    let globs = patterns.map(Glob.init)
    let index = GlobIndex(globs)
    for id in Self.ids {
      #expect(index.matches(id) == globs.indices.filter { globs[$0].matches(id) }, "\(id)")
    }
  }

  @Test("Of many patterns a text is compared with those that it begins like")
  func candidates() {
    let patterns = (0..<20_000).map { "HIT-\($0)/\($0.isMultiple(of: 2) ? "*" : "a")" }
    let index = GlobIndex(patterns.map(Glob.init))
    #expect(index.candidates(for: "HIT-12/a") == [12])
    #expect(index.candidates(for: "HIT-13/a") == [13])
    #expect(index.candidates(for: "HIT-13/b") == [])
  }

  @Test("The index finds the filters that select a scenario when tried one by one")
  func filters() throws {
    let filters = try [
      "HIT-4", "hit-4/HIDDEN", "HIT-*", "!HIT-4", "page:hit-testing", "level:MUST HIT-4/*",
      "!level:MUST HIT-4", "feature:touches", "!TOUCH-1 */visits *", "HIT-4/hidden HIT-5",
    ].map { try ScenarioFilter($0) }
    let index = ScenarioFilterIndex(filters)
    for scenario in PlanTests.scenarios {
      let expected = Set(filters.indices.filter { filters[$0].selects(scenario) })
      #expect(index.filters(selecting: scenario) == expected, "\(scenario.id)")
    }
  }

  @Test("Only the first filters that select nothing get a suggestion")
  func suggestions() throws {
    let filters = try (0..<300).map { _ in try ScenarioFilter("HIT-5") }
    let unmatched = UnmatchedFilter.all(filters, scenarios: PlanTests.scenarios)
    #expect(unmatched.count == 300)
    #expect(unmatched.count { $0.suggestion == "HIT-4" } == Spelling.shortList)
  }
}
