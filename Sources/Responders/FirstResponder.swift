extension Responder {
  /// Whether this is the first responder of the window that it stands in.
  ///
  /// Spec: FIRST-3, FIRST-12, FIRST-22.
  public final var isFirstResponder: Bool {
    guard let view = focusView, view.holdsFirstResponder else { return false }
    return view.window?.firstResponder === self
  }

  /// The window that this may be first responder of; nil where it stands in none.
  ///
  /// Spec: FIRST-11, FIRST-22, FIRST-23, FIRST-24.
  final var focusWindow: Window? { focusView?.window }

  /// Becomes first responder in a window, if that has none or its own lets go.
  ///
  /// Whether this may is found out before the present one is asked. That another responder stays
  /// which became first while the present one let go is our choice: no clause speaks of it.
  ///
  /// Spec: CONTROL-47, FIRST-2, FIRST-3, FIRST-4, FIRST-5, FIRST-6, FIRST-7, FIRST-11, FIRST-22,
  /// FIRST-28.
  final func takeFocus() -> Bool {
    guard let window = focusWindow else { return false }
    let present = window.firstResponder
    if present === self { return true }
    guard canBecomeFirstResponder, present?.resign(toMakeRoomIn: window) != false
    else { return false }
    // What was asked may have rearranged everything.
    guard focusWindow === window else { return false }
    let left = window.firstResponder
    guard left == nil || left === present else { return left === self }
    window.setFirstResponder(self)
    // It said yes without a call to super.
    left?.focusEnded()
    return isFirstResponder
  }

  /// Lets go of being first responder, if it may, and hands that up the chain.
  ///
  /// Spec: FIRST-8, FIRST-9, FIRST-10, FIRST-25.
  final func releaseFocus() -> Bool {
    guard isFirstResponder, let window = focusWindow, canResignFirstResponder
    else { return false }
    window.setFirstResponder(nil)
    focusEnded()
    if !window.isMakingRoom, window.firstResponder == nil { handFocusUp(in: window) }
    return true
  }

  /// Resigns in favour of a responder that is about to become first, without handing the role up.
  ///
  /// Spec: FIRST-4, FIRST-25.
  private func resign(toMakeRoomIn window: Window) -> Bool {
    let wasMakingRoom = window.isMakingRoom
    window.isMakingRoom = true
    defer { window.isMakingRoom = wasMakingRoom }
    return resignFirstResponder()
  }

  /// Makes the nearest willing responder further up the chain first responder, where there is one.
  ///
  /// Spec: FIRST-25, FIRST-27.
  private func handFocusUp(in window: Window) {
    var walk = ChainWalk(from: next)
    while let responder = walk.step() {
      // Few are willing, and looking for a window takes as long as the view stands deep.
      if responder.canBecomeFirstResponder, responder.focusWindow === window {
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
    isOwnFirstResponder ? self : keptFirstResponder
  }

  /// Puts a responder in the place of the first responder, without asking anyone.
  ///
  /// Spec: FIRST-3, FIRST-8, FIRST-12, INPUT-7.
  final func setFirstResponder(_ responder: Responder?) {
    markWayToFirstResponder(false)
    isOwnFirstResponder = responder === self
    keptFirstResponder = isOwnFirstResponder ? nil : responder
    markWayToFirstResponder(true)
    readInput()
  }

  /// Marks the views from the first responder's up to the window, or takes the marks away.
  ///
  /// With the marks, taking views out costs nothing where no first responder is among them.
  ///
  /// Spec: FIRST-12.
  final func markWayToFirstResponder(_ isMarked: Bool) {
    var current = firstResponder?.focusView
    while let view = current {
      view.holdsFirstResponder = isMarked
      current = view.superview
    }
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
