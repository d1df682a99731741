/// Something that happened to keys or buttons at the same time.
///
/// Spec: OTHER-1, OTHER-6.
public final class PressesEvent: Event {
  /// The presses, in the order in which they are told.
  public let allPresses: [Press]

  /// Makes an event about some presses.
  public init(presses: [Press], timestamp: Double = 0) {
    allPresses = presses
    super.init(timestamp: timestamp)
  }

  public override var type: EventType { .presses }
}
