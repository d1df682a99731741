import Conformance
import Results
import Running
import Testing

@Suite struct ClauseSelectionTests {
  static let bare = Clause.sample("HIT-5")
  static let scenarios: [Scenario] = [
    .sample("hidden"), .sample("clear"), .sample("visits", clause: .sample("TOUCH-1")),
  ]

  private func topic(_ id: String) throws -> ClauseSelection {
    let clauses = [Self.scenarios[0].clause, Self.bare, Self.scenarios[2].clause]
    return try ClauseSelection(id, clauses: clauses, scenarios: Self.scenarios)
  }

  @Test(
    "An id refers to a clause with its scenarios, or to one scenario",
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
    "An unknown id is an error with a suggestion",
    arguments: [
      ("HIT-4/hiden", "did you mean 'HIT-4/hidden'?"),
      ("HIT-4/other", "did you mean 'HIT-4/hidden'?"),
      ("hit-4", "did you mean 'HIT-4'?"), ("TOUCH-2", "did you mean 'TOUCH-1'?"),
      ("HTI-4/clear", "did you mean 'HIT-4/clear'?"),
      ("GESTURE-12", "'conform --list' prints every id"), ("", "'conform --list' prints every id"),
    ])
  func unknown(id: String, hint: String) {
    let problem = #expect(throws: ClauseSelectionError.self) { try topic(id) }
    #expect(problem?.description == "no clause, scenario or API name matches '\(id)'; \(hint)")
  }
}

@Suite struct SubjectTests {
  private static let clauses = [
    Clause.sample("HIT-4", names: ["isHidden", "hitTest(_:with:)"]),
    Clause.sample("HIT-5", names: ["UIView.alpha"]),
    Clause.sample("WIN-8", names: ["UIWindow.isHidden"]),
  ]

  private func subject(_ words: String) throws -> Subject {
    let scenario = Scenario.sample("hidden", clause: Self.clauses[0])
    return try Subject(words, clauses: Self.clauses, scenarios: [scenario])
  }

  @Test(
    "An id, and a name that one clause has, refer to that clause",
    arguments: [
      ("HIT-4", "HIT-4", 1), ("HIT-4/hidden", "HIT-4", 1), ("hitTest", "HIT-4", 1),
      ("UIView.hitTest(_:with:)", "HIT-4", 1), ("alpha", "HIT-5", 0),
      ("UIView.isHidden", "HIT-4", 1), ("setAlpha", "HIT-5", 0), ("hitTestWithEvent", "HIT-4", 1),
    ])
  func one(words: String, id: String, scenarios: Int) throws {
    guard case .topic(let topic) = try subject(words) else {
      Issue.record("'\(words)' stands for several clauses")
      return
    }
    #expect(topic.clause.id == id)
    #expect(topic.scenarios.count == scenarios)
  }

  @Test(
    "A name that several clauses have refers to all of them, also as one of Objective-C",
    arguments: ["isHidden", "hidden", "setHidden"])
  func several(words: String) throws {
    guard case .name(let name, let clauses) = try subject(words) else {
      Issue.record("'\(words)' stands for one clause")
      return
    }
    #expect(name.description == "isHidden")
    #expect(clauses.map(\.id) == ["HIT-4", "WIN-8"])
  }

  @Test("Of the clauses of a name the one that defines it comes first, then the order of the pages")
  func defining() throws {
    let clauses = [
      Clause.sample("CHAIN-3", title: "A chain", names: ["UIView.isHidden"]),
      Clause.sample(
        "CHAIN-8", title: "What a hidden view does not change", names: ["next", "isHidden"]),
      Clause.sample("HIT-9", names: ["isHidden"]),
    ]
    guard case .name(_, let named) = try Subject("isHidden", clauses: clauses, scenarios: []) else {
      Issue.record("'isHidden' stands for one clause")
      return
    }
    #expect(named.map(\.id) == ["HIT-9", "CHAIN-3", "CHAIN-8"])
  }

  @Test(
    "A name that no clause has is an error with a suggestion",
    arguments: [
      ("isHiden", "did you mean 'isHidden'?"), ("ishiddn", "did you mean 'isHidden'?"),
      ("UIView.alhpa", "did you mean 'alpha'?"),
      ("CALayer.alpha", "'conform --list' prints every id"),
      ("windowLevel", "'conform --list' prints every id"),
    ])
  func unknown(words: String, hint: String) {
    let problem = #expect(throws: ClauseSelectionError.self) { try subject(words) }
    #expect(problem?.description == "no clause, scenario or API name matches '\(words)'; \(hint)")
  }
}
