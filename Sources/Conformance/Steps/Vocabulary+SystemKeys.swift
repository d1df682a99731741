extension Vocabulary {
  /// What the system does with keys, and whether the application comes before it.
  static let systemKeys: Section = (
    [
      StepDefinition(
        .set, "keyboardScrolling", "A scroll view's `allowsKeyboardScrolling`.",
        .off(
          "{of:scroll view} does not scroll by keys", .systemKeys,
          "Sets `allowsKeyboardScrolling` to no.")),
      StepDefinition(
        .set, "keyPriority",
        "`wantsPriorityOverSystemBehavior` of the key commands that a responder offers by then.",
        .on(
          "{of:responder} wants its keys before text input", .systemKeys,
          "Sets `wantsPriorityOverSystemBehavior` of its key commands to yes.")),
    ], []
  )
}
