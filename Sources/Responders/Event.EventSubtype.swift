extension Event {
  /// What exactly happened in an event.
  ///
  /// Spec: OTHER-11, OTHER-18.
  public enum EventSubtype: Sendable {
    /// Nothing that the type does not say.
    case none
    /// The device is shaken.
    case motionShake
    /// A remote control sends the command of that name, such as `play`; UIKit counts them up.
    case remoteControl(String)
  }
}
