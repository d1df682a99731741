import Conformance
import Responders

extension World {
  /// One finger does something, the others stay.
  func move(_ change: FingerChange) throws(Obstacle) {
    try apply(change)
    try send { $0 == change.finger }
  }

  /// Fingers do something in one event, the others stay.
  func move(_ changes: [FingerChange]) throws(Obstacle) {
    guard changes.count <= Hand.limit else { throw .manyFingers(limit: Hand.limit) }
    for (index, change) in changes.enumerated() {
      let isSecond = changes[..<index].contains { $0.finger == change.finger }
      guard !isSecond else { throw .fingerTwice(change.finger) }
      try apply(change)
    }
    try send { finger in changes.contains { $0.finger == finger } }
  }

  /// The system takes all touches away.
  func cancelTouches() throws(Obstacle) {
    // An application may be interrupted at any time; without a finger nobody hears of it.
    guard !hand.down.isEmpty else { return }
    for touch in hand.down { touch.cancel(timestamp: now) }
    try send { _ in true }
  }

  /// The last touch of a finger.
  func touch(of finger: Int) throws(Obstacle) -> Touch {
    guard let touch = hand.touch(of: finger) else { throw .unknownFinger(finger) }
    return touch
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
