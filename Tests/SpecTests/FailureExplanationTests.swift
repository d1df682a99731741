import Conformance
import Engines
import Results
import Testing

@testable import Running

/// What is said about an engine that fails, where the reference engine is the right one.
@Suite struct FailureExplanationTests {
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

  static func touch(_ x: Double, _ y: Double) -> Script.Step {
    .stimulate("touchBegins", ["at": .point(Point(x: x, y: y))])
  }

  static func move(_ x: Double, _ y: Double) -> Script.Step {
    .stimulate("touchMoves", ["at": .point(Point(x: x, y: y))])
  }

  static let lift = Script.Step.stimulate("touchEnds")
  static let hit = Script.Step.ask("hitTestView")

  static func hits(_ name: String) -> Requirement { .answer(oneOf: [.responder(name)]) }

  private static let failures: [Failure] = [
    // What is given, and what the engine ignores of it.
    Failure(
      steps: [.set("hidden", of: "card", to: .truth(true)), touch(60, 60), hit],
      requirement: hits("page"), ignored: 0,
      words: "the hit-test view is pic, not page, as if “card is hidden” were omitted"),
    Failure(
      steps: [.set("alpha", of: "card", to: .number(0.005)), touch(60, 60), hit],
      requirement: hits("page"), ignored: 0,
      words: "the hit-test view is pic, not page, as if “card has alpha 0.005” were omitted"),
    Failure(
      steps: [.set("interactionEnabled", of: "card", to: .truth(false)), touch(60, 60), hit],
      requirement: hits("page"), ignored: 0,
      words: "the hit-test view is pic, not page, as if “card ignores interaction” were omitted"),
    Failure(
      steps: [
        .set("tapsRequired", of: "twice", to: .integer(2)),
        .set("shouldBegin", of: "tap", to: .truth(false)), touch(10, 10), lift,
      ], requirement: .noCall(.firing(of: "tap")), ignored: 1,
      words: "tap fires at “the touch ends”, and should not, as if “tap may not begin” were omitted"
    ),
    Failure(
      steps: [
        .set("tapsRequired", of: "twice", to: .integer(2)),
        .set("requiresFailure", of: "tap", to: .text("twice")), touch(10, 10), lift,
      ], requirement: .noCall(.firing(of: "tap")), ignored: 1,
      words:
        "tap fires at “the touch ends”, and should not, as if “tap waits for twice to fail” were omitted"
    ),
    Failure(
      steps: [
        .set("tapsRequired", of: "twice", to: .integer(2)),
        .set("enabled", of: "tap", to: .truth(false)), touch(10, 10), lift,
      ], requirement: .noCall(.firing(of: "tap")), ignored: 1,
      words: "tap fires at “the touch ends”, and should not, as if “tap is disabled” were omitted"),
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
      steps: [touch(10, 10), move(200, 200)],
      requirement: .call(CallPattern("card", .touchesMoved)),
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
      requirement: .call(CallPattern("card", .touchesBegan, fingers: [1])),
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
    #expect(cause.sentence.description == failure.words)
    #expect(cause.pattern == failure.pattern)
  }

  @Test("Without an engine to compare with, only what the trace shows is said")
  func withoutReference() async throws {
    let cause = try #require(await cause(of: Self.failures[0], reference: nil))
    #expect(cause.sentence.description == "the hit-test view is pic, not page")
    #expect(cause.step == 1)
  }

  @Test("What no change of the script explains has no reason")
  func unexplained() async throws {
    let failure = Failure(
      steps: [Self.touch(10, 10), Self.hit], requirement: Self.hits("card"),
      trace: { $0.records[1].answer = .responder("window") }, words: "")
    let cause = try await cause(of: failure, reference: LocalEngine())
    #expect(cause?.sentence.description == "the hit-test view is window, not card")
  }

  @Test("A scenario that the engine meets has no cause")
  func met() async throws {
    let failure = Failure(
      steps: [Self.touch(10, 10), Self.hit], requirement: Self.hits("card"), words: "")
    let cause = try await cause(of: failure, reference: LocalEngine())
    #expect(cause == nil)
  }

  /// Returns the cause of an engine's failure.
  private func cause(of failure: Failure, reference: LocalEngine?) async throws
    -> FailureExplanation?
  {
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
    return await FailureExplanation(of: trace, in: scenario, reference: reference)
  }

  /// Returns a scenario with one expectation, at the last step.
  func scenario(
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
