extension View {
  /// The window that the view stands in, or is; nil where its outermost view is no window.
  public final var window: Window? {
    var current = self
    while let superview = current.superview { current = superview }
    return current as? Window
  }

  /// Puts a view in front of the other subviews, taking it from where it was.
  ///
  /// Does nothing where the view is a window, this view itself or one that this view stands in:
  /// our choice, as no clause speaks of circles.
  ///
  /// Spec: HIT-21, HIT-22, CHAIN-12.
  public final func addSubview(_ view: View) {
    guard prepareToAdd(view) else { return }
    let completion = view.detachFromSuperview(for: self)
    subviews.append(view)
    view.superview = self
    if view.mayContainRecognizers { markRecognizers() }
    completion?.finish()
  }

  /// Puts a view at a position among the other subviews, counted from the back; a position beyond
  /// the ends is the end, which is our choice. Does nothing where `addSubview(_:)` would do
  /// nothing.
  ///
  /// Spec: HIT-21, HIT-22, CHAIN-12.
  public final func insertSubview(_ view: View, at index: Int) {
    guard prepareToAdd(view) else { return }
    let completion = view.detachFromSuperview(for: self)
    subviews.insert(view, at: max(0, min(index, subviews.count)))
    view.superview = self
    if view.mayContainRecognizers { markRecognizers() }
    completion?.finish()
  }

  /// Puts a view just in front of a subview, or in front of all where the sibling is no subview.
  ///
  /// Does nothing where the sibling is the view itself and a subview already, which is our choice,
  /// or where `addSubview(_:)` would do nothing.
  ///
  /// Spec: HIT-21, HIT-22, HIT-36, CHAIN-12.
  public final func insertSubview(_ view: View, aboveSubview sibling: View) {
    insert(view, beside: sibling, offset: 1)
  }

  /// Puts a view just behind a subview, or in front of all where the sibling is no subview.
  ///
  /// Does nothing where the sibling is the view itself and a subview already, which is our choice,
  /// or where `addSubview(_:)` would do nothing.
  ///
  /// Spec: HIT-21, HIT-22, HIT-36, CHAIN-12.
  public final func insertSubview(_ view: View, belowSubview sibling: View) {
    insert(view, beside: sibling, offset: 0)
  }

  /// Moves a subview in front of its siblings; does nothing for a view that is no subview.
  ///
  /// Spec: HIT-18, HIT-21.
  public final func bringSubviewToFront(_ view: View) {
    guard view.superview === self else { return }
    addSubview(view)
  }

  /// Moves a subview behind its siblings; does nothing for a view that is no subview.
  ///
  /// Spec: HIT-18, HIT-21.
  public final func sendSubviewToBack(_ view: View) {
    guard view.superview === self else { return }
    insertSubview(view, at: 0)
  }

  /// Takes the view with all it contains out of its superview, and so out of the chain.
  ///
  /// A first responder among them is asked to resign. One that refuses is none any more either: our
  /// choice, as FIRST-13 leaves it open. So is that recognizers go on (GESTURE-28, MAY). Touches in
  /// them are cancelled.
  ///
  /// Spec: HIT-22, CHAIN-12, FIRST-12, FIRST-13, TOUCH-23, GESTURE-28.
  public final func removeFromSuperview() {
    askToResign(for: nil)
    detachFromSuperview(for: nil)?.finish()
  }

  /// Removes the view from its superview. If the first responder or a tracked touch moves along,
  /// returns what has to be settled once the view is in its new place.
  ///
  /// Spec: FIRST-12, CONTROL-54.
  private func detachFromSuperview(for destination: View?) -> MoveCompletion? {
    guard let superview, let index = superview.lastIndex(of: self) else { return nil }
    let firstResponder = containsFirstResponder ? detachFirstResponder(movingTo: destination) : nil
    let tracking = mayContainTracking ? TrackingUpdate(of: self) : nil
    self.superview = nil
    superview.subviews.remove(at: index)
    guard firstResponder != nil || tracking != nil else { return nil }
    return MoveCompletion(firstResponder: firstResponder, tracking: tracking)
  }

  /// Asks the first responder in the view to resign, where it would leave its window by moving to
  /// another superview or to none; says whether anyone was asked.
  ///
  /// Spec: FIRST-12, FIRST-13.
  @discardableResult
  private func askToResign(for destination: View?) -> Bool {
    guard containsFirstResponder, let window, destination?.window !== window else { return false }
    window.firstResponder?.resignFirstResponder()
    return true
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
    guard let index = lastIndex(of: sibling) else { return }
    subviews.insert(view, at: index + offset)
    view.superview = self
    if view.mayContainRecognizers { markRecognizers() }
    completion?.finish()
  }

  /// Looks from the front, where views are added and mostly removed.
  private func lastIndex(of view: View) -> Int? {
    subviews.lastIndex { $0 === view }
  }

  /// Returns whether the view may be added to this one, after asking a first responder in it to
  /// resign.
  private func prepareToAdd(_ view: View) -> Bool {
    guard canContain(view) else { return false }
    // Who was asked may have rearranged everything.
    return view.askToResign(for: self) ? canContain(view) : true
  }

  /// Whether the view may stand in this one without closing a circle.
  ///
  /// Only a view with subviews can be an ancestor, so that adding leaves costs nothing, however
  /// deep.
  private func canContain(_ view: View) -> Bool {
    guard view !== self, !view.isWindow else { return false }
    guard !view.subviews.isEmpty else { return true }
    var ancestor = superview
    while let current = ancestor {
      if current === view { return false }
      ancestor = current.superview
    }
    return true
  }
}

extension View {
  /// Frees the subviews and theirs in a loop, sparing those that somebody else keeps.
  final func releaseSubviews() {
    var pending: [View] = []
    detachSubviews(into: &pending)
    while var view = pending.popLast() {
      guard isKnownUniquelyReferenced(&view) else { continue }
      view.detachSubviews(into: &pending)
    }
  }

  /// Lets the subviews go; those that have subviews of their own are handed over first, the
  /// others can go at once. None still sees this view when the first of them goes.
  private func detachSubviews(into pending: inout [View]) {
    for view in subviews {
      view.superview = nil
      if !view.subviews.isEmpty { pending.append(view) }
    }
    subviews = []
  }
}

/// What is to be settled once a view is in its new place, because the calls that this makes may
/// rearrange everything.
///
/// Spec: FIRST-12, CONTROL-48, CONTROL-54.
struct MoveCompletion {
  /// What becomes of the first responder, where the view holds it.
  let firstResponder: FirstResponderUpdate?
  /// What becomes of the controls in the view that track a touch.
  let tracking: TrackingUpdate?

  /// Settles both.
  func finish() {
    tracking?.finish()
    firstResponder?.finish()
  }
}
