/// What is to be settled once a view stands where it goes, because then others are told and may
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
