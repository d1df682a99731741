/// A location in points, in the coordinates that its context defines.
public struct Point: Hashable, Sendable {
  /// The distance from the left edge, in points.
  public var x: Double
  /// The distance from the top edge, in points.
  public var y: Double

  /// Creates a point from its coordinates, in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A rectangle in points: its top left corner and its size.
public struct Rect: Hashable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// The width, in points.
  public var width: Double
  /// The height, in points.
  public var height: Double

  /// Creates a rectangle from its top left corner and size, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.origin = Point(x: x, y: y)
    self.width = width
    self.height = height
  }
}

extension Double {
  /// The number in the notation of the pages: `200`, `0.005`.
  package var words: String {
    let isShort = self == rounded() && magnitude < 1e15
    return isShort ? "\(Int64(self))" : "\(self)"
  }
}

extension Point {
  /// The point in the notation of the pages: `200 100`.
  package var words: String { "\(x.words) \(y.words)" }
}

extension Rect {
  /// The rectangle in the notation of the pages: `0 0 300 100`.
  package var words: String { "\(origin.words) \(width.words) \(height.words)" }
}
