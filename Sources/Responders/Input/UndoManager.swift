/// Stands for what remembers how to undo: only who finds which one is modelled.
///
/// Spec: INPUT-8.
public final class UndoManager {
  /// Makes an undo manager that remembers nothing.
  public init() {}
}

extension Responder {
  /// The undo manager of the first responder after this one that overrides `undoManager`.
  ///
  /// A loop where the plain model recurses, so that long chains do not exhaust the stack.
  ///
  /// Spec: INPUT-8, INPUT-9.
  final var inheritedUndoManager: UndoManager? {
    var walk = ChainSequence(from: next)
    while let responder = walk.step() {
      if !responder.inherits(.undoManager) { return responder.undoManager }
    }
    return nil
  }
}
