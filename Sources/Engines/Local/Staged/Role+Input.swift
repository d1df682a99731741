import Conformance
import Responders

extension Role {
  /// What an overridden `keyCommands` returns.
  var keyCommands: [KeyCommand] { overrides?.input?.keyCommands ?? [] }

  /// What an overridden `inputView` returns.
  var inputView: View? { overrides?.input?.inputView }

  /// What an overridden `inputAccessoryView` returns.
  var inputAccessoryView: View? { overrides?.input?.inputAccessoryView }

  /// What `undoManager` returns: as overridden, or as the type does.
  func undoManager(or standard: @autoclosure () -> UndoManager?) -> UndoManager? {
    switch overrides?.input?.undoManager {
    case .own(let manager): manager
    case .nothing: nil
    case nil: standard()
    }
  }
}
