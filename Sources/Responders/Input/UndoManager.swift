/// Stands for `NSUndoManager`: the library models which responder provides one, and not undoing.
///
/// Spec: INPUT-8.
public final class UndoManager {
  /// Creates an undo manager.
  public init() {}
}

extension Responder {
  /// The undo manager of the first responder up the chain that overrides `undoManager`.
  ///
  /// Iterative rather than recursive, so that long chains do not exhaust the stack.
  ///
  /// Spec: INPUT-8, INPUT-9.
  final var inheritedUndoManager: UndoManager? {
    guard let next = next(overriding: .undoManager) else { return nil }
    return pass(to: next) { next.undoManager } ?? nil
  }
}
