import Conformance
import Testing

@Suite("Input of a script")
struct WorldInputTests {
  private let chain = ["E", "C", "A", "window", "app"]

  @Test("Presses, motion and remote control go from the first responder up its chain")
  func messages() async {
    let cases: [(Script.Step, Message)] = [
      (.stimulate("press", ["key": "A", "stage": "began"]), .presses(.began)),
      (.stimulate("press", ["key": "A", "stage": "changed"]), .presses(.changed)),
      (.stimulate("press", ["key": "A", "stage": "ended"]), .presses(.ended)),
      (.stimulate("shake", ["stage": "began"]), .motion(.began)),
      (.stimulate("shake", ["stage": "ended"]), .motion(.ended)),
      (.stimulate("shake", ["stage": "cancelled"]), .motion(.cancelled)),
      (.stimulate("remoteControl", ["command": "play"]), .remoteControlReceived),
    ]
    var steps = first("E") + [.change("receiveRemoteControl", to: true)]
    for (stimulus, message) in cases {
      steps.append(stimulus)
      #expect(
        await calls(steps, on: .figure)
          == ["app sendEvent(_:)", "window sendEvent(_:)"]
          + chain.map { "\($0) \(message.rawValue)" })
    }
  }

  @Test("Without a first responder motion goes to the window, unless it swallows events")
  func starts() async {
    #expect(
      await calls([.stimulate("shake", ["stage": "began"])], on: .figure) == [
        "app sendEvent(_:)", "window sendEvent(_:)", "window motionBegan(_:with:)",
        "app motionBegan(_:with:)",
      ])
    let swallow = Script.Step.set("swallowsEvents", of: "window", to: true)
    #expect(
      await calls([swallow, .stimulate("shake", ["stage": "began"])], on: .figure) == [
        "app sendEvent(_:)", "window sendEvent(_:)",
      ])
    #expect(await calls([.stimulate("remoteControl", ["command": "play"])], on: .figure) == [])
  }

  @Test("A responder that handles one kind of input forwards the others, and all once it is reset")
  func handling() async {
    let properties = ["handlesPresses", "handlesMotion", "handlesRemoteControl"]
    let stimuli: [Script.Step] = [
      .stimulate("press", ["key": "A", "stage": "began"]),
      .stimulate("shake", ["stage": "began"]),
      .stimulate("remoteControl", ["command": "play"]),
    ]
    for (place, property) in properties.enumerated() {
      for (other, end) in stimuli.enumerated() {
        let keep = Script.Step.set(property, of: "C", to: true)
        let steps = first("E") + [.change("receiveRemoteControl", to: true), keep]
        #expect(await calls(steps + [end], on: .figure).count == (place == other ? 4 : 7))
        #expect(
          await calls(steps + [.set(property, of: "C", to: false), end], on: .figure).count == 7)
      }
    }
  }

  @Test("A press goes to the focused view, and its later phases to the same view")
  func focus() async {
    let steps =
      first("E") + [.change("focus", of: "B"), .set("handlesPresses", of: "B", to: true)]
      + [.stimulate("press", ["key": "A", "stage": "began"])]
    let sent = ["app sendEvent(_:)", "window sendEvent(_:)"]
    #expect(await calls(steps, on: .figure) == sent + ["B pressesBegan(_:with:)"])
    let moved =
      steps + [.change("focus"), .stimulate("press", ["key": "A", "stage": "cancelled"])]
    #expect(await calls(moved, on: .figure) == sent + ["B pressesCancelled(_:with:)"])
  }

  @Test("A key command performs the nearest responder's action, and its press is not delivered")
  func keyCommands() async {
    let steps =
      first("E") + [
        .set("keyCommand", of: "E", ["key": "cmd-S", "action": "store"]),
        .set("keyCommand", of: "E", ["key": "cmd-S", "action": "save"]),
        .set("keyCommand", of: "A", ["key": "cmd-S", "action": "store"]),
        .set("implements", of: "window", ["action": "save", "arguments": 1]),
        .set("implements", of: "A", ["action": "store", "arguments": 1]),
        .stimulate("press", ["key": "cmd-S", "stage": "began"]),
      ]
    #expect(await calls(steps, on: .figure) == ["app sendEvent(_:)", "window save"])
    let ended = steps + [.stimulate("press", ["key": "cmd-S", "stage": "ended"])]
    #expect(await calls(ended, on: .figure) == ["app sendEvent(_:)"])
  }

  @Test(
    "The undo manager is that of the nearest responder with an override, or the window's",
    arguments: [
      ([], "window"),
      ([Script.Step.set("undoManager", of: "C", to: true)], "C"),
      ([.set("undoManager", of: "B", to: true)], "window"),
      ([.set("undoManager", of: "C", to: false)], "nobody"),
      ([.set("undoManager", of: "E", to: true), .set("undoManager", of: "C", to: false)], "E"),
      (
        [.set("undoManager", of: "app", to: true), .set("undoManager", of: "window", to: false)],
        "nobody"
      ),
      ([.set("undoManager", of: "app", to: true), .set("next", of: "C", to: "app")], "app"),
      ([.change("remove", of: "C")], "nobody"),
      ([.set("next", of: "A", to: "E")], "the chain from E comes back to E"),
    ] as [([Script.Step], String)])
  func undo(_ steps: [Script.Step], _ expected: String) async {
    #expect(await answer(.ask("undoManager", of: "E"), after: steps, on: .figure) == expected)
  }

  @Test("Input and accessory views are shown as they were when the responder became first")
  func inputViews() async {
    let steps =
      [.set("inputView", of: "E", to: "B"), .set("inputAccessoryView", of: "E", to: "D")]
      + first("E")
    #expect(await answer(.ask("shownInput"), on: .figure) == "nobody")
    #expect(await answer(.ask("shownInput"), after: steps, on: .figure) == "B")
    #expect(await answer(.ask("shownAccessory"), after: steps, on: .figure) == "D")
    let changed =
      steps + [.set("inputView", of: "E", to: "A"), .set("inputAccessoryView", of: "E")]
    #expect(await answer(.ask("shownInput"), after: changed, on: .figure) == "B")
    #expect(await answer(.ask("shownAccessory"), after: changed, on: .figure) == "D")
    let resigned = changed + [.stimulate("resignFirstResponder", of: "E")]
    #expect(await answer(.ask("shownInput"), after: resigned, on: .figure) == "nobody")
    let again = resigned + [.stimulate("becomeFirstResponder", of: "E")]
    #expect(await answer(.ask("shownInput"), after: again, on: .figure) == "A")
    #expect(await answer(.ask("shownAccessory"), after: again, on: .figure) == "nobody")
  }

  @Test(
    "A text field or text view without an input view shows the keyboard",
    arguments: ["field", "text"])
  func keyboard(_ name: String) async {
    let stage = Stage([
      .row("app", .application), .view("window", in: "app", 0, 0, 90, 90, kind: .window),
      .view("field", in: "window", 0, 0, 9, 9, kind: .textField),
      .view("text", in: "window", 9, 9, 9, 9, kind: .textView),
    ])
    let become = Script.Step.stimulate("becomeFirstResponder", of: .text(name))
    #expect(await answer(.ask("shownInput"), after: [become], on: stage) == "keyboard")
    let dial = Script.Step.set("inputView", of: name, to: "field")
    #expect(await answer(.ask("shownInput"), after: [dial, become], on: stage) == "field")
  }

  @Test("The payload is the text of the last action, if a responder performed it")
  func payload() async {
    let send = { (text: String) in
      Script.Step.stimulate("sendAction", ["action": "push", "from": "E", "payload": .text(text)])
    }
    let steps = [.set("implements", of: "C", ["action": "push", "arguments": 2]), send("one")]
    #expect(await calls(steps, on: .figure) == ["C push"])
    #expect(await answer(.ask("result"), after: steps, on: .figure) == "yes")
    #expect(await answer(.ask("payload"), on: .figure) == "nobody")
    #expect(await answer(.ask("payload"), after: steps, on: .figure) == "one")
    #expect(await answer(.ask("payload"), after: steps + [send("two")], on: .figure) == "two")
    let plain = Script.Step.stimulate("sendAction", ["action": "push", "from": "E"])
    #expect(await answer(.ask("payload"), after: steps + [plain], on: .figure) == "nobody")
    #expect(await answer(.ask("payload"), after: [send("lost")], on: .figure) == "nobody")
  }

  @Test(
    "Input that cannot be carried out is an error with the reason",
    arguments: [
      (.stimulate("press", ["key": "A", "stage": "ended"]), "the key A is not down"),
      (
        .stimulate("shake", ["stage": "changed"]),
        "a shake cannot change: it began, ended or was cancelled"
      ),
      (.change("focus", of: "app"), "app is an application, where a view is needed"),
      (.set("inputView", of: "E", to: "app"), "app is an application, where a view is needed"),
      (.set("handlesPresses", of: "X", to: true), "the stage has no X"),
    ] as [(Script.Step, String)])
  func errors(_ step: Script.Step, _ message: String) async {
    #expect(await error([step], on: .figure) == message)
  }

  @Test(
    "Input without an application is an error",
    arguments: [
      .change("focus"), .change("receiveRemoteControl", to: true),
      .stimulate("press", ["key": "A", "stage": "began"]), .stimulate("shake", ["stage": "began"]),
      .stimulate("remoteControl", ["command": "play"]),
    ] as [Script.Step])
  func noApplication(_ step: Script.Step) async {
    #expect(
      await error([step], on: Stage([])) == "the stage has no application that could get events")
  }

  @Test("Input in a cyclic chain is an error, unless a responder handles it")
  func circle() async {
    let steps = first("E") + [.set("next", of: "window", to: "C")]
    let shake = Script.Step.stimulate("shake", ["stage": "began"])
    #expect(await error(steps + [shake], on: .figure) == "the chain from E comes back to C")
    let press = Script.Step.stimulate("press", ["key": "A", "stage": "began"])
    #expect(await error(steps + [press], on: .figure) == "the chain from E comes back to C")
    let handle = Script.Step.set("handlesMotion", of: "A", to: true)
    #expect(await error(steps + [handle, shake], on: .figure) == "no error")
  }

  @Test(
    "Input passes at most five hundred responders, and a search for undo managers any number")
  func long() async {
    func deep(_ levels: Int) -> Stage {
      Stage(
        [.row("app", .application), .view("0", in: "app", 0, 0, 9, 9, kind: .window)]
          + (1..<levels).map { .view("\($0)", in: "\($0 - 1)", 0, 0, 9, 9) })
    }
    let press = Script.Step.stimulate("press", ["key": "A", "stage": "began"])
    #expect(await error(first("498") + [press], on: deep(499)) == "no error")
    #expect(
      await error(first("499") + [press], on: deep(500))
        == "the event travels through more than 500 responders, which could exhaust the stack")
    let handle = Script.Step.set("handlesPresses", of: "99999", to: true)
    let steps = first("99999") + [handle, press]
    #expect(await answer(.ask("undoManager", of: "99999"), after: steps, on: deep(100_000)) == "0")
  }

  /// Returns steps that make a responder first responder.
  private func first(_ name: String) -> [Script.Step] {
    [
      .set("canBecomeFirstResponder", of: name, to: true),
      .stimulate("becomeFirstResponder", of: .text(name)),
    ]
  }
}
