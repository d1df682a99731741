extension Switch {
  /// What people drag, in the switch's own coordinates: a square as high as the switch, at the
  /// right end while it is on, else at the left.
  ///
  /// That it is this square is our choice, as no clause gives its size.
  ///
  /// Spec: GESTURE-43.
  public final var knob: Rect {
    let bounds = bounds
    let side = min(bounds.size.width, bounds.size.height)
    let way = isOn ? bounds.size.width - side : 0
    return Rect(x: bounds.origin.x + way, y: bounds.origin.y, width: side, height: side)
  }
}
