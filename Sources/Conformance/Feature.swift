/// A named part of the behaviour, which an engine may leave unimplemented.
public enum Feature: String, Hashable, Sendable, CaseIterable, WireValue {
  /// `next` and the order in which responders are linked.
  case responderChain = "responder-chain"
  /// Overridden `next`.
  case chainOverrides = "chain-overrides"
  /// View controllers: root views, containment, presentation.
  case viewControllers = "view-controllers"
  /// Window scenes.
  case scenes
  /// Finding the view under a point.
  case hitTesting = "hit-testing"
  /// Overridden `hitTest(_:with:)` and `point(inside:with:)`.
  case hitTestOverrides = "hit-test-overrides"
  /// View transforms: scale, rotation, translation.
  case transforms
  /// Layer properties: corner radius, drawing depth.
  case layers
  /// Delivery of touches to responders.
  case touches
  /// Several simultaneous touches.
  case multiTouch = "multi-touch"
  /// Several windows: levels, the key window, dispatch.
  case windows
  /// First responders.
  case firstResponder = "first-responder"
  /// Actions sent to a named target: by controls, and by `sendAction`.
  case targets
  /// The search for an action's target along the responder chain.
  case actions
  /// Controls: tracking, control events, values.
  case controls
  /// Menus that controls show.
  case menus
  /// Gesture recognizers.
  case gestures
  /// Types of touches: fingers, pencils and pointers.
  case touchTypes = "touch-types"
  /// Pointers: hovering, wheels, and gestures on trackpads.
  case pointers
  /// Scroll views.
  case scrolling
  /// Tables: rows that touches highlight and select.
  case tables
  /// Recognizers at edges of the screen, and those that go back.
  case edges
  /// Sheets that a drag moves.
  case sheets
  /// Drag interactions, whose lift competes with other gestures.
  case drags
  /// Links in text views.
  case links
  /// Actions of assistive technologies, such as activation and escape.
  case accessibility
  /// Presses of keys and buttons.
  case presses
  /// Motion events such as shaking.
  case motion
  /// Remote-control events.
  case remoteControl = "remote-control"
  /// Key commands, undo managers, input views.
  case input
  /// What the system does with keys: text before key commands, and scrolling.
  case systemKeys = "system-keys"
}
