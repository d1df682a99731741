extension Vocabulary {
  /// Types of touches, and the recognizers that take some only.
  static let touchTypes: Section = (
    [
      StepDefinition(
        .change, "touchType",
        "What the touches of a finger's number are made by, from the next one on; fingers at first.",
        Phrase(
          "finger {finger:finger} stands for a pencil", with: ["type": "pencil"], .touchTypes,
          "The touches with that number are of the type `pencil` from now on."),
        Phrase(
          "finger {finger:finger} stands for a pointer", with: ["type": "indirectPointer"],
          .touchTypes, "They are of the type `indirectPointer`."),
        Phrase(
          "finger {finger:finger} stands for a finger", with: ["type": "direct"], .touchTypes,
          "They are of the type `direct`.")),
      StepDefinition(
        .set, "allowedTouchType", "The only type in a recognizer's `allowedTouchTypes`, or none.",
        Phrase(
          "{of:recognizer} takes touches of type {to:touch type} only", .touchTypes,
          "Sets `allowedTouchTypes` to that type."),
        Phrase(
          "{of:recognizer} takes no touches", with: ["to": nil], .touchTypes,
          "Sets `allowedTouchTypes` to none.")),
      StepDefinition(
        .set, "supportsIndirectInput",
        "Whether the application has `UIApplicationSupportsIndirectInputEvents`; yes at first.",
        .off(
          "{of:application} does not support indirect input", .touchTypes,
          "Sets `UIApplicationSupportsIndirectInputEvents` to no.")),
      StepDefinition(
        .set, "requiresExclusiveTouchType",
        "Whether a recognizer ignores touches of another type than its first.",
        .off(
          "{of:recognizer} takes touches of several types", .touchTypes,
          "Sets `requiresExclusiveTouchType` to no.")),
      StepDefinition(
        .ask, "touchType", "The type of a finger's touch, as a text.",
        Phrase(
          "finger {finger:finger} is of type {=:touch type}",
          question: "the type of finger {finger:finger}", .touchTypes,
          "The type of a finger's touch.")),
    ], []
  )
}
