import Conformance
import Testing

@Suite("Actions of a script")
struct WorldActionsTests {
  private func send(
    _ action: String, to target: String? = nil, from sender: String? = nil
  ) -> Script.Step {
    .stimulate(
      "sendAction", ["action": .text(action), "to": StepValue(target), "from": StepValue(sender)])
  }

  private func implements(_ name: String, arguments: Int = 0) -> Script.Step {
    .set("implements", of: name, ["action": "copy", "arguments": .integer(arguments)])
  }

  private let focus: [Script.Step] = [
    .set("canBecomeFirstResponder", of: "D", to: true), .stimulate("becomeFirstResponder", of: "D"),
  ]

  @Test(
    "A target performs the action that it implements, with any number of arguments",
    arguments: 0...2)
  func explicit(_ arguments: Int) async {
    let steps = [
      implements("B", arguments: arguments), .set("denies", of: "B", ["action": "copy"]),
    ]
    #expect(await calls(steps + [send("copy", to: "B")], on: .figure) == ["B copy"])
    #expect(
      await answer(.ask("result"), after: steps + [send("copy", to: "B")], on: .figure) == "yes")
    #expect(
      await answer(.ask("result"), after: steps + [send("copy", to: "C")], on: .figure) == "no")
  }

  @Test("An action comes with as much of sender and event as its form takes")
  func arguments() async throws {
    func call(_ arguments: Int, from sender: String?) async throws -> Trace.Call {
      let steps = [implements("B", arguments: arguments), send("copy", to: "B", from: sender)]
      guard case .observed(let trace) = await perform(steps, on: .figure) else {
        return Trace.Call("", .action("nothing"))
      }
      return try #require(trace.records[1].calls.first)
    }
    #expect(try await call(0, from: "C") == Trace.Call("B", .action("copy")))
    #expect(
      try await call(1, from: "C") == Trace.Call("B", .action("copy"), sender: .responder("C")))
    #expect(try await call(1, from: nil) == Trace.Call("B", .action("copy"), sender: .nobody))
    #expect(
      try await call(2, from: "C")
        == Trace.Call("B", .action("copy"), sender: .responder("C"), hasEvent: false))
  }

  @Test(
    "Without a target the search starts at the first responder, or at the sender if there is none")
  func search() async {
    let steps = [implements("A"), implements("B")]
    #expect(await calls(steps + [send("copy", from: "B")], on: .figure) == ["B copy"])
    #expect(await calls(steps + focus + [send("copy", from: "B")], on: .figure) == ["A copy"])
    #expect(await calls(steps + [send("copy")], on: .figure) == [])
    #expect(await answer(.ask("result"), after: steps + [send("copy")], on: .figure) == "no")
    let deny = Script.Step.set("denies", of: "B", ["action": "copy"])
    #expect(await calls(steps + [deny, send("copy", from: "B")], on: .figure) == ["A copy"])
  }

  @Test("A responder redirects one action to another responder, or to nobody")
  func redirection() async {
    let steps = [
      implements("A"), implements("B"),
      Script.Step.set("redirects", of: "C", to: "B", ["action": "copy"]),
    ]
    #expect(await calls(steps + [send("copy", from: "E")], on: .figure) == ["B copy"])
    #expect(
      await answer(.ask("target", of: "E", ["action": "copy"]), after: steps, on: .figure) == "B")
    let end = Script.Step.set("redirects", of: "C", ["action": "copy"])
    #expect(
      await answer(.ask("target", of: "E", ["action": "copy"]), after: steps + [end], on: .figure)
        == "A")
    #expect(
      await answer(.ask("target", of: "C", ["action": "copy"]), after: steps + [end], on: .figure)
        == "nobody")
    #expect(
      await answer(.ask("target", of: "E", ["action": "paste"]), after: steps, on: .figure)
        == "nobody")
  }

  @Test("An object performs an action as its target or sender, and a recognizer can send one")
  func objects() async {
    let own = implements("object")
    #expect(await calls([own, send("copy", to: "object")], on: .everyKind) == ["object copy"])
    #expect(await calls([own, send("copy", from: "object")], on: .everyKind) == ["object copy"])
    let named = [own, Script.Step.set("redirects", of: "main", to: "object", ["action": "copy"])]
    #expect(
      await calls(named + [send("copy", from: "title")], on: .everyKind) == ["object copy"])
    #expect(
      await answer(.ask("target", of: "title", ["action": "copy"]), after: named, on: .everyKind)
        == "object")
    let tap = Stage([.row("app", .application), .row("tap", .tapRecognizer)])
    #expect(
      await calls([implements("app"), send("copy", to: "app", from: "tap")], on: tap)
        == ["app copy"])
  }

  @Test("The action resignFirstResponder makes the first responder resign")
  func resign() async {
    let sent = send("resignFirstResponder", from: "B")
    #expect(
      await calls(focus + [sent], on: .figure)
        == ["D resignFirstResponder", "D resignFirstResponder()"])
    #expect(
      await answer(.ask("isFirstResponder", of: "D"), after: focus + [sent], on: .figure) == "no")
  }

  @Test("Questions about actions are answered without recorded calls")
  func asking() async {
    let steps = [implements("A")]
    for (name, answered) in [("A", "yes"), ("C", "no")] {
      #expect(
        await answer(
          .ask("canPerform", of: .text(name), ["action": "copy"]), after: steps, on: .figure)
          == answered)
    }
    #expect(
      await answer(.ask("canPerform", of: "C", ["action": "resignFirstResponder"]), on: .figure)
        == "yes")
    #expect(
      await calls(steps + [.ask("target", of: "E", ["action": "copy"])], on: .figure) == [])
  }

  @Test("A cycle in the search is an error, unless a responder in it performs the action")
  func circle() async {
    let circle = Script.Step.set("next", of: "window", to: "C")
    let message = "the chain from E comes back to C"
    #expect(await error([circle, send("copy", from: "E")], on: .figure) == message)
    #expect(
      await answer(.ask("target", of: "E", ["action": "copy"]), after: [circle], on: .figure)
        == message)
    #expect(
      await calls([circle, implements("A"), send("copy", from: "E")], on: .figure) == ["A copy"])
  }

  @Test("Targets and first responders are found in twenty thousand nested views")
  func deep() async {
    var rows: [StagedResponder] = [.row("app", .application), .row("0", .window, in: "app")]
    rows += (1..<20_000).map { .row("\($0)", .view, in: "\($0 - 1)") }
    var steps = (1..<20_000).map {
      Script.Step.set("redirects", of: "\($0)", to: "0", ["action": "paste"])
    }
    steps.append(implements("0"))
    #expect(
      await answer(.ask("target", of: "19999", ["action": "copy"]), after: steps, on: Stage(rows))
        == "0")
    steps.append(.set("canBecomeFirstResponder", of: "19999", to: true))
    steps.append(.stimulate("becomeFirstResponder", of: "19999"))
    #expect(
      await answer(.ask("isFirstResponder", of: "19999"), after: steps, on: Stage(rows)) == "yes")
    steps.append(.change("remove", of: "1"))
    #expect(
      await answer(.ask("isFirstResponder", of: "19999"), after: steps, on: Stage(rows)) == "no")
  }

  @Test("An action that cannot be implemented, sent or redirected is an error")
  func impossible() async {
    #expect(
      await error([implements("A", arguments: 3)], on: .figure)
        == "copy cannot have 3 arguments: an action has 0, 1 or 2")
    #expect(
      await error([send("copy", to: "X")], on: .figure) == "the stage has no X")
    #expect(
      await error([send("copy")], on: Stage([]))
        == "the stage has no application that could send actions")
    #expect(
      await error([.set("redirects", of: "object", to: "main", ["action": "copy"])], on: .everyKind)
        == "object is an object, where a responder is needed")
    let tap = Stage([.row("app", .application), .row("tap", .tapRecognizer)])
    #expect(
      await error([implements("tap")], on: tap)
        == "tap is a tap recognizer, where a responder or an object is needed")
  }
}
