extension Double {
  /// The number, or the limit that it lies beyond; where the limits are the wrong way round, the
  /// upper one. No number is the lower one.
  func limited(_ lower: Double, _ upper: Double) -> Double {
    guard self > lower else { return lower < upper ? lower : upper }
    return self < upper ? self : upper
  }
}
