import Conformance

/// What a script makes of its stage, moment by moment: where the views stand, and where the fingers
/// are.
struct Scenery: Sendable {
  /// The views as they stand now.
  private(set) var arrangement: Arrangement
  /// The fingers and points of the last step.
  private(set) var spots: [FingerSpot] = []
  private var fingers: [(number: Int, point: Point)] = []

  /// Begins with a stage as its table sets it.
  init(_ arrangement: Arrangement) { self.arrangement = arrangement }

  /// Carries out one step; gives whether the views stand or look otherwise than before.
  mutating func advance(_ step: Script.Step) -> Bool {
    spots = fingers.map { FingerSpot(kind: .down($0.number), point: $0.point) }
    switch step {
    case .change(let change):
      return arrangement.apply(change)
    case .stimulate(let stimulus):
      carryOut(stimulus)
    case .ask(.contains(let name, let point)):
      probe(point, in: name)
    case .ask: break
    }
    return false
  }

  private mutating func carryOut(_ stimulus: Stimulus) {
    switch stimulus {
    case .touchBegins(let point): put(1, at: point)
    case .touchMoves(let point): put(1, at: point)
    case .touchEnds: lift(1)
    case .fingers(let changes):
      for change in changes {
        switch change.action {
        case .touches(let point), .moves(let point): put(change.finger, at: point)
        case .lifts: lift(change.finger)
        }
      }
    case .touchesAreCancelled:
      for finger in fingers { lift(finger.number) }
    case .hitTest(let name, let point): probe(point, in: name)
    default: break
    }
  }

  private mutating func put(_ number: Int, at point: Point) {
    fingers.removeAll { $0.number == number }
    fingers.append((number, point))
    show(FingerSpot(kind: .down(number), point: point), of: number)
  }

  private mutating func lift(_ number: Int) {
    guard let index = fingers.firstIndex(where: { $0.number == number }) else { return }
    let point = fingers.remove(at: index).point
    show(FingerSpot(kind: .lifted(number), point: point), of: number)
  }

  private mutating func show(_ spot: FingerSpot, of number: Int) {
    spots.removeAll { $0.kind == .down(number) || $0.kind == .lifted(number) }
    spots.append(spot)
  }

  private mutating func probe(_ point: Point, in name: String) {
    guard let place = arrangement.point(point, in: name) else { return }
    spots.append(FingerSpot(kind: .probe, point: place))
  }
}
