import Conformance
import Engines
import Results
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
    arguments: [("children", 178), ("presentedBy", 115), ("set cornerRadius", 10)])
  func isAskedWithoutPart(word: String, most: Int) async throws {
    let part = FeaturePart(rawValue: word)
    try #require(FeaturePart.uikit.contains(part))
    let plan = try Plan(try await SpecPages.book.scenarios)
    let column = try await Runner(engine: KindsEngine(without: [part]), jobs: 2).run(plan) { _ in }
    let skipped = column.results.count { !$0.verdict.isJudgement }
    #expect((1...most).contains(skipped), "\(skipped) scenarios need \(word)")
    #expect(
      column.results.filter { $0.verdict.isJudgement && $0.verdict != .passed }.map(\.id) == [])
  }

  @Test("Without senders of actions what needs none is asked, and passes")
  func isAskedWithoutSenders() async throws {
    let results = try await results(of: SenderlessEngine())
    let skipped = results.count { !$0.verdict.isJudgement }
    #expect((1...170).contains(skipped), "\(skipped) scenarios need senders")
    #expect(results.filter { $0.verdict.isJudgement && $0.verdict != .passed }.map(\.id) == [])
  }

  @Test(
    "An engine is not asked what needs a message that its framework does not send, and passes the rest",
    arguments: [
      ("sendActions(for: touchDragInside)", 100), ("resignFirstResponder()", 60),
      ("scrollViewDidScroll(_:)", 60),
    ])
  func isAskedWithoutMessage(name: String, most: Int) async throws {
    let message = Message(rawValue: name)
    let all = try await results(of: SilentEngine(message: message, lacks: []))
    #expect(all.contains { $0.verdict.isUnsuccessful })
    let results = try await results(of: SilentEngine(message: message, lacks: [.calls(message)]))
    let skipped = results.count { !$0.verdict.isJudgement }
    #expect((1...most).contains(skipped), "\(skipped) scenarios need \(name)")
    #expect(results.filter { $0.verdict.isJudgement && $0.verdict != .passed }.map(\.id) == [])
  }

  @Test("Where windows focus a text field when they are shown, a third of what fails is skipped")
  func isAskedWithoutUnfocusedWindows() async throws {
    let engine = FocusingEngine(lacks: [.unfocusedWindows])
    let results = try await results(of: engine)
    let skipped = results.count { !$0.verdict.isJudgement }
    let failures = results.count { $0.verdict.isUnsuccessful }
    let all = try await self.results(of: FocusingEngine(lacks: []))
    #expect((1...140).contains(skipped), "\(skipped) scenarios need unfocused windows")
    #expect(3 * failures <= 2 * all.count { $0.verdict.isUnsuccessful }, "\(failures) fail")
  }

  private func results(of engine: some Engine) async throws -> [ScenarioResult] {
    let plan = try Plan(try await SpecPages.book.scenarios)
    return try await Runner(engine: engine, jobs: 2).run(plan) { _ in }.results
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
      + script.parts
    for part in needed where parts.contains(part) {
      return .errored(message: "it needs \(part.rawValue)")
    }
    return await engine.perform(script)
  }
}

/// The reference engine in a framework whose actions have no senders.
struct SenderlessEngine: Engine {
  private let engine = LocalEngine()

  var profile: EngineProfile {
    var profile = engine.profile
    profile.lacks = ["senders"]
    return profile
  }

  func perform(_ script: Script) async -> Reply {
    var script = script
    for index in script.steps.indices where script.steps[index].name == "sendAction" {
      let step = script.steps[index]
      script.steps[index] = .stimulate(
        "sendAction",
        ["action": step["action"], "to": step["to"], "payload": step["payload"]])
    }
    return await engine.perform(script) { calls in
      for call in calls.indices { calls[call].sender = nil }
    }
  }
}

/// The reference engine in a framework that never sends a message.
struct SilentEngine: Engine {
  private let engine = LocalEngine()
  let message: Message
  let lacks: Set<FeaturePart>

  var profile: EngineProfile {
    var profile = engine.profile
    profile.lacks = lacks
    return profile
  }

  func perform(_ script: Script) async -> Reply {
    await engine.perform(script) { $0.removeAll { $0.message == message } }
  }
}

extension LocalEngine {
  /// Performs a script, and changes the calls of each step that it tells of.
  fileprivate func perform(
    _ script: Script, changing change: (inout [Trace.Call]) -> Void
  ) async -> Reply {
    guard case .observed(var trace) = await perform(script) else { return .observed(Trace()) }
    for record in trace.records.indices { change(&trace.records[record].calls) }
    return .observed(trace)
  }
}

/// The reference engine in a framework that focuses the first text field of the windows that it shows.
struct FocusingEngine: Engine {
  private let engine = LocalEngine()
  let lacks: Set<FeaturePart>

  var profile: EngineProfile {
    var profile = engine.profile
    profile.lacks = lacks
    return profile
  }

  func perform(_ script: Script) async -> Reply {
    let field = script.stage.responders.first { $0.kind == .textField && $0.parent != nil }
    guard let field else { return await engine.perform(script) }
    var focused = script
    focused.steps.insert(.stimulate("becomeFirstResponder", of: .text(field.name)), at: 0)
    guard case .observed(var trace) = await engine.perform(focused) else {
      return await engine.perform(script)
    }
    trace.records.removeFirst()
    return .observed(trace)
  }
}
