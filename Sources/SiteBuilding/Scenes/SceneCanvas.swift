import Conformance

/// The sheet that a stage is drawn on, in units of a drawing, and the way there from its screen.
///
/// All drawings of one stage share it, so that they can be laid over each other.
struct SceneCanvas: Hashable, Sendable {
  /// What is left free on every side of the screen; fingers beside it are drawn there.
  static let margin = 18.0
  /// How wide or high the screen is drawn.
  private static let extent = 300.0
  /// What a drawing needs at least, so that names have room.
  private static let leastWidth = 240.0

  /// The width of the whole sheet.
  let width: Double
  /// Where the screen ends, from above.
  let screenHeight: Double
  private let screenWidth: Double
  private let scale: Double
  private let corner: Point

  init(_ arrangement: Arrangement) {
    let bounds = Box(
      around: arrangement.shown.lazy.filter { arrangement.places[$0].superview == nil }
        .flatMap { arrangement.corners(of: $0) })
    let longest = max(bounds.width, bounds.height)
    scale = longest > 0 ? min(2, Self.extent / longest) : 1
    corner = Point(x: bounds.left, y: bounds.top)
    screenWidth = bounds.width * scale
    screenHeight = bounds.height * scale + (longest > 0 ? 2 * Self.margin : 0)
    width = max(Self.leastWidth, screenWidth) + 2 * Self.margin
  }

  /// Where a point of the screen is drawn.
  func callAsFunction(_ point: Point) -> Point {
    Point(
      x: (point.x - corner.x) * scale + Self.margin, y: (point.y - corner.y) * scale + Self.margin)
  }

  /// Where a finger is drawn: at the edge of the sheet where it is beyond.
  func spot(_ point: Point) -> Point {
    let point = self(point)
    let edge = Self.margin / 2
    return Point(
      x: min(max(point.x, edge), screenWidth + 2 * Self.margin - edge),
      y: min(max(point.y, edge), max(edge, screenHeight - edge)))
  }

  /// A length of the screen as it is drawn.
  func length(_ length: Double) -> Double { length * scale }
}
