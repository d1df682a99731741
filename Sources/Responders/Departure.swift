/// What is to be settled once a view is in its new place, because the calls that this makes may
/// rearrange everything.
///
/// Spec: FIRST-12, CONTROL-48, CONTROL-54.
struct Departure {
  /// What becomes of the first responder, where the view holds it.
  let focus: MovedFocus?
  /// What becomes of the controls in the view that track a touch.
  let tracking: MovedTracking?

  /// Settles both.
  func settle() {
    tracking?.settle()
    focus?.settle()
  }
}

/// What becomes of a first responder whose view moves: settled once the move is done, because then
/// others are told and may rearrange everything.
///
/// Spec: FIRST-12, CONTROL-48.
enum MovedFocus {
  /// It stays first responder of its window, whose marks are to be renewed.
  case stays(in: Window)
  /// It has left its window and is to be told so.
  case ended(Responder)

  /// Renews the marks, or tells the responder.
  func settle() {
    switch self {
    case .stays(let window): window.markWayToFirstResponder(true)
    case .ended(let responder): responder.focusEnded()
    }
  }
}
