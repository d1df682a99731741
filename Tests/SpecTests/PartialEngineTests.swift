import Conformance
import Engines
import Running
import Testing

@Suite("An engine without some kinds is asked what it can answer")
struct PartialEngineTests {
  @Test(
    "Without three controls and three recognizers, most gestures and controls are asked, and pass",
    arguments: ["gestures", "controls"])
  func isAskedMost(page: String) async throws {
    let engine = KindsEngine(
      lacking: [
        .textField, .slider, .stepper, .longPressRecognizer, .swipeRecognizer, .rotationRecognizer,
      ])
    let scenarios = try await SpecPages.book.scenarios
    let plan = try Plan(scenarios, filters: [try ScenarioFilter("page:\(page)")])
    let column = try await Runner(engine: engine, jobs: 2).run(plan) { _ in }
    let asked = column.results.filter(\.verdict.isJudgement)
    #expect(asked.count >= 250)
    #expect(asked.filter { $0.verdict != .passed }.map(\.id) == [])
  }
}

extension PartialEngineTests {
  @Test(
    "Without an application's delegate nearly all of the chain and of actions is asked, and passes")
  func isAskedWithoutDelegate() async throws {
    let engine = KindsEngine(lacking: [.applicationDelegate])
    let scenarios = try await SpecPages.book.scenarios
    let plan = try Plan(
      scenarios, filters: try ["page:responder-chain", "page:actions"].map(ScenarioFilter.init))
    let column = try await Runner(engine: engine, jobs: 2).run(plan) { _ in }
    let asked = column.results.filter(\.verdict.isJudgement)
    #expect(column.results.count - asked.count <= 100)
    #expect(asked.filter { $0.verdict != .passed }.map(\.id) == [])
  }
}

/// The reference engine without some kinds of objects: a stage with one of them is an error.
struct KindsEngine: Engine {
  private let engine = LocalEngine()
  private let lacking: Set<ResponderKind>

  init(lacking: Set<ResponderKind>) { self.lacking = lacking }

  var profile: EngineProfile {
    var profile = engine.profile
    profile.kinds = Set(ResponderKind.allCases).subtracting(lacking)
    return profile
  }

  func perform(_ script: Script) async -> Reply {
    for row in script.stage.responders where lacking.contains(row.kind) {
      return .errored(message: "\(row.name) is a \(row.kind.rawValue)")
    }
    return await engine.perform(script)
  }
}
