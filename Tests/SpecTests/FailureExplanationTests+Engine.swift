import Conformance
import Engines
import Results
import Testing

@testable import Running

/// What a failing engine is asked besides, and what it says of the failure.
extension FailureExplanationTests {
  /// An engine that does what the reference engine does with another script.
  private struct OddEngine: Engine {
    var profile = EngineProfile(
      name: "Odd", version: "1", language: "Swift", features: Set(Vocabulary.uikit.features))
    /// Changes the script, and returns how many steps it adds at the beginning.
    var script: @Sendable (inout [Script.Step]) -> Int = { _ in 0 }
    var trace: @Sendable (inout Trace, Script) -> Void = { _, _ in }

    func perform(_ asked: Script) async -> Reply {
      var steps = asked.steps
      let added = script(&steps)
      let reply = LocalEngine().reply(to: Script(stage: asked.stage, steps: steps))
      guard case .observed(var trace) = reply else { return reply }
      trace.records.removeFirst(added)
      self.trace(&trace, asked)
      return .observed(trace)
    }
  }

  private static let firstOfWindow = Script.Step.ask("firstResponder", of: .text("window"))
  private static let nobody = Requirement.answer(oneOf: [.nobody])
  private static let yes = StepValue.truth(true)

  /// An engine whose text field is first responder from the beginning.
  private static let editing = OddEngine(script: { steps in
    steps.insert(.stimulate("becomeFirstResponder", of: .text("field")), at: 0)
    return 1
  })

  /// An engine that delivers the rest of a touch only to those that handle its beginning.
  private static let forgetful = OddEngine(trace: { trace, script in
    let takers = script.steps.filter { $0.name == "handlesTouches" }.map { $0["of"] }
    for index in trace.records.indices {
      trace.records[index].calls.removeAll {
        $0.message == .touchesMoved && !takers.contains(.text($0.receiver))
      }
    }
  })

