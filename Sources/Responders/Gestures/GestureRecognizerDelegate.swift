/// An object that decides for a gesture recognizer; all methods have default implementations.
///
/// Spec: GESTURE-19, GESTURE-20, GESTURE-32, GESTURE-37.
public protocol GestureRecognizerDelegate: AnyObject {
  /// Returns whether a recognizer may leave `possible` for `began` or `ended`; otherwise it fails.
  /// True by default.
  ///
  /// Called only once no failure requirement is pending: an implementation choice.
  ///
  /// Spec: GESTURE-19.
  func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool

  /// Returns whether a recognizer receives a touch that begins. True by default.
  ///
  /// Spec: GESTURE-20.
  func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool

  /// Returns whether both gestures may be recognized at the same time; one of the two delegates
  /// suffices. False by default.
  ///
  /// Spec: GESTURE-32, GESTURE-33, GESTURE-34.
  func gestureRecognizer(
    _ recognizer: GestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool

  /// Returns whether a recognizer waits for another to fail, in the present attempt. False by
  /// default.
  ///
  /// Called once about each other recognizer that is in an attempt and has not failed, whatever its
  /// view, as soon as both have touches and before either receives them: an implementation choice.
  ///
  /// Spec: GESTURE-37.
  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer
  ) -> Bool

  /// Returns whether another recognizer waits for this one to fail, in the present attempt. False
  /// by default.
  ///
  /// Called when and about the recognizers that the other method is.
  ///
  /// Spec: GESTURE-37.
  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldBeRequiredToFailBy other: GestureRecognizer
  ) -> Bool
}

extension GestureRecognizerDelegate {
  /// True.
  ///
  /// Spec: GESTURE-19.
  public func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool { true }

  /// True.
  ///
  /// Spec: GESTURE-20.
  public func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldReceive touch: Touch
  ) -> Bool { true }

  /// False.
  ///
  /// Spec: GESTURE-32, GESTURE-33.
  public func gestureRecognizer(
    _ recognizer: GestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool { false }

  /// False.
  ///
  /// Spec: GESTURE-37.
  public func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer
  ) -> Bool { false }

  /// False.
  ///
  /// Spec: GESTURE-37.
  public func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldBeRequiredToFailBy other: GestureRecognizer
  ) -> Bool { false }
}
