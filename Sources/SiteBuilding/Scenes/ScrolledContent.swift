import Conformance

extension [SceneSnapshot.Layer] {
  /// The corners of each layer's part that scroll views around it show, in screen coordinates; empty
  /// for a layer that is scrolled out of view.
  var shownCorners: [[Point]] {
    var shown: [Int: [Point]] = [:]
    return map { layer in
      let frame = layer.scrollView.flatMap { shown[$0] }
      let corners = frame.map { layer.corners.clipped(to: $0) } ?? layer.corners
      shown[layer.row] = corners
      return corners
    }
  }
}

extension SceneSnapshot.Layer {
  /// The corners of the scroll indicators, one for each axis along which the content is larger than
  /// the view, in screen coordinates. Shows which part of the content is seen.
  ///
  ///     ┌──────┐
  ///     │      ┃   bounds 100 high, content 300 high, content offset 100
  ///     └──────┘
  func scrollIndicators(thickness: Double) -> [[Point]] {
    guard let content, corners.count == 4 else { return [] }
    var indicators: [[Point]] = []
    let inset = 2 * thickness
    if content.height > height, let span = Self.span(height, of: content.height, content.origin.y) {
      indicators.append(
        box(width - inset, span.lowerBound + inset, width - thickness, span.upperBound - inset))
    }
    if content.width > width, let span = Self.span(width, of: content.width, content.origin.x) {
      indicators.append(
        box(span.lowerBound + inset, height - inset, span.upperBound - inset, height - thickness))
    }
    return indicators
  }

  /// Returns the part of an edge that is as long, in relation to it, as the edge is to the content.
  private static func span(
    _ length: Double, of content: Double, _ origin: Double
  ) -> ClosedRange<Double>? {
    let start = Swift.min(Swift.max(-origin * length / content, 0), length)
    let end = Swift.min(Swift.max((length - origin) * length / content, 0), length)
    return start < end ? start...end : nil
  }

  /// Returns the corners of a rectangle in the view's own coordinates, in screen coordinates.
  private func box(
    _ left: Double, _ top: Double, _ right: Double, _ bottom: Double
  ) -> [Point] {
    [(left, top), (right, top), (right, bottom), (left, bottom)].map { x, y in
      let (across, down) = (x / width, y / height)
      return Point(
        x: corners[0].x + (corners[1].x - corners[0].x) * across
          + (corners[3].x - corners[0].x) * down,
        y: corners[0].y + (corners[1].y - corners[0].y) * across
          + (corners[3].y - corners[0].y) * down)
    }
  }
}

extension [Point] {
  /// Returns the part of a convex polygon that lies in another convex one; empty if that is no area.
  func clipped(to frame: [Point]) -> [Point] {
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
  var doubledArea: Double {
    indices.reduce(0) { sum, index in
      let (point, next) = (self[index], self[(index + 1) % count])
      return sum + point.x * next.y - next.x * point.y
    }
  }
}
