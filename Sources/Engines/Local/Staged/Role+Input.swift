import Conformance
import Responders

extension Role {
  /// What an overridden `keyCommands` returns.
  var keyCommands: [KeyCommand] { overrides?.input?.keyCommands ?? [] }

  /// Whether neither `inputView` nor `inputAccessoryView` is overridden.
  var inheritsInputViews: Bool {
    guard let input = overrides?.input else { return true }
    return !input.overridesInputView && !input.overridesInputAccessoryView
  }

  /// What `inputView` returns: as overridden, or as the type does.
  func inputView(or standard: @autoclosure () -> View?) -> View? {
    guard let input = overrides?.input, input.overridesInputView else { return standard() }
    return input.inputView
  }

  /// What `inputAccessoryView` returns: as overridden, or as the type does.
  func inputAccessoryView(or standard: @autoclosure () -> View?) -> View? {
    guard let input = overrides?.input, input.overridesInputAccessoryView else {
      return standard()
    }
    return input.inputAccessoryView
  }

  /// What `undoManager` returns: as overridden, or as the type does.
  func undoManager(or standard: @autoclosure () -> UndoManager?) -> UndoManager? {
    switch overrides?.input?.undoManager {
    case .own(let manager): manager
    case .nothing: nil
    case nil: standard()
    }
  }
}
