import Conformance
import Results
import Testing

@testable import Running

@Suite struct SmallestStageTests {
  /// A window with a page, which contains a card with a picture, a pad, and a shelf in a corner; the
  /// card and the pad have recognizers. `spare` is in no window.
  private static let rows = [
    StagedResponder(name: "app", kind: .application),
    StagedResponder(name: "helper", kind: .responder),
    StagedResponder(name: "window", kind: .window, parent: "app", frame: frame(0, 0, 400, 400)),
    StagedResponder(name: "page", kind: .view, parent: "window", frame: frame(0, 0, 400, 400)),
    StagedResponder(name: "card", kind: .view, parent: "page", frame: frame(20, 20, 160, 160)),
    StagedResponder(name: "pic", kind: .imageView, parent: "card", frame: frame(20, 20, 60, 60)),
    StagedResponder(name: "pad", kind: .view, parent: "page", frame: frame(220, 20, 160, 160)),
    StagedResponder(name: "note", kind: .textField, parent: "pad", frame: frame(20, 20, 60, 60)),
    StagedResponder(name: "spare", kind: .slider, frame: frame(0, 0, 400, 400)),
    StagedResponder(name: "tap", kind: .tapRecognizer, parent: "card"),
    StagedResponder(name: "drag", kind: .panRecognizer, parent: "pad"),
    StagedResponder(name: "hold", kind: .longPressRecognizer, parent: "page"),
  ]

