import Testing

@testable import Conformance

@Suite struct StepWordsTests {
  static let point = Point(x: 200, y: 10.5)

  @Test(
    "A step reads as the pages write it",
    arguments: [
      (Script.Step.stimulate(.touchBegins(point)), "touching 200 10.5"),
      (.stimulate(.touchMoves(point)), "the touch moves to 200 10.5"),
      (.stimulate(.touchEnds), "the touch ends"),
      (.stimulate(.hitTest("A", point)), "hit-testing A at 200 10.5"),
      (.ask(.hitTestView), "the hit-test view"),
      (.ask(.touchView), "the view that the touch belongs to"),
      (.ask(.next(of: "A")), "next of A"),
      (.ask(.chain(from: "A")), "the chain from A"),
      (.ask(.printedChain(from: "A")), "the printed chain from A"),
      (.ask(.contains("A", point)), "A contains 200 10.5"),
      (.ask(.subviews(of: "A")), "the subviews of A"),
      (.ask(.isOn("A")), "A is on"),
      (.ask(.value(of: "A")), "the value of A"),
      (.ask(.text(of: "A")), "the text of A"),
      (.change(.remove("A")), "A is removed"),
      (.change(.add("A", to: "B")), "A is added to B"),
      (.change(.insert("A", .above, "B")), "A is put above B"),
      (.change(.insert("A", .below, "B")), "A is put below B"),
      (.change(.bringToFront("A")), "A is brought to front"),
      (.change(.sendToBack("A")), "A is sent to back"),
      (.change(.makeView("A", of: "vc")), "A becomes the view of vc"),
      (.change(.present("vc", by: "root")), "vc is presented by root"),
      (.change(.dismiss("vc")), "vc is dismissed"),
      (.change(.ignoreInteractionEvents(true)), "interaction events are ignored"),
      (.change(.ignoreInteractionEvents(false)), "interaction events are allowed"),
    ])
  func step(step: Script.Step, words: String) {
    #expect(step.words == words)
  }

  @Test(
    "A property reads as the pages write it",
    arguments: [
      (Property.hidden(true), "A is hidden"),
      (.hidden(false), "A is visible"),
      (.alpha(0.005), "A has alpha 0.005"),
      (.interactionEnabled(false), "A ignores interaction"),
      (.interactionEnabled(true), "A allows interaction"),
      (.frame(Rect(x: 0, y: -10, width: 300, height: 0.5)), "A has frame 0 -10 300 0.5"),
      (.boundsOrigin(Point(x: 0, y: 50)), "A has bounds origin 0 50"),
      (.scale(x: 2, y: 0.5), "A is scaled by 2 0.5"),
      (.rotation(degrees: 45), "A is rotated by 45 degrees"),
      (.translation(Point(x: 10, y: 0)), "A is translated by 10 0"),
      (.clipsToBounds(true), "A clips to bounds"),
      (.clipsToBounds(false), "A does not clip"),
      (.cornerRadius(20), "A has corner radius 20"),
      (.zPosition(1), "A has z position 1"),
      (.next("B"), "A overrides next to return B"),
      (.next(nil), "A overrides next to return nobody"),
      (.hitTest(.returns("B")), "A overrides hitTest to return B"),
      (.hitTest(.returns(nil)), "A overrides hitTest to return nobody"),
      (.hitTest(.passesSelfThrough), "A passes touches through itself"),
      (.pointInside(.returns(true)), "A overrides point inside to return yes"),
      (.pointInside(.returns(false)), "A overrides point inside to return no"),
      (.pointInside(.outset(22)), "A grows its hit area by 22"),
      (.pointInside(.outset(-22)), "A shrinks its hit area by 22"),
      (.delegate("D"), "the delegate of A is D"),
      (.delegate(nil), "the delegate of A is nobody"),
      (.handlesTouches(true), "A handles touches"),
      (.handlesTouches(false), "A forwards touches"),
      (.continuous(true), "A tells each change"),
    ])
  func property(property: Property, words: String) {
    #expect(Script.Step.change(.set(property, of: "A")).words == words)
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
