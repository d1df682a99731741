import Conformance

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The way from one system of coordinates to another.
struct Affine: Hashable, Sendable {
  /// Where a step to the right leads.
  private(set) var right = Point(x: 1, y: 0)
  /// Where a step down leads.
  private(set) var down = Point(x: 0, y: 1)
  /// Where the origin leads.
  private(set) var origin = Point(x: 0, y: 0)

  /// Leaves every point where it is.
  static let identity = Affine()

  /// Moves by so much.
  static func shift(x: Double, y: Double) -> Affine {
    Affine(origin: Point(x: x, y: y))
  }

  /// Stretches about the origin.
  static func scale(x: Double, y: Double) -> Affine {
    Affine(right: Point(x: x, y: 0), down: Point(x: 0, y: y))
  }

  /// Turns clockwise about the origin.
  static func rotation(degrees: Double) -> Affine {
    let angle = degrees * .pi / 180
    return Affine(
      right: Point(x: cos(angle), y: sin(angle)), down: Point(x: -sin(angle), y: cos(angle)))
  }

  /// Where a point leads.
  func callAsFunction(_ point: Point) -> Point {
    Point(
      x: point.x * right.x + point.y * down.x + origin.x,
      y: point.x * right.y + point.y * down.y + origin.y)
  }

  /// Goes the other way first, then this one.
  func after(_ first: Affine) -> Affine {
    let origin = self(first.origin)
    let right = self(Point(x: first.origin.x + first.right.x, y: first.origin.y + first.right.y))
    let down = self(Point(x: first.origin.x + first.down.x, y: first.origin.y + first.down.y))
    return Affine(
      right: Point(x: right.x - origin.x, y: right.y - origin.y),
      down: Point(x: down.x - origin.x, y: down.y - origin.y), origin: origin)
  }

  /// The size of the upright rectangle that was so large before: what the undone linear part makes
  /// of it; nil where it cannot be undone.
  func undone(width: Double, height: Double) -> (width: Double, height: Double)? {
    let area = right.x * down.y - down.x * right.y
    guard area != 0 else { return nil }
    return (
      (abs(down.y) * width + abs(down.x) * height) / abs(area),
      (abs(right.y) * width + abs(right.x) * height) / abs(area)
    )
  }
}
