import Conformance
import Engines
import Results
import Scenes
import SpecReading
import Testing

@testable import SiteBuilding

/// Stages, scenarios and reports for the tests of drawings and trace logs.
extension Samples {
  /// `A` in a window of 200 by 200, in it `B` above and `C` below, which contains `D`; `spare` is
  /// in no other view.
  static let tree = inWindow([
    StagedResponder(
      name: "A", kind: .view, parent: "window", frame: Rect(x: 0, y: 0, width: 200, height: 200)),
    StagedResponder(
      name: "B", kind: .view, parent: "A", frame: Rect(x: 0, y: 0, width: 200, height: 100)),
    StagedResponder(
      name: "C", kind: .label, parent: "A", frame: Rect(x: 0, y: 100, width: 200, height: 100)),
    StagedResponder(
      name: "D", kind: .button, parent: "C", frame: Rect(x: 20, y: 20, width: 40, height: 40)),
    StagedResponder(
      name: "spare", kind: .view, frame: Rect(x: 0, y: 0, width: 10, height: 10)),
  ])

  /// Returns a stage of responders in a window of 200 by 200.
  static func inWindow(_ responders: [StagedResponder]) -> Stage {
    let frame = Rect(x: 0, y: 0, width: 200, height: 200)
    return Stage(
      [
        StagedResponder(name: "app", kind: .application),
        StagedResponder(name: "window", kind: .window, parent: "app", frame: frame),
      ] + responders)
  }

  /// The snapshots of the reference engine.
  static let snapshots: SceneSnapshot.Source = LocalEngine().scenes

  /// Returns the first drawing of a page, which is that of its stage.
  static func drawing(of stage: Stage = tree) throws -> StageDrawing {
    let snapshot = try #require(snapshots.snapshots(Script(stage: stage, steps: []), nil).first)
    return StageDrawing(stage, snapshot, number: 1)
  }

  /// Returns a scenario of steps on a stage.
  static func played(
    _ steps: [Script.Step], slug: String = "hidden", on stage: Stage = tree,
    expecting expectations: [Results.Expectation] = []
  ) -> Scenario {
    let clause = clause()
    return Scenario(
      id: ScenarioID(clause: clause.id, slug: slug), clause: clause, location: clause.location,
      features: [], script: Script(stage: stage, steps: steps), expectations: expectations)
  }

  /// Returns a page with a stage and a row for each scenario.
  static func stagedPage(_ scenarios: Scenario...) -> Page {
    var page = Self.page(slugs: scenarios.map(\.id.slug))
    page.scenarios = scenarios
    page.blocks.insert(.stage(table(["responder"], [["window"]])), at: 1)
    return page
  }

  /// Returns a report with the traces and verdicts of engines in the scenario `HIT-4/hidden`.
  static func recordings(
    _ engines: (name: String, records: [Trace.Record], verdict: Verdict)...
  ) -> Report {
    Report(
      engines: engines.map { engine in
        let result = ScenarioResult(
          id: "HIT-4/hidden", page: "Spec/hit.md", line: 5, verdict: engine.verdict,
          trace: Trace(engine.records))
        return EngineResults(
          profile: EngineProfile(name: engine.name, version: "1", language: "C", features: []),
          results: [result], tally: Tally(verdictsOf: [result]))
      })
  }
}
