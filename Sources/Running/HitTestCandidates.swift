import Conformance

/// The views of a stage that the hit-tests of a script may come to, found from frames alone.
///
/// A view is among them if its frame contains a point at which a finger goes down or a pointer is, or if
/// an element is activated, whose middle may be touched then; or if it stands in an object whose geometry or
/// place a step changes, or in a scroll view that may have scrolled before a finger goes down: where it is
/// then would have to be simulated. So is the view of a presented controller, which takes the touches
/// beside it.
struct HitTestCandidates {
  private var isReached: [Bool]
  /// Whether the row or one that stands in it is reached.
  private let containsReached: [Bool]

  /// Finds the views.
  init(_ steps: [Script.Step], on stage: Stage, _ places: StageLayout) {
    var moved: [Int] = []
    var named: [Int] = []
    for step in steps where step.form.traits.contains(.movesViews) {
      named += step.namedRows(on: stage)
      moved += step["of"].optionalText.flatMap(stage.index(of:)).map { [$0] } ?? []
    }
    if steps.touchAfterScrolling {
      moved += stage.responders.indices.filter { stage.responders[$0].kind.isScrollView }
    }
    isReached = StageLayout.closure(of: moved, along: places.contents)
    for index in named { isReached[index] = true }
    Self.reachFrames(at: steps, on: stage, places, &isReached)
    containsReached = StageLayout.closure(
      of: isReached.indices.filter { [isReached] in isReached[$0] }, along: places.places)
  }

  /// Returns whether a hit-test may come to the row.
  func reaches(_ index: Int) -> Bool { isReached[index] }

  /// Returns whether a hit-test may come to the row or to one that stands in it.
  func containsCandidate(in index: Int) -> Bool { containsReached[index] }

  private static func reachFrames(
    at steps: [Script.Step], on stage: Stage, _ places: StageLayout, _ isReached: inout [Bool]
  ) {
    let touches = steps.flatMap(\.touchedPoints)
    let isAnywhere = steps.contains {
      !$0.form.traits.isDisjoint(with: [.mayTouchElement, .mayTouchTwice])
    }
    if isAnywhere || !touches.isEmpty {
      for view in places.views where !isReached[view.index] {
        switch view.origin {
        case .known(let origin):
          isReached[view.index] =
            isAnywhere || touches.contains { view.frame.contains($0, movedBy: origin) }
        case .unknown: isReached[view.index] = true
        case .detached: break
        }
      }
    }
    let searches = steps.compactMap { $0.search(on: stage) }
    if isAnywhere || !touches.isEmpty || !searches.isEmpty {
      for index in stage.responders.indices where stage.isPresentedView(index) {
        isReached[index] = true
      }
    }
    for (view, point) in searches {
      places.forEachRow(in: view) { index, origin in
        guard let frame = places.frame(ofView: index) else { return }
        if frame.contains(point, movedBy: origin) { isReached[index] = true }
      }
    }
  }
}

extension Stage {
  /// Returns whether a row is the view of a controller that the stage presents.
  fileprivate func isPresentedView(_ index: Int) -> Bool {
    responders[index].controller.flatMap(self.index(of:)).map { responders[$0].presenter != nil }
      == true
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

extension [Script.Step] {
  /// Whether a finger goes down after something that may have scrolled.
  fileprivate var touchAfterScrolling: Bool {
    guard
      let scrolling = firstIndex(where: { step in
        step.name == "tapStatusBar" || step.fingerChanges.contains { $0.action.word == .moves }
      })
    else { return false }
    return self[scrolling...].contains(where: \.touches)
  }
}

extension Script.Step {
  /// The points of the screen at which a finger goes down or a pointer is.
  fileprivate var touchedPoints: [Point] {
    if form.traits.contains(.pointsAtScreen), case .point(let point) = self["at"] { return [point] }
    return fingerChanges.filter { $0.action.word == .touches }.compactMap(\.action.point)
  }

  /// The view that code hit-tests, and the point in its coordinates.
  fileprivate func search(on stage: Stage) -> (view: Int, point: Point)? {
    guard form.traits.contains(.hitTests), case .text(let name) = self["of"],
      let view = stage.index(of: name)
    else { return nil }
    return (view, self["at"].point)
  }
}
