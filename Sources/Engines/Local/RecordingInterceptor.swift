import Conformance
import Responders

/// The interceptor of one responder, or of another object of a stage: records its calls, and
/// replaces the methods that the scenario overrides.
///
/// It is also the delegate of a scroll view, and of text to which the scenario gives one.
final class RecordingInterceptor: Interceptor, ScrollViewDelegate, TableDelegate {
  /// The name on the stage.
  override var name: String { stageName }

  let stageName: String
  let recorder: CallRecorder
  /// The overrides of the scenario; nil for none.
  private(set) var storedOverrides: Overrides?
  /// The number of the last chain walk that reached the object, as counted by the recorder.
  @exclusivity(unchecked) private var lastWalk = 0

  /// Creates an interceptor without overrides.
  init(_ name: String, _ recorder: CallRecorder) {
    stageName = name
    self.recorder = recorder
  }

  /// The overrides of the scenario, created on first use.
  var overrides: Overrides {
    let known = storedOverrides ?? Overrides()
    storedOverrides = known
    return known
  }

  // MARK: Responders

  override var next: Responder?? { (storedOverrides?.next).map { $0.target } }

  override func intercepts(_ methods: Responder.Methods) -> Bool {
    switch methods {
    case .touches, .otherEvents: true
    case .undoManager: storedOverrides?.undoManager != nil
    case .inputViews:
      storedOverrides?.inputView != nil || storedOverrides?.inputAccessoryView != nil
    case .hitTest: storedOverrides?.hitTest != nil
    }
  }

  override func shouldReceive(_ touches: [Touch], in phase: Touch.Phase) -> Bool {
    let phase = TouchPhase(phase)
    let isRecorded = recorder.recordTouches(touches, phase, by: stageName, lastWalk: &lastWalk)
    guard let overrides = storedOverrides else { return isRecorded }
    return isRecorded && !overrides.handledPhases.contains(phase)
  }

  override func shouldReceive(_ notice: Responder.Notice) -> Bool {
    guard let message = Message(notice),
      recorder.recordNotice(message, by: stageName, lastWalk: &lastWalk)
    else { return false }
    return storedOverrides?.handles(notice) != true
  }

  override var keyCommands: [KeyCommand]? { storedOverrides?.keyCommands }

  override var undoManager: UndoManager?? {
    if let overrides = storedOverrides { overrides.undoManager } else { nil }
  }

  override var inputView: View?? { (storedOverrides?.inputView).map { $0.target } }

  override var inputAccessoryView: View?? {
    (storedOverrides?.inputAccessoryView).map { $0.target }
  }

  override var canBecomeFirstResponder: Bool? { storedOverrides?.canBecomeFirstResponder }

  override var canResignFirstResponder: Bool? { storedOverrides?.canResignFirstResponder }

  override func shouldResignFirstResponder() -> Bool {
    recorder.record(.resignFirstResponder, by: stageName)
    return storedOverrides?.refusesToResign != true
  }

  /// Records the call; returns true if it has reached this responder before, which ends the search.
  override func performs(_ action: Responders.AssistiveAction) -> Bool? {
    guard recorder.continueWalk(at: stageName, &lastWalk),
      let action = Conformance.AssistiveAction.allCases.first(where: {
        Responders.AssistiveAction($0) == action
      })
    else { return true }
    recorder.record(.assistive(action), by: stageName)
    return storedOverrides?.assistiveActions.contains(action)
  }

  // MARK: Actions

  override func implements(_ action: Action) -> Bool {
    storedOverrides?.implemented[action] != nil
  }

  /// Records an action with as many arguments as the implementation takes, and stores the text of
  /// its event.
  override func shouldPerform(
    _ action: Action, from sender: Object?, for event: Event?
  ) -> Bool {
    guard recorder.error == nil else { return false }
    recorder.payload = (event as? TextEvent)?.text
    let arguments = storedOverrides?.implemented[action] ?? 0
    recorder.record(
      Trace.Call(
        stageName, .action(action.name), fingers: arguments < 2 ? [] : Self.fingers(in: event),
        sender: arguments < 1 ? nil : Self.name(of: sender),
        hasEvent: arguments < 2 ? nil : event != nil))
    storedOverrides?.leaving[action]?.leave()
    return true
  }

  /// Returns the fingers whose touches an event contains, in ascending order.
  private static func fingers(in event: Event?) -> [Int] {
    (event?.allTouches ?? []).map { $0.finger }.sorted()
  }

  /// Returns the sender by its name, or nil for one that is not on the stage.
  private static func name(of sender: Object?) -> Trace.Sender? {
    guard let sender else { return .nobody }
    return sender.interceptor?.name.map(Trace.Sender.responder)
  }

  /// Returns true if the search has reached this object before, which ends the search.
  override func canPerform(_ action: Action, _ standard: Bool) -> Bool {
    guard recorder.continueWalk(at: stageName, &lastWalk) else { return true }
    return standard && storedOverrides?.denied.contains(action) != true
  }

  override func target(forAction action: Action) -> Object?? {
    (storedOverrides?.redirections[action]).map { $0.target }
  }

  override func willSend(_ action: Action) { recorder.beginWalk() }

  // MARK: Applications and windows

  override func shouldSend(_ event: Event) -> Bool {
    recorder.record(.sendEvent, by: stageName)
    return storedOverrides?.swallowsEvents != true
  }

  override var canBecomeKey: Bool? { storedOverrides?.canBecomeKey }

  // MARK: Views

