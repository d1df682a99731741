extension View {
  /// The window that contains the view, or that shows it in an accessory view, or the view itself if it
  /// is a window; nil outside a window.
  ///
  /// Spec: INPUT-35.
  public final var window: Window? {
    let root = root
    return root.isWindow ? unsafeDowncast(root, to: Window.self) : root.accessoryWindow
  }

  /// The view at the top of the hierarchy.
  final var root: View {
    var current = self
    while let superview = current.superview { current = superview }
    return current
  }

  /// Adds a subview in front of the others, removing it from its superview.
  ///
  /// Does nothing if the view is a window, this view or one of its ancestors, or if it contains the
  /// view of the controller that presents the one in whose view it would be, so that the chain would
  /// lead back to itself. An implementation choice, because no clause covers cycles; UIKit raises an
  /// exception.
  ///
  /// Spec: HIT-21, HIT-22, CHAIN-12.
  public final func addSubview(_ view: View) {
    insertSubview(view, at: .max)
  }

  /// Inserts a subview at an index, counted from the back. An index beyond the ends is clamped,
  /// which is an implementation choice. Does nothing where `addSubview(_:)` would do nothing.
  ///
  /// Spec: HIT-21, HIT-22, CHAIN-12.
  public final func insertSubview(_ view: View, at index: Int) {
    guard prepareToAdd(view) else { return }
    let completion = view.detachFromSuperview(for: self)
    attach(view, at: max(0, min(index, subviews.count)))
    completion?.finish()
    view.fulfilFirstResponderRequest()
  }

  /// Inserts a subview in front of a sibling, or in front of all others if the sibling is not a
  /// subview.
  ///
  /// Does nothing if the sibling is the view itself and already a subview, which is an
  /// implementation choice, or where `addSubview(_:)` would do nothing.
  ///
  /// Spec: HIT-21, HIT-22, HIT-36, CHAIN-12.
  public final func insertSubview(_ view: View, aboveSubview sibling: View) {
    insert(view, beside: sibling, offset: 1)
  }

  /// Inserts a subview behind a sibling, or in front of all others if the sibling is not a subview.
  ///
  /// Does nothing if the sibling is the view itself and already a subview, which is an
  /// implementation choice, or where `addSubview(_:)` would do nothing.
  ///
  /// Spec: HIT-21, HIT-22, HIT-36, CHAIN-12.
  public final func insertSubview(_ view: View, belowSubview sibling: View) {
    insert(view, beside: sibling, offset: 0)
  }

  /// Moves a subview in front of its siblings; does nothing if the view is not a subview.
  ///
  /// Spec: HIT-18, HIT-21.
  public final func bringSubviewToFront(_ view: View) {
    guard view.superview === self else { return }
    addSubview(view)
  }

  /// Moves a subview behind its siblings; does nothing if the view is not a subview.
  ///
  /// Spec: HIT-18, HIT-21.
  public final func sendSubviewToBack(_ view: View) {
    guard view.superview === self else { return }
    insertSubview(view, at: 0)
  }

  /// Removes the view from its superview, and so from the chain.
  ///
  /// If the view contains the first responder, that is asked to resign. If it refuses, it is no
  /// longer first responder either: an implementation choice, because FIRST-13 leaves it open.
  /// The view's recognizers and touches are cancelled, and content that moves stops.
  ///
  /// Spec: FIRST-12, TOUCH-23, GESTURE-28, SCROLL-109.
  public final func removeFromSuperview() {
    let application = mayContainRecognizers ? window?.owningApplication : nil
    askToResign(for: nil)
    detachFromSuperview(for: nil)?.finish()
    application?.arbiter?.cancelAttempts(in: self)
    application?.stopScrolling(in: self)
  }

  /// Removes the view from its superview. If the view contains the first responder or a tracking
  /// control, returns what has to be done once the view is in its new superview.
  ///
  /// Spec: FIRST-12, CONTROL-54.
  private func detachFromSuperview(for destination: View?) -> MoveCompletion? {
    guard let superview, let index = superview.index(of: self) else { return nil }
    let firstResponder = containsFirstResponder ? detachFirstResponder(movingTo: destination) : nil
    let tracking = mayContainTracking ? TrackingUpdate(of: self) : nil
    self.superview = nil
    superview.subviews.remove(at: index)
    guard firstResponder != nil || tracking != nil else { return nil }
    return MoveCompletion(firstResponder: firstResponder, tracking: tracking)
  }

  /// Asks the first responder to resign if it is in this view and the move would take it out of its
  /// window; returns whether it was asked.
  ///
  /// A view that is taken out of every window remembers that it was first responder.
  ///
  /// Spec: FIRST-12, FIRST-13, FIRST-26.
  @discardableResult
  private func askToResign(for destination: View?) -> Bool {
    guard containsFirstResponder, let window, destination?.window !== window else { return false }
    let responder = window.firstResponder
    responder?.resignFirstResponder()
    if destination?.window == nil { (responder as? View)?.requestFirstResponder() }
    return true
  }

  private func attach(_ view: View, at index: Int) {
    if index == subviews.count { subviews.append(view) } else { subviews.insert(view, at: index) }
    view.superview = self
    if view.mayContainRecognizers { markRecognizers() }
    if view.mayContainFirstResponderRequest { markFirstResponderRequest() }
  }

  private func detachFirstResponder(movingTo destination: View?) -> FirstResponderUpdate? {
    guard let window, let responder = window.firstResponder else { return nil }
    guard destination?.window === window else {
      window.setFirstResponder(nil)
      return .ended(responder)
    }
    window.markPathToFirstResponder(false)
    return .stays(in: window)
  }

  private func insert(_ view: View, beside sibling: View, offset: Int) {
    guard sibling.superview === self else { return addSubview(view) }
    guard view !== sibling, prepareToAdd(view) else { return }
    guard sibling.superview === self else { return addSubview(view) }
    let completion = view.detachFromSuperview(for: self)
    guard let index = index(of: sibling) else { return }
    attach(view, at: index + offset)
    completion?.finish()
    view.fulfilFirstResponderRequest()
  }

  /// Searches from both ends: views are usually added and removed in front, and those of controllers
  /// that are presented one after the other move there from the back.
  private func index(of view: View) -> Int? {
    var (first, last) = (0, subviews.count - 1)
    while first <= last {
      if subviews[last] === view { return last }
      if subviews[first] === view { return first }
      (first, last) = (first + 1, last - 1)
    }
    return nil
  }

  /// Asks a first responder in the view to resign, and returns whether the view can be added to
  /// this one.
  private func prepareToAdd(_ view: View) -> Bool {
    guard canContain(view) else { return false }
    // The first responder may have changed the hierarchy.
    return view.askToResign(for: self) ? canContain(view) : true
  }

  /// Returns whether the view can be added to this one without forming a cycle, of superviews or in
  /// the chain.
  ///
  /// A view without subviews cannot be an ancestor, and no chain leads to it unless its controller
  /// presents another, so that adding one takes constant time at any depth. Only presented
  /// controllers lead elsewhere than to a superview.
  private func canContain(_ view: View) -> Bool {
    guard view !== self, !view.isWindow else { return false }
    guard !view.subviews.isEmpty || view.controller?.presentedViewController != nil
    else { return true }
    var isInPresentedView = controller?.presentingViewController != nil
    var ancestor = superview
    while let current = ancestor {
      if current === view { return false }
      if current.controller?.presentingViewController != nil { isInPresentedView = true }
      ancestor = current.superview
    }
    return !isInPresentedView || !standardChain(leadsTo: view, or: view.controller)
  }
}

