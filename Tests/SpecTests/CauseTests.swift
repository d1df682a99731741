import Conformance
import Engines
import Results
import Testing

@testable import Running

/// What is said about an engine that fails, where the reference engine is the right one.
@Suite struct CauseTests {
  private static let stage = Stage([
    StagedResponder(name: "app", kind: .application),
    row("window", .window, in: "app", 0, 0, 300, 300),
    row("page", .view, in: "window", 0, 0, 300, 300),
    row("card", .view, in: "page", 0, 0, 100, 100),
    row("pic", .view, in: "card", 50, 50, 100, 100),
    row("title", .label, in: "page", 0, 200, 100, 100),
    row("go", .button, in: "page", 200, 0, 100, 100),
    row("field", .textField, in: "page", 200, 200, 100, 100),
    StagedResponder(name: "tap", kind: .tapRecognizer, parent: "card"),
    StagedResponder(name: "pan", kind: .panRecognizer, parent: "card"),
    StagedResponder(name: "twice", kind: .tapRecognizer, parent: "card"),
  ])

  private static func row(
    _ name: String, _ kind: ResponderKind, in parent: String, _ x: Double, _ y: Double,
    _ width: Double, _ height: Double
  ) -> StagedResponder {
    StagedResponder(
      name: name, kind: kind, parent: parent,
      frame: Rect(x: x, y: y, width: width, height: height))
  }

  /// A script with one expectation, and the script of whose steps an engine does the outcome.
  struct Failure: Sendable, CustomTestStringConvertible {
    var steps: [Script.Step]
    var requirement: Requirement
    /// Changes the trace of the reference engine, which is given the changed steps.
    var trace: @Sendable (inout Trace) -> Void = { _ in }
    /// The step that the engine ignores.
    var ignored: Int?
    var words: String
    var pattern: CausePattern?

    var testDescription: String { words }
  }

  private static func touch(_ x: Double, _ y: Double) -> Script.Step {
    .stimulate("touchBegins", ["at": .point(Point(x: x, y: y))])
  }

  private static func move(_ x: Double, _ y: Double) -> Script.Step {
    .stimulate("touchMoves", ["at": .point(Point(x: x, y: y))])
  }

  private static let lift = Script.Step.stimulate("touchEnds")
  private static let hit = Script.Step.ask("hitTestView")

  private static func hits(_ name: String) -> Requirement { .answer(oneOf: [.responder(name)]) }

  private static let failures: [Failure] = [
    // What is given, and what the engine ignores of it.
    Failure(
      steps: [.set("hidden", of: "card", to: .truth(true)), touch(60, 60), hit],
      requirement: hits("page"), ignored: 0,
      words: "the hit-test view is pic, not page, as without “card is hidden”"),
    Failure(
      steps: [.set("alpha", of: "card", to: .number(0.005)), touch(60, 60), hit],
      requirement: hits("page"), ignored: 0,
      words: "the hit-test view is pic, not page, as without “card has alpha 0.005”"),
    Failure(
      steps: [.set("interactionEnabled", of: "card", to: .truth(false)), touch(60, 60), hit],
      requirement: hits("page"), ignored: 0,
      words: "the hit-test view is pic, not page, as without “card ignores interaction”"),
    Failure(
      steps: [
        .set("tapsRequired", of: "twice", to: .integer(2)),
        .set("shouldBegin", of: "tap", to: .truth(false)), touch(10, 10), lift,
      ], requirement: .doesNotFire("tap"), ignored: 1,
      words: "tap fires at “the touch ends”, and should not, as without “tap may not begin”"),
    Failure(
      steps: [
        .set("tapsRequired", of: "twice", to: .integer(2)),
        .set("requiresFailure", of: "tap", to: .text("twice")), touch(10, 10), lift,
      ], requirement: .doesNotFire("tap"), ignored: 1,
      words:
        "tap fires at “the touch ends”, and should not, as without “tap waits for twice to fail”"),
    Failure(
      steps: [
        .set("tapsRequired", of: "twice", to: .integer(2)),
        .set("enabled", of: "tap", to: .truth(false)), touch(10, 10), lift,
      ], requirement: .doesNotFire("tap"), ignored: 1,
      words: "tap fires at “the touch ends”, and should not, as without “tap is disabled”"),
    // What nothing in the script says.
    Failure(
      steps: [touch(120, 120), hit], requirement: hits("page"),
      trace: { $0.records[1].answer = .responder("pic") },
      words: "the hit-test view is pic, not page, though the point is outside card",
      pattern: .outside),
    Failure(
      steps: [touch(10, 210), hit], requirement: hits("page"),
      trace: { $0.records[1].answer = .responder("title") },
      words:
        "the hit-test view is title, not page, as if “title allows interaction” had come first"),
    Failure(
      steps: [touch(99.5, 20), hit], requirement: hits("card"),
      trace: { $0.records[1].answer = .responder("page") },
      words: "the hit-test view is page, not card, as with “touching 100 20”"),
    Failure(
      steps: [.stimulate("becomeFirstResponder", of: .text("card")), .ask("result")],
      requirement: .answer(oneOf: [.truth(false)]),
      trace: { $0.records[1].answer = .truth(true) },
      words: """
        the result is yes at “card becomes first responder”, as if “card can become first \
        responder” had come first
        """),
    // Paths, and messages that do not come.
    Failure(
      steps: [.ask("chain", of: .text("page"))],
      requirement: .answer(oneOf: [.responders(["page", "window", "app"])]),
      trace: { $0.records[0].answer = .responders(["page", "window"]) },
      words: "the chain from page ends at window, before app"),
    Failure(
      steps: [touch(10, 10), move(200, 200)], requirement: .receives(.touchesMoved, "card"),
      trace: { $0.records[1].calls = [] },
      words:
        "card does not get touchesMoved(_:with:) at “the touch moves to 200 200”; nobody gets it"
    ),
    Failure(
      steps: [touch(110, 110), move(200, 200)],
      requirement: .receivers(.touchesMoved, ["page", "window", "app"]),
      trace: { $0.records[1].calls.removeAll { $0.receiver == "window" } },
      words: """
        touchesMoved(_:with:): app follows page, not window at “the touch moves to 200 200”
        """),
    Failure(
      steps: [.set("multipleTouch", of: "card", to: .truth(true)), touch(10, 10)],
      requirement: .receivesFingers(.touchesBegan, "card", [1]),
      trace: { trace in
        for call in trace.records[1].calls.indices {
          trace.records[1].calls[call].fingers = [1, 2]
        }
      },
      words: "card gets touchesBegan(_:with:) with fingers 1, 2, not 1"),
    Failure(
      steps: [touch(10, 10), move(90, 10), lift],
      requirement: .history("card", [.touchesBegan, .touchesCancelled], .touches),
      trace: { trace in
        for step in trace.records.indices {
          trace.records[step].calls.removeAll { $0.message == .touchesCancelled }
        }
      },
      words: """
        card does not get touchesCancelled(_:with:) after pan fired at “the touch moves to 90 10”
        """),
  ]

