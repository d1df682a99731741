extension Responder {
  /// Whether this is the first responder of its window.
  ///
  /// Spec: FIRST-3, FIRST-12, FIRST-22.
  public final var isFirstResponder: Bool {
    guard let view = responderView, view.containsFirstResponder else { return false }
    return view.window?.firstResponder === self
  }

  /// The window of which this may be first responder, or nil outside a window.
  ///
  /// Spec: FIRST-11, FIRST-22, FIRST-23, FIRST-24.
  final var responderWindow: Window? { responderView?.window }

  /// Makes this the first responder of its window, if the current one resigns.
  ///
  /// `canBecomeFirstResponder` is asked before the current first responder is asked to resign. If
  /// another responder becomes first while the current one resigns, it stays: an implementation
  /// choice, because no clause covers this. A view outside a window remembers the request.
  ///
  /// Spec: FIRST-3, FIRST-5, FIRST-26.
  final func makeFirstResponder() -> Bool {
    guard let window = responderWindow else {
      (self as? View)?.requestFirstResponder()
      return false
    }
    let present = window.firstResponder
    if present === self { return true }
    guard canBecomeFirstResponder, present?.resignForReplacement(in: window) != false
    else { return false }
    // The overrides that were called may have changed the hierarchy.
    guard responderWindow === window else {
      window.updateInputViews()
      return false
    }
    let left = window.firstResponder
    guard left == nil || left === present else { return left === self }
    window.setFirstResponder(self)
    // The previous first responder returned true without calling `super`.
    left?.didEndFirstResponder()
    return isFirstResponder
  }

  /// Resigns first responder, if this responder may, and makes a responder up the chain first
  /// instead.
  ///
  /// A view outside a window forgets that it was asked to become first responder: an implementation
  /// choice, because FIRST-26 does not say.
  ///
  /// Spec: FIRST-8, FIRST-9, FIRST-10, FIRST-25.
  final func endFirstResponder() -> Bool {
    (self as? View)?.wantsFirstResponder = false
    guard isFirstResponder, let window = responderWindow, canResignFirstResponder
    else { return false }
    // The chain from an accessory view ends as soon as that is no longer shown.
    let heir = responderView?.root.accessoryWindow?.shownInput?.owner ?? next
    window.setFirstResponder(nil)
    didEndFirstResponder()
    if !window.isReplacingFirstResponder, window.firstResponder == nil {
      window.passFirstResponder(to: heir)
    }
    return true
  }

  /// Resigns because another responder is about to become first, so that none up the chain does.
  ///
  /// Spec: FIRST-4, FIRST-25.
  fileprivate final func resignForReplacement(in window: Window) -> Bool {
    let wasReplacing = window.isReplacingFirstResponder
    window.isReplacingFirstResponder = true
    defer { window.isReplacingFirstResponder = wasReplacing }
    return resignFirstResponder()
  }
}

extension View {
  /// Makes the first responder resign if it is this view or a view in it; returns whether it did,
  /// and true where there was none or with force.
  ///
  /// With force, one that refuses stays first responder all the same, as on iOS 26.1: an
  /// implementation choice (FIRST-30, MAY). A first responder that edits no text resigns too: an
  /// implementation choice, because the sources disagree.
  ///
  /// Spec: FIRST-21, FIRST-29, FIRST-30.
  @discardableResult
  public final func endEditing(_ force: Bool) -> Bool {
    guard containsFirstResponder, let responder = window?.firstResponder,
      responder.responderView === responder
    else { return true }
    return responder.resignFirstResponder() || force
  }
}

extension View {
  /// Remembers that this view is to become first responder when it is added to a window.
  ///
  /// Spec: FIRST-26.
  final func requestFirstResponder() {
    wantsFirstResponder = true
    markFirstResponderRequest()
  }

  /// Sets `mayContainFirstResponderRequest` on this view and its superviews, so that adding one of
  /// them to a window finds the request.
  final func markFirstResponderRequest() {
    var current: View? = self
    while let view = current, !view.mayContainFirstResponderRequest {
      view.mayContainFirstResponderRequest = true
      current = view.superview
    }
  }

