import Conformance
import Results
import Testing

@testable import Running

@Suite struct StageReducerTests {
  private static let rows = [
    StagedResponder(name: "window", kind: .window),
    StagedResponder(name: "A", kind: .view, parent: "window"),
    StagedResponder(name: "note", kind: .textField, parent: "window"),
    StagedResponder(name: "volume", kind: .slider, parent: "window"),
  ]

  private static let stage = Stage(rows)

  private func profile(_ features: Set<Feature>, _ kinds: Set<ResponderKind>?) -> EngineProfile {
    EngineProfile(
      name: "toy", version: "1", language: "Swift", features: features, kinds: kinds)
  }

  private func scenario(_ names: String..., features: Set<Feature> = []) -> Scenario {
    Scenario.sample(
      features: features, steps: names.map { .ask("next", of: .text($0)) },
      expectations: [
        Expectation(
          step: 0, requirement: .answer(oneOf: [.responder("window")]), phrase: "", line: 1)
      ]
    ).on(Self.stage)
  }

  private func reason(_ scenario: Scenario, _ profile: EngineProfile) -> String? {
    var reducer = StageReducer(profile)
    guard case .skipped(let lack) = reducer.reduce(scenario) else { return nil }
    return lack.reason.description
  }

  @Test("An engine that claims all kinds gets the whole stage itself")
  func wholeStage() {
    for kinds in [nil, Set(ResponderKind.allCases)] {
      var reducer = StageReducer(profile([], kinds))
      let sent = reducer.reduce(scenario("A")).scenario?.script.stage
      #expect(sent?.identity == Self.stage.identity)
    }
  }

  @Test("Only rows of other kinds are left out, and scenarios without the same rows share a stage")
  func sharedStages() {
    var reducer = StageReducer(profile([], [.window, .view, .slider]))
    let (one, other) = (reducer.reduce(scenario("A")), reducer.reduce(scenario("A", "volume")))
    #expect(one.scenario?.script.stage.responders.map(\.name) == ["window", "A", "volume"])
    #expect(one.leftOut == ["note"])
    #expect(one.scenario?.script.stage.identity == other.scenario?.script.stage.identity)
  }

  @Test("The reason for skipping lists the features that are not claimed, and otherwise the kinds")
  func reasons() {
    #expect(
      reason(scenario("A", features: [.layers, .touches]), profile([], nil))
        == "the engine does not claim layers, touches")
    #expect(
      reason(scenario("note"), profile([], [.window, .view]))
        == "the engine does not claim the kind text field")
    #expect(
      reason(scenario("volume", "note"), profile([], [.window, .view]))
        == "the engine does not claim the kinds slider, text field")
    #expect(
      reason(scenario("note", features: [.layers]), profile([], [.window, .view]))
        == "the engine does not claim layers")
  }

  @Test("An engine that lacks a part is not asked scenarios with it, and gets no rows that need it")
  func parts() {
    let stage = Stage(
      Self.rows + [
        StagedResponder(name: "root", kind: .viewController, parent: "window"),
        StagedResponder(name: "child", kind: .viewController, parent: "root"),
        StagedResponder(name: "childView", kind: .view, parent: "window", controller: "child"),
        StagedResponder(name: "sheet", kind: .viewController, presenter: "root"),
      ])
    var engine = profile([], nil)
    engine.lacks = [.children]
    var reducer = StageReducer(engine)
    #expect(reducer.reduce(scenario("root").on(stage)).leftOut == ["child", "childView"])
    #expect(reason(scenario("childView").on(stage), engine) == "the engine lacks children")
    engine.lacks = ["ask next", "presentedBy"]
    #expect(reason(scenario("sheet").on(stage), engine) == "the engine lacks presentedBy, ask next")
    engine.kinds = [.window, .viewController]
    #expect(
      reason(scenario("A").on(stage), engine) == "the engine does not claim the kind view")
  }

  @Test("An engine without kinds is asked nothing, because every stage has some")
  func noKinds() {
    #expect(
      reason(scenario("A"), profile([], [])) == "the engine does not claim the kinds window, view")
  }

  @Test("A trace is judged by the stage that was sent: rows that were left out are unknown names")
  func judgedBySentStage() async throws {
    var engine = ToyEngine()
    engine.profile = profile([.hitTesting], [.window, .view])
    let record = Trace.Record(answer: .responder("note"))
    engine.answer = { _ in .observed(Trace([record])) }
    let runner = Runner(engine: engine, jobs: 1)
    let column = try await runner.run(try Plan([scenario("A")])) { _ in }
    guard case .errored(let message) = column.results.first?.verdict else {
      Issue.record("the trace was accepted")
      return
    }
    #expect(message.contains(#""note" is not on the stage"#))
  }
}

extension ReducedScenario {
  /// The names of the rows that the stage is left without.
  fileprivate var leftOut: [String] { if case .asked(_, let names) = self { names } else { [] } }
}
