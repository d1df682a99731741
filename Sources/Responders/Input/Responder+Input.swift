extension Responder {
  /// Reads the input views again, where this is first responder; else nothing is to be read.
  public final func reloadInputViews() {
    guard isFirstResponder else { return }
    focusWindow?.readInput()
  }

  /// The undo manager of the first responder after this one that overrides `undoManager`.
  ///
  /// A loop where the plain model recurses, so that long chains do not exhaust the stack.
  final var inheritedUndoManager: UndoManager? {
    var walk = ChainWalk(from: next)
    while let responder = walk.step() {
      if !responder.inheritsUndoManager { return responder.undoManager }
    }
    return nil
  }

  /// The nearest command for a key from here up the chain.
  ///
  /// That the nearest wins is our choice: sources disagree.
  final func keyCommand(for key: String) -> KeyCommand? {
    var walk = ChainWalk(from: self)
    while let responder = walk.step() {
      if let command = responder.keyCommands.first(where: { $0.matches(key) }) { return command }
    }
    return nil
  }
}