  @Test("A failure is explained in a sentence that is true of the trace", arguments: failures)
  func sentence(_ failure: Failure) async throws {
    let cause = try #require(await cause(of: failure, reference: LocalEngine()))
    #expect(cause.words == failure.words)
    #expect(cause.pattern == failure.pattern)
  }

  @Test("Without an engine to compare with, only what the trace shows is said")
  func withoutReference() async throws {
    let cause = try #require(await cause(of: Self.failures[0], reference: nil))
    #expect(cause.words == "the hit-test view is pic, not page")
    #expect(cause.step == 1)
  }

  @Test("What no change of the script explains has no reason")
  func unexplained() async throws {
    let failure = Failure(
      steps: [Self.touch(10, 10), Self.hit], requirement: Self.hits("card"),
      trace: { $0.records[1].answer = .responder("window") }, words: "")
    let cause = try await cause(of: failure, reference: LocalEngine())
    #expect(cause?.words == "the hit-test view is window, not card")
  }

  /// An engine that does what the reference engine does with another script.
  private struct OddEngine: Engine {
    var profile = EngineProfile(
      name: "Odd", version: "1", language: "Swift", features: Set(Feature.allCases))
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
        forgetful, [touch(10, 10), move(12, 12)], .receives(.touchesMoved, "card"), 1,
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
        [touch(10, 10)], .receives(.touchesBegan, "card"), 0,
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
      await Cause(of: trace, in: scenario, engine: engine, reference: LocalEngine()))
    #expect(cause.words == words)
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

  @Test("A scenario that the engine meets has no cause")
  func met() async throws {
    let failure = Failure(
      steps: [Self.touch(10, 10), Self.hit], requirement: Self.hits("card"), words: "")
    let cause = try await cause(of: failure, reference: LocalEngine())
    #expect(cause == nil)
  }

  /// Returns the cause of an engine's failure.
  private func cause(of failure: Failure, reference: LocalEngine?) async throws -> Cause? {
    var steps = failure.steps
    if let ignored = failure.ignored { steps.remove(at: ignored) }
    let reply = LocalEngine().reply(to: Script(stage: Self.stage, steps: steps))
    guard case .observed(var trace) = reply else {
      Issue.record("\(reply)")
      return nil
    }
    if let ignored = failure.ignored { trace.records.insert(Trace.Record(), at: ignored) }
    failure.trace(&trace)
    let scenario = try await scenario(failure.steps, failure.requirement)
    return await Cause(of: trace, in: scenario, reference: reference)
  }

  /// Returns a scenario with one expectation, at the last step.
  private func scenario(
    _ steps: [Script.Step], _ requirement: Requirement
  ) async throws -> Scenario {
    let clause = try #require(try await SpecPages.book.clauses.first)
    return Scenario(
      id: ScenarioID(clause: clause.id, slug: "row"), clause: clause, location: clause.location,
      features: [], script: Script(stage: Self.stage, steps: steps),
      expectations: [
        Results.Expectation(
          step: steps.count - 1, requirement: requirement, phrase: "", line: 1)
      ])
  }
}
