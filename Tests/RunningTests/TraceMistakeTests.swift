import Conformance
import Foundation
import Results
import Testing

@testable import Running

@Suite struct TraceMistakeTests {
  /// A window with the view `A`.
  private static let stage = Stage([
    StagedResponder(name: "window", kind: .window),
    StagedResponder(name: "A", kind: .view, parent: "window"),
  ])

  /// Implements an action, puts fingers 1 and 2 down one after the other, and asks two questions.
  private static let steps: [Script.Step] = [
    .set("implements", of: "A", ["action": "save", "arguments": 0]),
    .stimulate("touchBegins", ["at": .point(Point(x: 1, y: 1))]),
    .stimulate("fingers", ["changes": .fingers([FingerChange(2, .touches(Point(x: 2, y: 2)))])]),
    .ask("hitTestView"),
    .ask("tapCount", ["finger": 1]),
  ]

  /// A scenario that expects that something did not happen, which a misspelt record would show.
  private static func scenario(
    _ level: Level = .must, steps: [Script.Step] = steps
  ) -> Scenario {
    Scenario(
      id: ScenarioID(clause: "HIT-4", slug: "none"), clause: .sample(level: level),
      location: SourceLocation(file: "Spec/hit.md", line: 5), features: [.touches],
      script: Script(stage: stage, steps: steps),
      expectations: [
        Expectation(
          step: 1, requirement: .noCall(CallPattern("A", .touchesBegan)),
          phrase: "A does not get the touch", line: 5)
      ])
  }

  /// Returns the verdict on a trace with these calls at a step, and these answers.
  private static func verdict(
    _ calls: [Trace.Call] = [], at step: Int = 1, answers: [Int: Answer] = [:],
    level: Level = .must
  ) -> Verdict {
    var records = [Trace.Record](repeating: Trace.Record(), count: steps.count)
    (records[3].answer, records[4].answer) = (.responder("A"), .number(1))
    records[step].calls = calls
    for (step, answer) in answers { records[step].answer = answer }
    return Judge.judge(scenario(level), by: .observed(Trace(records))).verdict
  }

  @Test(
    "What the protocol allows is judged",
    arguments: [
      verdict(), verdict([Trace.Call("window", .sendEvent)]),
      verdict([Trace.Call("A", .touchesMoved, fingers: [1])]),
      verdict([Trace.Call("A", .touchesCancelled)]),
      verdict([Trace.Call("window", .touchesBegan, fingers: [1, 2])], at: 2),
      verdict([Trace.Call("A", .action("save"))]),
      verdict([
        Trace.Call("A", .action("save"), fingers: [1], sender: .responder("window"), hasEvent: true)
      ]),
      verdict([Trace.Call("A", .action("save"), sender: .nobody, hasEvent: false)]),
      verdict([Trace.Call("A", .fired(.ended)), Trace.Call("A", .control(.touchDown))]),
      verdict(answers: [3: .nobody, 4: .nobody]), verdict(answers: [3: .responders(["A"])]),
    ])
  func right(verdict: Verdict) {
    #expect(verdict == .passed)
  }

  /// The calls of `Fixtures/Wire/calls.txt` as engines send them, each with what is said of it.
  private static let wrongCalls: [(Substring, Substring)] = {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = tests.appending(path: "Fixtures/Wire/calls.txt")
    let lines = ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n")
    return stride(from: 0, to: lines.count, by: 2).map { (lines[$0], lines[$0 + 1].dropFirst(2)) }
  }()

  @Test(
    "A call that cannot be of the script is errored, with its step, its place and the remedy",
    arguments: wrongCalls)
  func wrongCall(call: Substring, words: Substring) throws {
    let line = #"{"type":"observed","id":1,"records":[{"calls":["# + call + "]}]}"
    let response = try EngineResponse(Array(line.utf8)[...])
    guard case .reply(_, .observed(let trace)) = response else {
      Issue.record("\(response)")
      return
    }
    let message = "the engine's trace does not fit the script: step 2, \(words)"
    for level in [Level.must, .may] {
      #expect(
        Self.verdict(trace.records[0].calls, level: level) == .errored(message: message))
    }
  }

  @Test(
    "An answer that cannot be of the script is errored, with its step, its place and the remedy",
    arguments: [
      (1, .truth(true), "step 2, `records[1].answer`: the step asks nothing; leave the answer out"),
      (
        3, .number(2),
        "step 4, `records[3].answer`: `number` does not answer the question; send `responder`"
      ),
      (
        4, .responder("A"),
        "step 5, `records[4].answer`: `responder` does not answer the question; send `number`"
      ),
      (
        3, .responder("a"),
        #"step 4, `records[3].answer.responder`: "a" is not on the stage; did you mean "A"?"#
      ),
      (
        3, .responders(["A", "label"]),
        """
        step 4, `records[3].answer.responders[1]`: "label" is not on the stage; use the names of \
        the stage, and leave out what has none there
        """
      ),
    ] as [(Int, Answer, String)])
  func wrongAnswer(step: Int, answer: Answer, words: String) {
    #expect(
      Self.verdict(answers: [step: answer])
        == .errored(message: "the engine's trace does not fit the script: \(words)"))
  }

  @Test("Calls that answer a question are errored")
  func callsOfQuestion() {
    #expect(
      Self.verdict([Trace.Call("A", .pointInside)], at: 3)
        == .errored(
          message: """
            the engine's trace does not fit the script: step 4, `records[3].calls`: the step only \
            asks; leave out what is called to find the answer
            """))
  }

  @Test("Every message that the phrases can expect is known")
  func messages() {
    for family in MessageTable.uikit.families where family != .actions {
      #expect(MessageTable.uikit.all.contains(where: family.contains), "\(family)")
    }
    #expect(MessageTable.uikit.all.filter(MessageFamily.touches.contains).count == 4)
  }

  @Test(
    "A step on a trackpad may put down two fingers beside those that are down",
    arguments: [(3, true), (4, false)])
  func trackpad(finger: Int, isAllowed: Bool) {
    let steps: [Script.Step] = [
      .stimulate("touchBegins", ["at": .point(Point(x: 1, y: 1))]),
      .stimulate("transform", ["at": .point(Point(x: 2, y: 2)), "type": "pinch"]),
    ]
    let touch = Trace.Call("window", .touchesBegan, fingers: [finger])
    let trace = Trace([Trace.Record(), Trace.Record(calls: [touch])])
    let verdict = Judge.judge(Self.scenario(steps: steps), by: .observed(trace)).verdict
    #expect((verdict.name == .passed) == isAllowed)
  }
}
