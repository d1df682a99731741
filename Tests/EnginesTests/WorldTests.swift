import Conformance
import Testing

@testable import Engines

@Suite("The world of a script")
struct WorldTests {
  /// No phrase of the pages sets these properties to false.
  @Test(
    "A responder that handled events forwards them again",
    arguments: [
      ("handlesTouches", .touch(1, 1)),
      ("handlesPresses", .stimulate("press", ["key": "A", "stage": "began"])),
      ("handlesMotion", .stimulate("shake", ["stage": "began"])),
      ("handlesRemoteControl", .stimulate("remoteControl", ["command": "play"])),
    ] as [(String, Script.Step)])
  func reset(_ property: String, _ stimulus: Script.Step) async {
    let steps: [Script.Step] = [
      .set("canBecomeFirstResponder", of: "B", to: true),
      .stimulate("becomeFirstResponder", of: "B"), .change("receiveRemoteControl", to: true),
      .set(property, of: "A", to: true), stimulus, .set(property, of: "A", to: false), stimulus,
    ]
    let receivers = await callsByStep(steps, on: .figure).map { step in
      step.split(separator: ", ").map { $0.prefix { $0 != " " } }
    }
    #expect(receivers == [["B", "A"], ["B", "A", "window", "app"]])
  }

  @Test(
    "A step about the touch is about finger 1, and a question about the touch about the first finger",
    arguments: [
      ([.touch(10, 200), .fingers(.move(1, 20, 200))], .ask("phase", ["finger": 1]), "moved"),
      ([.fingers(.down(1, 10, 200)), .lift], .ask("phase", ["finger": 1]), "ended"),
      ([.fingers(.down(4, 10, 200))], .ask("touchView"), "D"),
      ([.touch(1, 1), .touch(200, 200)], .ask("touchView"), "E"),
      ([.touch(1, 1), .lift], .ask("touchView"), "nobody"),
      ([.touch(1, 1), .lift], .ask("hitTestView"), "B"),
      ([.touch(1, 1), .cancel, .cancel], .ask("phase", ["finger": 1]), "cancelled"),
    ] as [([Script.Step], Script.Step, String)])
  func fingers(_ steps: [Script.Step], _ query: Script.Step, _ expected: String) async {
    #expect(await answer(query, after: steps, on: .figure) == expected)
  }

  @Test("Hit-testing needs neither a window nor an application")
  func hitTest() async {
    let stage = Stage([
      .view("outer", in: nil, 50, 50, 100, 100), .view("inner", in: "outer", 10, 10, 10, 10),
    ])
    let hit = Script.Step.stimulate("hitTest", of: "outer", ["at": .point(Point(x: 15, y: 15))])
    #expect(await answer(.ask("hitTestView"), after: [hit], on: stage) == "inner")
    #expect(await answer(.ask("keyWindow"), on: stage) == "nobody")
  }

  @Test("The payload is the text of the last action, if a responder performed it")
  func payload() async {
    func send(_ payload: String?) -> Script.Step {
      .stimulate("sendAction", ["action": "push", "from": "E", "payload": StepValue(payload)])
    }
    let steps = [.set("implements", of: "C", ["action": "push", "arguments": 2]), send("one")]
    #expect(await answer(.ask("payload"), on: .figure) == "nobody")
    #expect(await answer(.ask("payload"), after: steps, on: .figure) == "one")
    #expect(await answer(.ask("payload"), after: steps + [send("two")], on: .figure) == "two")
    #expect(await answer(.ask("payload"), after: steps + [send(nil)], on: .figure) == "nobody")
    #expect(await answer(.ask("payload"), after: [send("lost")], on: .figure) == "nobody")
  }

  @Test("Targets and first responders are found in twenty thousand nested views")
  func deep() async {
    let stage = Stage(
      [.row("app", .application), .row("0", .window, in: "app")]
        + (1..<20_000).map { .row("\($0)", .view, in: "\($0 - 1)") })
    var steps = (1..<20_000).map {
      Script.Step.set("redirects", of: "\($0)", to: "0", ["action": "paste"])
    }
    steps.append(.set("implements", of: "0", ["action": "copy", "arguments": 0]))
    #expect(
      await answer(.ask("target", of: "19999", ["action": "copy"]), after: steps, on: stage) == "0")
    steps.append(.set("canBecomeFirstResponder", of: "19999", to: true))
    steps.append(.stimulate("becomeFirstResponder", of: "19999"))
    #expect(await answer(.ask("isFirstResponder", of: "19999"), after: steps, on: stage) == "yes")
    steps.append(.change("remove", of: "1"))
    #expect(await answer(.ask("isFirstResponder", of: "19999"), after: steps, on: stage) == "no")
  }

  @Test("A stage is deallocated with its world, despite references between its responders")
  func freed() throws {
    weak var recorder: CallRecorder?
    weak var page: AnyObject?
    weak var application: AnyObject?
    do {
      let world = try World(.everyKind)
      for step: Script.Step in [
        .set("delegate", of: "app", to: "page"), .set("next", of: "page", to: "title"),
        .set("hitTest", of: "page", to: "main"), .change("present", of: "sheet", ["by": "root"]),
        .touch(150, 150),
      ] {
        _ = try world.carryOut(step)
      }
      recorder = world.recorder
      page = try world.view("page")
      application = world.application
      #expect(recorder != nil && page != nil && application != nil)
    }
    #expect(recorder == nil && page == nil && application == nil)
  }

  @Test(
    "A text field or text view is deallocated although it retains its input views",
    arguments: [ResponderKind.textField, .textView])
  func freedText(_ kind: ResponderKind) throws {
    weak var view: AnyObject?
    do {
      let world = try World(Stage([.row("window", .window), .row("text", kind, in: "window")]))
      _ = try world.carryOut(.set("inputView", of: "text", to: "window"))
      _ = try world.carryOut(.set("inputAccessoryView", of: "text", to: "text"))
      view = try world.view("text")
      #expect(view != nil)
    }
    #expect(view == nil)
  }
}
