/// An affine map of the plane: `x' = a x + c y + tx`, `y' = b x + d y + ty`.
public struct Transform: Hashable, Sendable {
  /// How much of x goes into the new x.
  public var a: Double
  /// How much of x goes into the new y.
  public var b: Double
  /// How much of y goes into the new x.
  public var c: Double
  /// How much of y goes into the new y.
  public var d: Double
  /// What is added to the new x, in points.
  public var tx: Double
  /// What is added to the new y, in points.
  public var ty: Double

  /// Makes a transform from its six numbers.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Makes the transform that leaves every point where it is.
  public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

  /// Makes a transform that multiplies the coordinates.
  ///
  /// Spec: HIT-28.
  public init(scaleX x: Double, y: Double) { self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }

  /// Makes a transform that moves points by that many points.
  ///
  /// Spec: HIT-28.
  public init(translationX x: Double, y: Double) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Whether every point stays where it is.
  public var isIdentity: Bool { self == Transform() }

  /// This transform first, then another.
  public func concatenating(_ other: Transform) -> Transform {
    Transform(
      a: a * other.a + b * other.c,
      b: a * other.b + b * other.d,
      c: c * other.a + d * other.c,
      d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx,
      ty: tx * other.b + ty * other.d + other.ty)
  }

  /// The transform that undoes this one, or nil where it squeezes the plane into a line or point.
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
  /// Makes a transform that turns points about zero, clockwise on screen where positive.
  ///
  /// Quarter turns are exact. From about 10^16 degrees on, neighbouring numbers lie more than a
  /// turn's detail apart: such an angle says nothing and does not turn, which is our choice.
  ///
  /// Spec: HIT-28.
  public init(rotationDegrees degrees: Double) {
    guard degrees.magnitude < 9e15 else {
      self.init()
      return
    }
    // Not `rounded()`, which needs the mathematical library on some machines.
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

  /// The sine of an angle of at most an eighth of a turn, by its Taylor series.
  ///
  /// Our own, because a library without imports has no mathematical functions.
  private static func sine(_ radians: Double) -> Double {
    radians * series(-radians * radians, from: 2)
  }

  /// The cosine of an angle of at most an eighth of a turn, by its Taylor series.
  private static func cosine(_ radians: Double) -> Double {
    series(-radians * radians, from: 1)
  }

  /// `1 + x / (n (n + 1)) (1 + x / ((n + 2) (n + 3)) (…))`, ten terms, innermost first.
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
