/// A rearrangement of the stage, made before or between stimuli.
public enum Change: Hashable, Sendable {
  /// Sets a property of a responder.
  case set(Property, of: String)
  /// Takes a view out of its superview, a window out of its application, or a child controller
  /// (with its view) out of its parent.
  case remove(String)
  /// Adds a view in front of the other subviews of its new superview, leaving the old one.
  case add(String, to: String)
  /// Moves a view just behind or in front of a sibling.
  case insert(String, Placement, String)
  /// Moves a view in front of all its siblings.
  case bringToFront(String)
  /// Moves a view behind all its siblings.
  case sendToBack(String)
  /// Makes a view the root view of a controller, in place of the one before.
  case makeView(String, of: String)
  /// Presents a controller from another; its view goes into the presenter's window.
  case present(String, by: String)
  /// Dismisses a presented controller; its view leaves the window.
  case dismiss(String)
  /// Begins (true) or ends (false) ignoring touch events in the whole application; calls nest.
  case ignoreInteractionEvents(Bool)

  /// Registers a target (or nobody in particular) and an action with a control for an event.
  case addTarget(String?, action: String, to: String, for: ControlEvent)
  /// Takes such registrations back; without an action, all of that target.
  case removeTarget(String?, action: String?, from: String, for: ControlEvent)
  /// Attaches a recognizer to a view, taking it from the one it was attached to.
  case attach(String, to: String)
  /// Gives a view the focus, or nobody.
  case focus(String?)
  /// Begins (true) or ends (false) receiving remote-control events.
  case receiveRemoteControl(Bool)
  /// Makes a window the key window.
  case makeKey(String)

  /// On which side of a sibling a view is put.
  public enum Placement: String, Hashable, Sendable, CaseIterable {
    /// In front of the sibling.
    case above
    /// Behind the sibling.
    case below
  }
}
