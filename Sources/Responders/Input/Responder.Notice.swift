extension Responder {
  /// What a responder is told of an event that has no place on the glass.
  public enum Notice {
    /// Presses that share a phase: `pressesBegan(_:with:)` and the like; none for stationary ones.
    case presses(Press.Phase, [Press], with: PressesEvent?)
    /// A motion: `motionBegan(_:with:)` and the like.
    case motion(MotionEvent.Phase, Event.EventSubtype, with: Event?)
    /// A remote-control command: `remoteControlReceived(with:)`.
    case remoteControl(Event?)
  }
}
