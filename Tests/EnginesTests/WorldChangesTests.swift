import Conformance
import Testing

@Suite("Changes of a script")
struct WorldChangesTests {
  @Test("Changes remove, add, insert and reorder subviews", arguments: Rearrangement.all)
  func subviews(_ rearrangement: Rearrangement) async {
    #expect(
      await answer(
        .ask("subviews", of: .text(rearrangement.of)), after: rearrangement.changes, on: .figure)
        == rearrangement.expected)
  }

  @Test("A removed window or scene has no next responder, and its views are not hit")
  func removingWindows() async {
    for name in ["window", "scene"] {
      let remove = Script.Step.change("remove", of: .text(name))
      #expect(
        await answer(.ask("next", of: .text(name)), after: [remove], on: .everyKind) == "nobody")
      #expect(
        await answer(.ask("hitTestView"), after: [remove, .touch(1, 1)], on: .everyKind) == "nobody"
      )
    }
  }

  @Test("Removing a child controller removes its view")
  func removingChild() async {
    let remove = Script.Step.change("remove", of: "child")
    #expect(await answer(.ask("subviews", of: "box"), after: [remove], on: .everyKind) == "nobody")
    #expect(
      await answer(.ask("chain", of: "title"), after: [remove], on: .everyKind)
        == "title page child")
  }

  @Test("Removing a root controller removes its view from the window")
  func removingRoot() async {
    let remove = Script.Step.change("remove", of: "root")
    #expect(
      await answer(.ask("subviews", of: "window"), after: [remove], on: .everyKind) == "nobody")
    #expect(await answer(.ask("next", of: "root"), after: [remove], on: .everyKind) == "nobody")
  }

  @Test("The next responder of a view that becomes a controller's view is the controller")
  func makeView() async {
    let change = Script.Step.change("makeView", of: "box", ["controller": "child"])
    #expect(await answer(.ask("next", of: "box"), after: [change], on: .everyKind) == "child")
    #expect(await answer(.ask("next", of: "page"), after: [change], on: .everyKind) == "box")
    #expect(await answer(.ask("next", of: "child"), after: [change], on: .everyKind) == "main")
  }

  @Test("The view of a presented controller is in front until the controller is dismissed")
  func presenting() async {
    let present = Script.Step.change("present", of: "sheet", ["by": "root"])
    let dismiss = Script.Step.change("dismiss", of: "sheet")
    #expect(
      await answer(.ask("subviews", of: "window"), after: [present], on: .everyKind) == "main form")
    #expect(
      await answer(.ask("chain", of: "form"), after: [present], on: .everyKind)
        == "form sheet root window scene app delegate")
    #expect(
      await answer(.ask("subviews", of: "window"), after: [present, dismiss], on: .everyKind)
        == "main")
    #expect(
      await answer(.ask("next", of: "sheet"), after: [present, dismiss], on: .everyKind) == "nobody"
    )
  }

  @Test("Touches are ignored until each beginning of ignoring is balanced by an end")
  func ignoring() async {
    let begin = Script.Step.change("ignoreInteractionEvents", to: true)
    let end = Script.Step.change("ignoreInteractionEvents", to: false)
    let touch = Script.Step.touch(1, 1)
    #expect(await answer(.ask("hitTestView"), after: [begin, touch], on: .figure) == "nobody")
    #expect(
      await answer(.ask("touchView"), after: [begin, begin, end, touch], on: .figure) == "nobody")
    #expect(await answer(.ask("touchView"), after: [begin, end, touch], on: .figure) == "B")
    #expect(await calls([begin, touch], on: .figure) == [])
  }

  @Test("A change that cannot be made is an error", arguments: ImpossibleChange.all)
  func impossible(_ impossible: ImpossibleChange) async {
    #expect(
      await error(impossible.changes, on: .everyKind) == impossible.message)
  }
}

/// Changes, and the subviews of a view after them.
struct Rearrangement: Sendable, CustomTestStringConvertible {
  let changes: [Script.Step]
  let of: String
  let expected: String

  var testDescription: String { "\(changes.map(\.words))" }

  static let all: [Rearrangement] = [
    Rearrangement(changes: [.change("remove", of: "B")], of: "A", expected: "C"),
    Rearrangement(
      changes: [.change("remove", of: "B"), .change("remove", of: "B")], of: "A", expected: "C"),
    Rearrangement(
      changes: [.change("remove", of: "B"), .change("remove", of: "C")], of: "A", expected: "nobody"
    ),
    Rearrangement(changes: [.change("add", of: "B", to: "C")], of: "C", expected: "D E B"),
    Rearrangement(changes: [.change("add", of: "B", to: "A")], of: "A", expected: "C B"),
    Rearrangement(changes: [.change("add", of: "B", to: "window")], of: "window", expected: "A B"),
    Rearrangement(
      changes: [.change("insert", of: "B", ["placement": "above", "sibling": "C"])], of: "A",
      expected: "C B"),
    Rearrangement(
      changes: [.change("insert", of: "C", ["placement": "below", "sibling": "B"])], of: "A",
      expected: "C B"),
    Rearrangement(
      changes: [.change("insert", of: "B", ["placement": "below", "sibling": "E"])], of: "C",
      expected: "D B E"),
    Rearrangement(
      changes: [.change("insertInto", of: "B", to: "C", ["placement": "below", "sibling": "E"])],
      of: "C", expected: "D B E"),
    Rearrangement(
      changes: [.change("insertInto", of: "B", to: "C", ["placement": "above", "sibling": "D"])],
      of: "C", expected: "D B E"),
    Rearrangement(
      changes: [.change("insertInto", of: "B", to: "C", ["placement": "below", "sibling": "A"])],
      of: "C", expected: "D E B"),
    Rearrangement(changes: [.change("bringToFront", of: "D")], of: "C", expected: "E D"),
    Rearrangement(changes: [.change("sendToBack", of: "E")], of: "C", expected: "E D"),
  ]
}

