/// A responder that manages a view and follows it in the chain.
///
/// Owns its view, its children and the controller that it presents. A controller has at most one
/// parent or presenter: adding it as a child ends its presentation, and presenting it removes it
/// from its parent.
///
/// Spec: CHAIN-15, CHAIN-16, FIRST-23.
open class ViewController: Responder {
  /// The view if it is loaded, or nil; does not load it.
  public final private(set) var viewIfLoaded: View?
  /// The child controllers, in the order in which they were added.
  public final internal(set) var children: [ViewController] = []
  /// The parent controller; its deinitializer clears this property.
  public final internal(set) unowned(unsafe) var parent: ViewController?
  /// The controller that this one presents.
  public final internal(set) var presentedViewController: ViewController?
  /// The controller that presents this one; its deinitializer clears this property.
  public final internal(set) unowned(unsafe) var presentingViewController: ViewController?
  /// Whether a drag of the sheet that shows the controller does not dismiss it.
  ///
  /// Spec: SHEET-7.
  public final var isModalInPresentation = false
  /// Whether that is on, or is on in what this controller shows as a navigation controller, one with a
  /// navigation bar.
  ///
  /// Spec: SHEET-7, SHEET-12, SHEET-18.
  final var isModal: Bool {
    let bar = viewIfLoaded?.subviews.contains { $0 is NavigationBar }
    return isModalInPresentation || bar == true && children.last?.isModal == true
  }
  /// The delegate of the controller's presentation, which it retains; none by default.
  ///
  /// Spec: SHEET-14, SHEET-15.
  public final var presentationDelegate: (any PresentationDelegate)?
  /// Whether this navigation controller hides the bars in its view, and with them turns off the swipe at
  /// the edge.
  ///
  /// Spec: EDGE-21, EDGE-22.
  public final var isNavigationBarHidden = false {
    didSet {
      for view in viewIfLoaded?.subviews ?? [] where view is NavigationBar {
        view.isHidden = isNavigationBarHidden
      }
    }
  }
  /// Whether the controller shows a back button of its own, or none, in place of the system's.
  ///
  /// Spec: EDGE-21.
  public final var replacesBackButton = false
  /// The edges of the screen at which the application's gestures take precedence over the system's.
  ///
  /// Spec: EDGE-8.
  public final var preferredScreenEdgesDeferringSystemGestures: ScreenEdges = []
  /// The child whose edges count instead; has no effect unless it is a child of this controller.
  ///
  /// Spec: EDGE-9.
  public final var childForScreenEdgesDeferringSystemGestures: ViewController?
  /// The window whose root controller this is; its deinitializer clears this property.
  final unowned(unsafe) var windowOfRoot: Window?

  /// The view, which is loaded on first access.
  ///
  /// Setting it changes no hierarchy. A view that belongs to another controller is removed from
  /// that controller. Setting a window has no effect, nor has setting a view from whose superview
  /// the chain leads back to this controller: an implementation choice, because no clause covers
  /// cycles.
  ///
  /// Spec: CHAIN-16, CHAIN-24.
  public final var view: View {
    get { loadedView() }
    set { assign(newValue) }
  }

  /// Creates the view and sets it; a plain view by default.
  open func loadView() { view = View() }

  /// The presenting controller if this one is presented, or else the superview of its view, which
  /// is the window for a root controller; nil if there is none. Does not load the view.
  ///
  /// Implementation choices: reading `next` does not load the view (CHAIN-26, MAY); there are no
  /// helper views between a controller's view and the view that shows it (CHAIN-27, MAY); and a
  /// child whose view is in no window still follows its view (CHAIN-33, MAY).
  ///
  /// Spec: CHAIN-17, CHAIN-21.
  open override var next: Responder? {
    if let next = interceptor?.next { return next }
    return standardNext
  }

  override final var standardNext: Responder? {
    if let presentingViewController { return presentingViewController }
    return viewIfLoaded?.superview
  }

  open override var description: String { "ViewController" }

  override var isLibraryType: Bool { isMember(of: ViewController.self) }

  override var canFollowApplication: Bool { false }

  private func loadedView() -> View {
    if let viewIfLoaded { return viewIfLoaded }
    loadView()
    if let viewIfLoaded { return viewIfLoaded }
    let view = View()
    assign(view)
    return view
  }

  private func assign(_ view: View) {
    guard view !== viewIfLoaded, !view.isWindow, canManage(view) else { return }
    endFirstResponderOfView()
    view.controller?.endFirstResponderOfView()
    viewIfLoaded?.controller = nil
    view.controller?.viewIfLoaded = nil
    view.controller = self
    // Last, because it may release the previous view, whose deinitializer may set another one.
    viewIfLoaded = view
  }

  /// Returns whether the view can be this controller's without forming a cycle in the chain.
  ///
  /// A chain leads to the view only from a subview of it, and to this controller, apart from the view
  /// that it leaves, only from one that it presents, so that presenting a controller takes constant
  /// time at any depth.
  private func canManage(_ view: View) -> Bool {
    guard !view.subviews.isEmpty || presentedViewController != nil else { return true }
    let following: Responder? = presentingViewController ?? view.superview
    return following?.standardChain(leadsTo: view, or: self, leaving: viewIfLoaded) != true
  }

  /// The view, if it is loaded; this controller may be first responder of its window.
  ///
  /// Spec: FIRST-11, FIRST-23, FIRST-24.
  override final var responderView: View? { viewIfLoaded }

