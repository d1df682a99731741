/// What a control does for some events: who performs which action.
struct ControlTarget {
  /// Who performs it; nil for nobody in particular.
  let target: ResponderReference?
  /// What is performed.
  let action: Action
  /// The events that it is for.
  var events: ControlEvent

  /// Whether it is for that target, or for nobody in particular.
  func isFor(_ responder: Responder?) -> Bool {
    guard let target else { return responder == nil }
    return responder != nil && target.responder === responder
  }
}
