/// An object that decides for a gesture recognizer; all of it has a default.
public protocol GestureRecognizerDelegate: AnyObject {
  /// Whether a recognizer may leave the state `possible`; else it fails. Yes by default.
  func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool

  /// Whether a recognizer gets to know a touch that begins. Yes by default.
  func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool

  /// Whether both may recognise at the same time; one yes suffices. No by default.
  func gestureRecognizer(
    _ recognizer: GestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool
}

extension GestureRecognizerDelegate {
  /// Yes.
  public func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool { true }

  /// Yes.
  public func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldReceive touch: Touch
  ) -> Bool { true }

  /// No.
  public func gestureRecognizer(
    _ recognizer: GestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool { false }
}
