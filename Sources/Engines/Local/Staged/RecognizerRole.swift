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

  private let recorder: Recorder

  /// Makes the role of a recognizer whose delegate says what is usual.
  init(_ name: String, _ recorder: Recorder) {
    self.name = name
    self.recorder = recorder
  }

  /// Has the delegate allow another recognizer beside this one.
  func allow(_ other: GestureRecognizer) { companions.insert(ObjectIdentifier(other)) }

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
