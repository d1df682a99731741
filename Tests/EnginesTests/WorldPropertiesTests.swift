import Conformance
import Testing

@Suite("A property")
struct WorldPropertiesTests {
  @Test("changes who is hit", arguments: HitCase.all)
  func hit(_ hit: HitCase) async {
    let steps = hit.properties.map { Script.Step.set($0.0, of: $0.1) }
    #expect(
      await answer(.hitTestView, after: steps + [.touch(hit.x, hit.y)], on: .figure)
        == hit.expected)
  }

  @Test("overrides next, with a responder or nobody")
  func next() async {
    let detour = Script.Step.set(.next("coordinator"), of: "page")
    let back = Script.Step.set(.next("window"), of: "coordinator")
    #expect(
      await answer(.chain(from: "title"), after: [detour, back], on: .theatre)
        == "title page coordinator window scene app delegate")
    let end = Script.Step.set(.next(nil), of: "page")
    #expect(
      await answer(.chain(from: "title"), after: [detour, end], on: .theatre) == "title page")
  }

  @Test(
    "makes anyone the delegate, who follows the application only if that closes no circle",
    arguments: [
      ("coordinator", "coordinator"), ("delegate", "delegate"), ("object", "nobody"),
      ("main", "nobody"), ("root", "nobody"), ("window", "nobody"), ("scene", "nobody"),
      ("app", "nobody"),
    ])
  func delegate(_ name: String, _ next: String) async {
    let change = Script.Step.set(.delegate(name), of: "app")
    #expect(await answer(.next(of: "app"), after: [change], on: .theatre) == next)
  }

  @Test("takes the delegate away")
  func noDelegate() async {
    let change = Script.Step.set(.delegate(nil), of: "app")
    #expect(await answer(.next(of: "app"), after: [change], on: .theatre) == "nobody")
  }

  @Test("makes a responder handle touches, or forward them again")
  func handlesTouches() async {
    let handle = Script.Step.set(.handlesTouches(true), of: "A")
    let forward = Script.Step.set(.handlesTouches(false), of: "A")
    #expect(await touchCalls([handle, .touch(1, 1)], on: .figure) == ["b began 1", "a began 1"])
    #expect(
      await touchCalls([handle, forward, .touch(1, 1)], on: .figure)
        == ["b began 1", "a began 1", "window began 1", "app began 1"])
  }

  @Test("that cannot be set is an error", arguments: ImpossibleProperty.all)
  func impossible(_ impossible: ImpossibleProperty) async {
    #expect(
      await error([.set(impossible.property, of: impossible.name)], on: .theatre)
        == impossible.message)
  }
}

/// Properties, a touch, and the view that it meets.
struct HitCase: Sendable, CustomTestStringConvertible {
  let properties: [(Property, String)]
  let x, y: Double
  let expected: String

  var testDescription: String { "\(properties) at \(x) \(y)" }

  init(_ expected: String, _ x: Double, _ y: Double, _ properties: (Property, String)...) {
    self.properties = properties
    self.x = x
    self.y = y
    self.expected = expected
  }

  static let all: [HitCase] = [
    HitCase("E", 200, 200),
    HitCase("nobody", 400, 10),
    HitCase("A", 200, 200, (.hidden(true), "C")),
    HitCase("E", 200, 200, (.hidden(true), "C"), (.hidden(false), "C")),
    HitCase("A", 200, 200, (.alpha(0.005), "C")),
    HitCase("E", 200, 200, (.alpha(0.05), "C"), (.alpha(0.05), "E")),
    HitCase("C", 200, 200, (.interactionEnabled(false), "E")),
    HitCase("C", 200, 200, (.frame(Rect(x: 0, y: 0, width: 10, height: 10)), "E")),
    HitCase("E", 10, 200, (.boundsOrigin(Point(x: 150, y: 0)), "C")),
    HitCase("C", 151, 101, (.scale(x: 0.5, y: 0.5), "E")),
    HitCase("D", 51, 51, (.rotation(degrees: 90), "C")),
    HitCase("A", 200, 200, (.translation(Point(x: 0, y: 150)), "C")),
    HitCase("E", 299, 299, (.cornerRadius(100), "E")),
    HitCase("E", 160, 200, (.zPosition(5), "D"), (.clipsToBounds(true), "C")),
    HitCase("B", 200, 200, (.hitTest(.returns("B")), "C")),
    HitCase("A", 200, 200, (.hitTest(.returns(nil)), "C")),
    HitCase("E", 200, 200, (.hitTest(.passesSelfThrough), "C")),
    HitCase("C", 200, 200, (.hitTest(.passesSelfThrough), "E")),
    HitCase("B", 200, 50, (.hitTest(.returns("D")), "C"), (.hitTest(.passesSelfThrough), "C")),
    HitCase("C", 200, 200, (.pointInside(.returns(false)), "E")),
    HitCase("C", 10, 50, (.pointInside(.returns(true)), "C")),
    HitCase("C", 10, 95, (.pointInside(.outset(10)), "C")),
    HitCase("D", 10, 95, (.pointInside(.outset(10)), "C"), (.pointInside(.outset(10)), "D")),
    HitCase("C", 155, 200, (.pointInside(.outset(-10)), "E")),
    HitCase("window", 200, 200, (.pointInside(.returns(false)), "A")),
  ]
}

/// A property that cannot be set, and what says so.
struct ImpossibleProperty: Sendable, CustomTestStringConvertible {
  let property: Property
  let name: String
  let message: String

  var testDescription: String { "\(property)" }

  init(_ message: String, _ property: Property, _ name: String) {
    self.property = property
    self.name = name
    self.message = message
  }

  private static let number = "main gets a number that is not finite"

  static let all: [ImpossibleProperty] = [
    ImpossibleProperty("the stage has no X", .hidden(true), "X"),
    ImpossibleProperty("root is a view controller, where a view is needed", .hidden(true), "root"),
    ImpossibleProperty("the stage has no X", .next("X"), "main"),
    ImpossibleProperty("object is an object, where a responder is needed", .next("object"), "main"),
    ImpossibleProperty("object is an object, where a responder is needed", .next(nil), "object"),
    ImpossibleProperty(
      "object is an object, where a responder is needed", .handlesTouches(true), "object"),
    ImpossibleProperty(
      "root is a view controller, where a view is needed",
      .hitTest(.returns("root")), "main"),
    ImpossibleProperty(
      "root is a view controller, where a view is needed",
      .hitTest(.passesSelfThrough), "root"),
    ImpossibleProperty(
      "root is a view controller, where a view is needed",
      .pointInside(.returns(true)), "root"),
    ImpossibleProperty("main is a view, where an application is needed", .delegate(nil), "main"),
    ImpossibleProperty("the stage has no X", .delegate("X"), "app"),
    ImpossibleProperty(number, .alpha(.nan), "main"),
    ImpossibleProperty(number, .frame(Rect(x: 0, y: 0, width: .infinity, height: 0)), "main"),
    ImpossibleProperty(number, .boundsOrigin(Point(x: 0, y: -.infinity)), "main"),
    ImpossibleProperty(number, .scale(x: .nan, y: 1), "main"),
    ImpossibleProperty(number, .scale(x: 1, y: .nan), "main"),
    ImpossibleProperty(number, .rotation(degrees: .infinity), "main"),
    ImpossibleProperty(number, .translation(Point(x: .nan, y: 0)), "main"),
    ImpossibleProperty(number, .cornerRadius(.nan), "main"),
    ImpossibleProperty(number, .zPosition(.nan), "main"),
    ImpossibleProperty(number, .pointInside(.outset(.nan)), "main"),
  ]
}
