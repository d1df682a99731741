/// What a drawing of a stage shows at one moment of a script.
///
/// Snapshots come from an engine, so that a drawing cannot disagree with the engine's verdicts.
/// They contain what drawings show, and no more: two snapshots that are equal look the same.
package struct SceneSnapshot: Hashable, Sendable {
  /// Returns the snapshots of a script: one of its stage, and one after each step.
  ///
  /// The result ends before the first step that cannot be carried out, and is empty if the stage
  /// cannot be built.
  package typealias Source = @Sendable (Script) -> [SceneSnapshot]

  /// The views and windows on the screen, from back to front.
  package var layers: [Layer]
  /// The fingers and the points that code asks about.
  package var markers: [Marker]

  package init(layers: [Layer], markers: [Marker] = []) {
    self.layers = layers
    self.markers = markers
  }

  /// One view or window on the screen.
  package struct Layer: Hashable, Sendable {
    /// The index of its row in the stage.
    package var row: Int
    /// The corners in screen coordinates, in points: those that are top left, top right, bottom
    /// right and bottom left in the view's own coordinates.
    package var corners: [Point]
    /// The width in the view's own coordinates, in points.
    package var width: Double
    /// The height in the view's own coordinates, in points.
    package var height: Double
    /// The radius of the corners in the view's own coordinates, in points.
    package var cornerRadius: Double
    /// Whether the layer is a window, or another view without superview.
    package var isOutermost: Bool
    /// Whether neither the view nor one that contains it is hidden or almost transparent.
    package var isVisible: Bool
    /// Whether the view itself takes touches, were it visible: its interaction is enabled, and a
    /// control is enabled.
    package var isInteractive: Bool

    package init(
      row: Int, corners: [Point], width: Double, height: Double, cornerRadius: Double = 0,
      isOutermost: Bool, isVisible: Bool = true, isInteractive: Bool = true
    ) {
      self.row = row
      self.corners = corners
      self.width = width
      self.height = height
      self.cornerRadius = cornerRadius
      self.isOutermost = isOutermost
      self.isVisible = isVisible
      self.isInteractive = isInteractive
    }
  }

  /// A finger, or a point that code asks about.
  package struct Marker: Hashable, Sendable {
    /// What the marker stands for.
    package enum Kind: Hashable, Sendable {
      /// A finger that is down, by its number.
      case down(Int)
      /// A finger that the last step lifted or cancelled, by its number.
      case lifted(Int)
      /// A point that the last step asked a view about.
      case probe
    }

    /// What the marker stands for.
    package var kind: Kind
    /// The location in screen coordinates, in points.
    package var point: Point

    package init(_ kind: Kind, at point: Point) {
      self.kind = kind
      self.point = point
    }
  }
}
