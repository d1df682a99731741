import Testing

@testable import Conformance

@Suite struct StepWordsTests {
  static let point = Point(x: 200, y: 10.5)

  @Test(
    "A step reads as the pages write it, with the first phrase that fits",
    arguments: [
      (
        Script.Step.stimulate("hitTest", of: "A", ["at": .point(point)]),
        "hit-testing A at 200 10.5"
      ),
      (.ask("hitTestView"), "the hit-test view"),
      (.ask("touchView"), "the view that the touch belongs to"),
      (.ask("isOn", of: "A"), "A is on"),
      (.change("insert", of: "A", ["placement": "below", "sibling": "B"]), "A is put below B"),
      (.set("hidden", of: "A", to: false), "A is visible"),
      (
        .set("frame", of: "A", to: .rect(Rect(x: 0, y: -10, width: 300, height: 0.5))),
        "A has frame 0 -10 300 0.5"
      ),
      (.set("next", of: "A"), "A overrides next to return nobody"),
      (.set("pointInside", of: "A", to: false), "A overrides point inside to return no"),
      (.set("pointInsideOutset", of: "A", to: 22), "A grows its hit area by 22"),
      (.set("pointInsideOutset", of: "A", to: -22), "A shrinks its hit area by 22"),
      (.set("continuous", of: "A", to: true), "set continuous: of A, to yes"),
    ])
  func step(step: Script.Step, words: String) {
    #expect(step.words == words)
  }

  @Test(
    "A number reads as it is",
    arguments: [
      (0.0, "0"), (-0.0, "0"), (1e14, "100000000000000"), (1e20, "1e+20"), (.infinity, "inf"),
      (.nan, "nan"), (0.1, "0.1"),
    ])
  func number(number: Double, words: String) {
    #expect(number.words == words)
  }
}
