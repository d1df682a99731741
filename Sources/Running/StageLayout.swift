import Conformance

/// Where the rows of a stage stand. Found once for all scenarios on the stage, in linear time.
struct StageLayout: Sendable {
  /// Where the coordinates of a view's frame begin on the screen.
  enum Origin: Sendable {
    case known(Point)
    /// The view of a controller goes where the engine puts it.
    case unknown
    /// The view stands in no window.
    case detached
  }

  /// The rows that each row stands in, by index: the place, the controller of a root view, the
  /// presenter, and the root view of a controller.
  let places: [[Int]]
  /// The rows that stand in each row; a controller and its root view stand in each other.
  let contents: [[Int]]
  /// The views, with their frames and where the coordinates of these begin.
  let views: [(index: Int, frame: Rect, origin: Origin)]
  /// The recognizers, and their views; without those that belong to scroll views whether a row names
  /// them or not.
  let recognizers: [(index: Int, view: Int)]

  /// The rows whose parent (column `in`) each row is.
  private let children: [[Int]]
  private let rows: [StagedResponder]

  init(_ stage: Stage) {
    let rows = stage.responders
    self.rows = rows
    var places = rows.map { row in
      [row.parent, row.controller, row.presenter].compactMap { $0.flatMap(stage.index(of:)) }
    }
    for (index, row) in rows.enumerated() {
      if let controller = row.controller.flatMap(stage.index(of:)) {
        places[controller].append(index)
      }
    }
    self.places = places
    contents = Self.inverse(places)
    children = Self.inverse(rows.indices.map { stage.parentIndex(ofRow: $0).map { [$0] } ?? [] })
    let origins = Self.origins(on: stage, children)
    views = rows.indices.compactMap { index in
      rows[index].viewFrame.map { (index, $0, origins[index]) }
    }
    recognizers = rows.indices.filter {
      rows[$0].kind.isRecognizer && !rows[$0].kind.isScrollViewRecognizer
    }.compactMap { index in
      stage.parentIndex(ofRow: index).map { (index, $0) }
    }
  }

  /// Returns the frame of a row, or nil if it is not a view.
  func frame(ofView index: Int) -> Rect? { rows[index].viewFrame }

  /// Calls the body with each row that stands in a view, and where the coordinates of its frame begin
  /// in that view.
  func forEachRow(in view: Int, _ body: (Int, Point) -> Void) {
    var open = children[view].map { ($0, Point(x: 0, y: 0)) }
    while let (index, origin) = open.popLast() {
      // Rows in a cycle come back to the view.
      guard index != view else { continue }
      body(index, origin)
      let inside = origin.moved(by: rows[index].frame)
      for child in children[index] { open.append((child, inside)) }
    }
  }

  /// Returns whether a row is one of those at the start, or can be come to from them, by index.
  static func closure(of start: [Int], along edges: [[Int]]) -> [Bool] {
    var isReached = edges.map { _ in false }
    for index in start { isReached[index] = true }
    var pending = start
    while let index = pending.popLast() {
      for next in edges[index] where !isReached[next] {
        isReached[next] = true
        pending.append(next)
      }
    }
    return isReached
  }

  private static func inverse(_ edges: [[Int]]) -> [[Int]] {
    var inverse = edges.map { _ in [Int]() }
    for (index, ends) in edges.enumerated() {
      for end in ends { inverse[end].append(index) }
    }
    return inverse
  }

  /// Goes from the outside to the inside; rows in a cycle stay detached.
  private static func origins(on stage: Stage, _ children: [[Int]]) -> [Origin] {
    let rows = stage.responders
    var origins = rows.map { _ in Origin.detached }
    var open: [Int] = []
    for (index, row) in rows.enumerated() {
      if row.kind == .window {
        origins[index] = .known(Point(x: 0, y: 0))
      } else if stage.parentIndex(ofRow: index) != nil {
        continue
      } else if row.controller != nil {
        origins[index] = .unknown
      }
      open.append(index)
    }
    while let index = open.popLast() {
      // The coordinates of a window do not depend on what it stands in.
      for child in children[index] where rows[child].kind != .window {
        if case .known(let origin) = origins[index] {
          origins[child] = .known(origin.moved(by: rows[index].frame))
        } else {
          origins[child] = origins[index]
        }
        open.append(child)
      }
    }
    return origins
  }
}

extension StagedResponder {
  /// The frame of a view, or nil for others.
  fileprivate var viewFrame: Rect? {
    kind.isView ? frame ?? Rect(x: 0, y: 0, width: 0, height: 0) : nil
  }
}

extension Point {
  /// Returns the point in the coordinates around a frame.
  fileprivate func moved(by frame: Rect?) -> Point {
    guard let offset = frame?.origin else { return self }
    return Point(x: x + offset.x, y: y + offset.y)
  }
}
