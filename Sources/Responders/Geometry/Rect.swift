/// A rectangle, in points.
public struct Rect: Hashable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// The size.
  public var size: Size

  /// Creates a rectangle from its origin and size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from its coordinates and size, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// Creates an empty rectangle at the origin.
  public init() { self.init(origin: Point(), size: Size()) }

  /// The center.
  public var center: Point { origin + size.half }

  /// Returns whether the rectangle contains a point: the left and top edges are inside, the right
  /// and bottom edges are not, so that a rectangle without width or height contains no point. A
  /// negative width or height contains none either, which is an implementation choice.
  ///
  /// Spec: HIT-7, HIT-26.
  public func contains(_ point: Point) -> Bool {
    point.x >= origin.x && point.x < origin.x + size.width
      && point.y >= origin.y && point.y < origin.y + size.height
  }

  /// Returns the rectangle with every edge moved outwards by a distance in points, or inwards if it
  /// is negative.
  ///
  /// Spec: HIT-33.
  public func outset(by distance: Double) -> Rect {
    Rect(
      x: origin.x - distance, y: origin.y - distance,
      width: size.width + 2 * distance, height: size.height + 2 * distance)
  }

  /// Returns the bounding box of the transformed corners.
  public func applying(_ transform: Transform) -> Rect {
    let right = origin.x + size.width
    let bottom = origin.y + size.height
    let first = origin.applying(transform)
    let second = Point(x: right, y: origin.y).applying(transform)
    let third = Point(x: origin.x, y: bottom).applying(transform)
    let fourth = Point(x: right, y: bottom).applying(transform)
    let left = min(first.x, second.x, third.x, fourth.x)
    let top = min(first.y, second.y, third.y, fourth.y)
    return Rect(
      x: left, y: top,
      width: max(first.x, second.x, third.x, fourth.x) - left,
      height: max(first.y, second.y, third.y, fourth.y) - top)
  }
}

/// A point; x grows to the right, y downwards.
public struct Point: Hashable, Sendable {
  /// The x coordinate, in points.
  public var x: Double
  /// The y coordinate, in points.
  public var y: Double

  /// Creates a point from its coordinates, in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Creates the point (0, 0).
  public init() { self.init(x: 0, y: 0) }

  /// Returns the transformed point.
  public func applying(_ transform: Transform) -> Point {
    Point(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }

  /// The square of the distance from (0, 0).
  var squaredLength: Double { x * x + y * y }

  static func + (left: Point, right: Point) -> Point {
    Point(x: left.x + right.x, y: left.y + right.y)
  }

  static func - (left: Point, right: Point) -> Point {
    Point(x: left.x - right.x, y: left.y - right.y)
  }
}

/// A size, in points.
public struct Size: Hashable, Sendable {
  /// The width, in points.
  public var width: Double
  /// The height, in points.
  public var height: Double

  /// Creates a size from its width and height, in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Creates the size 0 by 0.
  public init() { self.init(width: 0, height: 0) }

  /// The offset of a rectangle's center from its origin.
  var half: Point { Point(x: width / 2, y: height / 2) }
}
