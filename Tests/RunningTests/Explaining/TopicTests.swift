import Conformance
import Running
import Testing

@Suite struct TopicTests {
  static let bare = Clause.sample("HIT-5")
  static let scenarios: [Scenario] = [
    .sample("hidden"), .sample("clear"), .sample("visits", clause: .sample("TOUCH-1")),
  ]

  private func topic(_ id: String) throws -> Topic {
    let clauses = [Self.scenarios[0].clause, Self.bare, Self.scenarios[2].clause]
    return try Topic(id, clauses: clauses, scenarios: Self.scenarios)
  }

  @Test(
    "An id is a clause with its scenarios, or one scenario",
    arguments: [
      ("HIT-4", "HIT-4", ["hidden", "clear"]), ("HIT-4/clear", "HIT-4", ["clear"]),
      ("HIT-5", "HIT-5", []), ("TOUCH-1", "TOUCH-1", ["visits"]),
    ])
  func known(id: String, clause: String, scenarios: [String]) throws {
    let topic = try topic(id)
    #expect(topic.clause.id == clause)
    #expect(topic.scenarios.map(\.id.slug) == scenarios)
  }

  @Test(
    "An id that stands for nothing says what is near",
    arguments: [
      ("HIT-4/hiden", "did you mean 'HIT-4/hidden'?"),
      ("HIT-4/other", "did you mean 'HIT-4/hidden'?"),
      ("hit-4", "did you mean 'HIT-4'?"), ("TOUCH-2", "did you mean 'TOUCH-1'?"),
      ("HTI-4/clear", "did you mean 'HIT-4/clear'?"),
      ("GESTURE-12", "'conform --list' prints every id"), ("", "'conform --list' prints every id"),
    ])
  func unknown(id: String, hint: String) {
    let problem = #expect(throws: UnknownTopic.self) { try topic(id) }
    #expect(problem?.description == "no clause, scenario or name of Apple's is '\(id)'; \(hint)")
  }
}
