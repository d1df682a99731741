import Conformance
import Results
import Testing

@testable import SiteBuilding

@Suite("Drawings as HTML") struct HTMLSceneTests {
  private static let touch = Script.Step.stimulate(
    "touchBegins", ["at": .point(Point(x: 40, y: 140))])

  private func picture(_ scenario: Scenario) throws -> String {
    let stage = try Samples.drawing(of: scenario.script.stage)
    let picture = ScenePicture(scenario, Samples.snapshots(scenario.script), on: stage)
    return Samples.text { $0.append(picture, on: stage, .english) }
  }

  private func expectation(
    _ requirement: Conformance.Requirement, step: Int = 1
  ) -> Results.Expectation {
    Results.Expectation(step: step, requirement: requirement, phrase: "as it should", line: 5)
  }

  @Test("A stage is drawn with its views at their places and the others as chips below")
  func stage() throws {
    let drawing = try Samples.drawing()
    let text = Samples.text { $0.append(drawing, .english) }
    #expect(
      text == """
        <figure class="scene">
        <svg class="scene" viewBox="0 0 336 374" role="img" aria-label="The stage, as a drawing">
        <g id="stage_1">
        <g class="window"><title>window, window</title>\
        <path d="M18 18L318 18L318 318L18 318Z"></path><text x="32" y="29">window</text></g>
        <g class="view"><title>A, view</title>\
        <path d="M18 18L318 18L318 318L18 318Z"></path><text x="32" y="44">A</text></g>
        <g class="view"><title>B, view</title>\
        <path d="M18 18L318 18L318 168L18 168Z"></path><text x="32" y="59">B</text></g>
        <g class="view still"><title>C, label</title>\
        <path d="M18 168L318 168L318 318L18 318Z"></path><text x="32" y="179">C</text></g>
        <g class="control"><title>D, button</title>\
        <path d="M48 198L108 198L108 258L48 258Z"></path><text x="62" y="209">D</text></g>
        <g class="chip"><title>app, application</title>\
        <path d="M18 336L60.2 336L60.2 356L18 356Z"></path><text x="33" y="350">app</text></g>
        <g class="chip"><title>spare, view</title>\
        <path d="M66.2 336L121.2 336L121.2 356L66.2 356Z"></path><text x="81.2" y="350">spare</text></g>
        </g>
        </svg>
        </figure>

        """)
  }

  @Test("A recognizer is drawn in its view, or as a chip where the view is not drawn")
  func recognizers() throws {
    let drawing = try Samples.drawing(
      of: Stage([
        StagedResponder(
          name: "window", kind: .window, frame: Rect(x: 0, y: 0, width: 300, height: 300)),
        StagedResponder(name: "spare", kind: .view, frame: Rect(x: 0, y: 0, width: 9, height: 9)),
        StagedResponder(name: "tap", kind: .tapRecognizer, parent: "window"),
        StagedResponder(name: "drag", kind: .panRecognizer, parent: "spare"),
      ]))
    let figures = drawing.drawing.figures.map { figure in
      "\(drawing.stage.responders[figure.row].name) \(figure.look.styleClass)"
    }
    #expect(figures == ["window window", "tap recognizer", "spare chip", "drag chip"])
  }

  @Test("A scenario's picture is that of its stage, with marks for the finger and the expectations")
  func marks() throws {
    let scenario = Samples.played(
      [Self.touch, .ask("hitTestView"), .ask("chain", of: "D")],
      expecting: [
        expectation(.answer(oneOf: [.responder("D")])),
        expectation(.answer(oneOf: [.responders(["D", "C", "app"])]), step: 2),
      ])
    #expect(
      try picture(scenario) == """
        <svg class="scene" viewBox="0 0 336 374" role="img" \
        aria-label="The stage with 1 finger, D marked, a line from D to app">
        <use href="#stage_1"></use>
        <path class="found" d="M48 198L108 198L108 258L48 258Z"></path>
        <path class="way" d="M55 205L25 175L26 336"></path>
        <path class="stops" d="M55 205h0M25 175h0M26 336h0"></path>
        <circle class="finger" cx="78" cy="228" r="7"></circle>
        </svg>

        """)
  }

  @Test("A scenario whose first changes are visible has a drawing of its own")
  func changed() throws {
    let scenario = Samples.played(
      [
        .set("rotation", of: "A", to: 45), .set("hidden", of: "A", to: true),
        .ask("contains", of: "A", ["at": .point(Point(x: 50, y: 0))]),
      ],
      on: Stage([
        StagedResponder(
          name: "window", kind: .window, frame: Rect(x: 0, y: 0, width: 300, height: 300)),
        StagedResponder(
          name: "A", kind: .view, parent: "window",
          frame: Rect(x: 100, y: 100, width: 100, height: 100)),
      ]))
    #expect(
      try picture(scenario) == """
        <svg class="scene" viewBox="0 0 336 336" role="img" aria-label="The stage">
        <g class="window"><path d="M18 18L318 18L318 318L18 318Z"></path>\
        <text x="32" y="29">window</text></g>
        <g class="view gone"><path d="M168 97.3L238.7 168L168 238.7L97.3 168Z"></path>\
        <text x="111.3" y="108.3">A</text></g>
        <circle class="probe" cx="203.4" cy="132.6" r="5"></circle>
        </svg>

        """)
  }

  @Test("A change that is undone makes no drawing of its own")
  func changedBack() throws {
    let scenario = Samples.played([
      .set("hidden", of: "C", to: true), .set("hidden", of: "C", to: false),
    ])
    #expect(try picture(scenario).contains("<use href=\"#stage_1\"></use>"))
  }

  @Test("Each finger has a track, and one beyond the window is drawn at the edge")
  func ways() throws {
    let scenario = Samples.played([
      .stimulate(
        "fingers",
        [
          "changes": .fingers([
            FingerChange(1, .touches(Point(x: 0, y: 0))),
            FingerChange(2, .touches(Point(x: 900, y: 0))),
          ])
        ]),
      .stimulate("fingers", ["changes": .fingers([FingerChange(1, .moves(Point(x: 100, y: 0)))])]),
      .stimulate("touchesAreCancelled"),
    ])
    let text = try picture(scenario)
    #expect(
      text.contains(
        """
        <path class="track" d="M18 18L168 18"></path>
        <circle class="finger" cx="18" cy="18" r="7"></circle>
        <circle class="finger" cx="327" cy="18" r="7"></circle>
        </svg>
        """))
    #expect(text.contains("aria-label=\"The stage with 2 fingers\""))
  }

  @Test(
    "Expectations are marked as far as a drawing can show them",
    arguments: [
      (Conformance.Requirement.receivers(.touchesBegan, ["D", "C"]), "nobody D C"),
      (.receivers(.touchesBegan, ["D"]), "D"),
      (.receiversBegin(.touchesBegan, with: ["D", "C"]), "nobody D C"),
      (.answerBegins(with: ["C", "D"]), "nobody"),
      (.receives(.touchesBegan, "D"), "D"),
      (.receivesFingers(.touchesBegan, "D", [2]), "D"),
      (.fires("tap"), "tap"),
      (.answer(oneOf: [.responder("D")]), "nobody C D"),
      (.answer(oneOf: [.responder("D"), .nobody]), "nobody"),
      (.answer(oneOf: [.truth(true)]), "nobody"),
      (.doesNotReceive(.touchesBegan, "D"), "nobody"),
      (.doesNotFire("tap"), "nobody"),
      (.firings(of: "tap", 2), "nobody"),
      (.precedes("C", "D"), "nobody"),
      (.history("D", [], .touches), "nobody"),
    ])
  func expected(requirement: Conformance.Requirement, words: String) {
    let scenario = Samples.played(
      [.ask("next", of: "C")], expecting: [expectation(requirement, step: 0)])
    let marks = SceneMarks(scenario)
    #expect(([marks.found ?? "nobody"] + marks.way).joined(separator: " ") == words)
  }
}
