/// Who performs which action when a recognizer fires.
struct GestureTarget {
  /// Who performs it; not kept.
  let target: ObjectReference
  /// What is performed.
  let action: Action
}

extension GestureRecognizer {
  /// Has a target, which may be any object, perform an action whenever the recognizer fires; the
  /// sender is the recognizer. It does not keep the target.
  ///
  /// Spec: GESTURE-15, GESTURE-27, ACTION-11, ACTION-16.
  public final func addTarget(_ target: Object, action: Action) {
    let isKnown = targets.contains { $0.target.object === target && $0.action == action }
    if !isKnown { targets.append(GestureTarget(target: target.referenced(), action: action)) }
  }

  /// Takes registrations back: of a target, or of all for nil; of an action, or of all for nil.
  ///
  /// Spec: GESTURE-27.
  public final func removeTarget(_ target: Object?, action: Action?) {
    targets.removeAll {
      (target == nil || $0.target.object === target) && (action == nil || $0.action == action)
    }
  }

  /// Has each target perform its action.
  ///
  /// Spec: GESTURE-15, GESTURE-27.
  final func tell() {
    for registration in targets {
      guard let target = registration.target.object, target.implements(registration.action)
      else { continue }
      target.perform(registration.action, from: self, for: nil)
    }
  }
}
