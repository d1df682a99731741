/// Something that a control tells its targets.
public enum ControlEvent: String, Hashable, Sendable, CaseIterable {
  /// A finger went down in the control.
  case touchDown
  /// A finger went down again soon after.
  case touchDownRepeat
  /// The finger moved within the control.
  case touchDragInside
  /// The finger moved outside the control.
  case touchDragOutside
  /// The finger came back into the control.
  case touchDragEnter
  /// The finger left the control.
  case touchDragExit
  /// The finger was lifted in the control.
  case touchUpInside
  /// The finger was lifted outside the control.
  case touchUpOutside
  /// The touch was taken away.
  case touchCancel
  /// The control's value changed.
  case valueChanged
  /// The control's main action was triggered.
  case primaryActionTriggered
  /// Editing began.
  case editingDidBegin
  /// The text changed.
  case editingChanged
  /// Editing ended.
  case editingDidEnd
  /// The return key ended editing.
  case editingDidEndOnExit
  /// Any of the touch events; only to register for.
  case allTouchEvents
  /// Any of the editing events; only to register for.
  case allEditingEvents
  /// Any event; only to register for.
  case allEvents
}
