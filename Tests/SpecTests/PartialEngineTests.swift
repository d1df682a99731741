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

extension PartialEngineTests {
  @Test(
    "Without a part of a feature most of its scenarios are asked, and pass",
    arguments: [("children", 150), ("presentedBy", 70), ("set cornerRadius", 10)])
  func isAskedWithoutPart(word: String, most: Int) async throws {
    let part = try #require(FeaturePart(rawValue: word))
    let plan = try Plan(try await SpecPages.book.scenarios)
    let column = try await Runner(engine: KindsEngine(without: [part]), jobs: 2).run(plan) { _ in }
    let skipped = column.results.count { !$0.verdict.isJudgement }
    #expect((1...most).contains(skipped), "\(skipped) scenarios need \(word)")
    #expect(
      column.results.filter { $0.verdict.isJudgement && $0.verdict != .passed }.map(\.id) == [])
  }

  @Test("Without windows the chain, geometry and targets are asked, and pass")
  func isAskedWithoutWindows() async throws {
    let plan = try Plan(try await SpecPages.book.scenarios)
    let column = try await Runner(engine: KindsEngine(lacking: [.window]), jobs: 2).run(plan) {
      _ in
    }
    let asked = column.results.filter(\.verdict.isJudgement)
    #expect(asked.count >= 150)
    #expect(asked.filter { $0.verdict != .passed }.map(\.id) == [])
  }
}

/// The reference engine without some kinds of objects and parts of features: a script with one of them
/// is an error.
struct KindsEngine: Engine {
  private let engine = LocalEngine()
  private let lacking: Set<ResponderKind>
  private let parts: Set<FeaturePart>

  init(lacking: Set<ResponderKind> = [], without parts: Set<FeaturePart> = []) {
    self.lacking = lacking
    self.parts = parts
  }

  var profile: EngineProfile {
    var profile = engine.profile
    profile.kinds = Set(ResponderKind.allCases).subtracting(lacking)
    profile.lacks = parts
    return profile
  }

  func perform(_ script: Script) async -> Reply {
    for row in script.stage.responders where lacking.contains(row.kind) {
      return .errored(message: "\(row.name) is a \(row.kind.rawValue)")
    }
    let needed =
      script.stage.responders.indices.flatMap(script.stage.parts)
      + script.steps.map { .steps($0.form) }
    for part in needed where parts.contains(part) {
      return .errored(message: "it needs \(part.rawValue)")
    }
    return await engine.perform(script)
  }
}
