import Conformance
import Responders

extension TouchPhase {
  /// The phase that a touch is in.
  init(_ phase: Touch.Phase) {
    self =
      switch phase {
      case .began: .began
      case .moved: .moved
      case .stationary: .stationary
      case .ended: .ended
      case .cancelled: .cancelled
      }
  }
}
