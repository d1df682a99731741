import Conformance
import Engines
import Scenes
import Testing

@Suite("Snapshots for drawings")
struct WorldSnapshotsTests {
  /// `A` in a window of 200 by 200, in it `B` above and `C` below, which contains `D`; `spare` is
  /// in no other view.
  private static let tree = Stage([
    .row("app", .application),
    .view("window", in: "app", 0, 0, 200, 200, kind: .window),
    .view("A", in: "window", 0, 0, 200, 200),
    .view("B", in: "A", 0, 0, 200, 100),
    .view("C", in: "A", 0, 100, 200, 100, kind: .label),
    .view("D", in: "C", 20, 20, 40, 40, kind: .button),
    .view("spare", in: nil, 0, 0, 10, 10),
  ])

  private func snapshots(_ steps: [Script.Step], on stage: Stage = tree) -> [SceneSnapshot] {
    LocalEngine().snapshots(of: Script(stage: stage, steps: steps))
  }

  /// Returns the names of the layers after some changes, from back to front; nil if one fails.
  private func shown(_ changes: Script.Step..., on stage: Stage = tree) -> String? {
    let snapshots = snapshots(changes, on: stage)
    guard snapshots.count > changes.count else { return nil }
    return snapshots.last?.layers.map { stage.responders[$0.row].name }.joined(separator: " ")
  }

  /// Returns the layer of a view after some changes.
  private func layer(_ name: String, _ changes: Script.Step...) -> SceneSnapshot.Layer? {
    snapshots(changes).last?.layers
      .first { $0.row == Self.tree.index(of: name) }
  }

  /// Returns what a tap recognizer of `A` went through in the last step.
  private func recognitions(_ steps: Script.Step...) -> [SceneSnapshot.Recognition]? {
    let stage = Stage(Self.tree.responders + [.row("tap", .tapRecognizer, in: "A")])
    return snapshots(steps, on: stage).last?.recognizers[7]
  }

  @Test("A recognizer is possible while it has touches, and then ends or fails")
  func recognizers() {
    let begin = Script.Step.stimulate("touchBegins", ["at": .point(Point(x: 10, y: 10))])
    let move = Script.Step.stimulate("touchMoves", ["at": .point(Point(x: 150, y: 10))])
    #expect(recognitions(.set("hidden", of: "D", to: true)) == [.idle])
    #expect(recognitions(begin) == [.possible])
    #expect(recognitions(begin, .stimulate("touchEnds")) == [.ended, .idle])
    #expect(recognitions(begin, move)?.first == .failed)
    #expect(recognitions(begin, .stimulate("touchesAreCancelled")) == [.failed, .idle])
  }

  @Test("Snapshots have the next responder of each row, and the time")
  func next() {
    let last = snapshots([
      .set("next", of: "D", to: "B"), .stimulate("wait", ["seconds": 1.5]),
    ]).last
    #expect(last?.next == [nil, 0, 1, 2, 2, 3, nil])
    #expect(last?.time == 1.5)
  }

  @Test("Views in a window are layers, each in front of the view that contains it")
  func order() {
    #expect(shown() == "window A B C D")
    #expect(shown(.change("add", of: "spare", to: "B")) == "window A B spare C D")
    #expect(shown(.change("remove", of: "C")) == "window A B")
  }

  @Test("Windows are ordered by level, and siblings by depth")
  func depth() {
    let stage = Stage([
      .row("app", .application),
      .row("low", .window, in: "app"), .row("high", .window, in: "app"),
      .row("one", .view, in: "low"), .row("two", .view, in: "low"),
    ])
    #expect(shown(on: stage) == "low one two high")
    #expect(shown(.set("windowLevel", of: "low", to: 1), on: stage) == "high low one two")
    #expect(shown(.set("zPosition", of: "one", to: 1), on: stage) == "low two one high")
  }

  @Test("Without an application all windows are layers, and without windows all outermost views")
  func noApplication() {
    let views = Stage([.row("A", .view), .row("B", .view, in: "A"), .row("C", .view)])
    #expect(shown(on: views) == "A B C")
    let windows = Stage([.row("W", .window), .row("V", .window), .row("A", .view)])
    #expect(shown(on: windows) == "W V")
  }

  @Test(
    "A window outside the application is no layer, and neither is a view that a controller loads")
  func hiddenLayers() {
    let windows = Stage([
      .row("app", .application), .row("in", .window, in: "app"), .row("out", .window),
    ])
    #expect(shown(on: windows) == "in")
    #expect(shown(.change("remove", of: "in"), on: windows) == "")
    let loaded = Stage([.row("window", .window), .row("root", .viewController, in: "window")])
    #expect(shown(on: loaded) == "window")
  }

