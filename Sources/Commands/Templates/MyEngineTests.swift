import Conformance
import ConformanceTesting
import Foundation
import Testing

@testable import MyEngine

@Suite("My engine") struct MyEngineTests {
  /// The checkout of Conform: the one in the environment, or where this engine was made with.
  private static let conform = ProcessInfo.processInfo.environment["CONFORM"] ?? "{{conform}}"

  // Swift Testing runs the cases of a test at the same time. The framework has one application for
  // the whole process, and scripts that share it would change it under each other, wherever an
  // engine waits between two steps. `.serialized` runs one case after the other.
  @Test(
    "It conforms", .serialized,
    arguments: try await ConformanceSuite(spec: conform + "/Spec").cases(for: MyEngine()))
  func conforms(_ scenario: ConformanceCase) async throws {
    try await scenario.check(MyEngine())
  }

  // Scripts are all that this test knows, so that it stays when the framework takes its place.
  @Test("The overrides record calls in their order")
  func records() async throws {
    let touch = try Script.Step(
      .stimulate, "touchBegins", ["at": .point(Conformance.Point(x: 10, y: 10))])
    let reply = await MyEngine().perform(Script(stage: Self.stage, steps: [touch]))
    let calls = [
      Trace.Call("A", .touchesBegan, fingers: [1]),
      Trace.Call("window", .touchesBegan, fingers: [1]),
    ]
    #expect(reply == .observed(Trace([Trace.Record(calls: calls)])))
  }

  @Test("A step that cannot be carried out is an error, and one that is not known a reason to skip")
  func problems() async throws {
    let lift = try Script.Step(.stimulate, "touchEnds")
    let reply = await MyEngine().perform(Script(stage: Self.stage, steps: [lift]))
    #expect(reply == .errored(message: "finger 1 is not down"))
    let hide = try Script.Step(.set, "hidden", ["of": "A", "to": true])
    let other = await MyEngine().perform(Script(stage: Self.stage, steps: [hide]))
    #expect(
      other == .skipped(reason: "the engine does not know the step “A is hidden”", url: nil))
  }

  /// A view in a window.
  private static let stage = Stage([
    StagedResponder(name: "app", kind: .application),
    StagedResponder(
      name: "window", kind: .window, parent: "app",
      frame: Conformance.Rect(x: 0, y: 0, width: 100, height: 100)),
    StagedResponder(
      name: "A", kind: .view, parent: "window",
      frame: Conformance.Rect(x: 0, y: 0, width: 50, height: 50)),
  ])
}
