extension ViewController {
  /// Makes a controller part of this one, taking it from where it was; moves no view.
  ///
  /// Does nothing where the child is this controller itself or one that this controller stands in.
  /// A child's `next` does not depend on its parent.
  ///
  /// Spec: CHAIN-21.
  public final func addChild(_ child: ViewController) {
    guard canTake(child) else { return }
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
  final func canTake(_ controller: ViewController) -> Bool {
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
