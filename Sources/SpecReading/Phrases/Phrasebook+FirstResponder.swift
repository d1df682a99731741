import Conformance

extension Phrasebook {
  static let firstResponderSettings: [Phrase] = [
    .property(
      "{responder} can become first responder", .firstResponder,
      "Overrides `canBecomeFirstResponder` to return yes."
    ) { _ in .canBecomeFirstResponder(true) },
    .property(
      "{responder} cannot become first responder", .firstResponder,
      "Overrides `canBecomeFirstResponder` to return no."
    ) { _ in .canBecomeFirstResponder(false) },
    .property(
      "{responder} cannot resign", .firstResponder,
      "Overrides `canResignFirstResponder` to return no."
    ) { _ in .canResignFirstResponder(false) },
    .property("{responder} can resign", .firstResponder, "Takes that back.") { _ in
      .canResignFirstResponder(true)
    },
    .property(
      "{responder} refuses to resign", .firstResponder,
      "Overrides `resignFirstResponder` to return no, without calling super."
    ) { _ in .refusesToResign(true) },
  ]

  static let firstResponderStimuli: [Phrase] = [
    .stimulus(
      "{responder} becomes first responder", .firstResponder, "Code calls `becomeFirstResponder`."
    ) { .becomeFirstResponder($0.name) },
    .stimulus(
      "{responder} resigns first responder", .firstResponder, "Code calls `resignFirstResponder`."
    ) { .resignFirstResponder($0.name) },
  ]

  static let firstResponderChecks: [Phrase] = [
    .answer(
      "the first responder of {window} is {expected}", .firstResponder,
      "A window's first responder."
    ) { (.firstResponder(of: $0.name), $0.expected) },
    .answer("{responder} is first responder", .firstResponder, "`isFirstResponder` says yes.") {
      (.isFirstResponder($0.name), [.truth(true)])
    },
    .answer("{responder} is not first responder", .firstResponder, "`isFirstResponder` says no.") {
      (.isFirstResponder($0.name), [.truth(false)])
    },
    .answer(
      "the result is {truth}", .firstResponder,
      "What the last call to become or resign first responder, or to send an action, returned."
    ) { (.result, [.truth($0.truth)]) },
    .calls(
      "{responder} is asked to resign", .firstResponder,
      "The responder was sent `resignFirstResponder`."
    ) { .receives(.resignFirstResponder, $0.name) },
    .calls(
      "{responder} is not asked to resign", .firstResponder,
      "The responder was not sent `resignFirstResponder`."
    ) { .doesNotReceive(.resignFirstResponder, $0.name) },
  ]
}
