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

  @Test("The overrides record calls in their order") @MainActor
  func records() {
    let log = CallLog()
    let (window, view) = (RecordedWindow("window", log: log), RecordedView("A", log: log))
    view.superview = window
    view.touchesBegan()
    #expect(
      log.take() == [
        Trace.Call("A", .touchesBegan, fingers: [1]),
        Trace.Call("window", .touchesBegan, fingers: [1]),
      ])
    #expect(log.take() == [])
  }
}
