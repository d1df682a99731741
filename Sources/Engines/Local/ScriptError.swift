import Conformance

/// Why the engine does not carry out a script.
struct ScriptError: Error, Hashable {
  /// The message of the engine's reply.
  let message: String
  /// Whether the engine does not support the form of a step, so that the script is skipped.
  var isUnsupported = false

  init(_ message: String) { self.message = message }

  /// The error of a step whose form the engine does not support.
  static func unsupported(_ form: StepDefinition) -> Self {
    var error = Self("the engine does not support '\(form.kind.rawValue) \(form.name)'")
    error.isUnsupported = true
    return error
  }

  /// The error for a name that no row of the stage has.
  static func unknown(_ name: String) -> Self { Self("the stage has no \(name)") }

  /// The error for a number that is infinite or not a number.
  static func notFinite(of name: String) -> Self {
    Self("\(name) gets a number that is not finite")
  }

  /// The error for a second object in a role that only one can have, such as the controller that
  /// another presents.
  static func taken(_ name: String, role: String, of owner: String) -> Self {
    Self("\(name) cannot be \(role) of \(owner), which has one already")
  }

  /// The error for an object that would contain itself.
  static func cycle(_ name: String, in container: String) -> Self {
    Self("\(name) cannot stand in \(container), which stands in \(name) or is the same")
  }

  /// The error for a touch that needs an application, of which the stage has none.
  static let noApplication = Self("the stage has no application that could get touches")

  /// The error for a step that needs a touch, while no finger is down.
  static let noTouch = Self("no touch is down")

  /// The error for a script that uses more fingers than the limit.
  static func tooManyFingers(limit: Int) -> Self { Self("more than \(limit) fingers are used") }

  /// The error for a responder chain with a cycle.
  static func endlessChain(from start: String, backTo responder: String) -> Self {
    Self("the chain from \(start) comes back to \(responder)")
  }
}

extension StagedResponder {
  /// The beginning of a message about the row: `A is a view`.
  var kindWords: String { "\(name) is \(Noun.one(kind.rawValue))" }
}
