import Conformance
import Reporting
import Results
import Testing

@Suite struct ExplanationTextTests {
  static let stage = Stage([
    StagedResponder(name: "app", kind: .application),
    StagedResponder(
      name: "window", kind: .window, parent: "app",
      frame: Rect(x: 0, y: 0, width: 300, height: 300)),
    StagedResponder(name: "root", kind: .viewController, parent: "window"),
    StagedResponder(name: "A", kind: .view, parent: "window", controller: "root"),
    StagedResponder(name: "B", kind: .view, parent: "A"),
    StagedResponder(name: "C", kind: .view, parent: "A"),
    StagedResponder(name: "sheet", kind: .viewController, presenter: "root"),
  ])

  static func scenario(_ slug: String, on stage: Stage = stage) -> Scenario {
    Scenario(
      id: ScenarioID(clause: "HIT-4", slug: slug), clause: .hidden,
      location: SourceLocation(file: "Spec/hit-testing.md", line: 52), features: [.hitTesting],
      script: Script(
        stage: stage,
        steps: [
          .set("hidden", of: "C", to: true),
          .stimulate("touchBegins", ["at": .point(Point(x: 200, y: 200))]), .ask("hitTestView"),
        ]),
      expectations: [
        Expectation(
          step: 2, requirement: .answer(oneOf: [.responder("A")]), phrase: "the hit-test view is A",
          line: 52)
      ])
  }

  private let text = ExplanationText(look: .plain)

