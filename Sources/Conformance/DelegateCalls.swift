/// What a recognizer's delegate is asked; the raw value is the word in the pages.
public enum GestureQuestion: String, Hashable, Sendable, CaseIterable {
  /// Whether the recognizer receives a touch.
  case shouldReceive
  /// Whether the recognizer may begin.
  case shouldBegin

  /// The method as the platform spells it.
  var method: String {
    switch self {
    case .shouldReceive: "gestureRecognizer(_:shouldReceive:)"
    case .shouldBegin: "gestureRecognizerShouldBegin(_:)"
    }
  }
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

  /// The method as the platform spells it.
  var method: String {
    switch self {
    case .shouldChange: "textField(_:shouldChangeCharactersIn:replacementString:)"
    default: "textField\(capitalized(rawValue))(_:)"
    }
  }
}

/// A call of a text view's delegate; the raw value is the word in the pages.
public enum TextViewCall: String, Hashable, Sendable, CaseIterable {
  case shouldBeginEditing, didBeginEditing, shouldEndEditing, didEndEditing
  case shouldChange, didChange

  /// The method as the platform spells it.
  var method: String {
    switch self {
    case .shouldChange: "textView(_:shouldChangeTextIn:replacementText:)"
    default: "textView\(capitalized(rawValue))(_:)"
    }
  }
}

/// A call of a presentation controller's delegate about a dismissal; the raw value is the word in the
/// pages.
public enum DismissalCall: String, Hashable, Sendable, CaseIterable {
  case willDismiss, didDismiss, didAttemptToDismiss

  /// The method as the platform spells it.
  var method: String { "presentationController\(capitalized(rawValue))(_:)" }
}

/// Returns a word that begins with a small letter of ASCII with a capital one.
private func capitalized(_ word: String) -> String {
  var bytes = Array(word.utf8)
  bytes[0] -= 32
  return String(decoding: bytes, as: UTF8.self)
}
