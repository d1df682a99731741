/// A control that edits one line of text.
///
/// A tap makes it first responder; becoming first responder makes its window key, also from code:
/// an implementation choice, because WIN-17 covers tapped text fields only. A disabled text field
/// cannot become first responder and ignores text: an implementation choice, because CONTROL-24
/// covers taps only.
///
/// Spec: FIRST-14, INPUT-2.
open class TextField: Control {
  /// The text; setting it sends no event, and ends a composition.
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
  /// The delegate, which the text field retains, unlike UIKit's: a weak reference to any object
  /// needs a runtime that Embedded Swift does not have.
  ///
  /// Spec: FIRST-31.
  public final var delegate: (any TextFieldDelegate)?

  /// Whether the text is emptied when editing begins, unless the delegate does not let it be cleared.
  ///
  /// Spec: CONTROL-75.
  public final var clearsOnBeginEditing = false

  /// Whether the text is hidden as it is typed.
  ///
  /// Spec: CONTROL-84.
  public final var isSecureTextEntry = false { didSet { isEmptiedByKey = isSecureTextEntry } }
  /// Whether the next key replaces the text.
  private final var isEmptiedByKey = false

  /// What is asked and told: the search bar around the text field, or the delegate.
  private final var editor: (any TextFieldDelegate)? {
    if let bar = superview as? SearchBar { return bar }
    return delegate
  }

  private final var assignedInputView: View?
  private final var assignedInputAccessoryView: View?
  /// The text field's own undo manager, created when it is asked for while it is first responder.
  private final var editingUndoManager: UndoManager?

  open override var description: String { "TextField" }

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

  /// Spec: GESTURE-47.
  override var claimsSingleTaps: Bool { true }

  /// True while the text field is enabled, unless the delegate, which is asked each time, refuses.
  ///
  /// Spec: FIRST-2, FIRST-31.
  open override var canBecomeFirstResponder: Bool {
    if let can = interceptor?.canBecomeFirstResponder { return can }
    return isEnabled && editor?.textFieldShouldBeginEditing(self) != false
  }

  /// True, unless the delegate, which is asked each time, refuses.
  ///
  /// Spec: FIRST-9, FIRST-31.
  open override var canResignFirstResponder: Bool {
    super.canResignFirstResponder && editor?.textFieldShouldEndEditing(self) != false
  }

