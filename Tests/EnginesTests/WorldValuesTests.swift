import Conformance
import Testing

@testable import Engines

extension Stage {
  /// A control of each kind with a value or text, and a view.
  fileprivate static let form = Stage([
    .row("app", .application),
    .view("window", in: "app", 0, 0, 900, 900, kind: .window),
    .view("switch", in: "window", 0, 0, 100, 100, kind: .toggle),
    .view("slider", in: "window", 0, 100, 100, 20, kind: .slider),
    .view("stepper", in: "window", 0, 200, 100, 100, kind: .stepper),
    .view("segments", in: "window", 0, 300, 100, 100, kind: .segmentedControl),
    .view("pages", in: "window", 0, 400, 100, 100, kind: .pageControl),
    .view("field", in: "window", 0, 500, 100, 100, kind: .textField),
    .view("text", in: "window", 0, 600, 100, 100, kind: .textView),
    .view("view", in: "window", 0, 700, 100, 100),
  ])
}

@Suite("Values and text of a script")
struct WorldValuesTests {
  @Test(
    "Values and texts are those that the script sets",
    arguments: [
      ([], .ask("isOn", of: "switch"), "no"),
      ([.set("on", of: "switch", to: true)], .ask("isOn", of: "switch"), "yes"),
      ([.set("value", of: "slider", to: 0.25)], .ask("value", of: "slider"), "0.25"),
      ([.set("value", of: "stepper", to: 7)], .ask("value", of: "stepper"), "7.0"),
      ([], .ask("value", of: "segments"), "-1.0"),
      (
        [.set("segments", of: "segments", to: 3), .set("value", of: "segments", to: 2)],
        .ask("value", of: "segments"), "2.0"
      ),
      (
        [.set("pages", of: "pages", to: 3), .set("value", of: "pages", to: 2)],
        .ask("value", of: "pages"), "2.0"
      ),
      ([.set("text", of: "field", to: "ab")], .ask("text", of: "field"), "ab"),
      ([.set("text", of: "text", to: "ab")], .ask("text", of: "text"), "ab"),
    ] as [([Script.Step], Script.Step, String)])
  func values(_ steps: [Script.Step], _ query: Script.Step, _ expected: String) async {
    #expect(await answer(query, after: steps, on: .form) == expected)
  }

  @Test("A value or text that the responder cannot have is an error")
  func errors() async {
    let controls = "a slider, stepper, segmented control or page control"
    let cases: [(Script.Step, String)] = [
      (.set("on", of: "view", to: true), "view is a view, where a switch is needed"),
      (.ask("isOn", of: "slider"), "slider is a slider, where a switch is needed"),
      (.set("value", of: "switch", to: 1), "switch is a switch, where \(controls) is needed"),
      (.ask("value", of: "view"), "view is a view, where \(controls) is needed"),
      (.set("value", of: "slider", to: .number(.nan)), "slider gets a number that is not finite"),
      (.set("value", of: "pages", to: 0.5), "pages gets a number that is not whole"),
      (
        .set("value", of: "segments", to: .number(1e300)),
        "segments gets a number that is not whole"
      ),
      (
        .set("continuous", of: "stepper", to: false),
        "stepper is a stepper, where a slider is needed"
      ),
      (.set("segments", of: "view", to: 2), "view is a view, where a segmented control is needed"),
      (.set("pages", of: "view", to: 2), "view is a view, where a page control is needed"),
      (
        .set("text", of: "view", to: "a"),
        "view is a view, where a text field or text view is needed"
      ),
      (.ask("text", of: "app"), "app is an application, where a text field or text view is needed"),
    ]
    for (step, message) in cases { #expect(await error([step], on: .form) == message) }
    let object = Stage([StagedResponder(name: "object", kind: .object)])
    let step = Script.Step.set("on", of: "object", to: true)
    #expect(await error([step], on: object) == "object is an object, where a switch is needed")
    let typing: [Script.Step] = [.stimulate("type", ["text": "a"]), .stimulate("pressReturn")]
    for step in typing {
      #expect(
        await error([step], on: Stage([])) == "the stage has no application that could get events")
    }
  }