  /// Makes the view first responder that was to become it in this view, if this view is in a window;
  /// of several the frontmost that can, which is an implementation choice.
  ///
  /// Iterative rather than recursive, because hierarchies may be of any depth.
  ///
  /// Spec: FIRST-26.
  final func fulfilFirstResponderRequest() {
    guard mayContainFirstResponderRequest, window != nil else { return }
    var candidates: [View] = []
    var open = [self]
    while let view = open.popLast() {
      view.mayContainFirstResponderRequest = false
      if view.wantsFirstResponder { candidates.append(view) }
      view.wantsFirstResponder = false
      for subview in view.subviews where subview.mayContainFirstResponderRequest {
        open.append(subview)
      }
    }
    _ = candidates.first { $0.becomeFirstResponder() }
  }
}

extension Window {
  /// The first responder, which receives events without a location; nil if there is none.
  ///
  /// Spec: FIRST-8, FIRST-22.
  public final var firstResponder: Responder? {
    isItselfFirstResponder ? self : storedFirstResponder
  }

  /// Makes a responder, or the nearest one up the chain, that can become first responder do so.
  ///
  /// Spec: FIRST-25, FIRST-27.
  fileprivate final func passFirstResponder(to heir: Responder?) {
    for responder in ChainSequence(from: heir) {
      // Asked first, because few responders can, and finding the window takes time in proportion to
      // the depth of the view.
      if responder.canBecomeFirstResponder, responder.responderWindow === self {
        responder.becomeFirstResponder()
        return
      }
    }
  }

  /// Sets the first responder without asking any responder. What is shown for input stays as long as
  /// another one is about to become first, which may be in the accessory view. A text field notifies of it
  /// itself, after it has notified its delegate.
  ///
  /// Spec: FIRST-3, FIRST-8, FIRST-12, INPUT-7.
  final func setFirstResponder(_ responder: Responder?) {
    markPathToFirstResponder(false)
    isItselfFirstResponder = responder === self
    storedFirstResponder = isItselfFirstResponder ? nil : responder
    markPathToFirstResponder(true)
    guard responder != nil || !isReplacingFirstResponder else { return }
    if responder is TextField { readInputViews() } else { updateInputViews() }
  }

  /// Makes the first responder resign because a controller is presented, and remembers it until that is
  /// dismissed. One that refuses stays first responder, which is an implementation choice.
  ///
  /// Spec: FIRST-39.
  final func suspendFirstResponder(for controller: ViewController) {
    guard let responder = firstResponder, responder.resignForReplacement(in: self) else { return }
    updateInputViews()
    suspendedResponders.append((ObjectIdentifier(controller), responder))
  }

  /// Makes the responder first again that resigned for a controller, unless another one is first by now.
  /// What resigned for controllers that it presented is forgotten.
  ///
  /// Spec: FIRST-39, FIRST-40.
  final func restoreFirstResponder(suspendedFor controller: ViewController) {
    let index = suspendedResponders.firstIndex { $0.controller == ObjectIdentifier(controller) }
    guard let index else { return }
    let responder = suspendedResponders[index].responder
    suspendedResponders.removeSubrange(index...)
    guard firstResponder == nil, responder.responderWindow === self else { return }
    responder.becomeFirstResponder()
  }

  /// Sets or clears `containsFirstResponder` on the views from the first responder's up to the
  /// window.
  ///
  /// The flag lets a view without the first responder be removed without a search.
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

/// What happens to the first responder when a view that contains it moves; applied after the move,
/// because it calls overrides that may change the hierarchy.
///
/// Spec: FIRST-12, CONTROL-48.
enum FirstResponderUpdate {
  /// It stays first responder of the window, whose flags have to be set again.
  case stays(in: Window)
  /// It has left its window and is notified.
  case ended(Responder)

  /// Sets the flags, or notifies the responder.
  func finish() {
    switch self {
    case .stays(let window): window.markPathToFirstResponder(true)
    case .ended(let responder): responder.didEndFirstResponder()
    }
  }
}
