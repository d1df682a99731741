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
  final unowned(unsafe) var windowOfRoot: Window?

  /// The view, which is loaded when first asked for.
  ///
  /// Setting it moves the role only: no view enters or leaves a hierarchy. A view that another
  /// controller has leaves that controller; setting a window does nothing.
  ///
  /// Spec: CHAIN-16, CHAIN-24.
  public final var view: View {
    get { loadedView() }
    set { assign(newValue) }
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
    guard view !== viewIfLoaded, !view.isWindow else { return }
    endFirstResponderOfView()
    view.controller?.endFirstResponderOfView()
    viewIfLoaded?.controller = nil
    view.controller?.viewIfLoaded = nil
    viewIfLoaded = view
    view.controller = self
  }

  /// Gives up being the root of a window, whose content its view no longer is.
  final func detachAsRoot(of window: Window) {
    windowOfRoot = nil
    guard let view = viewIfLoaded, view.superview === window else { return }
    view.removeFromSuperview()
  }

  /// Its view, where that is loaded already: in its window this may be first responder.
  ///
  /// Spec: FIRST-11, FIRST-23, FIRST-24.
  override final var responderView: View? { viewIfLoaded }

  /// Ceases to be first responder, because its view will be another's; it is not asked: our choice.
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
  /// Makes a controller part of this one, taking it from where it was; moves no view.
  ///
  /// Does nothing where the child is this controller itself or one that this controller stands in.
  /// A child's `next` does not depend on its parent.
  ///
  /// Spec: CHAIN-21.
  public final func addChild(_ child: ViewController) {
    guard canContain(child) else { return }
    child.removeFromParent()
    child.presentingViewController?.dismiss()
    children.append(child)
    child.parent = self
  }

  /// Ends being part of another controller; moves no view.
  ///
  /// Spec: CHAIN-21.
  public final func removeFromParent() {
    guard let parent, let index = parent.children.lastIndex(where: { $0 === self })
    else { return }
    self.parent = nil
    parent.children.remove(at: index)
  }

  /// The controller that this one stands in, as a child or presented.
  private var container: ViewController? { parent ?? presentingViewController }

  /// Whether the controller may stand in this one without closing a circle.
  ///
  /// Only a controller in which others stand can be around this one.
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

  /// Whether no other controller stands in this one.
  final var isLeaf: Bool { children.isEmpty && presentedViewController == nil }
}

extension ViewController {
  /// Shows a controller in front: its view goes to the front of this one's window, where this
  /// one's view stands in a window.
  ///
  /// The view goes right into the window, without a helper view between them (CHAIN-27, MAY).
  /// Does nothing where this controller presents another already, where the new one is presented
  /// already, is this controller itself, or is one that this controller stands in: our choice.
  ///
  /// Spec: CHAIN-27, CHAIN-28, CHAIN-29.
  public final func present(_ controller: ViewController) {
    guard presentedViewController == nil, controller.presentingViewController == nil,
      canContain(controller)
    else { return }
    controller.removeFromParent()
    presentedViewController = controller
    controller.presentingViewController = self
    if let window = viewIfLoaded?.window { window.addSubview(controller.view) }
  }

  /// Takes away the controller that this one presents, with all that it presents in turn, and
  /// their views. One that presents none but is presented is taken away itself.
  ///
  /// Spec: CHAIN-29.
  public final func dismiss() {
    guard var top = presentedViewController else {
      presentingViewController?.dismiss()
      return
    }
    presentedViewController = nil
    while true {
      top.presentingViewController = nil
      top.viewIfLoaded?.removeFromSuperview()
      guard let further = top.presentedViewController else { return }
      top.presentedViewController = nil
      top = further
    }
  }
}

extension ViewController {
  /// Frees the controllers that stand in this one in a loop, sparing those that somebody else
  /// keeps.
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