  /// Makes this the first responder; if it was not before, makes its window key, sends
  /// `editingDidBegin` and scrolls it into view.
  ///
  /// Spec: FIRST-3, WIN-17, CONTROL-47, SCROLL-98, INPUT-37.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    let wasFirstResponder = isFirstResponder
    guard super.becomeFirstResponder() else { return false }
    guard !wasFirstResponder else { return true }
    window?.makeKey()
    isEmptiedByKey = isSecureTextEntry
    if clearsOnBeginEditing, editor?.textFieldShouldClear(self) != false { text = "" }
    editor?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    window?.owningApplication?.postInput()
    let version = majorSystemVersion
    if version >= 8 { enclosingScrollView?.scrollToVisible(edited: self) }
    return isFirstResponder
  }

  /// The text field's own undo manager while it is first responder; otherwise that of `next`, which
  /// is an implementation choice (INPUT-23 leaves it open).
  ///
  /// Spec: INPUT-23.
  open override var undoManager: UndoManager? {
    if let manager = interceptor?.undoManager { return manager }
    guard isFirstResponder else { return inheritedUndoManager }
    let manager = editingUndoManager ?? UndoManager()
    editingUndoManager = manager
    return manager
  }

  /// False for `undoManager`, which a text field overrides.
  ///
  /// Spec: INPUT-23.
  open override func inherits(_ methods: Methods) -> Bool {
    methods != .undoManager && super.inherits(methods)
  }

  /// Appends text, as the keyboard does, or replaces what is marked, and sends `editingChanged`.
  ///
  /// There is no insertion point. The text field need not be first responder, which is an
  /// implementation choice.
  ///
  /// Spec: CONTROL-49.
  open func insertText(_ text: String) {
    interceptor?.willInsertText()
    guard isEnabled, !text.isEmpty else { return }
    typed.insert(text)
    notifyOfChange()
  }

  /// Deletes the last character, and sends `editingChanged`.
  open func deleteBackward() {
    interceptor?.willDeleteBackward()
    guard isEnabled, !text.isEmpty else { return }
    typed.removeLast()
    notifyOfChange()
  }

  /// Spec: CONTROL-49.
  private func notifyOfChange() {
    sendActions(for: .editingChanged)
    if let bar = superview as? SearchBar { bar.delegate?.searchBarTextDidChange(bar) }
  }

  /// Empties the text for the user, if the delegate lets it be cleared, and sends `editingChanged`.
  ///
  /// What is first responder stays so, but for a search bar: an implementation choice (CONTROL-74, MAY).
  ///
  /// Spec: CONTROL-74, CONTROL-92.
  public final func pressClearButton() {
    guard isEnabled, editor?.textFieldShouldClear(self) != false else { return }
    text = ""
    notifyOfChange()
    if superview is SearchBar { becomeFirstResponder() }
  }

  /// Clears the undo manager, tells the delegate, and sends `editingDidEnd`.
  ///
  /// Spec: CONTROL-47, CONTROL-48, CONTROL-70, INPUT-23.
  override func didEndFirstResponder() {
    editingUndoManager = nil
    editor?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
  }

  /// Empties a secure text at the first key, which is asked about as any other: an implementation choice,
  /// because CONTROL-84 leaves that open.
  ///
  /// Spec: CONTROL-84.
  private func emptySecureText() {
    guard isEmptiedByKey else { return }
    isEmptiedByKey = false
    text = ""
  }

  /// Asks the delegate about marked text as about other text: an implementation choice, because CONTROL-96
  /// leaves it open.
  ///
  /// Spec: CONTROL-49, CONTROL-71, CONTROL-95, CONTROL-96.
  override func enter(_ text: String, isMarked: Bool) {
    guard isEnabled, editor?.textField(self, shouldChangeTextTo: typed.confirmed + text) != false
    else { return }
    emptySecureText()
    guard isMarked else { return insertText(text) }
    typed.mark(text)
    notifyOfChange()
  }

  /// Does not ask the delegate if the text is empty: an implementation choice (CONTROL-72, MAY).
  ///
  /// Spec: CONTROL-72, CONTROL-80, CONTROL-89.
  override func enterDelete() {
    guard isEnabled,
      text.isEmpty
        || editor?.textField(self, shouldChangeTextTo: text.dropping(1)) != false
    else { return }
    emptySecureText()
    deleteBackward()
  }

  /// Makes the next text field or text view of the window first responder, in the order of the views, which
  /// are searched from the last one. From the last one it does nothing. That text views count is an
  /// implementation choice as well, because INPUT-36 leaves both open.
  ///
  /// Spec: INPUT-36.
  final func passToNextField() {
    var next: View?
    var pending: [View] = []
    if let window { pending.append(window) }
    while let view = pending.popLast(), view !== self {
      if view.isHidden { continue }
      if view.acceptsText { next = view }
      pending += view.subviews
    }
    next?.becomeFirstResponder()
  }

  /// Does what the Return key does, unless the delegate handles it: in the text that the delegate made first
  /// responder, if it did.
  ///
  /// Spec: CONTROL-73, CONTROL-94.
  override func enterReturn() {
    guard isEnabled, editor?.textFieldShouldReturn(self) != false else { return }
    let receiver = window?.firstResponder
    if let textView = receiver as? TextView { return textView.enterReturn() }
    (receiver as? TextField ?? self).endOnExit()
  }

  /// Sends `editingDidEndOnExit`, and resigns if an action is registered for it, which is an implementation
  /// choice (CONTROL-51, MAY).
  ///
  /// Spec: CONTROL-50, CONTROL-51.
  private func endOnExit() {
    let isAwaited = targets.contains { $0.events.contains(.editingDidEndOnExit) }
    sendActions(for: .editingDidEndOnExit)
    if isAwaited { resignFirstResponder() }
  }

  /// True while the text field is enabled.
  ///
  /// Spec: FIRST-14, CONTROL-24.
  override var becomesFirstResponderWhenTapped: Bool { isEnabled }

  /// True: the keyboard is shown.
  ///
  /// Spec: INPUT-2, INPUT-3.
  override var acceptsText: Bool { true }

  /// The Return key.
  ///
  /// Spec: CONTROL-55.
  override var primaryActionTrigger: ControlEvent { .editingDidEndOnExit }

  /// Returns the input view or accessory view that was set, which takes precedence over that of `next`.
  ///
  /// Spec: INPUT-4, INPUT-6.
  override func assignedInput(_ kind: ShownInput.Kind) -> View? {
    kind == .view ? assignedInputView : assignedInputAccessoryView
  }

  override var isLibraryType: Bool { isMember(of: TextField.self) }
}

