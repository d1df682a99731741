import Conformance
import Testing

@Suite("A change")
struct WorldChangesTests {
  @Test("rearranges subviews", arguments: Rearrangement.all)
  func subviews(_ rearrangement: Rearrangement) async {
    #expect(
      await answer(
        .subviews(of: rearrangement.of), after: rearrangement.changes.map { .change($0) },
        on: .figure) == rearrangement.expected)
  }

  @Test("takes a window or a scene out")
  func removingWindows() async {
    for name in ["window", "scene"] {
      let remove = Script.Step.change(.remove(name))
      #expect(await answer(.next(of: name), after: [remove], on: .theatre) == "nobody")
      #expect(
        await answer(.hitTestView, after: [remove, .touch(1, 1)], on: .theatre) == "nobody")
    }
  }

  @Test("takes a child controller out with its view")
  func removingChild() async {
    let remove = Script.Step.change(.remove("child"))
    #expect(await answer(.subviews(of: "box"), after: [remove], on: .theatre) == "nobody")
    #expect(
      await answer(.chain(from: "title"), after: [remove], on: .theatre) == "title page child")
  }

  @Test("takes a root controller out with its view")
  func removingRoot() async {
    let remove = Script.Step.change(.remove("root"))
    #expect(await answer(.subviews(of: "window"), after: [remove], on: .theatre) == "nobody")
    #expect(await answer(.next(of: "root"), after: [remove], on: .theatre) == "nobody")
  }

  @Test("makes another view the controller's")
  func makeView() async {
    let change = Script.Step.change(.makeView("box", of: "child"))
    #expect(await answer(.next(of: "box"), after: [change], on: .theatre) == "child")
    #expect(await answer(.next(of: "page"), after: [change], on: .theatre) == "box")
    #expect(await answer(.next(of: "child"), after: [change], on: .theatre) == "main")
  }

  @Test("presents a controller in front and dismisses it")
  func presenting() async {
    let present = Script.Step.change(.present("sheet", by: "root"))
    let dismiss = Script.Step.change(.dismiss("sheet"))
    #expect(await answer(.subviews(of: "window"), after: [present], on: .theatre) == "main form")
    #expect(
      await answer(.chain(from: "form"), after: [present], on: .theatre)
        == "form sheet root window scene app delegate")
    #expect(
      await answer(.subviews(of: "window"), after: [present, dismiss], on: .theatre) == "main")
    #expect(await answer(.next(of: "sheet"), after: [present, dismiss], on: .theatre) == "nobody")
  }

  @Test("ignores touches until the outermost end")
  func ignoring() async {
    let begin = Script.Step.change(.ignoreInteractionEvents(true))
    let end = Script.Step.change(.ignoreInteractionEvents(false))
    let touch = Script.Step.touch(1, 1)
    #expect(await answer(.hitTestView, after: [begin, touch], on: .figure) == "nobody")
    #expect(await answer(.touchView, after: [begin, begin, end, touch], on: .figure) == "nobody")
    #expect(await answer(.touchView, after: [begin, end, touch], on: .figure) == "B")
    #expect(await calls([begin, touch], on: .figure) == [])
  }

  @Test("that cannot be made is an error", arguments: ImpossibleChange.all)
  func impossible(_ impossible: ImpossibleChange) async {
    #expect(
      await error(impossible.changes.map { .change($0) }, on: .theatre) == impossible.message)
  }
}

/// Changes and the subviews that they lead to.
struct Rearrangement: Sendable, CustomTestStringConvertible {
  let changes: [Change]
  let of: String
  let expected: String

  var testDescription: String { "\(changes)" }

  static let all: [Rearrangement] = [
    Rearrangement(changes: [.remove("B")], of: "A", expected: "C"),
    Rearrangement(changes: [.remove("B"), .remove("B")], of: "A", expected: "C"),
    Rearrangement(changes: [.remove("B"), .remove("C")], of: "A", expected: "nobody"),
    Rearrangement(changes: [.add("B", to: "C")], of: "C", expected: "D E B"),
    Rearrangement(changes: [.add("B", to: "A")], of: "A", expected: "C B"),
    Rearrangement(changes: [.add("B", to: "window")], of: "window", expected: "A B"),
    Rearrangement(changes: [.insert("B", .above, "C")], of: "A", expected: "C B"),
    Rearrangement(changes: [.insert("C", .below, "B")], of: "A", expected: "C B"),
    Rearrangement(changes: [.insert("B", .below, "E")], of: "C", expected: "D B E"),
    Rearrangement(changes: [.bringToFront("D")], of: "C", expected: "E D"),
    Rearrangement(changes: [.sendToBack("E")], of: "C", expected: "E D"),
  ]
}

/// Changes that cannot be made, and what says so.
struct ImpossibleChange: Sendable, CustomTestStringConvertible {
  let changes: [Change]
  let message: String

  var testDescription: String { message }

  init(_ message: String, _ changes: Change...) {
    self.changes = changes
    self.message = message
  }

  static let all: [ImpossibleChange] = [
    ImpossibleChange("the stage has no X", .remove("X")),
    ImpossibleChange("the stage has no X", .add("X", to: "main")),
    ImpossibleChange("the stage has no X", .add("main", to: "X")),
    ImpossibleChange(
      "app is an application, which stands in nothing that it could be removed from",
      .remove("app")),
    ImpossibleChange(
      "object is an object, which stands in nothing that it could be removed from",
      .remove("object")),
    ImpossibleChange(
      "sheet is presented: it can be dismissed, not removed", .present("sheet", by: "root"),
      .remove("sheet")),
    ImpossibleChange(
      "main cannot stand in page, which stands in main or is the same", .add("main", to: "page")),
    ImpossibleChange(
      "main cannot stand in main, which stands in main or is the same", .add("main", to: "main")),
    ImpossibleChange(
      "window is a window, where a view that can stand in another is needed",
      .add("window", to: "form")),
    ImpossibleChange("root is a view controller, where a view is needed", .add("main", to: "root")),
    ImpossibleChange(
      "main cannot stand in page, which stands in main or is the same",
      .insert("main", .below, "title")),
    ImpossibleChange(
      "title cannot be put beside title, which has no superview or is the same",
      .insert("title", .above, "title")),
    ImpossibleChange(
      "title cannot be put beside form, which has no superview or is the same",
      .insert("title", .above, "form")),
    ImpossibleChange("form has no superview to be moved in", .bringToFront("form")),
    ImpossibleChange("window has no superview to be moved in", .sendToBack("window")),
    ImpossibleChange(
      "window is a window, where a view that can stand in another is needed",
      .makeView("window", of: "sheet")),
    ImpossibleChange(
      "main is a view, where a view controller is needed", .makeView("form", of: "main")),
    ImpossibleChange(
      "sheet is presented already", .present("sheet", by: "root"), .present("sheet", by: "child")),
    ImpossibleChange(
      "child cannot be the presented controller of root, which has one already",
      .present("sheet", by: "root"), .present("child", by: "root")),
    ImpossibleChange(
      "root cannot stand in child, which stands in root or is the same",
      .present("root", by: "child")),
    ImpossibleChange(
      "sheet cannot stand in sheet, which stands in sheet or is the same",
      .present("sheet", by: "sheet")),
    ImpossibleChange("sheet is not presented", .dismiss("sheet")),
    ImpossibleChange("main is a view, where a view controller is needed", .dismiss("main")),
  ]
}
