extension ViewController {
  /// Frees the controllers that stand in this one in a loop, sparing those that somebody else
  /// keeps.
  final func freeOwned() {
    guard !isLeaf else { return }
    var pending: [ViewController] = []
    releaseOwned(into: &pending)
    while var controller = pending.popLast() {
      guard !controller.isLeaf, isKnownUniquelyReferenced(&controller) else { continue }
      controller.releaseOwned(into: &pending)
    }
  }

  private func releaseOwned(into pending: inout [ViewController]) {
    for child in children { child.parent = nil }
    presentedViewController?.presentingViewController = nil
    pending.append(contentsOf: children)
    if let presentedViewController { pending.append(presentedViewController) }
    children = []
    presentedViewController = nil
  }
}