  @Test("Snapshots end before a step that fails, and a stage that fails has none")
  func failures() {
    let steps = [
      Script.Step.change("remove", of: "D"), .change("add", of: "A", to: "B"),
      .change("remove", of: "C"),
    ]
    #expect(snapshots(steps).count == 2)
    #expect(snapshots(steps, on: Stage([.row("A", .view, in: "nowhere")])).isEmpty)
  }

  @Test(
    "Corners follow frames, scrolled content and transforms",
    arguments: [
      (.set("alpha", of: "D", to: 1), "20 120, 60 120, 60 160, 20 160"),
      (
        .set("boundsOrigin", of: "C", to: .point(Point(x: 0, y: 50))),
        "20 70, 60 70, 60 110, 20 110"
      ),
      (
        .set("boundsOrigin", of: "D", to: .point(Point(x: 7, y: 9))),
        "20 120, 60 120, 60 160, 20 160"
      ),
      (.set("scale", of: "D", to: .point(Point(x: 2, y: 1))), "0 120, 80 120, 80 160, 0 160"),
      (.set("scale", of: "D", to: .point(Point(x: 0, y: 0))), "40 140, 40 140, 40 140, 40 140"),
      (.set("rotation", of: "D", to: 90), "60 120, 60 160, 20 160, 20 120"),
      (
        .set("translation", of: "A", to: .point(Point(x: 5, y: 0))),
        "25 120, 65 120, 65 160, 25 160"
      ),
    ] as [(Script.Step, String)])
  func geometry(_ change: Script.Step, _ expected: String) {
    let corners = layer("D", change)?.corners.map {
      "\(Int($0.x.rounded())) \(Int($0.y.rounded()))"
    }
    #expect(corners?.joined(separator: ", ") == expected)
  }

  @Test("Width, height and corner radius are the view's own, and only windows are outermost")
  func size() {
    let layer = layer(
      "D", .set("scale", of: "D", to: .point(Point(x: 2, y: 1))),
      .set("cornerRadius", of: "D", to: 5))
    #expect(layer?.width == 40 && layer?.height == 40 && layer?.cornerRadius == 5)
    #expect(layer?.container == self.layer("C")?.row)
    #expect(self.layer("window")?.container == nil)
  }

  @Test("A view in a hidden or almost transparent view is invisible")
  func visible() {
    #expect(layer("D")?.isVisible == true)
    #expect(layer("D", .set("alpha", of: "C", to: 0.02))?.isVisible == true)
    #expect(layer("D", .set("alpha", of: "C", to: 0.005))?.isVisible == false)
    #expect(layer("D", .set("hidden", of: "window", to: true))?.isVisible == false)
    #expect(layer("B", .set("hidden", of: "C", to: true))?.isVisible == true)
  }

  @Test("A view is interactive unless its interaction, or the control, is disabled")
  func interactive() {
    #expect(layer("B")?.isInteractive == true)
    #expect(layer("C")?.isInteractive == false)
    #expect(layer("C", .set("interactionEnabled", of: "C", to: true))?.isInteractive == true)
    #expect(layer("D")?.isInteractive == true)
    #expect(layer("D", .set("enabled", of: "D", to: false))?.isInteractive == false)
  }

  @Test("Fingers are marked from going down until one step after they are lifted or cancelled")
  func fingers() {
    let steps: [Script.Step] = [
      .stimulate("fingers", ["changes": .fingers([FingerChange(2, .touches(Point(x: 1, y: 2)))])]),
      .stimulate("touchBegins", ["at": .point(Point(x: 3, y: 4))]),
      .stimulate("touchMoves", ["at": .point(Point(x: 5, y: 4))]),
      .ask("hitTestView"), .stimulate("touchEnds"), .stimulate("touchesAreCancelled"),
      .ask("hitTestView"),
    ]
    let (one, two) = (Point(x: 5, y: 4), Point(x: 1, y: 2))
    typealias Marker = SceneSnapshot.Marker
    #expect(
      snapshots(steps).map(\.markers) == [
        [], [Marker(.down(2), at: two)],
        [Marker(.down(1), at: Point(x: 3, y: 4)), Marker(.down(2), at: two)],
        [Marker(.down(1), at: one), Marker(.down(2), at: two)],
        [Marker(.down(1), at: one), Marker(.down(2), at: two)],
        [Marker(.down(2), at: two), Marker(.lifted(1), at: one)],
        [Marker(.lifted(2), at: two)], [],
      ])
  }

  @Test("A point that code asks about is marked at its place on the screen, for one step")
  func probes() {
    let steps: [Script.Step] = [
      .set("boundsOrigin", of: "C", to: .point(Point(x: 0, y: 50))),
      .ask("contains", of: "C", ["at": .point(Point(x: 1, y: 52))]),
      .stimulate("hitTest", of: "D", ["at": .point(Point(x: 3, y: 4))]),
      .ask("hitTestView"),
    ]
    #expect(
      snapshots(steps).map { $0.markers.map(\.point) }
        == [[], [], [Point(x: 1, y: 102)], [Point(x: 23, y: 74)], []])
  }
}
