import Conformance
import Testing

@testable import SiteBuilding

@Suite struct KeyframesTests {
  /// The keyframe of each step: changed figures, order of the figures, fingers and points.
  private func frames(_ steps: Script.Step...) throws -> [String] {
    let snapshots = Samples.snapshots.snapshots(Script(stage: Samples.tree, steps: steps), nil)
    return Keyframes(snapshots, on: try Samples.drawing()).frames.map { frame in
      ["changes", "order", "markers"].map { JSON.object(frame).member($0)?.text ?? "-" }
        .joined(separator: " / ")
    }
  }

  private let point = Point(x: 40, y: 140)

  @Test("A step that changes nothing visible has an empty keyframe")
  func nothing() throws {
    #expect(
      try frames(
        .ask("next", of: "D"), .set("handlesTouches", of: "C", to: true),
        .stimulate("wait", ["seconds": 1]))
        == ["- / - / -", "- / - / -", "- / - / -"])
  }

  @Test("A keyframe contains the figures that look different than before")
  func changed() throws {
    let hide = Script.Step.set("hidden", of: "D", to: true)
    #expect(
      try frames(hide, hide) == [
        "4|control gone|M48 198L108 198L108 258L48 258Z|62 209 / - / -", "- / - / -",
      ])
  }

  @Test("A view that is sent to the back changes the order alone")
  func order() throws {
    #expect(try frames(.change("sendToBack", of: "C")) == ["- / 0 1 3 4 2 5 6 / -"])
  }

  @Test("A finger appears when it goes down and disappears after it is lifted")
  func fingers() throws {
    #expect(
      try frames(
        .stimulate("touchBegins", ["at": .point(point)]), .ask("hitTestView"),
        .stimulate("touchMoves", ["at": .point(Point(x: 50, y: 140))]), .stimulate("touchEnds"),
        .ask("hitTestView"),
        .ask("hitTestView"))
        == [
          "- / - / down 78 228 1", "- / - / -", "- / - / down 93 228 1", "- / - / lifted 93 228 1",
          "- / - / ", "- / - / -",
        ])
  }

  @Test("Several fingers are separated by semicolons, those that are down first")
  func several() throws {
    #expect(
      try frames(
        .stimulate(
          "fingers",
          [
            "changes": .fingers([
              FingerChange(1, .touches(point)), FingerChange(2, .touches(Point(x: 0, y: 0))),
            ])
          ]),
        .stimulate("fingers", ["changes": .fingers([FingerChange(1, .lifts)])]),
        .stimulate("touchesAreCancelled"))
        == [
          "- / - / down 78 228 1;down 18 18 2", "- / - / down 18 18 2;lifted 78 228 1",
          "- / - / lifted 18 18 2",
        ])
  }

  @Test("A point that code asks about has a marker without number")
  func probes() throws {
    #expect(
      try frames(
        .ask("contains", of: "D", ["at": .point(Point(x: 0, y: 0))]),
        .stimulate("hitTest", of: "C", ["at": .point(Point(x: 0, y: 0))]))
        == ["- / - / probe 48 198", "- / - / probe 18 168"])
  }

  @Test("Keyframes end before a step that fails")
  func failure() throws {
    #expect(
      try frames(
        .ask("contains", of: "nobody", ["at": .point(Point(x: 0, y: 0))]),
        .set("hidden", of: "D", to: true)
      )
      .isEmpty)
  }
}
