import Conformance

/// Thrown when the engine cannot carry out a script. Indirect, because errors are passed on often.
indirect enum ScriptError: Error, Hashable {
  /// The engine does not support the form of a step.
  case unsupported(StepDefinition)
  /// No row of the stage has the name.
  case unknown(String)
  /// A step needs an object of another kind.
  case wrongKind(String, ResponderKind, needed: String)
  /// A number is infinite or not a number.
  case notFinite(of: String)
  /// A number is not an integer.
  case notWhole(of: String)
  /// A row cannot be in the row that its column `in` names.
  case misplaced(String, ResponderKind, in: String, ResponderKind)
  /// A scroll view's own recognizer without the scroll view.
  case ownerless(String, ResponderKind)
  /// A row has an entry in a column that its kind does not allow.
  case columnNotAllowed(String, ResponderKind, column: String)
  /// A second row has a role that only one row can have, such as the root view controller of a
  /// window.
  case taken(String, role: String, of: String)
  /// A responder would contain itself.
  case cycle(String, in: String)
  /// A view is to be inserted beside itself or beside a view without a superview.
  case notSiblings(String, String)
  /// A view to move to the front or back has no superview.
  case noSuperview(String)
  /// A controller to present is presented already.
  case alreadyPresented(String)
  /// A controller to dismiss is not presented.
  case notPresented(String)
  /// A controller to remove is presented.
  case removedWhilePresented(String)
  /// A recognizer would require the failure of one that waits for it.
  case waitingCycle(String, for: String)
  /// An object to remove is of a kind that has no parent.
  case notRemovable(String, ResponderKind)
  /// A window to make key is in no application.
  case cannotBeKey(String)
  /// The number of arguments of an action is not 0, 1 or 2.
  case arguments(Int, of: String)
  /// A touch needs an application, and the stage has none.
  case noApplication
  /// A step needs a touch, and no finger is down.
  case noTouch
  /// Sending an action needs an application, and the stage has none.
  case noSender
  /// The finger is not down, while others are.
  case fingerUp(Int)
  /// A question names a finger that was never down.
  case unknownFinger(Int)
  /// The number of a finger is less than 1.
  case noSuchFinger(Int)
  /// A finger changes twice in one event.
  case fingerTwice(Int)
  /// A script uses more fingers than the limit.
  case tooManyFingers(limit: Int)
  /// The coordinates of a finger in a view, or in the window for nil, are not finite.
  case noCoordinates(Int, in: String?)
  /// A step waits for a negative time.
  case negativeWait
  /// A question is about the result of a call, and no call was made.
  case noResult
  /// A question is about the hit-test view, and nothing was hit-tested.
  case noHitTest
  /// The responder chain contains a cycle.
  case endlessChain(from: String, backTo: String)
  /// More responders forward a touch than the stack has room for.
  case touchChainTooLong(limit: Int)
  /// More responders forward an event without a location than the stack has room for.
  case eventChainTooLong(limit: Int)
  /// An event without a location needs an application, and the stage has none.
  case noReceiver
  /// A key to change, release or cancel is not down.
  case keyUp(String)
  /// A shake changes, for which responders have no method.
  case shakeChanged
  /// More overridden hit-tests are nested than the stack has room for.
  case hitTestTooDeep(limit: Int)
}

extension ScriptError: CustomStringConvertible {
  /// The message of the engine's reply.
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
    case .ownerless(let name, let kind):
      "\(name) is \(Noun.one(kind.rawValue)) of no scroll view"
    case .columnNotAllowed(let name, let kind, let column):
      "\(name) is \(Noun.one(kind.rawValue)) and cannot have an entry in the column '\(column)'"
    case .taken(let name, let role, let owner):
      "\(name) cannot be \(role) of \(owner), which has one already"
    case .cycle(let name, let container):
      "\(name) cannot stand in \(container), which stands in \(name) or is the same"
    case .notSiblings(let name, let sibling):
      name == sibling
        ? "\(name) cannot be put beside itself"
        : "\(name) cannot be put beside \(sibling), which has no superview"
    case .noSuperview(let name):
      "\(name) has no superview to be moved in"
    case .alreadyPresented(let name):
      "\(name) is presented already"
    case .notPresented(let name):
      "\(name) is not presented"
    case .removedWhilePresented(let name):
      "\(name) is presented: it can be dismissed, not removed"
    case .waitingCycle(let name, let other):
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
    case .tooManyFingers(let limit):
      "more than \(limit) fingers are used"
    case .noCoordinates(let finger, let place):
      "finger \(finger) is at no place that \(place ?? "the window") could name"
    case .negativeWait:
      "time cannot go back"
    case .noResult:
      "nothing was called yet that returns a result"
    case .noHitTest:
      "nothing was hit-tested yet"
    case .endlessChain(let start, let responder):
      "the chain from \(start) comes back to \(responder)"
    case .touchChainTooLong(let limit):
      "the touch travels through more than \(limit) responders, which could exhaust the stack"
    case .eventChainTooLong(let limit):
      "the event travels through more than \(limit) responders, which could exhaust the stack"
    case .noReceiver:
      "the stage has no application that could get events"
    case .keyUp(let key):
      "the key \(key) is not down"
    case .shakeChanged:
      "a shake cannot change: it began, ended or was cancelled"
    case .hitTestTooDeep(let limit):
      "more than \(limit) overridden hit-tests are nested, which could exhaust the stack"
    }
  }
}
