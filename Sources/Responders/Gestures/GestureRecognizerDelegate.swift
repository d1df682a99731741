/// An object that decides for a gesture recognizer; all of it has a default.
///
/// Spec: GESTURE-19, GESTURE-20, GESTURE-32, GESTURE-37.
public protocol GestureRecognizerDelegate: AnyObject {
  /// Whether a recognizer may leave the state `possible` for `began` or `ended`; else it fails. Yes
  /// by default.
  ///
  /// That it is asked only once nobody is waited for any more is our choice.
  ///
  /// Spec: GESTURE-19.
  func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool

  /// Whether a recognizer gets to know a touch that begins. Yes by default.
  ///
  /// Spec: GESTURE-20.
  func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool

  /// Whether both may recognise at the same time; one yes suffices. No by default.
  ///
  /// Spec: GESTURE-32, GESTURE-33, GESTURE-34.
  func gestureRecognizer(
    _ recognizer: GestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool

  /// Whether a recognizer waits for another to fail, in the present attempt. No by default.
  ///
  /// It is asked about each other recognizer that is in an attempt too, once, wherever that is
  /// attached; that this is as soon as both see touches, and before either is told of them, is our
  /// choice.
  ///
  /// Spec: GESTURE-37.
  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer
  ) -> Bool

  /// Whether another recognizer waits for this one to fail, in the present attempt. No by default.
  ///
  /// Asked when and about whom the other question is.
  ///
  /// Spec: GESTURE-37.
  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldBeRequiredToFailBy other: GestureRecognizer
  ) -> Bool
}

extension GestureRecognizerDelegate {
  /// Yes.
  ///
  /// Spec: GESTURE-19.
  public func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool { true }

  /// Yes.
  ///
  /// Spec: GESTURE-20.
  public func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldReceive touch: Touch
  ) -> Bool { true }

  /// No.
  ///
  /// Spec: GESTURE-32, GESTURE-33.
  public func gestureRecognizer(
    _ recognizer: GestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool { false }

  /// No.
  ///
  /// Spec: GESTURE-37.
  public func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer
  ) -> Bool { false }

  /// No.
  ///
  /// Spec: GESTURE-37.
  public func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldBeRequiredToFailBy other: GestureRecognizer
  ) -> Bool { false }
}
