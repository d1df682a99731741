/// Something that a view is to be told of touches that share a phase.
struct HeldCall {
  /// Who is told.
  let view: View
  /// Of which touches.
  var touches: [Touch]
  /// What they did.
  let phase: Touch.Phase
  /// The event in which they did.
  let event: Event

  /// Whether it tells of a touch.
  func tells(of touch: Touch) -> Bool { touches.contains { $0 === touch } }
}
