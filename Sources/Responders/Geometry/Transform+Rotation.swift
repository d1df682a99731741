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
