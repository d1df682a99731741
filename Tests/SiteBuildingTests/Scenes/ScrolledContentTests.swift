import Conformance
import Scenes
import Testing

@testable import SiteBuilding

@Suite("Drawings of scroll views")
struct ScrolledContentTests {
  /// `list` in a window of 200 by 200, with `near` at its top and `far` below its lower edge.
  private static let stage = Samples.inWindow([
    StagedResponder(
      name: "list", kind: .scrollView, parent: "window",
      frame: Rect(x: 0, y: 0, width: 200, height: 100)),
    StagedResponder(
      name: "near", kind: .view, parent: "list", frame: Rect(x: 0, y: 0, width: 100, height: 40)),
    StagedResponder(
      name: "far", kind: .view, parent: "list", frame: Rect(x: 0, y: 120, width: 100, height: 40)),
  ])
  private static let size = Script.Step.set(
    "contentSize", of: "list", to: .point(Point(x: 200, y: 400)))

  private static func offset(_ y: Double) -> Script.Step {
    .set("contentOffset", of: "list", to: .point(Point(x: 0, y: y)))
  }

  /// Returns class and outline of the figures after some steps.
  private func figures(_ steps: Script.Step...) throws -> [String] {
    let snapshots = Samples.snapshots.snapshots(Script(stage: Self.stage, steps: steps), nil)
    let layers = try #require(snapshots.last).layers
    let canvas = SceneCanvas(layers)
    return SceneDrawing(layers, of: Self.stage, on: canvas).figures.map { figure in
      "\(Self.stage.responders[figure.row].name): \(figure.look.styleClass) \(figure.outline.text)"
    }
  }

  @Test("Content is clipped, and drawn apart where it is scrolled out of view")
  func clipping() throws {
    #expect(
      try figures(Self.offset(20))[1...3] == [
        "list: view scroll M18 18L318 18L318 168L18 168Z", "near: view M168 18L168 48L18 48L18 18Z",
        "far: view away M18 168L168 168L168 228L18 228Z",
      ])
    #expect(try figures(Self.offset(60))[2] == "near: view nowhere ")
    #expect(try figures(Self.offset(-60))[3] == "far: view away M18 288L168 288L168 318L18 318Z")
  }

  @Test("Content that a scroll view does not clip is drawn like any other")
  func unclipped() throws {
    let free = Script.Step.set("clipsToBounds", of: "list", to: false)
    #expect(try figures(Self.offset(20), free)[3] == "far: view M18 168L168 168L168 228L18 228Z")
  }

  @Test("An indicator shows which part of the content is seen")
  func indicator() throws {
    let snapshots = Samples.snapshots.snapshots(
      Script(stage: Self.stage, steps: [Self.size, Self.offset(100)]), nil)
    let list = try #require(snapshots.last?.layers.first { $0.row == 2 })
    #expect(list.content == Rect(x: 0, y: -100, width: 200, height: 400))
    let bars = list.scrollIndicators(thickness: 2)
    #expect(bars.count == 1)
    #expect(PathData(through: bars[0]).text == "M196 29L198 29L198 46L196 46")
    #expect(snapshots[0].layers[1].scrollIndicators(thickness: 2) == [])
  }

  @Test("A polygon is clipped to another one, however its corners turn")
  func polygons() {
    let square = Box(left: 0, top: 0, right: 10, bottom: 10).corners
    let diamond = [
      Point(x: 10, y: 0), Point(x: 20, y: 10), Point(x: 10, y: 20), Point(x: 0, y: 10),
    ]
    let corner = [Point(x: 10, y: 10), Point(x: 0, y: 10), Point(x: 10, y: 0)]
    #expect(Set(square.clipped(to: diamond)) == Set(corner))
    #expect(Set(square.clipped(to: diamond.reversed())) == Set(corner))
    #expect(square.clipped(to: Box(left: 10, top: 0, right: 20, bottom: 10).corners) == [])
    #expect(square.clipped(to: [Point(x: 0, y: 0), Point(x: 5, y: 5)]) == [])
  }

  @Test("A story finds the view whose touch is held, and moves the content when it is scrolled")
  func story() throws {
    let drag = [
      Self.size, .stimulate("touchBegins", ["at": .point(Point(x: 10, y: 30))]),
      .stimulate("touchMoves", ["at": .point(Point(x: 10, y: 0))]),
    ]
    let story = try #require(StageStory(Samples.played(drag, on: Self.stage), Samples.snapshots))
    #expect(story.found == 3)
    let places = story.drawing.planes.filter { $0.row == 3 }
    #expect(places.count == 2)
    let moved = try #require(story.moments.firstIndex { $0.step == 1 })
    #expect(places.map(\.span) == [.init(until: moved), .init(from: moved)])
    #expect(places[0].level == places[1].level)
    #expect(!story.drawing.planes.contains { $0.row == 4 })
  }
}
