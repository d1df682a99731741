import Conformance
import Responders

extension World {
  /// Makes something happen.
  func stimulate(_ stimulus: Stimulus) throws(Obstacle) {
    switch stimulus {
    case .touchBegins(let point): try beginTouch(at: finite(point))
    case .touchMoves(let point):
      let point = try finite(point)
      try send { $0.move(to: point) }
    case .touchEnds:
      try send { $0.end() }
      touch = nil
    case .hitTest(let name, let point):
      let view = try view(name)
      lastHit = view.hitTest(try finite(point), with: nil)
      wasHitTested = true
    }
  }

  /// A finger goes down; one that is still down is forgotten.
  private func beginTouch(at point: Responders.Point) throws(Obstacle) {
    guard let application else { throw .noApplication }
    let touch = Touch(at: point)
    application.sendEvent(Event(touches: [touch]))
    self.touch = touch
    lastHit = touch.view
    wasHitTested = true
  }

  private func send(_ update: (Touch) -> Void) throws(Obstacle) {
    guard let application else { throw .noApplication }
    guard let touch else { throw .noTouch }
    update(touch)
    application.sendEvent(Event(touches: [touch]))
  }

  private func finite(_ point: Conformance.Point) throws(Obstacle) -> Responders.Point {
    guard point.isFinite else { throw .notFinite(of: "the point") }
    return Responders.Point(point)
  }
}
