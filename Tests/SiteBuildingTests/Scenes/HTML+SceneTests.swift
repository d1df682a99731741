import Conformance
import Testing

@testable import SiteBuilding

@Suite("Drawings as HTML") struct HTMLSceneTests {
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

  @Test(
    "A name in a drawing is truncated, and its control characters are visible",
    arguments: [
      ("window", "window"), ("anameofeighteenxyz", "anameofeighteenxyz"),
      ("anameofnineteenwxyz", "anameofnineteenwx…"), ("a\u{202E}b", "a‹U+202E›b"),
      (
        "e" + String(repeating: "\u{301}", count: 40),
        "e" + String(repeating: "\u{301}", count: 16) + "…"
      ),
    ])
  func short(name: String, label: String) {
    #expect(name.shortLabel == label)
  }
}
