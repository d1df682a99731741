import Conformance

/// An upright rectangle on a drawing.
struct Box: Hashable, Sendable {
  /// The edges.
  var left = 0.0, top = 0.0, right = 0.0, bottom = 0.0

  /// From the left edge to the right one.
  var width: Double { right - left }
  /// From the upper edge to the lower one.
  var height: Double { bottom - top }

  init(left: Double, top: Double, right: Double, bottom: Double) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  /// The smallest one around some points; without extent where there is none that is finite.
  init(around points: some Sequence<Point>) {
    var isFirst = true
    for point in points where point.x.isFinite && point.y.isFinite {
      if isFirst { (left, top, right, bottom) = (point.x, point.y, point.x, point.y) }
      isFirst = false
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
  }

  /// The same one at another place.
  func moved(right x: Double, down y: Double) -> Box {
    Box(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
  }

  /// Whether two have more than an edge in common.
  func overlaps(_ other: Box) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
  }

  /// What two have in common; without extent where that is nothing.
  func clipped(to other: Box) -> Box {
    let (left, top) = (max(left, other.left), max(top, other.top))
    return Box(
      left: left, top: top, right: max(left, min(right, other.right)),
      bottom: max(top, min(bottom, other.bottom)))
  }
}
