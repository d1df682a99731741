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

@Suite("The clauses of a name") struct NamedClausesTests {
  private static let clauses = [
    Clause.sample("HIT-4", names: ["isHidden", "hitTest(_:with:)"]),
    Clause.sample("HIT-5", names: ["UIView.alpha"]),
    Clause.sample("WIN-8", names: ["UIWindow.isHidden"]),
  ]

  @Test(
    "A name has the clauses that contain it, with or without its type, also as one of Objective-C",
    arguments: [
      ("hitTest", ["HIT-4"]), ("UIView.hitTest(_:with:)", ["HIT-4"]), ("alpha", ["HIT-5"]),
      ("UIView.isHidden", ["HIT-4"]), ("setAlpha", ["HIT-5"]), ("hitTestWithEvent", ["HIT-4"]),
      ("isHidden", ["HIT-4", "WIN-8"]), ("hidden", ["HIT-4", "WIN-8"]),
      ("setHidden", ["HIT-4", "WIN-8"]), ("HIT-4", []),
    ])
  func named(words: String, ids: [String]) {
    #expect(Self.clauses.named(words).map(\.id) == ids)
  }

  @Test("Of the clauses of a name the one that defines it comes first, then the order of the pages")
  func defining() {
    let clauses = [
      Clause.sample("CHAIN-3", title: "A chain", names: ["UIView.isHidden"]),
      Clause.sample(
        "CHAIN-8", title: "What a hidden view does not change", names: ["next", "isHidden"]),
      Clause.sample("HIT-9", names: ["isHidden"]),
    ]
    #expect(clauses.named("isHidden").map(\.id) == ["HIT-9", "CHAIN-3", "CHAIN-8"])
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
    #expect(Self.clauses.named(words).isEmpty)
    let problem = #expect(throws: ClauseSelectionError.self) {
      try ClauseSelection(words, clauses: Self.clauses, scenarios: [])
    }
    #expect(problem?.description == "no clause, scenario or API name matches '\(words)'; \(hint)")
  }
}
