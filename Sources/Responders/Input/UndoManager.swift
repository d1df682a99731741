/// Stands for what remembers how to undo: only who finds which one is modelled.
///
/// Spec: INPUT-8.
public final class UndoManager {
  /// Makes an undo manager that remembers nothing.
  public init() {}
}
