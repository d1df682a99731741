extension Responder {
  /// Methods that a subclass overrides or leaves as they are.
  public enum Methods: Hashable, Sendable {
    /// The four methods for touches, and `receive(_:in:with:)`.
    ///
    /// Spec: CHAIN-9, TOUCH-5.
    case touches
    /// The eight methods for presses, motion and remote control, and `receive(_:)`.
    ///
    /// Spec: OTHER-5, OTHER-12, OTHER-19.
    case otherEvents
    /// `undoManager`.
    ///
    /// Spec: INPUT-8, INPUT-9.
    case undoManager
    /// `inputView` and `inputAccessoryView`.
    ///
    /// Spec: INPUT-4, INPUT-6.
    case inputViews
    /// A view's `hitTest(_:with:)`; an overridden `point(inside:with:)` is always asked.
    ///
    /// Spec: HIT-34.
    case hitTest
  }
}
