import Conformance
import Responders

/// The interceptor and delegate of one gesture recognizer of a stage: records its calls, and returns
/// the answers that the scenario sets.
final class RecognizerInterceptor: Interceptor, GestureRecognizerDelegate {
  /// The name on the stage.
  override var name: String { stageName }

  /// The result of `gestureRecognizerShouldBegin(_:)`.
  var shouldBegin = true
  /// Whether a drag may begin only when it has gone more across than down, or, for false, only when
  /// more down than across; nil for both.
  var beginsSideways: Bool?
  /// The result of `gestureRecognizer(_:shouldReceive:)`.
  var shouldReceive = true
  /// Under which conditions the two answer yes; calls are recorded where a scenario sets an answer.
  var conditions = DelegateConditions()
  /// The recognizers that may recognize at the same time.
  ///
  /// This set and the next two contain identities: the world owns the recognizers, and an owning
  /// reference here could form a cycle.
  private var companions: Set<ObjectIdentifier> = []
  /// The recognizers that have to fail first; nil if the scenario does not set them, and the
  /// delegate's call is not recorded.
  private var required: Set<ObjectIdentifier>?
  /// The recognizers that wait for this one to fail; nil if the scenario does not set them, and the
  /// delegate's call is not recorded.
  private var dependents: Set<ObjectIdentifier>?

  private let stageName: String
  private let recorder: CallRecorder

  /// Creates an interceptor with the default answers.
  init(_ name: String, _ recorder: CallRecorder) {
    stageName = name
    self.recorder = recorder
  }

  /// Allows another recognizer to recognize at the same time.
  func allow(_ other: GestureRecognizer) { companions.insert(ObjectIdentifier(other)) }

  /// Adds a recognizer to those that have to fail first; nil removes all.
  func waits(for other: GestureRecognizer?) { required = Self.adding(other, to: required) }

  /// Adds a recognizer to those that wait for this one to fail; nil removes all.
  func isAwaited(by other: GestureRecognizer?) { dependents = Self.adding(other, to: dependents) }

  // MARK: Interceptor

  override func shouldReceive(_ touches: [Touch], in phase: Touch.Phase) -> Bool {
    if let message = TouchPhase(phase).message {
      recorder.record(message, by: stageName, fingers: touches.map { $0.finger })
    }
    return true
  }

  override func willFire(in state: GestureRecognizer.State) {
    recorder.record(.fired(RecognizerState(state)), by: stageName)
  }

  // MARK: GestureRecognizerDelegate

  func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
    if conditions.areAboutBeginnings || !shouldBegin || beginsSideways != nil {
      recorder.record(.gesture(.shouldBegin), by: stageName)
    }
    guard conditions.allowBeginning(of: recognizer) else { return false }
    guard shouldBegin, let beginsSideways, let pan = recognizer as? PanGestureRecognizer
    else { return shouldBegin }
    let translation = pan.translation
    return beginsSideways
      ? abs(translation.x) > abs(translation.y) : abs(translation.y) > abs(translation.x)
  }

  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldReceive touch: Touch
  ) -> Bool {
    if conditions.areAboutTouches || !shouldReceive {
      recorder.record(.gesture(.shouldReceive), by: stageName)
    }
    return shouldReceive && conditions.allow(touch, for: recognizer)
  }

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

  /// Records a call of the delegate and returns its result; without a record and false if the
  /// scenario does not set the answer.
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
  /// The interceptor that every recognizer of a stage has, as the delegate.
  ///
  /// Set as the delegate on first use: a recognizer whose answers the scenario leaves alone has
  /// none, and is not asked about every other one.
  var stageDelegate: RecognizerInterceptor {
    guard let interceptor = interceptor as? RecognizerInterceptor else {
      preconditionFailure("\(description) is not on the stage")
    }
    delegate = interceptor
    return interceptor
  }
}

/// The conditions under which a recognizer's delegate answers yes about touches and beginnings.
///
/// Views are identities: the world owns them, and an owning reference here could form a cycle.
struct DelegateConditions {
  /// What a touch has to be, so that the recognizer receives it.
  private var touches: [(Touch, GestureRecognizer) -> Bool] = []
  /// What the gesture has to be, so that the recognizer may begin.
  private var beginnings: [(GestureRecognizer) -> Bool] = []

  /// Adds the condition of a step that names a view or none.
  mutating func add(_ step: Script.Step, view: View?) {
    let value = step["to"]
    switch step.name {
    case "seesTouchesOf":
      guard let id = view.map(ObjectIdentifier.init) else { return }
      let (isSeen, isItself) = (value.truth, step["where"] == "itself")
      touches.append { touch, _ in
        let contains =
          isItself
          ? touch.view.map(ObjectIdentifier.init) == id : touch.view?.isInside(id) == true
        return contains == isSeen
      }
    case "seesNoTouchesOn":
      let viewClass: ViewClass = step["class"].word()
      touches.append { touch, _ in touch.view.map(viewClass.contains) != true }
    case "seesTouchesAt":
      let rect = Responders.Rect(value.rect)
      touches.append { touch, recognizer in
        rect.contains(touch.location(in: recognizer.view))
      }
    case "beginsGoing":
      let direction: SwipeDirection = value.word()
      beginnings.append { recognizer in
        guard let way = (recognizer as? PanGestureRecognizer)?.translation else { return true }
        return direction.part(of: way) > abs(direction.partAcross(way))
      }
    case "beginsAtTop":
      let reference = Overrides.Reference(to: view)
      beginnings.append { _ in
        guard let scrollView = reference.target as? ScrollView else { return true }
        return scrollView.contentOffset.y <= -scrollView.contentInset.top
      }
    default:
      let rect = Responders.Rect(value.rect)
      beginnings.append { rect.contains($0.location(in: $0.view)) }
    }
  }

  /// Whether a condition is about touches.
  var areAboutTouches: Bool { !touches.isEmpty }
  /// Whether a condition is about beginnings.
  var areAboutBeginnings: Bool { !beginnings.isEmpty }

  /// Returns whether all conditions let a recognizer receive a touch.
  func allow(_ touch: Touch, for recognizer: GestureRecognizer) -> Bool {
    touches.allSatisfy { $0(touch, recognizer) }
  }

  /// Returns whether all conditions let a recognizer begin.
  func allowBeginning(of recognizer: GestureRecognizer) -> Bool {
    beginnings.allSatisfy { $0(recognizer) }
  }
}

extension SwipeDirection {
  /// Returns the part of a way that goes in the direction, in points; negative if it goes back.
  func part(of way: Responders.Point) -> Double {
    switch self {
    case .left: -way.x
    case .right: way.x
    case .up: -way.y
    case .down: way.y
    }
  }

  /// Returns the part of a way across the direction.
  fileprivate func partAcross(_ way: Responders.Point) -> Double {
    switch self {
    case .left, .right: way.y
    case .up, .down: way.x
    }
  }
}

extension ViewClass {
  /// Returns whether a view is of the class.
  fileprivate func contains(_ view: View) -> Bool {
    switch self {
    case .controls: view is Control
    case .buttons: view is Button
    case .sliders: view is Slider
    case .switches: view is Switch
    case .labels: view is Label
    }
  }
}

extension View {
  /// Returns whether the view of an identity is this one or a superview.
  fileprivate func isInside(_ id: ObjectIdentifier) -> Bool {
    var current: View? = self
    while let view = current {
      if ObjectIdentifier(view) == id { return true }
      current = view.superview
    }
    return false
  }
}
