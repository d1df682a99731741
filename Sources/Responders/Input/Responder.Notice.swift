extension Responder {
  /// What a responder is told of an event that has no place on the glass.
  ///
  /// Spec: OTHER-1.
  public enum Notice {
    /// Presses that share a phase: `pressesBegan(_:with:)` and the like; none for stationary ones.
    ///
    /// Spec: OTHER-6.
    case presses(Press.Phase, [Press], with: PressesEvent?)
    /// A motion: `motionBegan(_:with:)` and the like.
    ///
    /// Spec: OTHER-13.
    case motion(MotionEvent.Phase, Event.EventSubtype, with: Event?)
    /// A remote-control command: `remoteControlReceived(with:)`.
    ///
    /// Spec: OTHER-19.
    case remoteControl(Event?)
  }
}
