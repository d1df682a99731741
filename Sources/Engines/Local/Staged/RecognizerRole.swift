import Conformance
import Responders

/// What every staged recognizer has besides its type: a name, who takes its calls down, and what
/// its delegate says. It is that delegate.
final class RecognizerRole: GestureRecognizerDelegate {
  /// The name on the stage.
  let name: String
  /// What the delegate says about leaving `possible`.
  var shouldBegin = true
  /// What the delegate says about touches.
  var shouldReceive = true
  /// The recognizers beside which the delegate allows this one; the world keeps them, and an owner
  /// here could close a circle.
  private var companions: Set<ObjectIdentifier> = []

  /// Those that the delegate says this one waits for; nil where it is not asked.
  private var awaited: Set<ObjectIdentifier>?
  /// Those that the delegate says wait for this one; nil where it is not asked.
  private var waiting: Set<ObjectIdentifier>?

  private let recorder: Recorder

  /// Makes the role of a recognizer whose delegate says what is usual.
  init(_ name: String, _ recorder: Recorder) {
    self.name = name
    self.recorder = recorder
  }

  /// Has the delegate allow another recognizer beside this one.
  func allow(_ other: GestureRecognizer) { companions.insert(ObjectIdentifier(other)) }

  /// Has the delegate say that this recognizer waits for another, or for none.
  func waits(for other: GestureRecognizer?) { awaited = Self.adding(other, to: awaited) }

  /// Has the delegate say that another recognizer waits for this one, or none.
  func isAwaited(by other: GestureRecognizer?) { waiting = Self.adding(other, to: waiting) }

  /// Takes a touch message down.
  func receive(_ touches: [Touch], in phase: Touch.Phase) {
    guard let message = TouchPhase(phase).message else { return }
    recorder.record(message, by: name, fingers: touches.map(\.finger))
  }

  /// Takes an action down that is fired in a state.
  func fire(in state: GestureRecognizer.State) {
    recorder.record(.fired(RecognizerState(state)), by: name)
  }

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
  ) -> Bool { answer(.shouldRequireFailure, about: other, from: awaited) }

  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldBeRequiredToFailBy other: GestureRecognizer
  ) -> Bool { answer(.shouldBeRequiredToFail, about: other, from: waiting) }

  /// Takes a question down, where the scenario has the delegate answer it.
  private func answer(
    _ question: Message, about other: GestureRecognizer, from named: Set<ObjectIdentifier>?
  ) -> Bool {
    guard let named else { return false }
    recorder.record(question, by: name)
    return named.contains(ObjectIdentifier(other))
  }

  private static func adding(
    _ other: GestureRecognizer?, to named: Set<ObjectIdentifier>?
  ) -> Set<ObjectIdentifier> {
    guard let other else { return [] }
    return (named ?? []).union([ObjectIdentifier(other)])
  }
}

extension RecognizerState {
  /// The state that a recognizer is in.
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
