import Conformance
import Responders

/// Records the calls of one responder, or of another object of a stage, and replaces what the
/// scenario overrides.
final class RecordingInterceptor: Interceptor {
  /// The name on the stage.
  override var name: String { stageName }

  private let stageName: String
  private let recorder: Recorder
  /// What the scenario overrides, if anything.
  private var overrides: Overrides?
  /// The last chain walk that this was part of, as the recorder numbers them.
  @exclusivity(unchecked) private var lastWalk = 0

  /// Makes the interceptor of an object of which nothing is overridden.
  init(_ name: String, _ recorder: Recorder) {
    stageName = name
    self.recorder = recorder
  }

  /// The overrides, made when first needed.
  func overriding() -> Overrides {
    let known = overrides ?? Overrides()
    overrides = known
    return known
  }

  // MARK: Responders

  override var next: Responder?? {
    guard let overrides, overrides.overridesNext else { return nil }
    return .some(overrides.next)
  }

  override func intercepts(_ methods: Responder.Methods) -> Bool {
    switch methods {
    case .touches, .otherEvents: true
    case .undoManager: overrides?.input?.undoManager != nil
    case .inputViews: overrides?.input?.overridesAnyInputView == true
    case .hitTest: overrides?.hitTest != nil
    }
  }

  override func shouldReceive(_ touches: [Touch], in phase: Touch.Phase) -> Bool {
    let phase = TouchPhase(phase)
    let isRecorded = recorder.recordTouches(touches, phase, by: stageName, lastWalk: &lastWalk)
    guard let overrides else { return isRecorded }
    return isRecorded && !overrides.keptPhases.contains(phase)
  }

  override func shouldReceive(_ notice: Responder.Notice) -> Bool {
    guard let message = Message(notice),
      recorder.recordNotice(message, by: stageName, lastWalk: &lastWalk)
    else { return false }
    return overrides?.input?.keeps(notice) != true
  }

  override var keyCommands: [KeyCommand]? { overrides?.input?.keyCommands }

  override var undoManager: UndoManager?? {
    switch overrides?.input?.undoManager {
    case .own(let manager): .some(manager)
    case .nothing: .some(nil)
    case nil: nil
    }
  }

  override var inputView: View?? {
    guard let input = overrides?.input, input.overridesInputView else { return nil }
    return .some(input.inputView)
  }

  override var inputAccessoryView: View?? {
    guard let input = overrides?.input, input.overridesInputAccessoryView else { return nil }
    return .some(input.inputAccessoryView)
  }

  override var canBecomeFirstResponder: Bool? { overrides?.canBecomeFirstResponder }

  override var canResignFirstResponder: Bool? { overrides?.canResignFirstResponder }

  override func shouldResignFirstResponder() -> Bool {
    recorder.record(.resignFirstResponder, by: stageName)
    return overrides?.refusesToResign != true
  }

  // MARK: Actions

  override func implements(_ action: Action) -> Bool {
    overrides?.actions?.implemented.contains(action) == true
  }

  /// Records an action and the text of its event.
  override func shouldPerform(_ action: Action, for event: Event?) -> Bool {
    guard recorder.obstacle == nil else { return false }
    recorder.payload = (event as? TextEvent)?.text
    recorder.record(.action(action.name), by: stageName)
    return true
  }

  /// Returns true to a search that has been here already, which ends it.
  override func canPerform(_ action: Action, _ standard: Bool) -> Bool {
    guard recorder.continueSearch(at: stageName, lastWalk: &lastWalk) else { return true }
    return standard && overrides?.actions?.denied.contains(action) != true
  }

  override func target(forAction action: Action) -> Object?? {
    guard let redirection = overrides?.actions?.redirections[action] else { return nil }
    return .some(redirection.target)
  }

  override func willSend(_ action: Action) { recorder.beginWalk() }

  // MARK: Applications and windows

  override func shouldSend(_ event: Event) -> Bool {
    recorder.record(.sendEvent, by: stageName)
    return overrides?.swallowsEvents != true
  }

  // MARK: Views

  override func hitTest(
    _ point: Responders.Point, in view: View, with event: Event?
  ) -> View?? {
    guard let overrides, let hitTest = overrides.hitTest else { return nil }
    guard recorder.beginHitTest(by: stageName) else { return .some(nil) }
    defer { recorder.endHitTest() }
    switch hitTest {
    case .returns: return .some(overrides.hitTestView)
    case .passesSelfThrough:
      let hit = view.standardHitTest(point, with: event)
      return .some(hit === view ? nil : hit)
    }
  }

  override func contains(_ point: Responders.Point, in view: View) -> Bool? {
    recorder.record(.pointInside, by: stageName)
    return switch overrides?.pointInside {
    case .returns(let answer): answer
    case .outset(let distance): view.bounds.outset(by: distance).contains(point)
    case nil: nil
    }
  }

  // MARK: Controls

  override func shouldBeginTracking(_ touch: Touch) -> Bool { overrides?.refusesTracking != true }

  override func shouldContinueTracking(_ touch: Touch) -> Bool { overrides?.stopsTracking != true }

  override func willSendActions(for events: Responders.ControlEvent) {
    guard let event = Conformance.ControlEvent(events) else { return }
    recorder.record(.control(event), by: stageName)
  }
}

extension Object {
  /// The name on the stage; the description of an object that is not on the stage.
  var name: String { interceptor?.name ?? description }
}

extension Responder {
  /// The interceptor that every responder of a stage has.
  var role: RecordingInterceptor {
    guard let role = interceptor as? RecordingInterceptor else {
      preconditionFailure("\(description) is not on the stage")
    }
    return role
  }
}

extension Object: ApplicationDelegate {
  /// The object itself if it is a responder: any object of a stage can be a delegate.
  public var delegateResponder: Responder? { self as? Responder }
}

extension Message {
  /// The message for a notice; nil for stationary presses, which nothing receives.
  fileprivate init?(_ notice: Responder.Notice) {
    switch notice {
    case .presses(.began, _, with: _): self = .presses(.began)
    case .presses(.changed, _, with: _): self = .presses(.changed)
    case .presses(.ended, _, with: _): self = .presses(.ended)
    case .presses(.cancelled, _, with: _): self = .presses(.cancelled)
    case .presses(.stationary, _, with: _): return nil
    case .motion(.began, _, with: _): self = .motion(.began)
    case .motion(.ended, _, with: _): self = .motion(.ended)
    case .motion(.cancelled, _, with: _): self = .motion(.cancelled)
    case .remoteControl: self = .remoteControlReceived
    }
  }
}
