import Conformance

/// Why a script cannot be carried out.
enum Obstacle: Error, Hashable {
  /// A form of a step that the engine does not carry out.
  case unsupported(StepForm)
  /// A name that no row of the stage has.
  case unknown(String)
  /// A responder that is not what a step needs.
  case wrongKind(String, ResponderKind, needed: String)
  /// A number that is infinite or none.
  case notFinite(of: String)
  /// A number that is not whole.
  case notWhole(of: String)
  /// A row that cannot stand where it is said to.
  case misplaced(String, ResponderKind, in: String, ResponderKind)
  /// A row with a column that its kind cannot have.
  case meaningless(String, ResponderKind, column: String)
  /// A second row that claims a place that only one can have.
  case taken(String, role: String, of: String)
  /// A responder that would stand in itself.
  case circle(String, in: String)
  /// Two views that are no siblings.
  case notSiblings(String, String)
  /// A view that has no superview to be moved in.
  case noSuperview(String)
  /// A controller that is presented already.
  case alreadyPresented(String)
  /// A controller that is not presented.
  case notPresented(String)
  /// A presented controller that is to be removed.
  case removedWhilePresented(String)
  /// A recognizer that would wait for one that waits for it.
  case waitingCircle(String, for: String)
  /// A kind of responder that stands in nothing that it could be removed from.
  case notRemovable(String, ResponderKind)
  /// A window that stands in no application and is to be key.
  case cannotBeKey(String)
  /// An action with more arguments than a sender and an event, or fewer than none.
  case arguments(Int, of: String)
  /// A touch without an application.
  case noApplication
  /// A question or stimulus about a touch while none is down.
  case noTouch
  /// An action that is sent without an application.
  case noSender
  /// A finger that should do something while it is up, as others are not.
  case fingerUp(Int)
  /// A question about a finger that was never down.
  case unknownFinger(Int)
  /// A finger that is not counted from 1.
  case noSuchFinger(Int)
  /// A finger that does two things in one event.
  case fingerTwice(Int)
  /// More fingers than anyone has.
  case manyFingers(limit: Int)
  /// A finger whose place has no numbers, in a view or else in the window.
  case nowhere(Int, in: String?)
  /// A clock that should go back.
  case backInTime
  /// A question about what a call returned, before the first.
  case noResult
  /// A question about a hit-test before the first.
  case noHitTest
  /// A chain that never ends.
  case endlessChain(from: String, backTo: String)
  /// A touch that travels through more responders than the stack is sure to hold.
  case longTouch(limit: Int)
  /// An event without a place that travels through more responders than the stack is sure to hold.
  case longWay(limit: Int)
  /// An event without an application.
  case noReceiver
  /// A key that is let go, or pressed otherwise, while it is not down.
  case keyUp(String)
  /// A shake that changes its strength, of which nobody is told.
  case changedShake
  /// Overridden hit-tests nested deeper than the stack is sure to hold.
  case deepHitTest(limit: Int)
}

extension Obstacle: CustomStringConvertible {
  /// What is in the way, as people read it.
  var description: String {
    switch self {
    case .unsupported(let form):
      "the engine does not support '\(form.kind.rawValue) \(form.name)'"
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
