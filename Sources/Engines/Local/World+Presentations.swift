import Conformance
import Responders

extension RecordingInterceptor: PresentationDelegate {
  func shouldDismiss(_ controller: ViewController) -> Bool { storedOverrides?.letsDismiss != false }

  func willDismiss(_ controller: ViewController) {
    recorder.record(.dismissal(.willDismiss), by: stageName)
  }

  func didDismiss(_ controller: ViewController) {
    recorder.record(.dismissal(.didDismiss), by: stageName)
  }

  func didAttemptToDismiss(_ controller: ViewController) {
    recorder.record(.dismissal(.didAttemptToDismiss), by: stageName)
  }
}

extension World {
  /// Sets a property of a navigation bar, a row, a presentation or a recognizer at edges, or what a
  /// controller says about edges; returns false for other forms.
  func setPresentation(_ step: Script.Step, of name: String) throws(ScriptError) -> Bool {
    let value = step["to"]
    switch step.name {
    case "ownBackButton": try controller(name).replacesBackButton = value.truth
    case "otherDelegate":
      let recognizer = try recognizer(name)
      recognizer.delegate = value.truth ? recognizer.stageDelegate : nil
    case "letsDismiss":
      let controller = try controller(name)
      controller.presentationDelegate = controller.interceptor as? RecordingInterceptor
      controller.overrides.letsDismiss = value.truth
    case "swipeActions": try row(name).swipeActions.insert(.init(step["side"].word()))
    // What a row shows is not described.
    case "selectionStyle": _ = try row(name)
    case "startEdge":
      let recognizer = try object(name, "an edge pan recognizer", EdgePanGestureRecognizer.self)
      recognizer.edges.insert(ScreenEdges(value.word()))
    case "deferringEdge":
      try controller(name).preferredScreenEdgesDeferringSystemGestures.insert(
        ScreenEdges(value.word()))
    case "deferringChild":
      let (container, child) = (try controller(name), try controller(value.text))
      guard child.parent === container
      else { throw ScriptError("\(value.text) is no child of \(name)") }
      container.childForScreenEdgesDeferringSystemGestures = child
    case "mediumDetent": try sheet(name).hasMediumDetent = value.truth
    case "undimmedDetent":
      try sheet(name).largestUndimmedDetent = value.text == "large" ? .large : .medium
    case "expandsByScrolling":
      try sheet(name).prefersScrollingExpandsWhenScrolledToEdge = value.truth
    default: return false
    }
    return true
  }

  private func sheet(_ name: String) throws(ScriptError) -> SheetPanGestureRecognizer {
    try object(name, "a sheet pan recognizer")
  }
}
