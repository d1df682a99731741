import Responders

/// What a scenario overrides in one responder for presses, motion, remote control, keys, undo and
/// input views.
///
/// A class, as all that refers to responders without keeping them.
final class InputOverrides {
  /// Whether the methods for presses are overridden without a call to super.
  var keepsPresses = false
  /// Whether the methods for motion are overridden without a call to super.
  var keepsMotion = false
  /// Whether the method for remote control is overridden without a call to super.
  var keepsRemoteControl = false
  /// What an overridden `keyCommands` returns.
  var keyCommands: [KeyCommand] = []
  /// What an overridden `undoManager` returns.
  var undoManager: Undo?
  /// Whether `inputView` is overridden.
  var overridesInputView = false
  /// Whether `inputAccessoryView` is overridden.
  var overridesInputAccessoryView = false
  /// The overridden `inputView`, which the world keeps.
  unowned var inputView: View?
  /// The overridden `inputAccessoryView`, which the world keeps.
  unowned var inputAccessoryView: View?

  /// The ways to override `undoManager`.
  enum Undo {
    /// The responder supplies its own.
    case own(UndoManager)
    /// There is none, whatever stands up the chain.
    case nothing
  }
}
