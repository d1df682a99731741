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
