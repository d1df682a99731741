extension Role {
  /// What an overridden `canBecomeFirstResponder` returns.
  var canBecomeFirstResponder: Bool? { overrides?.canBecomeFirstResponder }

  /// What an overridden `canResignFirstResponder` returns.
  var canResignFirstResponder: Bool? { overrides?.canResignFirstResponder }

  /// Takes `resignFirstResponder()` down; says whether it goes on to super.
  func agreesToResign() -> Bool {
    recorder.record(.resignFirstResponder, by: name)
    return overrides?.refusesToResign != true
  }
}