  @Test(
    "What an engine is asked besides explains what its trace does not",
    arguments: [
      (
        editing, [.set("canBecomeFirstResponder", of: "page", to: yes), firstOfWindow], nobody, 0,
        "the first responder of window is field, not nobody, from the beginning"
      ),
      (
        OddEngine(trace: { trace, script in
          for (index, step) in script.steps.enumerated() where step == firstOfWindow {
            trace.records[index].answer = .responder("field")
          }
        }),
        [
          .stimulate("becomeFirstResponder", of: .text("field")),
          .stimulate("resignFirstResponder", of: .text("field")), firstOfWindow,
        ], nobody, 1,
        "the first responder of window is field, not nobody, still after “field resigns first responder”"
      ),
      // As without the first step, but that is not why.
      (
        editing,
        [
          .set("interactionEnabled", of: "field", to: .truth(false)), touch(210, 210), lift,
          firstOfWindow,
        ], nobody, 0, "the first responder of window is field, not nobody, from the beginning"
      ),
      (
        OddEngine(trace: { trace, script in
          for (index, step) in script.steps.enumerated().reversed() where step == firstOfWindow {
            let hasResigned = script.steps[..<index].contains { $0.name == "resignFirstResponder" }
            if hasResigned { trace.records[index].answer = .responder("app") }
          }
        }),
        [
          .stimulate("becomeFirstResponder", of: .text("field")),
          .stimulate("resignFirstResponder", of: .text("field")), touch(10, 10), lift,
          firstOfWindow,
        ], nobody, 1,
        "the first responder of window is app, not nobody, since “field resigns first responder”"
      ),
      (
        OddEngine(trace: { trace, script in
          for (index, step) in script.steps.enumerated() where step.name == "location" {
            trace.records[index].answer = .point(Point(x: 10, y: 10))
          }
        }),
        [touch(10, 10), move(12, 12), .ask("location", ["finger": .integer(1)])],
        .answer(oneOf: [.point(Point(x: 12, y: 12))]), 1,
        "finger 1 is at 10 10, not 12 12, still after “the touch moves to 12 12”"
      ),
      (
        OddEngine(trace: { trace, script in
          for (index, step) in script.steps.enumerated() where step == firstOfWindow {
            let became = script.steps[..<index].lastIndex { $0.name == "becomeFirstResponder" }
            trace.records[index].answer = .responder(became == nil ? "card" : "page")
          }
        }),
        [
          .stimulate("becomeFirstResponder", of: .text("page")), touch(10, 10), lift, firstOfWindow,
        ], nobody, 0,
        """
        the first responder of window is page, not nobody, since “page becomes first responder”, as \
        if “page can become first responder” had come first
        """
      ),
      (
        editing,
        [
          .set(
            "implements", of: "page", to: .nothing,
            ["action": .text("wave"), "arguments": .integer(0)]),
          .set(
            "implements", of: "card", to: .nothing,
            ["action": .text("wave"), "arguments": .integer(0)]),
          .stimulate("sendAction", ["action": .text("wave"), "from": .text("pic")]),
        ], .receivers(.action("wave"), ["card"]), 2,
        "page gets wave at “sending wave to nobody from pic”, not card, as field is first responder"
      ),
      (
        OddEngine(trace: { trace, script in
          guard script.steps.contains(where: { $0.name == "handlesTouches" }) else { return }
          trace.records[trace.records.count - 1].answer = .responder("page")
        }),
        [.set("handlesTouches", of: "page", to: yes), touch(10, 10), .ask("touchView")],
        hits("card"), 2, "the touch belongs to page, not card, because of “page handles touches”"
      ),
      (
        forgetful, [touch(10, 10), move(12, 12)], .call(CallPattern("card", .touchesMoved)), 1,
        """
        card does not get touchesMoved(_:with:) at “the touch moves to 12 12”; nobody gets it; with \
        “card handles touches” first, card gets it
        """
      ),
      (
        forgetful, [touch(150, 250), move(150, 252), lift],
        .history("page", [.touchesBegan, .touchesMoved, .touchesEnded], .touches), 1,
        """
        page does not get touchesMoved(_:with:) at “the touch moves to 150 252”; nobody gets it; with \
        “page handles touches” first, page gets it
        """
      ),
      (
        OddEngine(trace: { trace, _ in
          for index in trace.records.indices {
            trace.records[index].calls.removeAll {
              $0.message != .sendEvent || $0.receiver != "app"
            }
          }
        }),
        [touch(10, 10)], .call(CallPattern("card", .touchesBegan)), 0,
        "card does not get touchesBegan(_:with:); window does not get sendEvent(_:)"
      ),
      (
        OddEngine(trace: { trace, _ in trace.records[0].calls.reverse() }), [touch(10, 10)],
        .receivers(.touchesBegan, ["card", "page", "window", "app"]), 0,
        "app gets touchesBegan(_:with:) before card"
      ),
      (
        OddEngine(
          script: editing.script,
          trace: { trace, script in
            for (index, step) in script.steps.enumerated() where step.name == "result" {
              trace.records[index].answer = .truth(false)
            }
          }), [.stimulate("becomeFirstResponder", of: .text("field")), .ask("result")],
        .answer(oneOf: [.truth(true)]), 0,
        """
        the result is no at “field becomes first responder”; the first responder of window is field \
        before it
        """
      ),
    ])
  private func asked(
    _ engine: OddEngine, _ steps: [Script.Step], _ requirement: Requirement, _ step: Int,
    _ words: String
  ) async throws {
    let scenario = try await scenario(steps, requirement)
    guard case .observed(let trace) = await engine.perform(scenario.script) else {
      Issue.record("not observed")
      return
    }
    let cause = try #require(
      await FailureExplanation(of: trace, in: scenario, engine: engine, reference: LocalEngine()))
    #expect(cause.sentence.description == words)
    #expect(cause.step == step)
  }

  @Test("An engine is asked nothing that it does not claim")
  func unclaimed() async throws {
    var engine = OddEngine(
      script: Self.editing.script,
      trace: { trace, script in
        #expect(!script.steps.contains(Self.firstOfWindow))
        for (index, step) in script.steps.enumerated() where step.name == "result" {
          trace.records[index].answer = .truth(false)
        }
      })
    engine.profile.features = [.responderChain]
    try await asked(
      engine, [.stimulate("becomeFirstResponder", of: .text("field")), .ask("result")],
      .answer(oneOf: [.truth(true)]), 0, "the result is no at “field becomes first responder”")
  }
}