/// An object that decides for a text field; all methods have default implementations.
///
/// Spec: FIRST-31.
public protocol TextFieldDelegate: AnyObject {
  /// Returns whether the text field may become first responder. True by default.
  ///
  /// Spec: FIRST-31.
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool

  /// Returns whether the text field may resign first responder. True by default.
  ///
  /// Spec: FIRST-29, FIRST-30, FIRST-31.
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool

  /// Notifies the delegate that the text field became first responder. Does nothing by default.
  ///
  /// Spec: CONTROL-70.
  func textFieldDidBeginEditing(_ textField: TextField)

  /// Notifies the delegate that the text field is no longer first responder. Does nothing by default.
  ///
  /// Spec: CONTROL-70.
  func textFieldDidEndEditing(_ textField: TextField)

  /// Returns whether the user may change the text to another one. True by default.
  ///
  /// Corresponds to the method that receives a range and its replacement.
  ///
  /// Spec: CONTROL-71.
  func textField(_ textField: TextField, shouldChangeTextTo text: String) -> Bool

  /// Returns whether the text may be cleared. True by default.
  ///
  /// Spec: CONTROL-74, CONTROL-75.
  func textFieldShouldClear(_ textField: TextField) -> Bool

  /// Returns whether the Return key does what it does by default. True by default.
  ///
  /// Spec: CONTROL-73.
  func textFieldShouldReturn(_ textField: TextField) -> Bool
}

extension TextFieldDelegate {
  /// True.
  ///
  /// Spec: FIRST-31.
  public func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { true }

  /// True.
  ///
  /// Spec: FIRST-31.
  public func textFieldShouldEndEditing(_ textField: TextField) -> Bool { true }

  /// Nothing.
  public func textFieldDidBeginEditing(_ textField: TextField) {}

  /// Nothing.
  public func textFieldDidEndEditing(_ textField: TextField) {}

  /// True.
  public func textField(_ textField: TextField, shouldChangeTextTo text: String) -> Bool { true }

  /// True.
  public func textFieldShouldClear(_ textField: TextField) -> Bool { true }

  /// True.
  public func textFieldShouldReturn(_ textField: TextField) -> Bool { true }
}

extension Application {
  /// Types text, or chooses what was composed: inserts it into the key window's first responder, if that accepts text.
  ///
  /// One call is one change of the text. It does not depend on the input views that are shown and
  /// sends no presses, which is an implementation choice.
  ///
  /// Spec: CONTROL-49.
  public final func typeText(_ text: String) {
    keyWindow?.firstResponder?.enter(text, isMarked: false)
  }

  /// Composes text, which stays marked until the next text that is typed replaces it.
  ///
  /// Spec: CONTROL-95.
  public final func composeText(_ text: String) {
    keyWindow?.firstResponder?.enter(text, isMarked: true)
  }

  /// Presses the Return key in the key window's first responder.
  ///
  /// Spec: CONTROL-50.
  public final func pressReturn() { keyWindow?.firstResponder?.enterReturn() }

  /// Presses the Delete key in the key window's first responder.
  ///
  /// Spec: CONTROL-72.
  public final func pressDelete() { keyWindow?.firstResponder?.enterDelete() }
}
