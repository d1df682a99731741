import Conformance
import Testing

@Suite("Properties of a script")
struct WorldPropertiesTests {
  @Test("A property of a view changes which view is hit", arguments: HitCase.all)
  func hit(_ hit: HitCase) async {
    #expect(
      await answer(.ask("hitTestView"), after: hit.steps + [.touch(hit.x, hit.y)], on: .figure)
        == hit.expected)
  }

  @Test("The next responder is overridden by another responder or by nobody")
  func next() async {
    let detour = Script.Step.set("next", of: "page", to: "coordinator")
    let back = Script.Step.set("next", of: "coordinator", to: "window")
    #expect(
      await answer(.ask("chain", of: "title"), after: [detour, back], on: .everyKind)
        == "title page coordinator window scene app delegate")
    let end = Script.Step.set("next", of: "page")
    #expect(
      await answer(.ask("chain", of: "title"), after: [detour, end], on: .everyKind) == "title page"
    )
  }

  @Test(
    "The delegate is the application's next responder if it is a responder outside the hierarchy",
    arguments: [
      ("coordinator", "coordinator"), ("delegate", "delegate"), ("object", "nobody"),
      ("main", "nobody"), ("root", "nobody"), ("window", "nobody"), ("scene", "nobody"),
      ("app", "nobody"),
    ])
  func delegate(_ name: String, _ next: String) async {
    let change = Script.Step.set("delegate", of: "app", to: StepValue(name))
    #expect(await answer(.ask("next", of: "app"), after: [change], on: .everyKind) == next)
  }

  @Test("An application whose delegate is removed has no next responder")
  func noDelegate() async {
    let change = Script.Step.set("delegate", of: "app")
    #expect(await answer(.ask("next", of: "app"), after: [change], on: .everyKind) == "nobody")
  }

  @Test("A responder that handles touches does not forward them, until it is reset")
  func handlesTouches() async {
    let handle = Script.Step.set("handlesTouches", of: "A", to: true)
    let forward = Script.Step.set("handlesTouches", of: "A", to: false)
    #expect(await touchCalls([handle, .touch(1, 1)], on: .figure) == ["b began 1", "a began 1"])
    #expect(
      await touchCalls([handle, forward, .touch(1, 1)], on: .figure)
        == ["b began 1", "a began 1", "window began 1", "app began 1"])
  }

  @Test("A property that cannot be set is an error", arguments: ImpossibleProperty.all)
  func impossible(_ impossible: ImpossibleProperty) async {
    #expect(
      await error([impossible.step], on: .everyKind)
        == impossible.message)
  }
}

/// Properties, the location of a touch, and the name of the view that is hit.
struct HitCase: Sendable, CustomTestStringConvertible {
  let steps: [Script.Step]
  let x, y: Double
  let expected: String

  var testDescription: String { "\(steps.map(\.words)) at \(x) \(y)" }

  init(_ expected: String, _ x: Double, _ y: Double, _ steps: Script.Step...) {
    self.steps = steps
    self.x = x
    self.y = y
    self.expected = expected
  }