  override func hitTest(
    _ point: Responders.Point, in view: View, with event: Event?
  ) -> View?? {
    guard let hitTest = storedOverrides?.hitTest else { return nil }
    guard recorder.beginHitTest(by: stageName) else { return .some(nil) }
    defer { recorder.endHitTest() }
    switch hitTest {
    case .returns(let view): return .some(view.target)
    case .passesSelfThrough:
      let hit = view.standardHitTest(point, with: event)
      return .some(hit === view ? nil : hit)
    }
  }

  override func contains(_ point: Responders.Point, in view: View) -> Bool? {
    recorder.record(.pointInside, by: stageName)
    return switch storedOverrides?.pointInside {
    case .returns(let answer): answer
    case .outset(let distance): view.bounds.outset(by: distance).contains(point)
    case nil: nil
    }
  }

  override func shouldAllow(_ recognizer: GestureRecognizer) -> Bool {
    storedOverrides?.refusedRecognizers.contains(ObjectIdentifier(recognizer)) != true
  }

  // MARK: Scroll views

  override func touchesShouldBegin(in view: View) -> Bool? {
    recorder.record(.scroll(.touchesShouldBegin), by: stageName)
    return storedOverrides?.refusedViews.contains(ObjectIdentifier(view)) == true
      ? false : nil
  }

  override func touchesShouldCancel(in view: View) -> Bool? {
    recorder.record(.scroll(.touchesShouldCancel), by: stageName)
    return storedOverrides?.cancelledViews[ObjectIdentifier(view)]
  }

  override func willPost(_ notification: Application.KeyboardNotification) {
    recorder.record(MessageFamily.keyboardPosts.known(notification.rawValue), by: stageName)
  }

  override func willInsertText() { record(textCall: "insertText") }

  override func willDeleteBackward() { record(textCall: "deleteBackward") }

  private func record(textCall word: String) {
    recorder.record(MessageFamily.textCalls.known(word), by: stageName)
  }

  // MARK: ScrollViewDelegate

  func scrollViewDidScroll(_ scrollView: ScrollView) { record(.didScroll) }

  func scrollViewWillBeginDragging(_ scrollView: ScrollView) { record(.willBeginDragging) }

  func scrollViewWillEndDragging(_ scrollView: ScrollView) { record(.willEndDragging) }

  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate: Bool) {
    overrides.willDecelerate = willDecelerate
    record(.didEndDragging)
  }

  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) { record(.willBeginDecelerating) }

  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) { record(.didEndDecelerating) }

  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {
    record(.didEndScrollingAnimation)
  }

  func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool {
    storedOverrides?.refusesScrollToTop != true
  }

  func scrollViewDidScrollToTop(_ scrollView: ScrollView) { record(.didScrollToTop) }

  func viewForZooming(in scrollView: ScrollView) -> View? { storedOverrides?.zoomedView }

  func scrollViewWillBeginZooming(_ scrollView: ScrollView) { record(.willBeginZooming) }

  func scrollViewDidZoom(_ scrollView: ScrollView) { record(.didZoom) }

  func scrollViewDidEndZooming(_ scrollView: ScrollView) { record(.didEndZooming) }

  private func record(_ call: ScrollCall) { recorder.record(.scroll(call), by: stageName) }

  // MARK: TableDelegate

  func table(_ table: Table, shouldHighlight row: TableRow) -> Bool {
    record(.shouldHighlight, row)
    return !row.overrides.refusesHighlight
  }

  func table(_ table: Table, didHighlight row: TableRow) { record(.didHighlight, row) }

  func table(_ table: Table, didUnhighlight row: TableRow) { record(.didUnhighlight, row) }

  func table(_ table: Table, willSelect row: TableRow) -> TableRow? {
    record(row is CollectionItem ? .shouldSelect : .willSelect, row)
    guard let selection = row.overrides.selection else { return row }
    return selection.target
  }

  func table(_ table: Table, didSelect row: TableRow) { record(.didSelect, row) }

  func table(_ table: Table, willDeselect row: TableRow) -> TableRow? {
    record(row is CollectionItem ? .shouldDeselect : .willDeselect, row)
    guard let deselection = row.overrides.deselection else { return row }
    return deselection.target
  }

  func table(_ table: Table, didDeselect row: TableRow) { record(.didDeselect, row) }

  func table(_ table: Table, accessoryButtonTappedFor row: TableRow) {
    record(.accessoryTapped, row)
  }

  private func record(_ call: RowCall, _ row: TableRow) {
    recorder.record(row is CollectionItem ? .item(call) : .row(call), by: row.name)
  }

  // MARK: Controls

  override func shouldBeginTracking(_ touch: Touch) -> Bool {
    storedOverrides?.refusesTracking != true
  }

  override func shouldContinueTracking(_ touch: Touch) -> Bool {
    storedOverrides?.stopsTracking != true
  }

  override func willSendActions(for events: Responders.ControlEvent) {
    if storedOverrides?.isSendingBoth == true {
      overrides.isSendingBoth = false
      return
    }
    guard let event = Conformance.ControlEvent(events) else { return }
    recorder.record(.control(event), by: stageName)
  }
}

extension Object {
  /// The name on the stage, or the description of an object that is not on the stage.
  var name: String { interceptor?.name ?? description }
}

extension Responder {
  /// The overrides of a responder of the stage, created on first use.
  var overrides: Overrides {
    guard let interceptor = interceptor as? RecordingInterceptor else {
      preconditionFailure("\(description) is not on the stage")
    }
    return interceptor.overrides
  }
}

extension Object: ApplicationDelegate {
  /// The object itself if it is a responder; every object of a stage can be a delegate.
  public var delegateResponder: Responder? { self as? Responder }
}

extension Message {
  /// Converts a notice; nil for stationary presses, which no method receives.
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
