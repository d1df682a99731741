extension Responder {
  /// Whether this is the first responder of the window that it stands in.
  ///
  /// Spec: FIRST-3, FIRST-12, FIRST-22.
  public final var isFirstResponder: Bool {
    guard let view = responderView, view.containsFirstResponder else { return false }
    return view.window?.firstResponder === self
  }

  /// The window that this may be first responder of; nil where it stands in none.
  ///
  /// Spec: FIRST-11, FIRST-22, FIRST-23, FIRST-24.
  final var responderWindow: Window? { responderView?.window }

  /// Becomes first responder in a window, if that has none or its own lets go.
  ///
  /// Whether this may is found out before the present one is asked. That another responder stays
  /// which became first while the present one let go is our choice: no clause speaks of it.
  ///
  /// Spec: CONTROL-47, FIRST-2, FIRST-3, FIRST-4, FIRST-5, FIRST-6, FIRST-7, FIRST-11, FIRST-22,
  /// FIRST-28.
  final func makeFirstResponder() -> Bool {
    guard let window = responderWindow else { return false }
    let present = window.firstResponder
    if present === self { return true }
    guard canBecomeFirstResponder, present?.resign(toMakeRoomIn: window) != false
    else { return false }
    // What was asked may have rearranged everything.
    guard responderWindow === window else { return false }
    let left = window.firstResponder
    guard left == nil || left === present else { return left === self }
    window.setFirstResponder(self)
    // It said yes without a call to super.
    left?.didEndFirstResponder()
    return isFirstResponder
  }

  /// Lets go of being first responder, if it may, and hands that up the chain.
  ///
  /// Spec: FIRST-8, FIRST-9, FIRST-10, FIRST-25.
  final func endFirstResponder() -> Bool {
    guard isFirstResponder, let window = responderWindow, canResignFirstResponder
    else { return false }
    window.setFirstResponder(nil)
    didEndFirstResponder()
    if !window.isReplacingFirstResponder, window.firstResponder == nil {
      passFirstResponderUp(in: window)
    }
    return true
  }

  /// Resigns in favour of a responder that is about to become first, without handing the role up.
  ///
  /// Spec: FIRST-4, FIRST-25.
  private func resign(toMakeRoomIn window: Window) -> Bool {
    let wasReplacing = window.isReplacingFirstResponder
    window.isReplacingFirstResponder = true
    defer { window.isReplacingFirstResponder = wasReplacing }
    return resignFirstResponder()
  }

  /// Makes the nearest willing responder further up the chain first responder, where there is one.
  ///
  /// Spec: FIRST-25, FIRST-27.
  private func passFirstResponderUp(in window: Window) {
    var walk = ChainSequence(from: next)
    while let responder = walk.step() {
      // Few are willing, and looking for a window takes as long as the view stands deep.
      if responder.canBecomeFirstResponder, responder.responderWindow === window {
        responder.becomeFirstResponder()
        return
      }
    }
  }
}

extension Window {
  /// The responder that is first for events without a place, nil for none.
  ///
  /// Spec: FIRST-1, FIRST-8, FIRST-17, FIRST-18, FIRST-22.
  public final var firstResponder: Responder? {
    isItselfFirstResponder ? self : storedFirstResponder
  }

  /// Puts a responder in the place of the first responder, without asking anyone.
  ///
  /// Spec: FIRST-3, FIRST-8, FIRST-12, INPUT-7.
  final func setFirstResponder(_ responder: Responder?) {
    markPathToFirstResponder(false)
    isItselfFirstResponder = responder === self
    storedFirstResponder = isItselfFirstResponder ? nil : responder
    markPathToFirstResponder(true)
    updateInputViews()
  }

  /// Marks the views from the first responder's up to the window, or takes the marks away.
  ///
  /// With the marks, taking views out costs nothing where no first responder is among them.
  ///
  /// Spec: FIRST-12.
  final func markPathToFirstResponder(_ isMarked: Bool) {
    var current = firstResponder?.responderView
    while let view = current {
      view.containsFirstResponder = isMarked
      current = view.superview
    }
  }
}

/// What becomes of a first responder whose view moves: settled once the move is done, because then
/// others are told and may rearrange everything.
///
/// Spec: FIRST-12, CONTROL-48.
enum FirstResponderUpdate {
  /// It stays first responder of its window, whose marks are to be renewed.
  case stays(in: Window)
  /// It has left its window and is to be told so.
  case ended(Responder)

  /// Renews the marks, or tells the responder.
  func finish() {
    switch self {
    case .stays(let window): window.markPathToFirstResponder(true)
    case .ended(let responder): responder.didEndFirstResponder()
    }
  }
}
