/// A rectangle in points: its top left corner and its size.
public struct Rect: Hashable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// The width, in points.
  public var width: Double
  /// The height, in points.
  public var height: Double

  /// Makes a rectangle from its corner and size, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.origin = Point(x: x, y: y)
    self.width = width
    self.height = height
  }
}
