extension Slider {
  /// What people drag, in the slider's own coordinates, where the value is between the limits.
  ///
  /// That it is as wide as the slider is high, but half the slider at most, is our choice, as no
  /// clause gives its size.
  ///
  /// Spec: GESTURE-43.
  public final var knob: Rect {
    let range = maximumValue - minimumValue
    return knob(at: range > 0 ? (value - minimumValue) / range : 0)
  }
}
