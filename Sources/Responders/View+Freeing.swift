extension View {
  /// Frees the subviews and theirs in a loop, sparing those that somebody else keeps.
  final func freeSubviews() {
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
