/// The controls that track a touch while they move with a view.
///
/// Spec: CONTROL-54.
struct MovedTracking {
  private let window: Window?
  private var controls: [Control] = []

  /// Finds the controls in a view that track a touch; nil where there is none.
  ///
  /// A loop where the plain model recurses: hierarchies may be of any depth.
  init?(of view: View) {
    window = view.window
    var open = [view]
    while let view = open.popLast() {
      if let control = view as? Control, control.isTracking { controls.append(control) }
      for subview in view.subviews where subview.mayHoldTracking { open.append(subview) }
    }
    guard !controls.isEmpty else { return nil }
  }

  /// Cancels the tracking of those that have left the window.
  func settle() {
    for control in controls {
      if control.window === window {
        control.markTracking()
      } else {
        control.cancelTracking()
      }
    }
  }
}
