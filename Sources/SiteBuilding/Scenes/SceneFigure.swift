import Conformance

/// One responder as it is drawn: a view at its place, or a chip below the screen for what has none.
struct SceneFigure: Hashable, Sendable {
  /// The row of the stage.
  var row: Int
  /// What it looks like, for the style sheet.
  var look: Look
  /// The outline.
  var outline: PathData
  /// Where the name begins, on its base line.
  var label: Point

  /// The place that stands for the responder where a line leads to it: before its name, or on a
  /// chip's upper edge, so that lines along a row of chips leave the names free.
  var anchor: Point { Point(x: label.x - 7, y: label.y - (look.shape == .chip ? 14 : 4)) }

  /// What a figure looks like.
  struct Look: Hashable, Sendable {
    /// What is drawn.
    enum Shape: String {
      case window, view, control, chip
    }

    var shape: Shape
    /// Whether it cannot be seen: hidden or almost transparent, or in such a view.
    var isGone = false
    /// Whether it takes no part in interaction.
    var isStill = false

    /// The names that the style sheet knows it by.
    var styleClass: String {
      shape.rawValue + (isGone ? " gone" : "") + (isStill ? " still" : "")
    }
  }
}
