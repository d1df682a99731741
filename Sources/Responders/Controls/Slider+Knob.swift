extension Slider {
  /// What people drag, in the slider's own coordinates: a square as high as the slider, whose way
  /// from the left end to the right is the value's from one limit to the other.
  ///
  /// That it is this square is our choice, as no clause gives its size.
  ///
  /// Spec: GESTURE-43.
  public final var knob: Rect {
    let bounds = bounds
    let side = min(bounds.size.width, bounds.size.height)
    let range = maximumValue - minimumValue
    let part = range > 0 ? (value - minimumValue) / range : 0
    return Rect(
      x: bounds.origin.x + part * (bounds.size.width - side), y: bounds.origin.y,
      width: side, height: side)
  }
}
