/// A control that shows a page number: a tap on its right half selects the next page, on its left
/// half the previous one.
///
/// Spec: CONTROL-45, CONTROL-46.
open class PageControl: Control {
  /// The number of pages.
  public final var numberOfPages = 0 { didSet { currentPage = storedPage } }
  /// The current page, from 0, clamped to the existing pages; setting it sends no event.
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

  /// Changes the page by the half in which the touch was lifted, and sends `valueChanged` after
  /// `touchUpInside` if the page changed.
  ///
  /// Spec: CONTROL-41, CONTROL-45, CONTROL-46.
  override func didTouchUpInside(_ touch: Touch, with event: Event?) {
    let before = currentPage
    currentPage += touch.location(in: self).x < bounds.center.x ? -1 : 1
    if currentPage != before { sendActions(for: .valueChanged, with: event) }
  }

  /// The change of value: an implementation choice, because CONTROL-55 does not name this control.
  ///
  /// Spec: CONTROL-55.
  override var primaryActionTrigger: ControlEvent { .valueChanged }

  override var isLibraryType: Bool { isMember(of: PageControl.self) }
}