  @Test("The clauses of a name have a line each, then come symptoms and what is not covered")
  func mentions() throws {
    func passage(_ place: Passage.Place, line: Int) -> Passage {
      Passage(
        place, heading: "A view stays hidden", location: SourceLocation(file: "a.md", line: line),
        text: "isHidden of a window.")
    }
    let found = NameMentions(
      "isHidden", known: [.hidden, .visits], clauses: [],
      passages: [passage(.section, line: 4), passage(.notCovered, line: 9)])
    #expect(
      text.text(try #require(found), arguments: ["--spec", "A"]) == """
        HIT-4    MUST    A hidden view is skipped
        TOUCH-1  SHOULD  A touch visits the chain

        What goes wrong
          a.md:4
            A view stays hidden

        Not covered
          a.md:9
            isHidden of a window.

        Next: conform explain HIT-4 --spec A

        """)
  }

  @Test("Where no clause is near a name, what is not covered follows after one empty line")
  func notCovered() throws {
    let passage = Passage(
      .notCovered, heading: "Not covered", location: SourceLocation(file: "a.md", line: 9),
      text: "UIToolbar: a stage has none.")
    let found = NameMentions("UIToolbar", clauses: [.hidden], passages: [passage])
    #expect(
      text.text(try #require(found), arguments: []) == """
        No clause is about “UIToolbar”

        Not covered
          a.md:9
            UIToolbar: a stage has none.

        """)
  }

  @Test("Where no clause is about a name, what is nearest is said first")
  func nearest() throws {
    let found = NameMentions("hiddenUntilTold", clauses: [.hidden, .visits], passages: [])
    #expect(
      text.text(try #require(found), arguments: []) == """
        No clause is about “hiddenUntilTold”; nearest is this:

        HIT-4  MUST    A hidden view is skipped

        Next: conform explain HIT-4

        """)
  }

  @Test("A question is answered by what goes wrong, with its causes, or by a clause that says more")
  func question() throws {
    let place = SourceLocation(file: "symptoms.md", line: 9)
    let passages = [
      "Nothing is found.", "It is hidden. See HIT-4.", "In code:", "let a = 1\nlet b = 2\n",
      "Also asked: “a hidden view is skipped”.",
    ].map { Passage(.section, heading: "A hidden view", location: place, text: $0) }
    func answer(to question: String) throws -> TerminalText {
      let clauses: [Clause] = [.hidden, .visits]
      let found = NameMentions(question: question, clauses: clauses, passages: passages)
      return text.text(try #require(found), arguments: [])
    }
    #expect(
      try answer(to: "hidden view skipped") == """
        Nearest to “hidden view skipped”

        What goes wrong
          symptoms.md:9
            A hidden view
            – It is hidden. See HIT-4.
            – Nothing is found.

        Clauses
        HIT-4  MUST    A hidden view is skipped

        Next: conform explain HIT-4

        """)
    #expect("\(try answer(to: "touch visits hidden"))".contains("”\n\nClauses\nTOUCH-1"))
  }

  @Test("A clause has its facts and its wrapped prose")
  func clause() {
    let prose = [
      "A view that is hidden MUST NOT be found, and neither may any view inside it, however many "
        + "of them there are.", "- An item", "let code = 1\n  indented\n",
    ]
    #expect(
      text.text(.hidden, prose: prose, systems: []) == """
        HIT-4 MUST A hidden view is skipped
        Spec/hit-testing.md:40 · documented · hit-testing · S32

          A view that is hidden MUST NOT be found, and neither may any view inside it, however many
          of them there are.

          - An item

            let code = 1
              indented


        """)
  }

  @Test("A clause without scenarios says why it has none")
  func untested() {
    let clause = Clause(
      id: "A-1", title: "T", page: "a.md", location: SourceLocation(file: "a.md", line: 1),
      level: .may, features: [], confidence: .disputed, statements: [],
      untestedReason: "it cannot be seen")
    #expect(
      text.text(clause, prose: [], systems: ["iOS 26.1 (23B86)"]) == """
        A-1 MAY T
        a.md:1 · disputed · recorded on iOS 26.1 (23B86)

          Not tested: it cannot be seen


        """)
  }

  @Test("A scenario has its stage, its steps, and what each engine did")
  func scenario() throws {
    var other = EngineProfile.sample
    other.name = "Other"
    let explanation = Explanation(
      scenario: Self.scenario("hidden"),
      runs: [
        .init(profile: .sample, verdict: .passed, trace: .sample("A")),
        .init(profile: other, verdict: .failed([.sample()]), trace: .sample()),
        .init(profile: other, verdict: .skipped(reason: "no touches", url: nil), trace: nil),
        .init(profile: other, verdict: .errored(message: "broke"), trace: nil),
      ], firstDivergence: Self.divergence(at: 2, .answer("hitTestView")))
    #expect(text.text([explanation]).output == (try fixture("explanation.txt")))
  }

  @Test("A stage that consecutive scenarios share is drawn once")
  func sharedStage() {
    let other = Stage([StagedResponder(name: "lone", kind: .responder)])
    let explanations = [
      Self.scenario("a"), Self.scenario("b"), Self.scenario("c", on: other), Self.scenario("d"),
    ].map { Explanation(scenario: $0, runs: [], firstDivergence: nil) }
    let lines = text.text(explanations).output.split(separator: "\n").map(String.init)
    #expect(lines.filter { $0 == "  stage" }.count == 3)
    #expect(lines.contains("    lone  responder"))
  }

  @Test(
    "The first divergence is reported with the call that differs and its fingers",
    arguments: [
      (
        "touchesBegan(_:with:)",
        [Trace.Call("A", .touchesBegan, fingers: [1]), Trace.Call("app", .sendEvent)],
        [Trace.Call("app", .sendEvent), Trace.Call("A", .touchesBegan, fingers: [1, 2])],
        """
          they part at step 1
            Responders 1.0 (Swift): A gets touchesBegan(_:with:) with fingers 1
            Responders 1.0 (Swift): A gets touchesBegan(_:with:) with fingers 1, 2
        """
      ),
      (
        "sendEvent(_:)",
        [Trace.Call("A", .sendEvent, fingers: [1]), Trace.Call("B", .sendEvent)],
        [Trace.Call("A", .hitTest), Trace.Call("A", .sendEvent)],
        """
          they part at step 1
            Responders 1.0 (Swift): B gets sendEvent(_:)
            Responders 1.0 (Swift): no further sendEvent(_:)
        """
      ),
      (
        "sendEvent(_:)", [Trace.Call("A", .touchesBegan)], [Trace.Call("A", .sendEvent)],
        """
          they part at step 1
            Responders 1.0 (Swift): no sendEvent(_:)
            Responders 1.0 (Swift): A gets sendEvent(_:)
        """
      ),
      (
        "actions",
        [Trace.Call("A", .action("save"), sender: .responder("B"), hasEvent: true)],
        [Trace.Call("A", .action("save"), sender: .nobody, hasEvent: false)],
        """
          they part at step 1
            Responders 1.0 (Swift): A gets save from B with an event
            Responders 1.0 (Swift): A gets save from nobody without an event
        """
      ),
    ])
  func firstDivergence(group: String, one: [Trace.Call], other: [Trace.Call], words: String) {
    let traces = [one, other].map { Trace([.init(calls: $0), .init(), .init()]) }
    let runs = traces.map {
      Explanation.EngineRun(profile: .sample, verdict: .passed, trace: $0)
    }
    let explanation = Explanation(
      scenario: Self.scenario("x"), runs: runs,
      firstDivergence: Self.divergence(at: 0, .message(group)))
    #expect(text.text([explanation]).output.hasSuffix("\n\n\(words)\n\n"))
  }

  private static func divergence(
    at step: Int, _ aspect: TraceDifference.Aspect
  ) -> TraceDifference {
    TraceDifference(step: step, aspect: aspect, mismatch: .order(of: "calls"))
  }

  @Test("Engines that differ only in what they may leave out are not reported as equal")
  func unreported() {
    var other = Trace.sample()
    other.records[1].calls.removeFirst()
    let runs = [Trace.sample(), other].map {
      Explanation.EngineRun(profile: .sample, verdict: .passed, trace: $0)
    }
    let explanation = Explanation(
      scenario: Self.scenario("x"), runs: runs, firstDivergence: nil)
    #expect(
      text.text([explanation]).output.hasSuffix(
        "\n\n  they do the same at every step, but for what engines may report or leave out\n\n"))
  }

  @Test("Engines without a difference are reported as equal")
  func agreement() {
    let run = Explanation.EngineRun(profile: .sample, verdict: .passed, trace: .sample())
    let explanation = Explanation(
      scenario: Self.scenario("x"), runs: [run, run], firstDivergence: nil)
    #expect(text.text([explanation]).output.hasSuffix("\n\n  they do the same at every step\n\n"))
  }
}
