import Conformance
import Responders

extension World {
  /// Makes something happen.
  func stimulate(_ stimulus: Stimulus) throws(Obstacle) {
    switch stimulus {
    case .touchBegins(let point): try move(FingerChange(1, .touches(point)))
    case .touchMoves(let point): try move(FingerChange(1, .moves(point)))
    case .touchEnds: try move(FingerChange(1, .lifts))
    case .fingers(let changes): try move(changes)
    case .touchesAreCancelled: try cancelTouches()
    case .wait(let seconds): try wait(seconds)
    case .hitTest(let name, let point):
      let view = try view(name)
      let point = try finite(point)
      probe = (view, point)
      lastHit = view.hitTest(point, with: nil)
      wasHitTested = true
    case .becomeFirstResponder(let name): result = try responder(name).becomeFirstResponder()
    case .resignFirstResponder(let name): result = try responder(name).resignFirstResponder()
    case .sendAction(let name, let target, let sender):
      result = try sendAction(name, to: target, from: sender)
    case .sendActions(let name, for: let event): try sendActions(name, for: event)
    case .type(let text): try type(text)
    case .pressReturn: try receiver().pressReturn()
    case .reloadInputViews(let name): try responder(name).reloadInputViews()
    case .press, .shake, .remoteControl, .sendActionWithEvent: try sendInput(stimulus)
    }
  }

  /// A number pair as a point, where it is one.
  func finite(_ point: Conformance.Point) throws(Obstacle) -> Responders.Point {
    guard point.isFinite else { throw .notFinite(of: "the point") }
    return Responders.Point(point)
  }

  private func wait(_ seconds: Double) throws(Obstacle) {
    guard seconds.isFinite else { throw .notFinite(of: "the clock") }
    guard seconds >= 0 else { throw .backInTime }
    now += seconds
    application?.advance(to: now)
  }

  /// Has the application send an action, with an event or without.
  func sendAction(
    _ name: String, to target: String?, from sender: String?, for event: Event? = nil
  ) throws(Obstacle) -> Bool {
    let target = try target.map(object(_:))
    let sender = try sender.map(object(_:))
    guard let application else { throw .noSender }
    return application.sendAction(Action(name), to: target, from: sender, for: event)
  }
}
