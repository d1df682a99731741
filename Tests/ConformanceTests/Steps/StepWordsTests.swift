import Testing

@testable import Conformance

@Suite struct StepWordsTests {
  static let point = Point(x: 200, y: 10.5)

  @Test(
    "A step reads as the pages write it",
    arguments: [
      (Script.Step.stimulate("touchBegins", ["at": .point(point)]), "touching 200 10.5"),
      (.stimulate("touchMoves", ["at": .point(point)]), "the touch moves to 200 10.5"),
      (.stimulate("touchEnds"), "the touch ends"),
      (.stimulate("hitTest", of: "A", ["at": .point(point)]), "hit-testing A at 200 10.5"),
      (.ask("hitTestView"), "the hit-test view"),
      (.ask("touchView"), "the view that the touch belongs to"),
      (.ask("next", of: "A"), "next of A"),
      (.ask("chain", of: "A"), "the chain from A"),
      (.ask("parent", of: "A"), "the parent of A"),
      (.ask("contains", of: "A", ["at": .point(point)]), "A contains 200 10.5"),
      (.ask("subviews", of: "A"), "the subviews of A"),
      (.ask("isOn", of: "A"), "A is on"),
      (.ask("value", of: "A"), "the value of A"),
      (.ask("text", of: "A"), "the text of A"),
      (.change("remove", of: "A"), "A is removed"),
      (.change("add", of: "A", to: "B"), "A is added to B"),
      (.change("insert", of: "A", ["placement": "above", "sibling": "B"]), "A is put above B"),
      (.change("insert", of: "A", ["placement": "below", "sibling": "B"]), "A is put below B"),
      (.change("bringToFront", of: "A"), "A is brought to front"),
      (.change("sendToBack", of: "A"), "A is sent to back"),
      (.change("makeView", of: "A", ["controller": "vc"]), "A becomes the view of vc"),
      (.change("present", of: "vc", ["by": "root"]), "vc is presented by root"),
      (.change("dismiss", of: "vc"), "vc is dismissed"),
      (.change("ignoreInteractionEvents", to: true), "interaction events are ignored"),
      (.change("ignoreInteractionEvents", to: false), "interaction events are allowed"),
    ])
  func step(step: Script.Step, words: String) {
    #expect(step.words == words)
  }

  @Test(
    "A property reads as the pages write it",
    arguments: [
      (Script.Step.set("hidden", of: "A", to: true), "A is hidden"),
      (.set("hidden", of: "A", to: false), "A is visible"),
      (.set("alpha", of: "A", to: 0.005), "A has alpha 0.005"),
      (.set("interactionEnabled", of: "A", to: false), "A ignores interaction"),
      (.set("interactionEnabled", of: "A", to: true), "A allows interaction"),
      (
        .set("frame", of: "A", to: .rect(Rect(x: 0, y: -10, width: 300, height: 0.5))),
        "A has frame 0 -10 300 0.5"
      ),
      (.set("boundsOrigin", of: "A", to: .point(Point(x: 0, y: 50))), "A has bounds origin 0 50"),
      (.set("scale", of: "A", to: .point(Point(x: 2, y: 0.5))), "A is scaled by 2 0.5"),
      (.set("rotation", of: "A", to: 45), "A is rotated by 45 degrees"),
      (.set("translation", of: "A", to: .point(Point(x: 10, y: 0))), "A is translated by 10 0"),
      (.set("clipsToBounds", of: "A", to: true), "A clips to bounds"),
      (.set("clipsToBounds", of: "A", to: false), "A does not clip"),
      (.set("cornerRadius", of: "A", to: 20), "A has corner radius 20"),
      (.set("zPosition", of: "A", to: 1), "A has z position 1"),
      (.set("next", of: "A", to: "B"), "A overrides next to return B"),
      (.set("next", of: "A"), "A overrides next to return nobody"),
      (.set("hitTest", of: "A", to: "B"), "A overrides hitTest to return B"),
      (.set("hitTest", of: "A"), "A overrides hitTest to return nobody"),
      (.set("hitTestPassesSelfThrough", of: "A"), "A passes touches through itself"),
      (.set("pointInside", of: "A", to: true), "A overrides point inside to return yes"),
      (.set("pointInside", of: "A", to: false), "A overrides point inside to return no"),
      (.set("pointInsideOutset", of: "A", to: 22), "A grows its hit area by 22"),
      (.set("pointInsideOutset", of: "A", to: -22), "A shrinks its hit area by 22"),
      (.set("delegate", of: "A", to: "D"), "the delegate of A is D"),
      (.set("delegate", of: "A"), "the delegate of A is nobody"),
      (.set("handlesTouches", of: "A", to: true), "A handles touches"),
      (.set("handlesTouches", of: "A", to: false), "A forwards touches"),
      (.set("continuous", of: "A", to: true), "set continuous: of A, to yes"),
    ])
  func property(step: Script.Step, words: String) {
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
