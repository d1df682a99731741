import Conformance
import Responders

extension World {
  /// Moves fingers or the clock; returns false for other forms.
  func moveFingers(_ step: Script.Step) throws(Obstacle) -> Bool {
    switch step.name {
    case "touchBegins": try move(FingerChange(1, .touches(step["at"].point)))
    case "touchMoves": try move(FingerChange(1, .moves(step["at"].point)))
    case "touchEnds": try move(FingerChange(1, .lifts))
    case "fingers": try move(step["changes"].fingers)
    case "touchesAreCancelled": try cancelTouches()
    case "wait": try wait(step["seconds"].number)
    default: return false
    }
    return true
  }

  /// Answers a question about a touch; returns nil for other forms.
  func answerFinger(_ step: Script.Step) throws(Obstacle) -> Answer? {
    switch step.name {
    case "touchView": return Self.answer(hand.down.first?.view)
    case "fingerView": return Self.answer(try touch(step).view)
    case "phase": return .text(TouchPhase(try touch(step).phase).rawValue)
    case "tapCount": return .number(Double(try touch(step).tapCount))
    case "location":
      let touch = try touch(step)
      return try answer(touch.location(in: view(in: step)), step)
    case "previousLocation":
      let touch = try touch(step)
      return try answer(touch.previousLocation(in: view(in: step)), step)
    default: return nil
    }
  }

  /// The last touch of the finger that a step names.
  func touch(_ step: Script.Step) throws(Obstacle) -> Touch {
    let finger = step["finger"].integer
    guard let touch = hand.touch(of: finger) else { throw .unknownFinger(finger) }
    return touch
  }

  /// The point with the coordinates of a script, which have to be finite.
  func finite(_ point: Conformance.Point) throws(Obstacle) -> Responders.Point {
    guard point.isFinite else { throw .notFinite(of: "the point") }
    return Responders.Point(point)
  }

  private func view(in step: Script.Step) throws(Obstacle) -> View? {
    try step["in"].optionalText.map(view(_:))
  }

  private func answer(
    _ place: Responders.Point, _ step: Script.Step
  ) throws(Obstacle) -> Answer {
    let point = Conformance.Point(x: place.x, y: place.y)
    guard point.isFinite else {
      throw .nowhere(step["finger"].integer, in: step["in"].optionalText)
    }
    return .point(point)
  }

  private func wait(_ seconds: Double) throws(Obstacle) {
    guard seconds.isFinite else { throw .notFinite(of: "the clock") }
    guard seconds >= 0 else { throw .backInTime }
    now += seconds
    application?.advance(to: now)
  }

  /// Moves one finger; the others stay.
  private func move(_ change: FingerChange) throws(Obstacle) {
    try apply(change)
    try send { $0 == change.finger }
  }

  /// Moves fingers in one event; the others stay.
  private func move(_ changes: [FingerChange]) throws(Obstacle) {
    guard changes.count <= Hand.limit else { throw .manyFingers(limit: Hand.limit) }
    for (index, change) in changes.enumerated() {
      let isSecond = changes[..<index].contains { $0.finger == change.finger }
      guard !isSecond else { throw .fingerTwice(change.finger) }
      try apply(change)
    }
    try send { finger in changes.contains { $0.finger == finger } }
  }

  /// Cancels all touches, as the system does.
  private func cancelTouches() throws(Obstacle) {
    // An application may be interrupted at any time; without a finger nothing happens.
    guard !hand.down.isEmpty else { return }
    for touch in hand.down { touch.cancel(timestamp: now) }
    try send { _ in true }
  }

  private func apply(_ change: FingerChange) throws(Obstacle) {
    switch change.action {
    case .touches(let point):
      try hand.put(change.finger, at: finite(point), timestamp: now)
    case .moves(let point):
      let point = try finite(point)
      try downTouch(of: change.finger).move(to: point, timestamp: now)
    case .lifts:
      try downTouch(of: change.finger).end(timestamp: now)
    }
  }

  private func downTouch(of finger: Int) throws(Obstacle) -> Touch {
    if let touch = hand.downTouch(of: finger) { return touch }
    throw hand.down.isEmpty ? .noTouch : .fingerUp(finger)
  }

  /// Sends an event about all fingers that are down or were just lifted.
  private func send(_ isChanged: (Int) -> Bool) throws(Obstacle) {
    guard let application else { throw .noApplication }
    guard !hand.down.isEmpty else { throw .noTouch }
    for touch in hand.down where !isChanged(touch.finger) { touch.stay() }
    application.receive(Event(touches: hand.down, timestamp: now))
    for touch in hand.down where touch.phase == .began {
      lastHit = touch.view
      wasHitTested = true
    }
    hand.release()
  }
}
