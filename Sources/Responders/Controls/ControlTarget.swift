/// What a control does for some events: who performs which action.
struct ControlTarget {
  /// Who performs it; nil for nobody in particular.
  let target: ObjectReference?
  /// What is performed.
  let action: Action
  /// The events that it is for.
  var events: ControlEvent

  /// Whether it is for that target, or for nobody in particular.
  func isFor(_ object: Object?) -> Bool {
    guard let target else { return object == nil }
    return object != nil && target.object === object
  }
}
