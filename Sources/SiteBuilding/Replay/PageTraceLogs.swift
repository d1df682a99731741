import Conformance
import Results
import SpecReading

/// The drawings and trace logs of one page, which all its languages share.
struct PageTraceLogs: Sendable {
  /// A scenario's picture, its steps, and what the engines did.
  struct ScenarioLog: Sendable {
    /// The scenario.
    let scenario: Scenario
    /// The drawing of the stage, if there is one.
    let stage: StageDrawing?
    /// The picture of the scenario on its stage.
    let picture: ScenePicture?
    /// The traces of the engines, in their order.
    let recordings: [Recordings.Recording]
    /// The changes of the drawing at each step; may be fewer than the steps.
    let keyframes: [Keyframes.Keyframe]

    /// Whether the scenario can be replayed.
    var canBeReplayed: Bool { stage != nil && !recordings.isEmpty }
  }

  /// The drawings of the stages.
  let scenes: PageScenes
  /// The logs of the scenarios that have steps.
  let logs: [ScenarioID: ScenarioLog]

  /// Whether any scenario can be replayed.
  var canBeReplayed: Bool { logs.values.contains(where: \.canBeReplayed) }

  init(_ page: Page, _ recordings: Recordings, _ snapshots: SceneSnapshot.Source) {
    let scenes = PageScenes(page, snapshots)
    logs = page.scenarios.reduce(into: [:]) { logs, scenario in
      guard !scenario.script.steps.isEmpty, logs[scenario.id] == nil else { return }
      logs[scenario.id] = ScenarioLog(
        scenario, on: scenes.drawing(of: scenario.script.stage), recordings, snapshots)
    }
    self.scenes = scenes
  }
}

extension PageTraceLogs.ScenarioLog {
  fileprivate init(
    _ scenario: Scenario, on stage: StageDrawing?, _ recordings: Recordings,
    _ source: SceneSnapshot.Source
  ) {
    let snapshots = stage == nil ? [] : source(scenario.script)
    self.scenario = scenario
    self.stage = stage
    self.recordings = recordings.recordings(of: scenario)
    picture = stage.map { ScenePicture(scenario, snapshots, on: $0) }
    keyframes = stage.map { Keyframes(snapshots, on: $0).frames } ?? []
  }
}
