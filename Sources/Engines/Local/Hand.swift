import Responders

/// The fingers on the glass, and the last touches of those that were there.
struct Hand {
  /// How many fingers a scenario may use: each is compared with each.
  static let limit = 100

  /// The touches of the fingers that are down, or were lifted by the present event, in the order
  /// of their numbers.
  private(set) var down: [Touch] = []
  /// The last touches of the fingers that are up.
  private var lifted: [Touch] = []

  /// The last touch of a finger, nil where it was never down.
  func touch(of finger: Int) -> Touch? {
    down.first { $0.finger == finger } ?? lifted.first { $0.finger == finger }
  }

  /// The touch of a finger that is down.
  func downTouch(of finger: Int) -> Touch? { down.first { $0.finger == finger } }

  /// Puts a finger down; where it is down already, that touch is forgotten.
  mutating func put(_ finger: Int, at point: Point, timestamp: Double) throws(Obstacle) {
    guard finger > 0 else { throw .noSuchFinger(finger) }
    let previous = touch(of: finger)
    if previous != nil {
      down.removeAll { $0.finger == finger }
      lifted.removeAll { $0.finger == finger }
    }
    guard down.count + lifted.count < Self.limit else { throw .manyFingers(limit: Self.limit) }
    let touch = Touch(at: point, finger: finger, timestamp: timestamp, after: previous)
    let place = down.firstIndex { $0.finger > finger } ?? down.endIndex
    down.insert(touch, at: place)
  }

  /// Puts the touches aside that are over.
  mutating func release() {
    guard down.contains(where: { $0.phase.isFinal }) else { return }
    for touch in down where touch.phase.isFinal { lifted.append(touch) }
    down.removeAll { $0.phase.isFinal }
  }
}
