/// A scroll view that edits several lines of text.
///
/// A tap makes it first responder; becoming first responder makes its window key, also from code:
/// an implementation choice, because WIN-17 covers tapped text fields only. Its content has the size
/// that it is given: text is not laid out.
///
/// Spec: FIRST-2, FIRST-14, INPUT-2, SCROLL-96, WIN-17.
open class TextView: ScrollView {
  /// The text; setting it ends a composition.
  ///
  /// Spec: CONTROL-49, CONTROL-97.
  public final var text: String {
    get { typed.text }
    set { typed.text = newValue }
  }
  /// The end of the text that the user composes and has not chosen yet; empty if there is none.
  ///
  /// Spec: CONTROL-95.
  public final var markedText: String { typed.marked }
  private final var typed = TypedText()
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

  /// The delegate of editing, which the text view retains, as it does its scroll view's delegate.
  ///
  /// Spec: CONTROL-77.
  public final var textDelegate: (any TextViewDelegate)?

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
    get { assignedInputView ?? inherited(.view) }
    set { assignedInputView = newValue }
  }

  /// The view shown above the input view or keyboard while this is the first responder; that of
  /// `next` if none is set.
  ///
  /// Retained: setting a view that contains this one creates a retain cycle.
  ///
  /// Spec: INPUT-4, INPUT-5, INPUT-6.
  open override var inputAccessoryView: View? {
    get { assignedInputAccessoryView ?? inherited(.accessory) }
    set { assignedInputAccessoryView = newValue }
  }

  /// True, unless the delegate, which is asked each time, refuses that text is edited.
  ///
  /// Spec: FIRST-2, CONTROL-77.
  open override var canBecomeFirstResponder: Bool {
    if let can = interceptor?.canBecomeFirstResponder { return can }
    return !isEditable || textDelegate?.textViewShouldBeginEditing(self) != false
  }

  /// True, unless the delegate, which is asked each time, refuses.
  ///
  /// Spec: FIRST-9, CONTROL-77.
  open override var canResignFirstResponder: Bool {
    super.canResignFirstResponder
      && (!isEditable || textDelegate?.textViewShouldEndEditing(self) != false)
  }

  /// Makes this the first responder; if it was not before, makes its window key.
  ///
  /// Spec: FIRST-3, WIN-17, CONTROL-77.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    let wasFirstResponder = isFirstResponder
    guard super.becomeFirstResponder() else { return false }
    if !wasFirstResponder {
      window?.makeKey()
      if isEditable { textDelegate?.textViewDidBeginEditing(self) }
    }
    return isFirstResponder
  }

  /// Spec: CONTROL-77.
  override func didEndFirstResponder() {
    if isEditable { textDelegate?.textViewDidEndEditing(self) }
  }

  /// Appends text, as the keyboard does, or replaces what is marked, and tells the delegate.
  ///
  /// There is no insertion point. The text view need not be first responder, which is an
  /// implementation choice.
  ///
  /// Spec: CONTROL-49, CONTROL-78.
  open func insertText(_ text: String) {
    interceptor?.willInsertText()
    typed.insert(text)
    textDelegate?.textViewDidChange(self)
  }

  /// Deletes the last character, and tells the delegate.
  ///
  /// Spec: CONTROL-78.
  open func deleteBackward() {
    interceptor?.willDeleteBackward()
    guard !text.isEmpty else { return }
    typed.removeLast()
    textDelegate?.textViewDidChange(self)
  }

  /// Inserts what the user types, if the text can be edited and the delegate lets it change.
  ///
  /// Spec: CONTROL-49, CONTROL-77, CONTROL-95, CONTROL-96.
  override func enter(_ text: String, isMarked: Bool) {
    guard isEditable,
      textDelegate?.textView(self, shouldChangeTextTo: typed.confirmed + text) != false
    else { return }
    guard isMarked else { return insertText(text) }
    typed.mark(text)
    textDelegate?.textViewDidChange(self)
  }

  /// Spec: CONTROL-72, CONTROL-77, CONTROL-89.
  override func enterDelete() {
    guard isEditable,
      text.isEmpty
        || textDelegate?.textView(self, shouldChangeTextTo: text.dropping(1)) != false
    else { return }
    deleteBackward()
  }

  /// Inserts a line break.
  ///
  /// Spec: CONTROL-50.
  override func enterReturn() { enter("\n", isMarked: false) }

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
    guard isSelectable, !isEditable || majorSystemVersion >= 13, let link,
      link.contains(touch.location(in: self)),
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

  /// Returns the input view or accessory view that was set, which takes precedence over that of `next`.
  ///
  /// Spec: INPUT-4, INPUT-6.
  override func assignedInput(_ kind: ShownInput.Kind) -> View? {
    kind == .view ? assignedInputView : assignedInputAccessoryView
  }

  override var isLibraryType: Bool { isMember(of: TextView.self) }
}

/// An object that decides for a text view and is notified of its editing; all methods have default
/// implementations.
///
/// Spec: CONTROL-77, CONTROL-78.
public protocol TextViewDelegate: AnyObject {
  /// Returns whether the text may be edited from now on. True by default.
  func textViewShouldBeginEditing(_ textView: TextView) -> Bool
  /// Notifies the delegate that editing began.
  func textViewDidBeginEditing(_ textView: TextView)
  /// Returns whether editing may end. True by default.
  func textViewShouldEndEditing(_ textView: TextView) -> Bool
  /// Notifies the delegate that editing ended.
  func textViewDidEndEditing(_ textView: TextView)
  /// Returns whether the user may change the text to another one. True by default.
  func textView(_ textView: TextView, shouldChangeTextTo text: String) -> Bool
  /// Notifies the delegate that the text changed.
  func textViewDidChange(_ textView: TextView)
}

extension TextViewDelegate {
  /// True.
  public func textViewShouldBeginEditing(_ textView: TextView) -> Bool { true }
  /// Nothing.
  public func textViewDidBeginEditing(_ textView: TextView) {}
  /// True.
  public func textViewShouldEndEditing(_ textView: TextView) -> Bool { true }
  /// Nothing.
  public func textViewDidEndEditing(_ textView: TextView) {}
  /// True.
  public func textView(_ textView: TextView, shouldChangeTextTo text: String) -> Bool { true }
  /// Nothing.
  public func textViewDidChange(_ textView: TextView) {}
}
