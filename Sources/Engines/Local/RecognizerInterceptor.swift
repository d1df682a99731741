import Conformance
import Responders

/// Records the calls of one gesture recognizer of a stage, and is its delegate, with the answers
/// that the scenario sets.
final class RecognizerInterceptor: Interceptor, GestureRecognizerDelegate {
  /// The name on the stage.
  override var name: String { stageName }

  /// The answer of `gestureRecognizerShouldBegin(_:)`.
  var shouldBegin = true
  /// The answer of `gestureRecognizer(_:shouldReceive:)`.
  var shouldReceive = true
  /// The recognizers that may recognize at the same time.
  ///
  /// Identities, as below: the world owns the recognizers, and an owning reference here could form
  /// a cycle.
  private var companions: Set<ObjectIdentifier> = []
  /// The recognizers that have to fail first; nil where the question is not recorded.
  private var required: Set<ObjectIdentifier>?
  /// The recognizers that wait for this one to fail; nil where the question is not recorded.
  private var dependents: Set<ObjectIdentifier>?

  private let stageName: String
  private let recorder: Recorder

  /// Makes the interceptor of a recognizer with the default answers.
  init(_ name: String, _ recorder: Recorder) {
    stageName = name
    self.recorder = recorder
  }

  /// Lets another recognizer recognize at the same time.
  func allow(_ other: GestureRecognizer) { companions.insert(ObjectIdentifier(other)) }

  /// Adds a recognizer to those that have to fail first; nil removes all.
  func waits(for other: GestureRecognizer?) { required = Self.adding(other, to: required) }

  /// Adds a recognizer to those that wait for this one to fail; nil removes all.
  func isAwaited(by other: GestureRecognizer?) { dependents = Self.adding(other, to: dependents) }

  // MARK: Interceptor

  override func shouldReceive(_ touches: [Touch], in phase: Touch.Phase) -> Bool {
    if let message = TouchPhase(phase).message {
      recorder.record(message, by: stageName, fingers: touches.map(\.finger))
    }
    return true
  }

  override func willFire(in state: GestureRecognizer.State) {
    recorder.record(.fired(RecognizerState(state)), by: stageName)
  }

  // MARK: GestureRecognizerDelegate

  func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool { shouldBegin }

  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldReceive touch: Touch
  ) -> Bool { shouldReceive }

  func gestureRecognizer(
    _ recognizer: GestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool { companions.contains(ObjectIdentifier(other)) }

  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer
  ) -> Bool { answer(.shouldRequireFailure, about: other, from: required) }

  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldBeRequiredToFailBy other: GestureRecognizer
  ) -> Bool { answer(.shouldBeRequiredToFail, about: other, from: dependents) }

  /// Records a question, if the scenario sets its answer.
  private func answer(
    _ question: Message, about other: GestureRecognizer, from recognizers: Set<ObjectIdentifier>?
  ) -> Bool {
    guard let recognizers else { return false }
    recorder.record(question, by: stageName)
    return recognizers.contains(ObjectIdentifier(other))
  }

  private static func adding(
    _ other: GestureRecognizer?, to recognizers: Set<ObjectIdentifier>?
  ) -> Set<ObjectIdentifier> {
    guard let other else { return [] }
    return (recognizers ?? []).union([ObjectIdentifier(other)])
  }
}

extension GestureRecognizer {
  /// The interceptor that every recognizer of a stage has.
  var role: RecognizerInterceptor {
    guard let role = interceptor as? RecognizerInterceptor else {
      preconditionFailure("\(description) is not on the stage")
    }
    return role
  }
}

extension RecognizerState {
  /// Converts a recognizer's state.
  init(_ state: GestureRecognizer.State) {
    self =
      switch state {
      case .possible: .possible
      case .began: .began
      case .changed: .changed
      case .ended: .ended
      case .cancelled: .cancelled
      case .failed: .failed
      }
  }
}
