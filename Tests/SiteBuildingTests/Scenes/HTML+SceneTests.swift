import Conformance
import Testing

@testable import SiteBuilding

@Suite("Drawings as HTML") struct HTMLSceneTests {
  @Test("A stage is drawn with its views at their places and the others as chips below")
  func stage() throws {
    let drawing = try Samples.drawing()
    let text = HTML { $0.append(drawing, .english) }.text
    #expect(
      text == Fixture.text("scene.html"))
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
