extension Switch {
  /// What people drag, in the switch's own coordinates: at the right end while it is on, else at
  /// the left.
  ///
  /// That it is as wide as the switch is high, but half the switch at most, is our choice, as no
  /// clause gives its size.
  ///
  /// Spec: GESTURE-43.
  public final var knob: Rect { knob(at: isOn ? 1 : 0) }
}
