import Conformance

extension StepDefinition {
  /// The sentence that says that what a step of this form sets, calls or does has no effect, in UIKit's
  /// words.
  var uselessWords: String {
    if let name = name(after: "answer of ") { return "The answer of \(name) is ignored" }
    if let name = name(after: "override of ") { return "Overrides of \(name) are ignored" }
    if let name = name(after: "call of ") { return "\(name) has no effect" }
    if kind == .set { return "The property \(uikitName) is ignored" }
    return "\(uikitName.isEmpty ? "The step \(name)" : uikitName) has no effect"
  }

  /// The sentence that says that a question of this form is always answered the same, in UIKit's words.
  func words(alwaysAnswering answer: String) -> String {
    "The answer to \(uikitName) is always \(answer)"
  }

  /// The sentence that says that a method always returns the same, in UIKit's words.
  func words(alwaysReturning truth: Bool) -> String {
    "The result of \(uikitName) is always \(truth ? "yes" : "no")"
  }

  private func name(after prefix: String) -> Substring? {
    uikitName.hasPrefix(prefix) ? uikitName.dropFirst(prefix.count) : nil
  }
}

extension ResponderKind {
  /// The sentence that says that a recognizer of this kind recognizes nothing.
  var recognizingNothing: String {
    "\(rawValue.hasPrefix("edge") ? "An" : "A") \(rawValue) recognizes nothing"
  }
}
