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
