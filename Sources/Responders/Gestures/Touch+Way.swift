extension Touch {
  /// How far the finger is from where it went down, in points of the windows' space.
  var way: Point { location - beginning }
}

extension Point {
  /// The square of the distance from zero.
  var squaredLength: Double { x * x + y * y }
}

extension GestureRecognizer {
  /// Whether one of some touches has moved further than a distance, in points.
  final func hasStrayed(_ touches: [Touch], by distance: Double) -> Bool {
    touches.contains { $0.way.squaredLength > distance * distance }
  }

  /// How far the fingers that are down have moved, on average.
  final var averageWay: Point {
    let live = liveTouches
    guard !live.isEmpty else { return Point() }
    let sum = live.reduce(Point()) { $0 + $1.way }
    return Point(x: sum.x / Double(live.count), y: sum.y / Double(live.count))
  }
}