  /// Ends being first responder because the view changes; the controller is not asked to resign,
  /// which is an implementation choice.
  ///
  /// Spec: FIRST-12.
  private func endFirstResponderOfView() {
    guard let viewIfLoaded, viewIfLoaded.containsFirstResponder, isFirstResponder else { return }
    responderWindow?.setFirstResponder(nil)
  }

  deinit {
    viewIfLoaded?.controller = nil
    releaseContained()
  }
}

extension ViewController {
  /// Adds a child controller, removing it from its parent or presenter; moves no view.
  ///
  /// Does nothing if the child is this controller or contains it. A child's `next` does not depend
  /// on its parent.
  ///
  /// Spec: CHAIN-21.
  public final func addChild(_ child: ViewController) {
    guard canContain(child) else { return }
    child.removeFromParent()
    child.presentingViewController?.dismiss()
    // A first responder that was asked to resign may have changed the hierarchy.
    guard child.container == nil, canContain(child) else { return }
    children.append(child)
    child.parent = self
  }

  /// Removes this controller from its parent; moves no view.
  ///
  /// Spec: CHAIN-21.
  public final func removeFromParent() {
    guard let parent, let index = parent.children.lastIndex(where: { $0 === self })
    else { return }
    self.parent = nil
    parent.children.remove(at: index)
  }

  /// The parent, or the presenting controller.
  private var container: ViewController? { parent ?? presentingViewController }

  /// Returns whether a controller can be contained in this one without forming a cycle.
  ///
  /// A controller without children or presentation cannot contain this one.
  final func canContain(_ controller: ViewController) -> Bool {
    guard controller !== self else { return false }
    guard !controller.isLeaf else { return true }
    var ancestor = container
    while let current = ancestor {
      if current === controller { return false }
      ancestor = current.container
    }
    return true
  }

  /// Whether the controller has no children and presents none.
  final var isLeaf: Bool { children.isEmpty && presentedViewController == nil }
}

extension ViewController {
  /// Presents a controller: adds its view in front of the others in this controller's window, if
  /// there is one.
  ///
  /// The view is added to the window itself, without a helper view (CHAIN-27, MAY). Does nothing if
  /// this controller already presents one, or if the given controller is already presented, is this
  /// controller or contains it, or has a view that contains this controller's, so that the chain
  /// would lead back to itself. An implementation choice, because no clause covers this; UIKit
  /// raises an exception. The first responder of the window resigns, whichever it is, which is an
  /// implementation choice: FIRST-39 speaks of text fields.
  ///
  /// A child leaves it to the controller that contains it.
  ///
  /// Spec: CHAIN-27, CHAIN-28, CHAIN-29, CHAIN-39, FIRST-39.
  public final func present(_ controller: ViewController) {
    let presenter = outermost
    if presenter !== self { return presenter.present(controller) }
    guard presentedViewController == nil, controller.presentingViewController == nil,
      canContain(controller), !chain(leadsTo: controller)
    else { return }
    controller.removeFromParent()
    presentedViewController = controller
    controller.presentingViewController = self
    guard let window = viewIfLoaded?.window else { return }
    window.suspendFirstResponder(for: controller)
    // The overrides that were called may have changed the hierarchy.
    guard controller.presentingViewController === self else { return }
    window.addSubview(controller.view)
  }

  /// The outermost of the controllers that contain this one; this one if none does.
  ///
  /// Spec: CHAIN-39.
  public final var outermost: ViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }

  /// Returns whether the chain from this controller leads to another.
  ///
  /// No chain leads to a controller that presents none and whose view has no subviews.
  private func chain(leadsTo controller: ViewController) -> Bool {
    guard
      controller.presentedViewController != nil
        || controller.viewIfLoaded?.subviews.isEmpty == false
    else { return false }
    return standardChain(leadsTo: controller.viewIfLoaded, or: controller)
  }

  /// Dismisses the controller that this one presents, with those that it presents in turn, and
  /// removes their views. A controller that presents none but is presented dismisses itself, and a child
  /// leaves it to the controller that contains it. The responder that resigned for the first of them is first
  /// responder again.
  ///
  /// Spec: CHAIN-29, CHAIN-38, CHAIN-39, FIRST-39.
  public final func dismiss() {
    let presenter = outermost
    guard let first = presenter.presentedViewController else {
      presenter.presentingViewController?.dismiss()
      return
    }
    presenter.presentedViewController = nil
    var dismissed: ViewController? = first
    while let top = dismissed {
      top.presentingViewController = nil
      top.viewIfLoaded?.removeFromSuperview()
      dismissed = top.presentedViewController
      top.presentedViewController = nil
    }
    presenter.viewIfLoaded?.window?.restoreFirstResponder(suspendedFor: first)
  }
}

extension ViewController {
  /// Releases the contained controllers iteratively, except those that are retained elsewhere.
  final func releaseContained() {
    guard !isLeaf else { return }
    var pending: [ViewController] = []
    detachContained(into: &pending)
    while var controller = pending.popLast() {
      guard !controller.isLeaf, isKnownUniquelyReferenced(&controller) else { continue }
      controller.detachContained(into: &pending)
    }
  }

  private func detachContained(into pending: inout [ViewController]) {
    for child in children { child.parent = nil }
    presentedViewController?.presentingViewController = nil
    pending.append(contentsOf: children)
    if let presentedViewController { pending.append(presentedViewController) }
    children = []
    presentedViewController = nil
  }
}
