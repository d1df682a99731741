/// A scroll view that edits several lines of text.
///
/// A tap makes it first responder; becoming first responder makes its window key, also from code:
/// an implementation choice, because WIN-17 covers tapped text fields only. Its content has the size
/// that it is given: text is not laid out.
///
/// Spec: FIRST-2, FIRST-14, INPUT-2, SCROLL-96, WIN-17.
open class TextView: ScrollView {
  /// The text.
  ///
  /// Spec: CONTROL-49.
  public final var text = ""
  /// Whether the user can edit the text; code can in any case.
  ///
  /// Spec: FIRST-14.
  public final var isEditable = true
  /// Whether the user can select the text, and open its link.
  ///
  /// Spec: FIRST-14, FIRST-37.
  public final var isSelectable = true
  /// Where the text is a link, in the text view's coordinates; nil if there is none.
  ///
  /// Spec: FIRST-36.
  public final var link: Rect?
  /// Whether the delegate refuses the menu of the link.
  ///
  /// Spec: FIRST-38.
  public final var refusesLinkMenu = false
  /// Whether the user opened the link.
  ///
  /// Spec: FIRST-36.
  public final private(set) var isLinkOpened = false
  /// Whether the menu of the link is shown; until code that draws it clears this.
  ///
  /// Spec: FIRST-38.
  public final var isLinkMenuShown = false

  private final var assignedInputView: View?
  private final var assignedInputAccessoryView: View?

  open override var description: String { "TextView" }

  /// The view shown instead of the keyboard while this is the first responder; that of `next` if
  /// none is set.
  ///
  /// Retained: setting a view that contains this one creates a retain cycle.
  ///
  /// Spec: INPUT-3, INPUT-4, INPUT-6.
  open override var inputView: View? {
    get { assignedInputView ?? inheritedInputView }
    set { assignedInputView = newValue }
  }

  /// The view shown above the input view or keyboard while this is the first responder; that of
  /// `next` if none is set.
  ///
  /// Retained: setting a view that contains this one creates a retain cycle.
  ///
  /// Spec: INPUT-4, INPUT-5, INPUT-6.
  open override var inputAccessoryView: View? {
    get { assignedInputAccessoryView ?? inheritedInputAccessoryView }
    set { assignedInputAccessoryView = newValue }
  }

  /// True.
  ///
  /// Spec: FIRST-2.
  open override var canBecomeFirstResponder: Bool {
    interceptor?.canBecomeFirstResponder ?? true
  }

  /// Makes this the first responder; if it was not before, makes its window key.
  ///
  /// Spec: FIRST-3, WIN-17.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    let wasFirstResponder = isFirstResponder
    guard super.becomeFirstResponder() else { return false }
    if !wasFirstResponder { window?.makeKey() }
    return true
  }

  /// Appends text, as the keyboard does.
  ///
  /// There is no insertion point. The text view need not be first responder, which is an
  /// implementation choice.
  ///
  /// Spec: CONTROL-49.
  open func insertText(_ text: String) { self.text += text }

  /// Inserts what the user types, if the text can be edited.
  ///
  /// Spec: CONTROL-49.
  override func enter(_ text: String) { if isEditable { insertText(text) } }

  /// Inserts a line break.
  ///
  /// Spec: CONTROL-50.
  override func enterReturn() { enter("\n") }

  /// Keeps touches that went down; passes them to `next` if scrolling is disabled on a version before 11,
  /// and the text cannot be edited.
  ///
  /// Spec: SCROLL-97.
  open override func touchesBegan(_ touches: [Touch], with event: Event?) {
    let version = majorSystemVersion
    if version < 11, !isEditable { super.touchesBegan(touches, with: event) }
  }

  /// Whether the text can be edited or selected.
  ///
  /// Spec: FIRST-14.
  override var becomesFirstResponderWhenTapped: Bool { isEditable || isSelectable }

  /// Opens the link if it was tapped, or shows its menu after a long press, unless that is refused.
  ///
  /// The menu is shown at the lift, and a press is long from half a second on: implementation
  /// choices, because no clause gives the moment.
  ///
  /// Spec: FIRST-36, FIRST-37, FIRST-38.
  override func handlesTap(_ touch: Touch) -> Bool {
    guard isSelectable, let link, link.contains(touch.location(in: self)),
      link.contains(pointFromScreen(touch.initialLocation))
    else { return false }
    if touch.timestamp - touch.initialTimestamp < 0.5 {
      isLinkOpened = true
      return true
    }
    isLinkMenuShown = !refusesLinkMenu
    return isLinkMenuShown
  }

  /// Whether the keyboard is shown: for text that cannot be edited none is, which is an
  /// implementation choice.
  ///
  /// Spec: INPUT-2, INPUT-3.
  override var acceptsText: Bool { isEditable }

  /// The input views that were set, which take precedence over those of `next`.
  ///
  /// Spec: INPUT-4, INPUT-6.
  override var assignedInputViews: (view: View?, accessory: View?)? {
    (assignedInputView, assignedInputAccessoryView)
  }

  override var isLibraryType: Bool { isMember(of: TextView.self) }
}
