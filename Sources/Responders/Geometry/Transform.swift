/// An affine transform: `x' = a x + c y + tx`, `y' = b x + d y + ty`.
public struct Transform: Hashable, Sendable {
  /// The factor from x to x'.
  public var a: Double
  /// The factor from x to y'.
  public var b: Double
  /// The factor from y to x'.
  public var c: Double
  /// The factor from y to y'.
  public var d: Double
  /// The translation of x, in points.
  public var tx: Double
  /// The translation of y, in points.
  public var ty: Double

  /// Creates a transform from its six numbers.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates the identity transform.
  public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

  /// Creates a scaling transform.
  ///
  /// Spec: HIT-28.
  public init(scaleX x: Double, y: Double) { self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }

  /// Creates a translation, in points.
  ///
  /// Spec: HIT-28.
  public init(translationX x: Double, y: Double) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Whether this is the identity transform.
  public var isIdentity: Bool { self == Transform() }

  /// Returns the transform that applies this one first and then another.
  public func concatenating(_ other: Transform) -> Transform {
    Transform(
      a: a * other.a + b * other.c,
      b: a * other.b + b * other.d,
      c: c * other.a + d * other.c,
      d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx,
      ty: tx * other.b + ty * other.d + other.ty)
  }

  /// Returns the inverse transform, or nil if there is none.
  ///
  /// Spec: HIT-28, HIT-30.
  public func inverted() -> Transform? {
    let determinant = a * d - b * c
    guard determinant.isFinite, determinant != 0 else { return nil }
    return Transform(
      a: d / determinant, b: -b / determinant,
      c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant,
      ty: (b * tx - a * ty) / determinant)
  }
}

extension Transform {
  /// Creates a rotation about (0, 0), in degrees, clockwise on the screen if positive.
  ///
  /// Quarter turns are exact. Beyond about 10^16 degrees neighbouring numbers differ by more than a
  /// degree, so that the angle has no meaning: such a rotation is the identity, which is an
  /// implementation choice.
  ///
  /// Spec: HIT-28.
  public init(rotationDegrees degrees: Double) {
    guard degrees.magnitude < 9e15 else {
      self.init()
      return
    }
    // `rounded()` would need the C math library on some platforms.
    let quarters = Int64(degrees / 90 + (degrees < 0 ? -0.5 : 0.5))
    let radians = (degrees - Double(quarters) * 90) * Double.pi / 180
    let sine = Self.sine(radians)
    let cosine = Self.cosine(radians)
    switch quarters & 3 {
    case 1: self.init(a: -sine, b: cosine, c: -cosine, d: -sine, tx: 0, ty: 0)
    case 2: self.init(a: -cosine, b: -sine, c: sine, d: -cosine, tx: 0, ty: 0)
    case 3: self.init(a: sine, b: -cosine, c: cosine, d: sine, tx: 0, ty: 0)
    default: self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }
  }

  /// Returns the sine of an angle of at most 45 degrees, by its Taylor series.
  ///
  /// A library without imports has no math functions.
  private static func sine(_ radians: Double) -> Double {
    radians * series(-radians * radians, from: 2)
  }

  /// Returns the cosine of an angle of at most 45 degrees, by its Taylor series.
  private static func cosine(_ radians: Double) -> Double {
    series(-radians * radians, from: 1)
  }

  /// Returns `1 + x / (n (n + 1)) (1 + x / ((n + 2) (n + 3)) (…))` to ten terms, innermost first.
  private static func series(_ x: Double, from n: Double) -> Double {
    var sum = 1.0
    var factor = n + 18
    while factor >= n {
      sum = 1 + x / (factor * (factor + 1)) * sum
      factor -= 2
    }
    return sum
  }
}
