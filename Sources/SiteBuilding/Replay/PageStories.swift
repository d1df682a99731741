import Conformance
import SpecReading

/// The stages and scenarios of one page, drawn and told once for all languages.
struct PageStories: Sendable {
  /// A scenario with its picture and its steps.
  struct Tale: Sendable {
    /// The stage, if it is drawn.
    let stage: StageDrawing?
    /// The picture of the scenario on it.
    let picture: ScenePicture?
    /// The engines of which it can be replayed, if any, as the theme's player wants them.
    let engines: String?
    /// The steps with what the engines did: their own words, as the original has them.
    let steps: HTML
  }

  /// The stages.
  let scenes: PageScenes
  /// The stories, by scenario; nothing where there is nothing to tell.
  let tales: [ScenarioID: Tale]

  /// Whether what an engine did was kept of any scenario.
  var canBeReplayed: Bool { tales.values.contains { $0.engines != nil } }

  init(_ page: Page, _ recordings: Recordings) {
    let scenes = PageScenes(page)
    tales = page.scenarios.reduce(into: [:]) { tales, scenario in
      guard !scenario.script.steps.isEmpty, tales[scenario.id] == nil else { return }
      tales[scenario.id] = Tale(scenario, scenes, recordings)
    }
    self.scenes = scenes
  }
}
