/// What a recognizer's delegate is asked; the raw value is the word in the pages.
public enum GestureQuestion: String, Hashable, Sendable, CaseIterable {
  /// Whether the recognizer receives a touch.
  case shouldReceive
  /// Whether the recognizer may begin.
  case shouldBegin
}

/// A class of views that a recognizer's delegate tells from others; the raw value is the word in the
/// pages.
public enum ViewClass: String, Hashable, Sendable, CaseIterable {
  case controls, buttons, sliders, switches, labels
}

/// A call of a text field's delegate; the raw value is the word in the pages.
public enum FieldCall: String, Hashable, Sendable, CaseIterable {
  case shouldBeginEditing, didBeginEditing, shouldEndEditing, didEndEditing
  case shouldChange, shouldClear, shouldReturn
}

/// A call of a text view's delegate; the raw value is the word in the pages.
public enum TextViewCall: String, Hashable, Sendable, CaseIterable {
  case shouldBeginEditing, didBeginEditing, shouldEndEditing, didEndEditing
  case shouldChange, didChange
}

/// A call of a presentation controller's delegate about a dismissal; the raw value is the word in the
/// pages.
public enum DismissalCall: String, Hashable, Sendable, CaseIterable {
  case willDismiss, didDismiss, didAttemptToDismiss
}
