import Conformance

/// The stage of a table, drawn once and used by all its scenarios.
struct StageDrawing: Sendable {
  /// The name of its place on the page.
  let id: String
  /// The views as the table sets them.
  let arrangement: Arrangement
  /// The drawing.
  let drawing: SceneDrawing

  init(_ stage: Stage, number: Int) {
    id = "stage_\(number)"
    arrangement = Arrangement(stage)
    drawing = SceneDrawing(arrangement, on: SceneCanvas(arrangement))
  }
}
