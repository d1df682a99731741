import Conformance
import Testing

@testable import Fuzzing

@Suite("Properties that every engine keeps")
struct PropertyTests {
  private static let point = StepValue.point(Point(x: 10, y: 20))

  @Test(
    "A stage moves with all that points at the screen, and with nothing else",
    arguments: [
      (.stimulate("touchBegins", ["at": point]), 1_010),
      (.stimulate("touchMoves", ["at": point]), 1_010),
      (.stimulate("movePointer", ["at": point]), 1_010),
      (.stimulate("scroll", ["at": point, "type": "discrete"]), 1_010),
      (.stimulate("transform", ["at": point, "type": "pinch"]), 1_010),
      (.stimulate("hitTest", of: "A", ["at": point]), 10),
    ] as [(Script.Step, Double)])
  func translation(step: Script.Step, x: Double) throws {
    let stage = Stage([StagedResponder(name: "A", kind: .view)])
    let variant = try #require(
      PropertyVariant.translated(Script(stage: stage, steps: [step])))
    #expect(variant.script.steps[0]["at"].point.x == x)
  }
}
