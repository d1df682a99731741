import Conformance

extension Arrangement {
  /// Where one view stands, and how it looks.
  struct Place: Hashable, Sendable {
    /// The row of the view it stands in.
    var superview: Int?
    /// Whether it is no longer part of the application.
    var isRemoved = false
    /// The top left corner in the superview's coordinates, were there no transform.
    var corner: Point
    /// The width, in points.
    var width: Double
    /// The height, in points.
    var height: Double
    /// The coordinates that the top left corner has inside the view.
    var scroll = Point(x: 0, y: 0)
    /// What is done to it about its centre.
    var transform = Affine.identity
    /// Whether it is not drawn, with all it contains.
    var isHidden = false
    /// How opaque it is, from 0 to 1.
    var alpha = 1.0
    /// Whether it takes no part in interaction.
    var ignoresInteraction = false
    /// The radius of its rounded corners, in points.
    var cornerRadius = 0.0
    /// The drawing depth, or the level of a window.
    var depth = 0.0

    init(_ responder: StagedResponder) {
      corner = responder.frame?.origin ?? Point(x: 0, y: 0)
      width = responder.frame?.width ?? 0
      height = responder.frame?.height ?? 0
      ignoresInteraction = responder.kind == .label || responder.kind == .imageView
    }

    /// Gives the view a frame; one with a transform gets the size that the transform makes it so.
    mutating func setFrame(_ frame: Rect) {
      let middle = Point(
        x: frame.origin.x + frame.width / 2 - transform.origin.x,
        y: frame.origin.y + frame.height / 2 - transform.origin.y)
      (width, height) =
        transform.undone(width: frame.width, height: frame.height) ?? (frame.width, frame.height)
      corner = Point(x: middle.x - width / 2, y: middle.y - height / 2)
    }
  }
}
