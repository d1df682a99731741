import Conformance

/// Why a script cannot be carried out.
enum Obstacle: Error, Hashable {
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