/// Changes that cannot be made, with the message of the error.
struct ImpossibleChange: Sendable, CustomTestStringConvertible {
  let changes: [Script.Step]
  let message: String

  var testDescription: String { message }

  init(_ message: String, _ changes: Script.Step...) {
    self.changes = changes
    self.message = message
  }

  static let all: [ImpossibleChange] = [
    ImpossibleChange("the stage has no X", .change("remove", of: "X")),
    ImpossibleChange("the stage has no X", .change("add", of: "X", to: "main")),
    ImpossibleChange("the stage has no X", .change("add", of: "main", to: "X")),
    ImpossibleChange(
      "app is an application, which stands in nothing that it could be removed from",
      .change("remove", of: "app")),
    ImpossibleChange(
      "object is an object, which stands in nothing that it could be removed from",
      .change("remove", of: "object")),
    ImpossibleChange(
      "sheet is presented: it can be dismissed, not removed",
      .change("present", of: "sheet", ["by": "root"]),
      .change("remove", of: "sheet")),
    ImpossibleChange(
      "main cannot stand in page, which stands in main or is the same",
      .change("add", of: "main", to: "page")),
    ImpossibleChange(
      "main cannot stand in main, which stands in main or is the same",
      .change("add", of: "main", to: "main")),
    ImpossibleChange(
      "window is a window, where a view that can stand in another is needed",
      .change("add", of: "window", to: "form")),
    ImpossibleChange(
      "root is a view controller, where a view is needed", .change("add", of: "main", to: "root")),
    ImpossibleChange(
      "main cannot stand in page, which stands in main or is the same",
      .change("insert", of: "main", ["placement": "below", "sibling": "title"])),
    ImpossibleChange(
      "title cannot be put beside title, which has no superview or is the same",
      .change("insert", of: "title", ["placement": "above", "sibling": "title"])),
    ImpossibleChange(
      "title cannot be put beside form, which has no superview or is the same",
      .change("insert", of: "title", ["placement": "above", "sibling": "form"])),
    ImpossibleChange(
      "title cannot be put beside title, which has no superview or is the same",
      .change("insertInto", of: "title", to: "form", ["placement": "above", "sibling": "title"])),
    ImpossibleChange(
      "main cannot stand in page, which stands in main or is the same",
      .change("insertInto", of: "main", to: "page", ["placement": "above", "sibling": "form"])),
    ImpossibleChange("form has no superview to be moved in", .change("bringToFront", of: "form")),
    ImpossibleChange("window has no superview to be moved in", .change("sendToBack", of: "window")),
    ImpossibleChange(
      "window is a window, where a view that can stand in another is needed",
      .change("makeView", of: "window", ["controller": "sheet"])),
    ImpossibleChange(
      "main is a view, where a view controller is needed",
      .change("makeView", of: "form", ["controller": "main"])),
    ImpossibleChange(
      "sheet is presented already", .change("present", of: "sheet", ["by": "root"]),
      .change("present", of: "sheet", ["by": "child"])),
    ImpossibleChange(
      "child cannot be the presented controller of root, which has one already",
      .change("present", of: "sheet", ["by": "root"]),
      .change("present", of: "child", ["by": "root"])),
    ImpossibleChange(
      "root cannot stand in child, which stands in root or is the same",
      .change("present", of: "root", ["by": "child"])),
    ImpossibleChange(
      "sheet cannot stand in sheet, which stands in sheet or is the same",
      .change("present", of: "sheet", ["by": "sheet"])),
    ImpossibleChange(
      "sheet cannot stand in root, which stands in sheet or is the same",
      .change("add", of: "main", to: "form"), .change("present", of: "sheet", ["by": "root"])),
    ImpossibleChange(
      "main cannot stand in form, which stands in main or is the same",
      .change("present", of: "sheet", ["by": "root"]), .change("add", of: "main", to: "form")),
    ImpossibleChange(
      "box cannot stand in sheet, which stands in box or is the same",
      .change("present", of: "sheet", ["by": "child"]),
      .change("makeView", of: "box", ["controller": "sheet"])),
    ImpossibleChange("sheet is not presented", .change("dismiss", of: "sheet")),
    ImpossibleChange(
      "main is a view, where a view controller is needed", .change("dismiss", of: "main")),
  ]
}