  private static func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
  }

  private func scenario(
    _ steps: [Script.Step], _ requirement: Conformance.Requirement? = nil,
    on rows: [StagedResponder] = rows, features: Set<Feature> = [.windows]
  ) -> Scenario {
    let expectations = requirement.map {
      [Expectation(step: steps.count - 1, requirement: $0, phrase: "", line: 1)]
    }
    return Scenario.sample(
      features: features, steps: steps, expectations: expectations ?? []
    ).on(Stage(rows))
  }

  private func kept(
    _ steps: [Script.Step], _ requirement: Conformance.Requirement? = nil,
    on rows: [StagedResponder] = rows
  ) -> [String] {
    let smallest = SmallestStage(scenario(steps, requirement, on: rows))
    let left = smallest.removableRows { _ in false }
    return smallest.stage(without: left).responders.map(\.name)
  }

  private static func touch(_ x: Double, _ y: Double) -> Script.Step {
    .stimulate("touchBegins", ["at": .point(Point(x: x, y: y))])
  }

  @Test("Windows stay, and the application, its delegate and scenes where they are named")
  func foundations() {
    let rows = [
      StagedResponder(name: "app", kind: .application),
      StagedResponder(name: "delegate", kind: .applicationDelegate, parent: "app"),
      StagedResponder(name: "other", kind: .object, parent: "app"),
      StagedResponder(name: "plain", kind: .object),
      StagedResponder(name: "scene", kind: .windowScene, parent: "app"),
      StagedResponder(name: "window", kind: .window, parent: "scene"),
    ]
    #expect(kept([], on: rows) == ["window"])
    #expect(
      kept([.ask("next", of: "app")], .answer(oneOf: [.responders(["delegate"])]), on: rows)
        == ["app", "delegate", "window"])
    #expect(kept([.ask("next", of: "scene")], on: rows) == ["scene", "window"])
    let stray = StagedResponder(name: "stray", kind: .window, parent: "app")
    #expect(kept([], on: rows + [stray]) == ["app", "scene", "window", "stray"])
    let annex = [
      StagedResponder(name: "annex", kind: .windowScene, parent: "app"),
      StagedResponder(name: "den", kind: .window, parent: "annex"),
    ]
    #expect(kept([], on: rows + annex) == ["app", "scene", "window", "annex", "den"])
  }

  @Test("Views stand in nothing without a window that only chains, geometry and targets do without")
  func windowless() {
    func kept(_ steps: [Script.Step], _ feature: Feature = .responderChain) -> [String] {
      let scenario = scenario(steps, features: [feature])
      let smallest = SmallestStage(scenario)
      let left = smallest.removableRows { Self.rows[$0].kind != .window }
      return smallest.stage(without: left).responders.prefix(3).map {
        "\($0.name) in \($0.parent ?? "-")"
      }
    }
    let without = ["app in -", "helper in -", "page in -"]
    let with = ["app in -", "helper in -", "window in app"]
    #expect(kept([.ask("next", of: "card")]) == without)
    #expect(kept([.ask("next", of: "window")]) == with)
    #expect(kept([.ask("next", of: "card")], .firstResponder) == with)
    #expect(kept([Self.touch(5, 5)]) == with)
  }

  @Test("Windows and scenes stand in what is left of what they stood in")
  func places() {
    let rows = [
      StagedResponder(name: "app", kind: .application),
      StagedResponder(name: "helper", kind: .object, parent: "app"),
      StagedResponder(name: "scene", kind: .windowScene, parent: "app"),
      StagedResponder(name: "window", kind: .window, parent: "scene"),
    ]
    func places(without kinds: Set<ResponderKind>) -> [String] {
      let smallest = SmallestStage(scenario([], on: rows))
      let left = smallest.removableRows { !kinds.contains(rows[$0].kind) }
      return smallest.stage(without: left).responders.map { "\($0.name) in \($0.parent ?? "-")" }
    }
    #expect(places(without: [.application]) == ["scene in -", "window in scene"])
    #expect(
      places(without: [.windowScene]) == ["app in -", "helper in app", "window in app"])
    #expect(places(without: [.application, .windowScene]) == ["window in -"])
  }

  @Test("What a scroll view contains stays where a finger goes down after one moved")
  func scrolledContent() {
    let rows = [
      StagedResponder(name: "app", kind: .application),
      StagedResponder(name: "window", kind: .window, parent: "app", frame: frame(300)),
      StagedResponder(name: "list", kind: .scrollView, parent: "window", frame: frame(300)),
      StagedResponder(
        name: "below", kind: .view, parent: "list", frame: Rect(x: 0, y: 500, width: 9, height: 9)),
      StagedResponder(name: "pan", kind: .scrollPanRecognizer, parent: "list"),
    ]
    let move = Script.Step.stimulate("touchMoves", ["at": .point(Point(x: 5, y: 50))])
    let lift = Script.Step.stimulate("touchEnds")
    #expect(kept([Self.touch(5, 90), move], on: rows) == ["window", "list"])
    #expect(
      kept([Self.touch(5, 90), move, lift, Self.touch(5, 5)], on: rows)
        == ["window", "list", "below"])
  }

  private func frame(_ side: Double) -> Rect { Rect(x: 0, y: 0, width: side, height: side) }

  @Test("Rows that steps and expectations name stay, with their places")
  func names() {
    #expect(kept([.ask("next", of: "pic")]) == ["window", "page", "card", "pic"])
    #expect(
      kept([.ask("keyWindow")], .answer(oneOf: [.responders(["helper", "note"])]))
        == ["helper", "window", "page", "pad", "note"])
    #expect(
      kept(
        [.ask("keyWindow")],
        .anyOf([
          .call(.firing(of: "tap")), .order(CallPattern("helper"), CallPattern("spare")),
          .receivers(.touchesBegan, ["pad"]),
        ]))
        == ["helper", "window", "page", "card", "pad", "spare", "tap"])
  }

  @Test("A finger keeps the views under it, and the recognizers of these and of their superviews")
  func touches() {
    #expect(
      kept([Self.touch(150, 150)]) == ["window", "page", "card", "tap", "hold"])
    #expect(
      kept([Self.touch(60, 60)]) == ["window", "page", "card", "pic", "tap", "hold"])
    let fingers = Script.Step.stimulate(
      "fingers", ["changes": .fingers([FingerChange(2, .touches(Point(x: 300, y: 150)))])])
    #expect(kept([fingers]) == ["window", "page", "pad", "drag", "hold"])
  }

  @Test("The edge of a frame counts as inside, and a drag reaches nothing")
  func edges() {
    #expect(kept([Self.touch(180, 180)]).contains("card"))
    #expect(!kept([Self.touch(181, 180)]).contains("card"))
    let move = Script.Step.stimulate("touchMoves", ["at": .point(Point(x: 150, y: 150))])
    #expect(kept([move]) == ["window"])
  }

  @Test(
    "What stands in an object whose geometry or place changes stays, wherever the finger is",
    arguments: [
      Script.Step.set("scale", of: "pad", to: .point(Point(x: 2, y: 2))),
      .set("frame", of: "pad", to: .rect(Rect(x: 0, y: 0, width: 9, height: 9))),
      .set("pointInside", of: "pad", to: true),
      .change("remove", of: "pad"),
    ])
  func movedObjects(change: Script.Step) {
    #expect(
      kept([change, Self.touch(390, 390)])
        == ["window", "page", "pad", "note", "drag", "hold"])
  }

  @Test("A view that an overridden hitTest returns keeps its recognizers")
  func returnedViews() {
    let step = Script.Step.set("hitTest", of: "page", to: "card")
    #expect(kept([step]).contains("tap"))
    #expect(kept([.set("hidden", of: "card", to: true)]) == ["window", "page", "card"])
  }

  @Test("A direct hit-test keeps what is under its point in the view's own coordinates")
  func directSearch() {
    let step = Script.Step.stimulate(
      "hitTest", of: "pad", ["at": .point(Point(x: 30, y: 30))])
    #expect(kept([step]).contains("note"))
    #expect(!kept([step]).contains("pic"))
  }

  @Test("A root view and its controller stay together, and a controller with its presenter")
  func controllers() {
    let rows = [
      StagedResponder(name: "window", kind: .window),
      StagedResponder(name: "root", kind: .viewController, parent: "window"),
      StagedResponder(name: "rootView", kind: .view, controller: "root"),
      StagedResponder(name: "sheet", kind: .viewController, presenter: "root"),
      StagedResponder(name: "sheetView", kind: .view, controller: "sheet"),
      StagedResponder(name: "other", kind: .viewController),
      StagedResponder(name: "otherView", kind: .view, controller: "other"),
    ]
    #expect(
      kept([.ask("next", of: "sheetView")], on: rows)
        == ["window", "root", "rootView", "sheet", "sheetView"])
    #expect(kept([.ask("next", of: "root")], on: rows) == ["window", "root", "rootView"])
  }

  @Test("Rows of claimed kinds stay, but for those that stand in one that is left out")
  func claimedKinds() {
    let rows = Self.rows + [StagedResponder(name: "press", kind: .tapRecognizer, parent: "note")]
    let smallest = SmallestStage(scenario([Self.touch(150, 150)], on: rows))
    let claimed = Set(ResponderKind.allCases).subtracting([.textField, .panRecognizer])
    let left = smallest.removableRows { claimed.contains(rows[$0].kind) }
    #expect(left.map { rows[$0].name } == ["note", "drag", "press"])
  }

  @Test(
    "Tens of thousands of rows, each in the next, take no quadratic time", .timeLimit(.minutes(3)))
  func nestedRows() {
    let count = 60_000
    let nested = (0..<count).map { index in
      StagedResponder(
        name: "v\(index)", kind: .slider, parent: index + 1 < count ? "v\(index + 1)" : "pane",
        frame: Self.frame(0, 0, 1, 1))
    }
    let pane = StagedResponder(
      name: "pane", kind: .view, parent: "window", frame: Self.frame(0, 0, 400, 400))
    let window = StagedResponder(name: "window", kind: .window)
    #expect(kept([Self.touch(9, 9)], on: nested + [pane, window]) == ["pane", "window"])
    let search = Script.Step.stimulate("hitTest", of: "pane", ["at": .point(Point(x: 9, y: 9))])
    #expect(kept([search], on: nested + [pane, window]) == ["pane", "window"])
  }

  @Test("Rows that stand in each other are left out, or stay where one is named")
  func cycles() {
    let rows = ["a", "b", "c"].map { name in
      StagedResponder(
        name: name, kind: .view, parent: ["a": "b", "b": "c", "c": "a"][name],
        frame: Self.frame(0, 0, 10, 10))
    }
    #expect(kept([Self.touch(5, 5)], on: rows) == [])
    let search = Script.Step.stimulate("hitTest", of: "a", ["at": .point(Point(x: 5, y: 5))])
    #expect(kept([search], on: rows) == ["a", "b", "c"])
  }
}
