import Conformance
import SpecReading

/// The drawings and trace logs of one page, which all its languages share.
struct PageTraceLogs: Sendable {
  /// A scenario's picture and trace log.
  struct ScenarioLog: Sendable {
    /// The drawing of the stage, if there is one.
    let stage: StageDrawing?
    /// The picture of the scenario on its stage.
    let picture: ScenePicture?
    /// The indices of the engines that can be replayed, for the theme's script: `0 2`. Nil where
    /// there are none.
    let engines: String?
    /// The steps with what the engines did.
    let steps: TraceLog
    /// What the script shows on the drawing of the stage at each step; none without a replay.
    let keyframes: [Keyframes.Keyframe]
    /// The names of the engines.
    let names: [String]
  }

  /// The drawings of the stages.
  let scenes: PageScenes
  /// The logs of the scenarios that have steps.
  let logs: [ScenarioID: ScenarioLog]

  /// Whether any scenario can be replayed.
  var canBeReplayed: Bool { logs.values.contains { $0.engines != nil } }

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
    let found = recordings.recordings(of: scenario)
    let snapshots = stage == nil ? [] : source(scenario.script)
    self.stage = stage
    picture = stage.map { ScenePicture(scenario, snapshots, on: $0) }
    let replayed = found.isEmpty ? nil : stage
    engines = replayed == nil ? nil : HTML.numbers(found.map(\.engine))
    steps = TraceLog(scenario, found)
    keyframes = replayed.map { Keyframes(snapshots, on: $0).frames } ?? []
    names = recordings.engines
  }
}
