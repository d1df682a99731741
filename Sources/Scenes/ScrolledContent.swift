import Conformance

extension [SceneSnapshot.Layer] {
  /// The corners of each layer's part that scroll views around it show, in screen coordinates; empty
  /// for a layer that is scrolled out of view.
  package var shownCorners: [[Point]] {
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
  package func scrollIndicators(thickness: Double) -> [[Point]] {
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