  static let all: [HitCase] = [
    HitCase("E", 200, 200),
    HitCase("nobody", 400, 10),
    HitCase("A", 200, 200, .set("hidden", of: "C", to: true)),
    HitCase("E", 200, 200, .set("hidden", of: "C", to: true), .set("hidden", of: "C", to: false)),
    HitCase("A", 200, 200, .set("alpha", of: "C", to: 0.005)),
    HitCase("E", 200, 200, .set("alpha", of: "C", to: 0.05), .set("alpha", of: "E", to: 0.05)),
    HitCase("C", 200, 200, .set("interactionEnabled", of: "E", to: false)),
    HitCase(
      "C", 200, 200, .set("frame", of: "E", to: .rect(Rect(x: 0, y: 0, width: 10, height: 10)))),
    HitCase("E", 10, 200, .set("boundsOrigin", of: "C", to: .point(Point(x: 150, y: 0)))),
    HitCase("C", 151, 101, .set("scale", of: "E", to: .point(Point(x: 0.5, y: 0.5)))),
    HitCase("D", 51, 51, .set("rotation", of: "C", to: 90)),
    HitCase("A", 200, 200, .set("translation", of: "C", to: .point(Point(x: 0, y: 150)))),
    HitCase("E", 299, 299, .set("cornerRadius", of: "E", to: 100)),
    HitCase(
      "E", 160, 200, .set("zPosition", of: "D", to: 5), .set("clipsToBounds", of: "C", to: true)),
    HitCase("B", 200, 200, .set("hitTest", of: "C", to: "B")),
    HitCase("A", 200, 200, .set("hitTest", of: "C")),
    HitCase("E", 200, 200, .set("hitTestPassesSelfThrough", of: "C")),
    HitCase("C", 200, 200, .set("hitTestPassesSelfThrough", of: "E")),
    HitCase(
      "B", 200, 50, .set("hitTest", of: "C", to: "D"), .set("hitTestPassesSelfThrough", of: "C")),
    HitCase("C", 200, 200, .set("pointInside", of: "E", to: false)),
    HitCase("C", 10, 50, .set("pointInside", of: "C", to: true)),
    HitCase("C", 10, 95, .set("pointInsideOutset", of: "C", to: 10)),
    HitCase(
      "D", 10, 95, .set("pointInsideOutset", of: "C", to: 10),
      .set("pointInsideOutset", of: "D", to: 10)),
    HitCase("C", 155, 200, .set("pointInsideOutset", of: "E", to: -10)),
    HitCase("window", 200, 200, .set("pointInside", of: "A", to: false)),
  ]
}

/// A property that cannot be set, with the message of the error.
struct ImpossibleProperty: Sendable, CustomTestStringConvertible {
  let step: Script.Step
  let message: String

  var testDescription: String { step.words }

  init(_ message: String, _ step: Script.Step) {
    self.step = step
    self.message = message
  }

  private static let number = "main gets a number that is not finite"

  static let all: [ImpossibleProperty] = [
    ImpossibleProperty("the stage has no X", .set("hidden", of: "X", to: true)),
    ImpossibleProperty(
      "root is a view controller, where a view is needed", .set("hidden", of: "root", to: true)),
    ImpossibleProperty("the stage has no X", .set("next", of: "main", to: "X")),
    ImpossibleProperty(
      "object is an object, where a responder is needed", .set("next", of: "main", to: "object")),
    ImpossibleProperty(
      "object is an object, where a responder is needed", .set("next", of: "object")),
    ImpossibleProperty(
      "object is an object, where a responder is needed",
      .set("handlesTouches", of: "object", to: true)),
    ImpossibleProperty(
      "root is a view controller, where a view is needed", .set("hitTest", of: "main", to: "root")),
    ImpossibleProperty(
      "root is a view controller, where a view is needed",
      .set("hitTestPassesSelfThrough", of: "root")),
    ImpossibleProperty(
      "root is a view controller, where a view is needed", .set("pointInside", of: "root", to: true)
    ),
    ImpossibleProperty(
      "main is a view, where an application is needed", .set("delegate", of: "main")),
    ImpossibleProperty("the stage has no X", .set("delegate", of: "app", to: "X")),
    ImpossibleProperty(number, .set("alpha", of: "main", to: .number(.nan))),
    ImpossibleProperty(
      number, .set("frame", of: "main", to: .rect(Rect(x: 0, y: 0, width: .infinity, height: 0)))),
    ImpossibleProperty(
      number, .set("boundsOrigin", of: "main", to: .point(Point(x: 0, y: -.infinity)))),
    ImpossibleProperty(number, .set("scale", of: "main", to: .point(Point(x: .nan, y: 1)))),
    ImpossibleProperty(number, .set("scale", of: "main", to: .point(Point(x: 1, y: .nan)))),
    ImpossibleProperty(number, .set("rotation", of: "main", to: .number(.infinity))),
    ImpossibleProperty(number, .set("translation", of: "main", to: .point(Point(x: .nan, y: 0)))),
    ImpossibleProperty(number, .set("cornerRadius", of: "main", to: .number(.nan))),
    ImpossibleProperty(number, .set("zPosition", of: "main", to: .number(.nan))),
    ImpossibleProperty(number, .set("pointInsideOutset", of: "main", to: .number(.nan))),
  ]
}
