extension Role {
  /// What an overridden `canBecomeFirstResponder` returns.
  var canBecome: Bool? { overrides?.canBecomeFirstResponder }

  /// What an overridden `canResignFirstResponder` returns.
  var canResign: Bool? { overrides?.canResignFirstResponder }

  /// Takes `resignFirstResponder()` down; says whether it goes on to super.
  func agreesToResign() -> Bool {
    recorder.record(.resignFirstResponder, by: name)
    return overrides?.refusesToResign != true
  }
}
