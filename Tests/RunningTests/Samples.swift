import Conformance
import Results

/// Distinguishes the type from the one of the testing library.
typealias Expectation = Results.Expectation

/// The stage of the samples: a window that contains the views `A` and `B`.
private let stage = Stage([
  StagedResponder(name: "window", kind: .window),
  StagedResponder(name: "A", kind: .view, parent: "window"),
  StagedResponder(name: "B", kind: .view, parent: "window"),
])

extension Clause {
  /// Returns a clause with the id, title, page, level and names.
  static func sample(
    _ id: String = "HIT-4", title: String = "A hidden view is skipped",
    page: String = "Spec/hit-testing.md",
    level: Level = .must, systems: SystemRange = .all, names: [String] = []
  ) -> Clause {
    Clause(
      id: id, title: title, page: page,
      location: SourceLocation(file: page, line: 40), level: level, features: [.hitTesting],
      confidence: .documented, systems: systems, statements: ["S32"],
      codes: names, untestedReason: nil)
  }
}

extension Scenario {
  /// Returns a scenario that touches 200 200, then asks for the hit-test view and expects `A`.
  static func sample(
    _ slug: String = "hidden", clause: Clause = .sample(),
    features: Set<Feature> = [.hitTesting], line: Int = 52,
    steps: [Script.Step] = [
      .stimulate("touchBegins", ["at": .point(Point(x: 200, y: 200))]), .ask("hitTestView"),
    ],
    expectations: [Expectation] = [
      Expectation(
        step: 1, requirement: .answer(oneOf: [.responder("A")]),
        phrase: "the hit-test view is A", line: 52)
    ]
  ) -> Scenario {
    Scenario(
      id: ScenarioID(clause: clause.id, slug: slug), clause: clause,
      location: SourceLocation(file: clause.page, line: line), features: features,
      script: Script(stage: stage, steps: steps), expectations: expectations)
  }

  /// Returns a number of scenarios, `HIT-4/1` and so on.
  static func samples(_ count: Int) -> [Scenario] {
    let clause = Clause.sample()
    return (1...count).map { .sample("\($0)", clause: clause, line: $0) }
  }
}

extension Reply {
  /// Returns the reply of an engine whose hit-test view has the name.
  static func found(_ name: String) -> Reply {
    .observed(Trace([Trace.Record(), Trace.Record(answer: .responder(name))]))
  }
}

extension EngineProfile {
  /// Returns the profile of an engine.
  static func sample(
    _ name: String = "toy", version: String = "1", features: Set<Feature> = [.hitTesting],
    kinds: Set<ResponderKind>? = nil
  ) -> EngineProfile {
    EngineProfile(
      name: name, version: version, language: "Swift", features: features, kinds: kinds)
  }
}

extension Report {
  /// Returns a report of one engine with verdicts on some of the scenarios `HIT-4/1` and so on.
  static func sample(
    _ verdicts: KeyValuePairs<Int, Verdict>, by profile: EngineProfile = .sample(),
    shard: Shard? = nil
  ) -> Report {
    let entries = verdicts.map { number, verdict in
      ScenarioResult(
        id: "HIT-4/\(number)", page: "Spec/hit-testing.md", line: number, verdict: verdict)
    }
    let tally = Tally(verdictsOf: entries)
    return Report(
      engines: [EngineResults(profile: profile, results: entries, tally: tally)], shard: shard)
  }
}

extension Verdict {
  /// Returns a failure whose hit-test view is not `A`.
  static func failedWith(_ actual: String, line: Int = 1) -> Verdict {
    .failed([
      Difference(
        step: 1, line: line, phrase: "the hit-test view is A", expected: "A", actual: .word(actual))
    ])
  }
}
