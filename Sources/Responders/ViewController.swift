/// A responder that looks after one view and stands in the chain right after it.
///
/// A controller owns its view, its children and the controller it presents, and stands in at most
/// one other: becoming a child ends its being presented, and the other way round.
///
/// Spec: CHAIN-15, CHAIN-16, FIRST-23.
open class ViewController: Responder {
  /// The view where there is one already; never loads it.
  public final private(set) var viewIfLoaded: View?
  /// The controllers that are part of this one, in the order they were added.
  public final internal(set) var children: [ViewController] = []
  /// The controller that this one is part of, which clears this when it goes.
  public final internal(set) unowned(unsafe) var parent: ViewController?
  /// The controller that this one presents.
  public final internal(set) var presentedViewController: ViewController?
  /// The controller that presents this one, which clears this when it goes.
  public final internal(set) unowned(unsafe) var presentingViewController: ViewController?
  /// The window whose root this is, which clears this when it goes.
  final unowned(unsafe) var rootedWindow: Window?

  /// The view, which is loaded when first asked for.
  ///
  /// Setting it moves the role only: no view enters or leaves a hierarchy. A view that another
  /// controller has leaves that controller; setting a window does nothing.
  ///
  /// Spec: CHAIN-16, CHAIN-24.
  public final var view: View {
    get { loadedView() }
    set { adopt(newValue) }
  }

  /// Makes the view and sets it; a plain one by default.
  open func loadView() { view = View() }

  /// The presenting controller where this one is presented, else the superview of its view, which
  /// for a window's root is the window; nil while there is no such view. Never loads the view.
  ///
  /// That asking never loads the view is our choice (CHAIN-26, MAY), as are that there are no
  /// helper views between a controller's view and what shows it (CHAIN-27, MAY), and that a child
  /// whose view is in no window follows its view, too (CHAIN-33, MAY).
  ///
  /// Spec: CHAIN-17, CHAIN-21, CHAIN-22, CHAIN-23, CHAIN-26, CHAIN-27, CHAIN-28, CHAIN-29,
  /// CHAIN-33, ACTION-21.
  open override var next: Responder? {
    if let next = interceptor?.next { return next }
    if let presentingViewController { return presentingViewController }
    return viewIfLoaded?.superview
  }

  open override var description: String { "ViewController" }

  override var isOwnType: Bool {
    #if hasFeature(Embedded)
      false
    #else
      type(of: self) == ViewController.self
    #endif
  }

  override var mayFollowApplication: Bool { false }

  private func loadedView() -> View {
    if let viewIfLoaded { return viewIfLoaded }
    loadView()
    if let viewIfLoaded { return viewIfLoaded }
    let view = View()
    adopt(view)
    return view
  }

  private func adopt(_ view: View) {
    guard view !== viewIfLoaded, !view.isWindow else { return }
    loseFirstResponder()
    view.controller?.loseFirstResponder()
    viewIfLoaded?.controller = nil
    view.controller?.viewIfLoaded = nil
    viewIfLoaded = view
    view.controller = self
  }

  /// Gives up being the root of a window, whose content its view no longer is.
  final func leave(_ window: Window) {
    rootedWindow = nil
    guard let view = viewIfLoaded, view.superview === window else { return }
    view.removeFromSuperview()
  }

  /// Its view, where that is loaded already: in its window this may be first responder.
  ///
  /// Spec: FIRST-11, FIRST-23, FIRST-24.
  override final var focusView: View? { viewIfLoaded }

  /// Ceases to be first responder, because its view will be another's; it is not asked: our choice.
  ///
  /// Spec: FIRST-12.
  private func loseFirstResponder() {
    guard let viewIfLoaded, viewIfLoaded.holdsFirstResponder, isFirstResponder else { return }
    focusWindow?.setFirstResponder(nil)
  }

  deinit {
    viewIfLoaded?.controller = nil
    freeOwned()
  }
}
