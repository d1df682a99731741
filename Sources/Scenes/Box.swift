import Conformance

/// An upright rectangle on a drawing.
package struct Box: Hashable, Sendable {
  /// The coordinates of the edges.
  package var left = 0.0, top = 0.0, right = 0.0, bottom = 0.0

  /// The distance from the left edge to the right one.
  package var width: Double { right - left }
  /// The distance from the upper edge to the lower one.
  package var height: Double { bottom - top }

  package init(left: Double, top: Double, right: Double, bottom: Double) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  /// Creates the smallest box around the points that are finite; an empty one without any.
  package init(around points: [Point]) {
    var isFirst = true
    for point in points where point.x.isFinite && point.y.isFinite {
      if isFirst { (left, top, right, bottom) = (point.x, point.y, point.x, point.y) }
      isFirst = false
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
  }

  /// The corners, clockwise from the upper left one.
  package var corners: [Point] {
    [
      Point(x: left, y: top), Point(x: right, y: top), Point(x: right, y: bottom),
      Point(x: left, y: bottom),
    ]
  }

  /// Returns a box of the same size at another place.
  package func moved(right x: Double, down y: Double) -> Box {
    Box(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
  }

  /// Returns whether two boxes have more than an edge in common.
  package func overlaps(_ other: Box) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
  }

  /// Returns whether another box contains this one.
  package func isWithin(_ other: Box) -> Bool {
    left >= other.left && right <= other.right && top >= other.top && bottom <= other.bottom
  }

  /// Returns the intersection of two boxes, which is empty if they do not overlap.
  package func clipped(to other: Box) -> Box {
    let (left, top) = (max(left, other.left), max(top, other.top))
    return Box(
      left: left, top: top, right: max(left, min(right, other.right)),
      bottom: max(top, min(bottom, other.bottom)))
  }
}

extension [Point] {
  /// Returns the part of a convex polygon that lies in another convex one; empty if that is no area.
  package func clipped(to frame: [Point]) -> [Point] {
    let turn = frame.doubledArea
    guard turn != 0 else { return [] }
    var rest = self
    for (index, start) in frame.enumerated() where !rest.isEmpty {
      let end = frame[(index + 1) % frame.count]
      // Positive on the inner side of the edge.
      let depths = rest.map { point in
        let cross =
          (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
        return turn > 0 ? cross : -cross
      }
      guard depths.contains(where: { $0 < 0 }) else { continue }
      var kept: [Point] = []
      for (number, point) in rest.enumerated() {
        let other = (number + 1) % rest.count
        if depths[number] >= 0 { kept.append(point) }
        if (depths[number] < 0) != (depths[other] < 0) {
          let share = depths[number] / (depths[number] - depths[other])
          kept.append(
            Point(
              x: point.x + (rest[other].x - point.x) * share,
              y: point.y + (rest[other].y - point.y) * share))
        }
      }
      rest = kept
    }
    return abs(rest.doubledArea) > 1e-6 ? rest : []
  }

  /// Twice the area, negative if the corners run against the clock.
  package var doubledArea: Double {
    indices.reduce(0) { sum, index in
      let (point, next) = (self[index], self[(index + 1) % count])
      return sum + point.x * next.y - next.x * point.y
    }
  }
}
