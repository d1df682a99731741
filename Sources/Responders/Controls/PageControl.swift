/// A control for turning pages: a tap on its right half turns to the next page, on its left half to
/// the one before.
///
/// Spec: GESTURE-39, CONTROL-14, CONTROL-41, CONTROL-45, CONTROL-46.
open class PageControl: Control {
  /// How many pages there are.
  public final var numberOfPages = 0 { didSet { currentPage = storedPage } }
  /// The page that is shown, from 0, never beyond the first and the last; code that sets it sends
  /// no event.
  ///
  /// Spec: CONTROL-41, CONTROL-45.
  public final var currentPage: Int {
    get { storedPage }
    set { storedPage = max(0, min(newValue, max(1, numberOfPages) - 1)) }
  }

  private final var storedPage = 0

  open override var description: String { "PageControl" }

  /// Spec: GESTURE-39.
  override var claimsSingleTaps: Bool { true }

  /// Turns by the half in which the finger was lifted, and tells after `touchUpInside`, if there
  /// was such a page.
  ///
  /// Spec: CONTROL-41, CONTROL-45, CONTROL-46.
  override func didTouchUpInside(_ touch: Touch, with event: Event?) {
    let before = currentPage
    currentPage += touch.location(in: self).x < bounds.center.x ? -1 : 1
    if currentPage != before { sendActions(for: .valueChanged, with: event) }
  }

  /// The change of value: our choice, as CONTROL-55 does not name this control.
  ///
  /// Spec: CONTROL-55.
  override var primaryActionTrigger: ControlEvent { .valueChanged }

  override var isLibraryType: Bool { isMember(of: PageControl.self) }
}
