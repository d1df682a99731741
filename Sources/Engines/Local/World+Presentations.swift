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
  /// Sets a property of a navigation bar, a row or a presentation; returns false for other forms.
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
    default: return false
    }
    return true
  }

  /// Begins or ends a refresh by code; returns false for other forms.
  func refresh(_ step: Script.Step) throws(ScriptError) -> Bool {
    switch step.name {
    case "beginRefreshing": try refreshControl(step["of"].text).beginRefreshing()
    case "endRefreshing": try refreshControl(step["of"].text).endRefreshing()
    default: return false
    }
    return true
  }

  /// Answers a question about a row's actions or a refresh; returns nil for other forms.
  func answerPresentation(_ step: Script.Step) throws(ScriptError) -> Answer? {
    switch step.name {
    case "showsActions": .truth(try row(step["of"].text).shownActions != nil)
    default: nil
    }
  }

  private func refreshControl(_ name: String) throws(ScriptError) -> RefreshControl {
    try object(name, "a refresh control")
  }
}
