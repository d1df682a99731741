extension Vocabulary {
  /// Windows: levels, the key window, dispatch.
  static let windows: Section = (
    [
      StepDefinition(
        .set, "windowLevel", "The level of a window: higher ones lie in front.",
        samples: [-1, 0, 1, 2],
        Phrase("{of:window} has level {to:number}", .windows, "Sets a window's level.")),
      StepDefinition(
        .set, "swallowsEvents",
        "Whether an application's or window's `sendEvent` is overridden without a call to super.",
        .on(
          "{of:application or window} swallows events", .windows,
          "Overrides `sendEvent` without calling super.")),
      StepDefinition(
        .set, "canBecomeKey", "What a window's `canBecomeKey` is overridden to return.",
        .off("{of:window} cannot become key", .windows, "Overrides `canBecomeKey` to return no."),
        .on("{of:window} can become key", .windows, "Overrides `canBecomeKey` to return yes.")),
      StepDefinition(
        .change, "makeKey",
        "Calls a window's `makeKey()`, which makes it the key window unless it cannot become key.",
        Phrase("{of:window} becomes key", .windows, "Calls a window's `makeKey()`.")),
      StepDefinition(
        .ask, "keyWindow", "Which window is key.",
        unspecifiedWith: [[.unclearKeyWindow]],
        Phrase("the key window is {=:expected window}", .windows, "Which window is key.")),
    ],
    [
      Phrase(
        "the event passes {path:application or window path}", expects: .visits(.sendEvent),
        .windows,
        "All that were given the event to send on, in order.")
    ]
  )

  /// First responders.
  static let firstResponder: Section = (
    [
      StepDefinition(
        .set, "canBecomeFirstResponder", "What `canBecomeFirstResponder` returns.",
        unspecifiedWith: [[.severalCanBecomeFirstResponder]],
        .on(
          "{of:responder} can become first responder", .firstResponder,
          "Overrides `canBecomeFirstResponder` to return yes."),
        .off(
          "{of:responder} cannot become first responder", .firstResponder,
          "Overrides `canBecomeFirstResponder` to return no.")),
      StepDefinition(
        .set, "canResignFirstResponder", "What `canResignFirstResponder` returns.",
        .off(
          "{of:responder} cannot resign", .firstResponder,
          "Overrides `canResignFirstResponder` to return no."),
        .on("{of:responder} can resign", .firstResponder, "Takes that back.")
      ),
      StepDefinition(
        .set, "refusesToResign",
        "Whether `resignFirstResponder()` is overridden to return no without a call to super.",
        .on(
          "{of:responder} refuses to resign", .firstResponder,
          "Overrides `resignFirstResponder` to return no, without calling super.")),
      StepDefinition(
        .set, "letsEditingBegin",
        "What a text field's delegate, given to it by this step, answers to `textFieldShouldBeginEditing(_:)`.",
        .on(
          "the delegate of {of:text field} lets editing begin", .firstResponder,
          "Its delegate's `textFieldShouldBeginEditing` answers yes."),
        .off(
          "the delegate of {of:text field} does not let editing begin", .firstResponder,
          "Its delegate's `textFieldShouldBeginEditing` answers no.")),
      StepDefinition(
        .set, "letsEditingEnd",
        "What a text field's delegate, given to it by this step, answers to `textFieldShouldEndEditing(_:)`.",
        .on(
          "the delegate of {of:text field} lets editing end", .firstResponder,
          "Its delegate's `textFieldShouldEndEditing` answers yes."),
        .off(
          "the delegate of {of:text field} does not let editing end", .firstResponder,
          "Its delegate's `textFieldShouldEndEditing` answers no.")),
      StepDefinition(
        .set, "editable",
        "Whether a text view's text can be edited.",
        .off(
          "{of:text view} cannot be edited", .firstResponder,
          "Sets `isEditable` of a text view to no."),
        .on(
          "{of:text view} can be edited", .firstResponder,
          "Sets `isEditable` of a text view to yes.")),
      StepDefinition(
        .stimulate, "becomeFirstResponder", "Code calls a responder's `becomeFirstResponder()`.",
        traits: .returnsResult,
        unspecifiedWith: [[.movesObjects], [.unclearKeyWindow]],
        Phrase(
          "{of:responder} becomes first responder", .firstResponder,
          "Code calls `becomeFirstResponder`.")),
      StepDefinition(
        .stimulate, "resignFirstResponder", "Code calls a responder's `resignFirstResponder()`.",
        traits: .returnsResult,
        unspecifiedWith: [[.severalCanBecomeFirstResponder], [.unclearKeyWindow]],
        Phrase(
          "{of:responder} resigns first responder", .firstResponder,
          "Code calls `resignFirstResponder`.")),
      StepDefinition(
        .stimulate, "endEditing", "Code calls a view's `endEditing(_:)`.",
        traits: .returnsResult,
        unspecifiedWith: [[.severalCanBecomeFirstResponder], [.unclearKeyWindow]],
        Phrase(
          "{of:view} ends editing", with: ["force": false], .firstResponder,
          "Code calls `endEditing(false)`."),
        Phrase(
          "{of:view} ends editing by force", with: ["force": true], .firstResponder,
          "Code calls `endEditing(true)`.")),
      StepDefinition(
        .ask, "firstResponder", "A window's first responder.",
        unspecifiedWith: [[.unclearKeyWindow]],
        Phrase(
          "the first responder of {of:window} is {=:expected}", .firstResponder,
          "A window's first responder.")),
      StepDefinition(
        .ask, "isFirstResponder", "Whether a responder is first responder.",
        unspecifiedWith: [[.unclearKeyWindow]],
        .yes("{of:responder} is first responder", .firstResponder, "`isFirstResponder` says yes."),
        .no(
          "{of:responder} is not first responder", .firstResponder, "`isFirstResponder` says no.")),
      StepDefinition(
        .ask, "result",
        "What the last call of `becomeFirstResponder()`, `resignFirstResponder()`, `endEditing(_:)`, `sendAction` or a method for an assistive technology returned.",
        traits: .asksResult,
        Phrase(
          "the result is {=:truth}", .firstResponder, needing: .nothing,
          "What the last call to become or resign first responder, to end editing, or to send an action, returned."
        )
      ),
    ],
    [
      Phrase(
        "{of:responder} is asked to resign", expects: .receives(.message(.resignFirstResponder)),
        .firstResponder,
        "The responder was sent `resignFirstResponder` by the last step, which may be a change."),
      Phrase(
        "{of:responder} is not asked to resign",
        expects: .doesNotReceive(.message(.resignFirstResponder)), .firstResponder,
        "The responder was not sent `resignFirstResponder` by the last step, which may be a change."
      ),
      Phrase(
        "the delegate of {of:text field} is asked whether editing may begin",
        expects: .receives(.message(.textFieldShouldBeginEditing)), .firstResponder,
        "The delegate was sent `textFieldShouldBeginEditing`."),
      Phrase(
        "the delegate of {of:text field} is not asked whether editing may begin",
        expects: .doesNotReceive(.message(.textFieldShouldBeginEditing)), .firstResponder,
        "The delegate was not sent `textFieldShouldBeginEditing`."),
      Phrase(
        "the delegate of {of:text field} is asked whether editing may end",
        expects: .receives(.message(.textFieldShouldEndEditing)), .firstResponder,
        "The delegate was sent `textFieldShouldEndEditing`."),
      Phrase(
        "the delegate of {of:text field} is not asked whether editing may end",
        expects: .doesNotReceive(.message(.textFieldShouldEndEditing)), .firstResponder,
        "The delegate was not sent `textFieldShouldEndEditing`."),
    ]
  )
}
