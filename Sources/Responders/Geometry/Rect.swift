/// A rectangle in points: its top left corner and its size.
public struct Rect: Hashable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// The extents.
  public var size: Size

  /// Makes a rectangle from its corner and size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from its corner and extents, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// Makes a rectangle without any extent at zero.
  public init() { self.init(origin: Point(), size: Size()) }

  /// The point in the middle.
  public var center: Point { origin + size.half }

  /// Whether a point lies inside: the left and top edges do, the right and bottom edges do not,
  /// so a rectangle without width or height contains no point. Nor does one with a negative width
  /// or height, which is our choice.
  ///
  /// Spec: HIT-7, HIT-26.
  public func contains(_ point: Point) -> Bool {
    point.x >= origin.x && point.x < origin.x + size.width
      && point.y >= origin.y && point.y < origin.y + size.height
  }

  /// The rectangle with every side moved outwards by that many points (inwards where negative).
  ///
  /// Spec: HIT-33.
  public func outset(by distance: Double) -> Rect {
    Rect(
      x: origin.x - distance, y: origin.y - distance,
      width: size.width + 2 * distance, height: size.height + 2 * distance)
  }

  /// The smallest upright rectangle around this one's transformed corners.
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

/// A location in points; x grows to the right, y downwards.
public struct Point: Hashable, Sendable {
  /// The distance from the left, in points.
  public var x: Double
  /// The distance from the top, in points.
  public var y: Double

  /// Makes a point from its coordinates, in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Makes the point where both coordinates are zero.
  public init() { self.init(x: 0, y: 0) }

  /// The point that a transform moves this one to.
  public func applying(_ transform: Transform) -> Point {
    Point(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }

  /// The square of the distance from zero.
  var squaredLength: Double { x * x + y * y }

  static func + (left: Point, right: Point) -> Point {
    Point(x: left.x + right.x, y: left.y + right.y)
  }

  static func - (left: Point, right: Point) -> Point {
    Point(x: left.x - right.x, y: left.y - right.y)
  }
}

/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  /// The extent from left to right, in points.
  public var width: Double
  /// The extent from top to bottom, in points.
  public var height: Double

  /// Makes a size from its extents, in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Makes the size without any extent.
  public init() { self.init(width: 0, height: 0) }

  /// How far the middle of a rectangle of this size lies from its top left corner.
  var half: Point { Point(x: width / 2, y: height / 2) }
}
