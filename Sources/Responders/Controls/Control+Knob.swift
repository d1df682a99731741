extension Control {
  /// A knob that stands as far from the left as a part, from 0 to 1, of the way that it can go.
  ///
  /// Spec: GESTURE-43.
  final func knob(at part: Double) -> Rect {
    let bounds = bounds
    let width = min(bounds.size.height, bounds.size.width / 2)
    let way = bounds.size.width - width
    return Rect(
      x: bounds.origin.x + part * way, y: bounds.origin.y, width: width,
      height: bounds.size.height)
  }
}
