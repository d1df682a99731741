/// A remote control sends a command.
///
/// Spec: OTHER-1, OTHER-19.
public final class RemoteControlEvent: Event {
  /// The command's name, such as `play`.
  public let command: String

  /// Makes an event about a command.
  public init(_ command: String, timestamp: Double = 0) {
    self.command = command
    super.init(timestamp: timestamp)
  }

  public override var type: EventType { .remoteControl }

  public override var subtype: EventSubtype { .remoteControl(command) }
}
