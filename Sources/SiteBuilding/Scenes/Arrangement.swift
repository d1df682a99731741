import Conformance

/// Where the views of a stage stand, at its beginning or after some changes.
///
///     var arrangement = Arrangement(stage)
///     arrangement.apply(.set(.hidden(true), of: "C"))
struct Arrangement: Sendable {
  /// What stands on it.
  let stage: Stage
  /// A place for each row; of those that are no views nothing is drawn there.
  var places: [Place]
  /// The rows in each row, from back to front.
  var subviews: [[Int]]
  /// The rows that stand in no view, from back to front.
  var roots: [Int]
  private let hasWindows: Bool

  init(_ stage: Stage) {
    self.stage = stage
    let rows = stage.responders
    places = rows.map(Place.init)
    subviews = [[Int]](repeating: [], count: rows.count)
    roots = []
    hasWindows = rows.contains { $0.kind == .window }
    for (row, responder) in rows.enumerated() where responder.kind.isView {
      if let parent = stage.parentIndex(ofRow: row), rows[parent].kind.isView,
        responder.kind != .window
      {
        places[row].superview = parent
        subviews[parent].append(row)
      } else {
        roots.append(row)
      }
    }
  }

  /// The rows of the views that can be seen on a screen, each after what lies behind it.
  var shown: [Int] {
    var shown: [Int] = []
    var pending = ordered(roots.filter(isScreen)).reversed() as [Int]
    // A loop, because stages can be deep; a row is met once, because it stands in one place.
    while let row = pending.popLast() {
      shown.append(row)
      pending += ordered(subviews[row]).reversed()
    }
    return shown
  }

  /// Whether nothing that is drawn tells two arrangements of one stage apart.
  func looks(like other: Arrangement) -> Bool {
    places == other.places && subviews == other.subviews && roots == other.roots
  }

  /// The way from a view's own rectangle, with its corner at the origin, to the screen.
  func way(from row: Int) -> Affine {
    var way = Affine.identity
    var current: Int? = row
    while let row = current {
      let place = places[row]
      let half = Point(x: place.width / 2, y: place.height / 2)
      way = Affine.shift(x: place.corner.x + half.x, y: place.corner.y + half.y)
        .after(place.transform)
        .after(.shift(x: -half.x, y: -half.y))
        .after(way)
      current = place.superview
      if let current {
        way = Affine.shift(x: -places[current].scroll.x, y: -places[current].scroll.y).after(way)
      }
    }
    return way
  }

  /// A point of a view's own coordinates, on the screen; nil where the stage has no such view.
  func point(_ point: Point, in name: String) -> Point? {
    guard let row = stage.index(of: name), stage.responders[row].kind.isView else { return nil }
    let scroll = places[row].scroll
    return way(from: row)(Point(x: point.x - scroll.x, y: point.y - scroll.y))
  }

  /// Whether a view, or one that it stands in, is hidden or almost transparent.
  func isGone(_ row: Int) -> Bool {
    var current: Int? = row
    while let row = current {
      if places[row].isHidden || places[row].alpha < 0.01 { return true }
      current = places[row].superview
    }
    return false
  }

  /// Without any window, what stands in no view takes the place of one.
  private func isScreen(_ row: Int) -> Bool {
    !places[row].isRemoved && (!hasWindows || stage.responders[row].kind == .window)
  }

  private func ordered(_ rows: [Int]) -> [Int] {
    guard rows.contains(where: { places[$0].depth != 0 }) else { return rows }
    return rows.enumerated().sorted { left, right in
      (places[left.element].depth, left.offset) < (places[right.element].depth, right.offset)
    }.map(\.element)
  }
}
