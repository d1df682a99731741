import Conformance
import Testing

@Suite("Input in the local engine")
struct WorldInputTests {
  private let chain = ["E", "C", "A", "window", "app"]

  @Test("is told in turn to the first responder and all up its chain, past both sendEvent")
  func messages() async {
    let cases: [(Stimulus, Message)] = [
      (.press("A", .began), .presses(.began)), (.press("A", .changed), .presses(.changed)),
      (.press("A", .ended), .presses(.ended)), (.shake(.began), .motion(.began)),
      (.shake(.ended), .motion(.ended)), (.shake(.cancelled), .motion(.cancelled)),
      (.remoteControl("play"), .remoteControlReceived),
    ]
    var steps = first("E") + [.change(.receiveRemoteControl(true))]
    for (stimulus, message) in cases {
      steps.append(.stimulate(stimulus))
      #expect(
        await calls(steps, on: .figure)
          == ["app sendEvent(_:)", "window sendEvent(_:)"]
          + chain.map { "\($0) \(message.rawValue)" })
    }
  }

  @Test("starts at the window without a first responder, and is lost where it is swallowed")
  func starts() async {
    #expect(
      await calls([.stimulate(.shake(.began))], on: .figure) == [
        "app sendEvent(_:)", "window sendEvent(_:)", "window motionBegan(_:with:)",
        "app motionBegan(_:with:)",
      ])
    let swallow = Script.Step.set(.swallowsEvents(true), of: "window")
    #expect(
      await calls([swallow, .stimulate(.shake(.began))], on: .figure) == [
        "app sendEvent(_:)", "window sendEvent(_:)",
      ])
    #expect(await calls([.stimulate(.remoteControl("play"))], on: .figure) == [])
  }

  @Test("is kept by who handles it, each kind for itself, until that is taken back")
  func handling() async {
    let kept: [(Property, Property)] = [
      (.handlesPresses(true), .handlesPresses(false)),
      (.handlesMotion(true), .handlesMotion(false)),
      (.handlesRemoteControl(true), .handlesRemoteControl(false)),
    ]
    let stimuli: [Stimulus] = [.press("A", .began), .shake(.began), .remoteControl("play")]
    for (place, (keep, hand)) in kept.enumerated() {
      for (other, stimulus) in stimuli.enumerated() {
        let steps = first("E") + [.change(.receiveRemoteControl(true)), .set(keep, of: "C")]
        let end = Script.Step.stimulate(stimulus)
        #expect(await calls(steps + [end], on: .figure).count == (place == other ? 4 : 7))
        #expect(await calls(steps + [.set(hand, of: "C"), end], on: .figure).count == 7)
      }
    }
  }

  @Test("of keys goes to the view with the focus, and stays where the key went down")
  func focus() async {
    let steps =
      first("E") + [.change(.focus("B")), .set(.handlesPresses(true), of: "B")]
      + [.stimulate(.press("A", .began))]
    let told = ["app sendEvent(_:)", "window sendEvent(_:)"]
    #expect(await calls(steps, on: .figure) == told + ["B pressesBegan(_:with:)"])
    let moved = steps + [.change(.focus(nil)), .stimulate(.press("A", .cancelled))]
    #expect(await calls(moved, on: .figure) == told + ["B pressesCancelled(_:with:)"])
  }

  @Test("of a key that is offered performs the nearest offer's action instead")
  func keyCommands() async {
    let steps =
      first("E") + [
        .set(.keyCommand("cmd-S", action: "store"), of: "E"),
        .set(.keyCommand("cmd-S", action: "save"), of: "E"),
        .set(.keyCommand("cmd-S", action: "store"), of: "A"),
        .set(.implements("save", arguments: 1), of: "window"),
        .set(.implements("store", arguments: 1), of: "A"),
        .stimulate(.press("cmd-S", .began)),
      ]
    #expect(await calls(steps, on: .figure) == ["app sendEvent(_:)", "window save"])
    let ended = steps + [.stimulate(.press("cmd-S", .ended))]
    #expect(await calls(ended, on: .figure) == ["app sendEvent(_:)"])
  }

  @Test(
    "finds the nearest undo manager and whose it is",
    arguments: [
      ([], "window"),
      ([Script.Step.set(.undoManager(true), of: "C")], "C"),
      ([.set(.undoManager(true), of: "B")], "window"),
      ([.set(.undoManager(false), of: "C")], "nobody"),
      ([.set(.undoManager(true), of: "E"), .set(.undoManager(false), of: "C")], "E"),
      ([.set(.undoManager(true), of: "app"), .set(.undoManager(false), of: "window")], "nobody"),
      ([.set(.undoManager(true), of: "app"), .set(.next("app"), of: "C")], "app"),
      ([.change(.remove("C"))], "nobody"),
      ([.set(.next("E"), of: "A")], "the chain from E comes back to E"),
    ] as [([Script.Step], String)])
  func undo(_ steps: [Script.Step], _ expected: String) async {
    #expect(await answer(.undoManager(of: "E"), after: steps, on: .figure) == expected)
  }

  @Test("shows input and accessory views as they were when the responder became first")
  func inputViews() async {
    let steps =
      [.set(.inputView("B"), of: "E"), .set(.inputAccessoryView("D"), of: "E")] + first("E")
    #expect(await answer(.shownInput, on: .figure) == "nobody")
    #expect(await answer(.shownInput, after: steps, on: .figure) == "B")
    #expect(await answer(.shownAccessory, after: steps, on: .figure) == "D")
    let changed = steps + [.set(.inputView("A"), of: "E"), .set(.inputAccessoryView(nil), of: "E")]
    #expect(await answer(.shownInput, after: changed, on: .figure) == "B")
    #expect(await answer(.shownAccessory, after: changed, on: .figure) == "D")
    let resigned = changed + [.stimulate(.resignFirstResponder("E"))]
    #expect(await answer(.shownInput, after: resigned, on: .figure) == "nobody")
    let again = resigned + [.stimulate(.becomeFirstResponder("E"))]
    #expect(await answer(.shownInput, after: again, on: .figure) == "A")
    #expect(await answer(.shownAccessory, after: again, on: .figure) == "nobody")
  }

  @Test("shows the keyboard for text without an input view", arguments: ["field", "text"])
  func keyboard(_ name: String) async {
    let stage = Stage([
      .row("app", .application), .view("window", in: "app", 0, 0, 90, 90, kind: .window),
      .view("field", in: "window", 0, 0, 9, 9, kind: .textField),
      .view("text", in: "window", 9, 9, 9, 9, kind: .textView),
    ])
    let become = Script.Step.stimulate(.becomeFirstResponder(name))
    #expect(await answer(.shownInput, after: [become], on: stage) == "keyboard")
    let dial = Script.Step.set(.inputView("field"), of: name)
    #expect(await answer(.shownInput, after: [dial, become], on: stage) == "field")
  }

  @Test("tells the text that came with the last action")
  func payload() async {
    let send = { (text: String) in
      Script.Step.stimulate(.sendActionWithEvent("push", to: nil, from: "E", payload: text))
    }
    let steps = [.set(.implements("push", arguments: 2), of: "C"), send("one")]
    #expect(await calls(steps, on: .figure) == ["C push"])
    #expect(await answer(.result, after: steps, on: .figure) == "yes")
    #expect(await answer(.payload, on: .figure) == "nobody")
    #expect(await answer(.payload, after: steps, on: .figure) == "one")
    #expect(await answer(.payload, after: steps + [send("two")], on: .figure) == "two")
    let plain = Script.Step.stimulate(.sendAction("push", to: nil, from: "E"))
    #expect(await answer(.payload, after: steps + [plain], on: .figure) == "nobody")
    #expect(await answer(.payload, after: [send("lost")], on: .figure) == "nobody")
  }

  @Test(
    "says what is in the way",
    arguments: [
      (.stimulate(.press("A", .ended)), "the key A is not down"),
      (.stimulate(.shake(.changed)), "a shake cannot change: it began, ended or was cancelled"),
      (.change(.focus("app")), "app is an application, where a view is needed"),
      (.set(.inputView("app"), of: "E"), "app is an application, where a view is needed"),
      (.set(.handlesPresses(true), of: "X"), "the stage has no X"),
    ] as [(Script.Step, String)])
  func obstacles(_ step: Script.Step, _ message: String) async {
    #expect(await error([step], on: .figure) == message)
  }

  @Test(
    "needs an application",
    arguments: [
      .change(.focus(nil)), .change(.receiveRemoteControl(true)),
      .stimulate(.press("A", .began)), .stimulate(.shake(.began)),
      .stimulate(.remoteControl("play")),
    ] as [Script.Step])
  func noApplication(_ step: Script.Step) async {
    #expect(
      await error([step], on: Stage([])) == "the stage has no application that could get events")
  }

  @Test("that travels in a circle is an error, unless somebody handles it")
  func circle() async {
    let steps = first("E") + [.set(.next("C"), of: "window")]
    let shake = Script.Step.stimulate(.shake(.began))
    #expect(await error(steps + [shake], on: .figure) == "the chain from E comes back to C")
    let press = Script.Step.stimulate(.press("A", .began))
    #expect(await error(steps + [press], on: .figure) == "the chain from E comes back to C")
    let handle = Script.Step.set(.handlesMotion(true), of: "A")
    #expect(await error(steps + [handle, shake], on: .figure) == "no error")
  }

  @Test(
    "may travel through five hundred responders, not more, and be searched for through any number")
  func long() async {
    func deep(_ levels: Int) -> Stage {
      Stage(
        [.row("app", .application), .view("0", in: "app", 0, 0, 9, 9, kind: .window)]
          + (1..<levels).map { .view("\($0)", in: "\($0 - 1)", 0, 0, 9, 9) })
    }
    let press = Script.Step.stimulate(.press("A", .began))
    #expect(await error(first("498") + [press], on: deep(499)) == "no error")
    #expect(
      await error(first("499") + [press], on: deep(500))
        == "the event travels through more than 500 responders, which could exhaust the stack")
    let handle = Script.Step.set(.handlesPresses(true), of: "99999")
    let steps = first("99999") + [handle, press]
    #expect(await answer(.undoManager(of: "99999"), after: steps, on: deep(100_000)) == "0")
  }

  /// Makes a responder first.
  private func first(_ name: String) -> [Script.Step] {
    [.set(.canBecomeFirstResponder(true), of: name), .stimulate(.becomeFirstResponder(name))]
  }
}
