import Conformance

/// The views of a stage that the hit-tests of a script may come to, found from frames alone.
///
/// A view is among them if its frame contains a point at which a finger goes down, or if it stands in
/// an object whose geometry or place a step changes: where it is then would have to be simulated.
struct HitTestReach {
  private let rows: [StagedResponder]
  private var isReached: [Bool]
  /// Whether the row or one that stands in it is reached.
  private var containsReached: [Bool]

  /// Finds the views.
  ///
  /// - Parameter places: the rows that each row stands in, by index.
  init(_ steps: [Script.Step], on stage: Stage, places: [[Int]]) {
    rows = stage.responders
    isReached = rows.map { _ in false }
    containsReached = isReached
    var moved: [Int] = []
    for step in steps where step.form.traits.contains(.movesViews) {
      for index in step.namedRows(on: stage) { isReached[index] = true }
      moved += step["of"].optionalText.flatMap(stage.index(of:)).map { [$0] } ?? []
    }
    // What stands in a moved object; a controller and its root view stand in each other.
    spread(from: moved, along: Self.inverse(places)) { $0.isReached[$1] = true }
    reachFrames(at: steps, on: stage, places)
    containsReached = isReached
    spread(from: isReached.indices.filter { isReached[$0] }, along: places) {
      $0.containsReached[$1] = true
    }
  }

  /// Returns whether a hit-test may come to the row.
  func reaches(_ index: Int) -> Bool { isReached[index] }

  /// Returns whether a hit-test may come to the row or to one that stands in it.
  func reachesSomething(in index: Int) -> Bool { containsReached[index] }
}

extension HitTestReach {
  private mutating func spread(
    from start: [Int], along edges: [[Int]], mark: (inout HitTestReach, Int) -> Void
  ) {
    var seen = Set(start)
    var pending = start
    while let index = pending.popLast() {
      for next in edges[index] where seen.insert(next).inserted {
        mark(&self, next)
        pending.append(next)
      }
    }
  }

  private static func inverse(_ edges: [[Int]]) -> [[Int]] {
    var inverse = edges.map { _ in [Int]() }
    for (index, ends) in edges.enumerated() {
      for end in ends { inverse[end].append(index) }
    }
    return inverse
  }

  private mutating func reachFrames(at steps: [Script.Step], on stage: Stage, _ places: [[Int]]) {
    let touches = steps.flatMap(\.touchedPoints)
    let searches = steps.compactMap { $0.search(on: stage) }
    guard !touches.isEmpty || !searches.isEmpty else { return }
    for index in rows.indices where rows[index].kind.isView && !isReached[index] {
      let frame = rows[index].frame ?? Rect(x: 0, y: 0, width: 0, height: 0)
      let isTouched =
        switch origin(of: index, on: stage) {
        case .known(let origin): touches.contains { frame.contains($0, movedBy: origin) }
        case .unknown: !touches.isEmpty
        case .detached: false
        }
      isReached[index] =
        isTouched
        || searches.contains { view, point in
          origin(of: index, in: view, on: stage).map { frame.contains(point, movedBy: $0) } ?? false
        }
    }
  }

  /// Where the coordinates of a view's frame begin on the screen.
  private enum Origin {
    case known(Point)
    /// The view of a controller goes where the engine puts it.
    case unknown
    /// The view stands in no window.
    case detached
  }

  private func origin(of index: Int, on stage: Stage) -> Origin {
    var sum = Point(x: 0, y: 0)
    var index = index
    // A cycle of rows would never end.
    for _ in rows.indices {
      if rows[index].kind == .window { return .known(sum) }
      guard let place = stage.parentIndex(ofRow: index) else {
        return rows[index].controller == nil ? .detached : .unknown
      }
      let offset = rows[place].frame?.origin ?? Point(x: 0, y: 0)
      sum = Point(x: sum.x + offset.x, y: sum.y + offset.y)
      index = place
    }
    return .detached
  }

  /// Returns where the coordinates of a view's frame begin in another view that it stands in; nil if
  /// it does not.
  private func origin(of index: Int, in view: Int, on stage: Stage) -> Point? {
    var sum = Point(x: 0, y: 0)
    var index = index
    for _ in rows.indices {
      guard let place = stage.parentIndex(ofRow: index) else { return nil }
      if place == view { return sum }
      let offset = rows[place].frame?.origin ?? Point(x: 0, y: 0)
      sum = Point(x: sum.x + offset.x, y: sum.y + offset.y)
      index = place
    }
    return nil
  }
}

extension Rect {
  /// Returns whether a point lies in the rectangle or on its edge, after a translation.
  fileprivate func contains(_ point: Point, movedBy offset: Point) -> Bool {
    let x = point.x - offset.x - origin.x
    let y = point.y - offset.y - origin.y
    return x >= 0 && y >= 0 && x <= width && y <= height
  }
}

extension Script.Step {
  /// The points of the screen at which the step puts fingers down.
  fileprivate var touchedPoints: [Point] {
    if kind == .stimulate, name == "touchBegins" { return [self["at"].point] }
    guard case .fingers(let changes) = self["changes"] else { return [] }
    return changes.compactMap {
      if case .touches(let point) = $0.action { point } else { nil }
    }
  }

  /// The view that code hit-tests, and the point in its coordinates.
  fileprivate func search(on stage: Stage) -> (view: Int, point: Point)? {
    guard kind == .stimulate, name == "hitTest", let view = stage.index(of: self["of"].text)
    else { return nil }
    return (view, self["at"].point)
  }
}
