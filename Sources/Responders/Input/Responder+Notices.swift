extension Responder {
  /// Calls the method that a notice stands for.
  ///
  /// Spec: OTHER-1, OTHER-6, OTHER-13.
  final func hear(_ notice: Notice) {
    switch notice {
    case .presses(.began, let presses, with: let event): pressesBegan(presses, with: event)
    case .presses(.changed, let presses, with: let event): pressesChanged(presses, with: event)
    case .presses(.ended, let presses, with: let event): pressesEnded(presses, with: event)
    case .presses(.cancelled, let presses, with: let event): pressesCancelled(presses, with: event)
    case .presses(.stationary, _, with: _): break
    case .motion(.began, let motion, with: let event): motionBegan(motion, with: event)
    case .motion(.ended, let motion, with: let event): motionEnded(motion, with: event)
    case .motion(.cancelled, let motion, with: let event): motionCancelled(motion, with: event)
    case .remoteControl(let event): remoteControlReceived(with: event)
    }
  }
}
