/// Stands for what remembers how to undo: only who finds which one is modelled.
public final class UndoManager {
  /// Makes an undo manager that remembers nothing.
  public init() {}
}
