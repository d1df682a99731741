import Conformance

extension Obstacle: CustomStringConvertible {
  /// What is in the way, as people read it.
  var description: String {
    switch self {
    case .unknown(let name):
      "the stage has no \(name)"
    case .wrongKind(let name, let kind, let needed):
      "\(name) is \(Noun.one(kind.rawValue)), where \(needed) is needed"
    case .notFinite(let name):
      "\(name) gets a number that is not finite"
    case .notWhole(let name):
      "\(name) gets a number that is not whole"
    case .misplaced(let name, let kind, let parent, let parentKind):
      "\(name) is \(Noun.one(kind.rawValue)) and cannot stand in \(parent), \(Noun.one(parentKind.rawValue))"
    case .meaningless(let name, let kind, let column):
      "\(name) is \(Noun.one(kind.rawValue)) and cannot have an entry in the column '\(column)'"
    case .taken(let name, let role, let owner):
      "\(name) cannot be \(role) of \(owner), which has one already"
    case .circle(let name, let container):
      "\(name) cannot stand in \(container), which stands in \(name) or is the same"
    case .notSiblings(let name, let sibling):
      "\(name) cannot be put beside \(sibling), which has no superview or is the same"
    case .noSuperview(let name):
      "\(name) has no superview to be moved in"
    case .alreadyPresented(let name):
      "\(name) is presented already"
    case .notPresented(let name):
      "\(name) is not presented"
    case .removedWhilePresented(let name):
      "\(name) is presented: it can be dismissed, not removed"
    case .waitingCircle(let name, let other):
      "\(name) cannot wait for \(other) to fail, which waits for \(name) or is the same"
    case .notRemovable(let name, let kind):
      "\(name) is \(Noun.one(kind.rawValue)), which stands in nothing that it could be removed from"
    case .noApplication:
      "the stage has no application that could get touches"
    case .noTouch:
      "no touch is down"
    case .cannotBeKey(let name):
      "\(name) stands in no application and cannot become key"
    case .arguments(let number, let action):
      "\(action) cannot have \(number) arguments: an action has 0, 1 or 2"
    case .noSender:
      "the stage has no application that could send actions"
    case .fingerUp(let finger):
      "finger \(finger) is not down"
    case .unknownFinger(let finger):
      "finger \(finger) was never down"
    case .noSuchFinger(let finger):
      "there is no finger \(finger): fingers are counted from 1"
    case .fingerTwice(let finger):
      "finger \(finger) cannot do two things in one event"
    case .manyFingers(let limit):
      "more than \(limit) fingers are used"
    case .nowhere(let finger, let place):
      "finger \(finger) is at no place that \(place ?? "the window") could name"
    case .backInTime:
      "time cannot go back"
    case .noResult:
      "nothing was called yet that returns a result"
    case .noHitTest:
      "nothing was hit-tested yet"
    case .endlessChain(let start, let responder):
      "the chain from \(start) comes back to \(responder)"
    case .longTouch(let limit):
      "the touch travels through more than \(limit) responders, which could exhaust the stack"
    case .longWay(let limit):
      "the event travels through more than \(limit) responders, which could exhaust the stack"
    case .noReceiver:
      "the stage has no application that could get events"
    case .keyUp(let key):
      "the key \(key) is not down"
    case .changedShake:
      "a shake cannot change: it began, ended or was cancelled"
    case .deepHitTest(let limit):
      "more than \(limit) overridden hit-tests are nested, which could exhaust the stack"
    }
  }
}
