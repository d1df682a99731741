extension Responder {
  /// Reads the input views again, where this is first responder; else nothing is to be read.
  ///
  /// Spec: INPUT-7.
  public final func reloadInputViews() {
    guard isFirstResponder else { return }
    focusWindow?.readInput()
  }

  /// The undo manager of the first responder after this one that overrides `undoManager`.
  ///
  /// A loop where the plain model recurses, so that long chains do not exhaust the stack.
  ///
  /// Spec: INPUT-8, INPUT-9.
  final var inheritedUndoManager: UndoManager? {
    var walk = ChainWalk(from: next)
    while let responder = walk.step() {
      if !responder.inherits(.undoManager) { return responder.undoManager }
    }
    return nil
  }

  /// The input view of the first responder after this one that overrides `inputView` or has one
  /// set.
  ///
  /// Spec: INPUT-4, INPUT-6.
  final var inheritedInputView: View? {
    var walk = ChainWalk(from: next)
    while let responder = walk.step() {
      if !responder.inherits(.inputViews) { return responder.inputView }
      if let view = responder.keptInputViews?.view { return view }
    }
    return nil
  }

  /// The accessory view of the first responder after this one that overrides `inputAccessoryView`
  /// or has one set.
  ///
  /// Spec: INPUT-4, INPUT-6.
  final var inheritedInputAccessoryView: View? {
    var walk = ChainWalk(from: next)
    while let responder = walk.step() {
      if !responder.inherits(.inputViews) { return responder.inputAccessoryView }
      if let view = responder.keptInputViews?.accessory { return view }
    }
    return nil
  }

  /// The nearest command for a key from here up the chain.
  ///
  /// That the nearest wins is our choice: sources disagree (INPUT-13, MAY).
  ///
  /// Spec: INPUT-10, INPUT-13, INPUT-14.
  final func keyCommand(for key: String) -> KeyCommand? {
    var walk = ChainWalk(from: self)
    while let responder = walk.step() {
      if let command = responder.keyCommands.first(where: { $0.matches(key) }) { return command }
    }
    return nil
  }
}
