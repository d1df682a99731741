import Conformance
import Testing

@testable import Engines

extension Stage {
  /// One of each that has a value or text, and a view.
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

@Suite("Values and text on the stage")
struct WorldValuesTests {
  @Test(
    "are what the script sets",
    arguments: [
      ([], .isOn("switch"), "no"), ([.set(.on(true), of: "switch")], .isOn("switch"), "yes"),
      ([.set(.value(0.25), of: "slider")], .value(of: "slider"), "0.25"),
      ([.set(.value(7), of: "stepper")], .value(of: "stepper"), "7.0"),
      ([], .value(of: "segments"), "-1.0"),
      (
        [.set(.segments(3), of: "segments"), .set(.value(2), of: "segments")],
        .value(of: "segments"), "2.0"
      ),
      ([.set(.pages(3), of: "pages"), .set(.value(2), of: "pages")], .value(of: "pages"), "2.0"),
      ([.set(.text("ab"), of: "field")], .text(of: "field"), "ab"),
      ([.set(.text("ab"), of: "text")], .text(of: "text"), "ab"),
    ] as [([Script.Step], Query, String)])
  func values(_ steps: [Script.Step], _ query: Query, _ expected: String) async {
    #expect(await answer(query, after: steps, on: .form) == expected)
  }

  @Test("need what can have them")
  func obstacles() async {
    let controls = "a slider, stepper, segmented control or page control"
    let cases: [(Script.Step, String)] = [
      (.set(.on(true), of: "view"), "view is a view, where a switch is needed"),
      (.ask(.isOn("slider")), "slider is a slider, where a switch is needed"),
      (.set(.value(1), of: "switch"), "switch is a switch, where \(controls) is needed"),
      (.ask(.value(of: "view")), "view is a view, where \(controls) is needed"),
      (.set(.value(.nan), of: "slider"), "slider gets a number that is not finite"),
      (.set(.value(0.5), of: "pages"), "pages gets a number that is not whole"),
      (.set(.value(1e300), of: "segments"), "segments gets a number that is not whole"),
      (.set(.continuous(false), of: "stepper"), "stepper is a stepper, where a slider is needed"),
      (.set(.segments(2), of: "view"), "view is a view, where a segmented control is needed"),
      (.set(.pages(2), of: "view"), "view is a view, where a page control is needed"),
      (.set(.text("a"), of: "view"), "view is a view, where a text field or text view is needed"),
      (.ask(.text(of: "app")), "app is an application, where a text field or text view is needed"),
    ]
    for (step, message) in cases { #expect(await error([step], on: .form) == message) }
    let typing: [Script.Step] = [.stimulate(.type("a")), .stimulate(.pressReturn)]
    for step in typing {
      #expect(
        await error([step], on: Stage([])) == "the stage has no application that could get events")
    }
  }

  @Test("change as the user drags, without and with a break")
  func dragging() async {
    let start = [.set(.value(0.5), of: "slider"), Script.Step.touch(50, 110)]
    #expect(
      await story(start + [.drag(60, 110), .lift], on: .form) == [
        "slider began 1, slider sends valueChanged, slider sends primaryActionTriggered, "
          + "slider sends touchDown",
        "slider moved 1, slider sends valueChanged, slider sends primaryActionTriggered, "
          + "slider sends touchDragInside",
        "slider ended 1, slider sends valueChanged, slider sends primaryActionTriggered, "
          + "slider sends touchUpInside",
      ])
    #expect(
      await story(
        [.set(.continuous(false), of: "slider")] + start + [.drag(60, 110), .lift], on: .form) == [
          "slider began 1, slider sends touchDown",
          "slider moved 1, slider sends touchDragInside",
          "slider ended 1, slider sends valueChanged, slider sends primaryActionTriggered, "
            + "slider sends touchUpInside",
        ])
  }

  @Test("change as the user types, a character at a time")
  func typing() async {
    let steps: [Script.Step] = [
      .stimulate(.becomeFirstResponder("field")), .stimulate(.type("ab")),
      .stimulate(.pressReturn), .stimulate(.becomeFirstResponder("text")),
      .stimulate(.type("c")), .stimulate(.pressReturn), .stimulate(.type("d")),
    ]
    #expect(
      await story(steps, on: .form) == [
        "field sends editingDidBegin", "field sends editingChanged, field sends editingChanged",
        "field sends editingDidEndOnExit, field sends primaryActionTriggered",
        "field performs resignFirstResponder(), field sends editingDidEnd",
      ])
    #expect(await answer(.text(of: "field"), after: steps, on: .form) == "ab")
    #expect(await answer(.text(of: "text"), after: steps, on: .form) == "c\nd")
  }

  @Test("are told of by a field that was removed, to all who might concern it")
  func removed() async {
    let steps: [Script.Step] = [
      .set(.implements("save", arguments: 0), of: "field"),
      .set(.implements("show", arguments: 0), of: "field"),
      .change(.addTarget(nil, action: "save", to: "field", for: .editingDidEnd)),
      .change(.addTarget(nil, action: "show", to: "field", for: .editingDidEnd)),
      .stimulate(.becomeFirstResponder("field")), .change(.remove("field")),
    ]
    #expect(
      await story(steps, on: .form) == [
        "field sends editingDidBegin",
        "field performs resignFirstResponder(), field sends editingDidEnd, "
          + "field performs save, field performs show",
      ])
  }

  @Test("read the input views again where code says so")
  func reloading() async {
    let steps: [Script.Step] = [
      .stimulate(.becomeFirstResponder("text")), .set(.inputView("view"), of: "text"),
      .set(.inputAccessoryView("slider"), of: "text"),
    ]
    #expect(await answer(.shownInput, after: steps, on: .form) == "keyboard")
    let reload = steps + [.stimulate(.reloadInputViews("text"))]
    #expect(await answer(.shownInput, after: reload, on: .form) == "view")
    #expect(await answer(.shownAccessory, after: reload, on: .form) == "slider")
  }

  @Test(
    "are freed with the stage, although text keeps its input views", arguments: ["field", "text"])
  func freed(_ name: String) throws {
    weak var view: AnyObject?
    do {
      let world = try World(.form)
      for property: Property in [.inputView("window"), .inputAccessoryView(name)] {
        _ = try world.carryOut(.set(property, of: name))
      }
      view = try world.view(name)
      #expect(view != nil)
    }
    #expect(view == nil)
  }
}
