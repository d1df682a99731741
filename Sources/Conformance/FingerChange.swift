/// What one finger does in an event.
public struct FingerChange: Hashable, Sendable {
  /// The finger's number, from 1.
  public var finger: Int
  /// What it does.
  public var action: Action

  /// Makes the change of one finger.
  public init(_ finger: Int, _ action: Action) {
    self.finger = finger
    self.action = action
  }

  /// What a finger can do.
  public enum Action: Hashable, Sendable {
    /// It goes down at a point in window coordinates.
    case touches(Point)
    /// It moves to a point in window coordinates.
    case moves(Point)
    /// It is lifted where it is.
    case lifts
  }
}
