/// What an assistive technology, such as VoiceOver, asks of an element.
///
/// Spec: OTHER-28.
public enum AssistiveAction: Hashable, Sendable {
  /// `accessibilityActivate()`.
  case activate
  /// `accessibilityPerformEscape()`.
  case escape
  /// `accessibilityScroll(_:)`, in any direction.
  case scroll
  /// `accessibilityPerformMagicTap()`.
  case magicTap
}

extension Application {
  /// Performs an action for an assistive technology, and returns whether a responder did.
  ///
  /// Only the element is asked to activate itself. Any other action goes up the chain from the
  /// element, through the controllers, to the first responder that performs it.
  ///
  /// Spec: OTHER-28, OTHER-30, OTHER-31, OTHER-32, OTHER-33.
  @discardableResult
  public final func perform(_ action: AssistiveAction, on element: View) -> Bool {
    if action == .activate { return element.perform(action) }
    return ChainSequence(from: element).contains { $0.perform(action) }
  }
}
