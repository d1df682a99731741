import Conformance
import Testing

@Suite("First responders of a script")
struct WorldFirstResponderTests {
  private let stage = Stage([
    .row("app", .application),
    .view("window", in: "app", 0, 0, 100, 100, kind: .window),
    .row("root", .viewController, in: "window"),
    .view("main", in: "window", 0, 0, 100, 100, of: "root"),
    .view("field", in: "main", 0, 0, 10, 10, kind: .textField),
    .view("text", in: "main", 10, 0, 10, 10, kind: .textView),
    .view("box", in: "main", 20, 0, 10, 10, kind: .control),
    .view("panel", in: "app", 200, 0, 100, 100, kind: .window),
    .view("note", in: "panel", 0, 0, 10, 10, kind: .textField),
  ])

  private func become(_ name: String) -> Script.Step {
    .stimulate("becomeFirstResponder", of: .text(name))
  }
  private func resign(_ name: String) -> Script.Step {
    .stimulate("resignFirstResponder", of: .text(name))
  }

  @Test("A responder that can become first responder does, and the call returns whether it did")
  func becoming() async {
    #expect(await answer(.ask("result"), after: [become("field")], on: stage) == "yes")
    #expect(
      await answer(.ask("firstResponder", of: "window"), after: [become("field")], on: stage)
        == "field")
    #expect(await answer(.ask("result"), after: [become("box")], on: stage) == "no")
    #expect(await answer(.ask("firstResponder", of: "window"), on: stage) == "nobody")
    for name in ["box", "root", "window", "main"] {
      let steps = [Script.Step.set("canBecomeFirstResponder", of: name, to: true), become(name)]
      #expect(await answer(.ask("result"), after: steps, on: stage) == "yes")
      #expect(
        await answer(.ask("isFirstResponder", of: .text(name)), after: steps, on: stage) == "yes")
    }
    let app = [Script.Step.set("canBecomeFirstResponder", of: "app", to: true), become("app")]
    #expect(await answer(.ask("result"), after: app, on: stage) == "no")
    let no = Script.Step.set("canBecomeFirstResponder", of: "field", to: false)
    #expect(await answer(.ask("result"), after: [no, become("field")], on: stage) == "no")
  }

  @Test("The first responder is asked to resign before another one becomes first, and may refuse")
  func refusing() async {
    #expect(
      await calls([become("field"), become("text")], on: stage)
        == ["field resignFirstResponder()", "field sendActions(for: editingDidEnd)"])
    #expect(await calls([become("field"), become("field")], on: stage) == [])
    #expect(
      await calls([become("field"), become("note")], on: stage)
        == ["note sendActions(for: editingDidBegin)"])
    for refusal in [
      Script.Step.set("canResignFirstResponder", of: "field", to: false),
      .set("refusesToResign", of: "field", to: true),
    ] {
      let steps = [refusal, become("field"), become("text")]
      #expect(await answer(.ask("result"), after: steps, on: stage) == "no")
      #expect(await answer(.ask("isFirstResponder", of: "field"), after: steps, on: stage) == "yes")
      #expect(await calls(steps, on: stage) == ["field resignFirstResponder()"])
    }
  }

  @Test("A responder that resigns is first no longer, and a willing one up its chain becomes first")
  func resigning() async {
    let steps = [become("field"), resign("field")]
    #expect(await answer(.ask("result"), after: steps, on: stage) == "yes")
    #expect(await answer(.ask("isFirstResponder", of: "field"), after: steps, on: stage) == "no")
    #expect(
      await calls(steps, on: stage)
        == ["field resignFirstResponder()", "field sendActions(for: editingDidEnd)"])
    let other = [become("field"), resign("text")]
    #expect(await answer(.ask("result"), after: other, on: stage) == "no")
    #expect(await answer(.ask("isFirstResponder", of: "field"), after: other, on: stage) == "yes")
    let willing = [Script.Step.set("canBecomeFirstResponder", of: "root", to: true)] + steps
    #expect(await answer(.ask("firstResponder", of: "window"), after: willing, on: stage) == "root")
  }

  @Test("Removing the first responder, its superview or its controller leaves none")
  func removal() async {
    for name in ["field", "main", "root"] {
      let steps = [become("field"), Script.Step.change("remove", of: .text(name))]
      #expect(
        await answer(.ask("firstResponder", of: "window"), after: steps, on: stage) == "nobody")
    }
  }

  @Test("A tap makes a text field or text view first responder and its window key")
  func tapping() async {
    let end = Script.Step.stimulate("touchEnds")
    for (x, name) in [(5.0, "field"), (15, "text"), (25, "nobody")] {
      #expect(
        await answer(.ask("firstResponder", of: "window"), after: [.touch(x, 5), end], on: stage)
          == name)
    }
    #expect(await answer(.ask("keyWindow"), on: stage) == "window")
    #expect(await answer(.ask("keyWindow"), after: [.touch(205, 5), end], on: stage) == "panel")
  }

  @Test("A step or question about first responders is an error for a subject of another kind")
  func impossible() async {
    #expect(
      await answer(.ask("result"), on: stage) == "nothing was called yet that returns a result")
    #expect(
      await answer(.ask("firstResponder", of: "main"), on: stage)
        == "main is a view, where a window is needed")
    #expect(
      await error([become("object")], on: .everyKind)
        == "object is an object, where a responder is needed")
  }
}
