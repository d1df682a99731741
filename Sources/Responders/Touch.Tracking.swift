extension Touch {
  /// Whether a touch's view is told of it, which is decided once, when the touch begins.
  enum Tracking {
    /// Its window has not been given it yet.
    case undecided
    /// The view is told, until the touch is over.
    case tracked
    /// The view is not told, now or later.
    case refused
  }

  /// Decides whether the view is told, when the window is given the touch for the first time.
  ///
  /// Spec: TOUCH-16, TOUCH-19, TOUCH-20, TOUCH-22.
  func decideTracking(among touches: [Touch]) {
    guard tracking == .undecided else { return }
    tracking = phase == .began && isWanted(among: touches) ? .tracked : .refused
  }

  /// Whether one call tells a view of both touches.
  ///
  /// Spec: TOUCH-13, TOUCH-14, TOUCH-15.
  func isDelivered(with other: Touch) -> Bool {
    tracking == .tracked && window === other.window && view === other.view && phase == other.phase
  }

  /// Whether the view may have this touch besides those that are tracked already.
  ///
  /// One that ends in the same event still counts: our choice, because sources do not say.
  ///
  /// Spec: TOUCH-11, TOUCH-16, TOUCH-17, TOUCH-18, TOUCH-19, TOUCH-20, TOUCH-32.
  private func isWanted(among touches: [Touch]) -> Bool {
    guard let view else { return false }
    for other in touches where other.tracking == .tracked && other.window === window {
      guard let taken = other.view else { continue }
      if taken === view {
        if !view.isMultipleTouchEnabled { return false }
      } else if view.isExclusiveTouch || taken.isExclusiveTouch {
        return false
      }
    }
    return true
  }
}