extension Responder {
  /// Returns whether the chain from here leads to a view or to its controller, without overrides of
  /// `next`, and as if one view had no controller.
  final func standardChain(
    leadsTo view: View?, or controller: ViewController?, leaving left: View? = nil
  ) -> Bool {
    var chain = ChainSequence(from: self)
    while let responder = chain.next(by: { $0 === left ? left?.superview : $0.standardNext }) {
      if responder === view || responder === controller { return true }
    }
    return false
  }
}

extension View {
  /// Releases the subviews and theirs iteratively, except those that are retained elsewhere.
  final func releaseSubviews() {
    var pending: [View] = []
    detachSubviews(into: &pending)
    while var view = pending.popLast() {
      guard isKnownUniquelyReferenced(&view) else { continue }
      view.detachSubviews(into: &pending)
    }
  }

  /// Removes the subviews; those with subviews of their own are appended to `pending`, the others
  /// are released at once. Their superview is cleared before the first of them is released.
  private func detachSubviews(into pending: inout [View]) {
    for view in subviews {
      view.superview = nil
      if !view.subviews.isEmpty { pending.append(view) }
    }
    subviews = []
  }
}

/// What remains to be done once a view has moved, because it calls overrides that may change the
/// hierarchy.
///
/// Spec: FIRST-12, CONTROL-48, CONTROL-54.
struct MoveCompletion {
  /// The update of the first responder, if the view contains it.
  let firstResponder: FirstResponderUpdate?
  /// The update of the controls in the view that track a touch.
  let tracking: TrackingUpdate?

  /// Performs both updates.
  func finish() {
    tracking?.finish()
    firstResponder?.finish()
  }
}