  @Test("A drag changes a slider with each move, or once at the end if it is not continuous")
  func dragging() async {
    let start = [.set("value", of: "slider", to: 0.5), Script.Step.touch(50, 110)]
    #expect(
      await callsByStep(start + [.drag(60, 110), .lift], on: .form) == [
        "slider began 1, slider sends valueChanged, slider sends primaryActionTriggered, "
          + "slider sends touchDown",
        "slider moved 1, slider sends valueChanged, slider sends primaryActionTriggered, "
          + "slider sends touchDragInside",
        "slider ended 1, slider sends valueChanged, slider sends primaryActionTriggered, "
          + "slider sends touchUpInside",
      ])
    #expect(
      await callsByStep(
        [.set("continuous", of: "slider", to: false)] + start + [.drag(60, 110), .lift], on: .form)
        == [
          "slider began 1, slider sends touchDown",
          "slider moved 1, slider sends touchDragInside",
          "slider ended 1, slider sends valueChanged, slider sends primaryActionTriggered, "
            + "slider sends touchUpInside",
        ])
  }

  @Test("Characters are typed one at a time, and Return ends editing in a field")
  func typing() async {
    let steps: [Script.Step] = [
      .stimulate("becomeFirstResponder", of: "field"), .stimulate("type", ["text": "ab"]),
      .stimulate("pressReturn"), .stimulate("becomeFirstResponder", of: "text"),
      .stimulate("type", ["text": "c"]), .stimulate("pressReturn"),
      .stimulate("type", ["text": "d"]),
    ]
    #expect(
      await callsByStep(steps, on: .form) == [
        "field sends editingDidBegin", "field sends editingChanged, field sends editingChanged",
        "field sends editingDidEndOnExit, field sends primaryActionTriggered",
        "field performs resignFirstResponder(), field sends editingDidEnd",
      ])
    #expect(await answer(.ask("text", of: "field"), after: steps, on: .form) == "ab")
    #expect(await answer(.ask("text", of: "text"), after: steps, on: .form) == "c\nd")
  }

  @Test("A removed field performs every action registered for the end of editing")
  func removed() async {
    let steps: [Script.Step] = [
      .set("implements", of: "field", ["action": "save", "arguments": 0]),
      .set("implements", of: "field", ["action": "show", "arguments": 0]),
      .change("addTarget", of: "field", ["action": "save", "event": "editingDidEnd"]),
      .change("addTarget", of: "field", ["action": "show", "event": "editingDidEnd"]),
      .stimulate("becomeFirstResponder", of: "field"), .change("remove", of: "field"),
    ]
    #expect(
      await callsByStep(steps, on: .form) == [
        "field sends editingDidBegin",
        "field performs resignFirstResponder(), field sends editingDidEnd, "
          + "field performs save, field performs show",
      ])
  }

  @Test("Changed input views are shown after they are reloaded")
  func reloading() async {
    let steps: [Script.Step] = [
      .stimulate("becomeFirstResponder", of: "text"), .set("inputView", of: "text", to: "view"),
      .set("inputAccessoryView", of: "text", to: "slider"),
    ]
    #expect(await answer(.ask("shownInput"), after: steps, on: .form) == "keyboard")
    let reload = steps + [.stimulate("reloadInputViews", of: "text")]
    #expect(await answer(.ask("shownInput"), after: reload, on: .form) == "view")
    #expect(await answer(.ask("shownAccessory"), after: reload, on: .form) == "slider")
  }

  @Test(
    "A text field or text view is deallocated although it retains its input views",
    arguments: ["field", "text"])
  func freed(_ name: String) throws {
    weak var view: AnyObject?
    do {
      let world = try World(.form)
      _ = try world.carryOut(.set("inputView", of: name, to: "window"))
      _ = try world.carryOut(.set("inputAccessoryView", of: name, to: .text(name)))
      view = try world.view(name)
      #expect(view != nil)
    }
    #expect(view == nil)
  }
}
