extension Vocabulary {
  /// Drag interactions: what lifts, before it is dragged.
  static let drags: Section = (
    [
      StepDefinition(
        .set, "recognitionDuringLift",
        "A drag interaction's `allowsSimultaneousRecognitionDuringLift`.",
        .on(
          "{of:drag lift recognizer} allows other gestures during its lift", .drags,
          "Sets `allowsSimultaneousRecognitionDuringLift` to yes.")),
      StepDefinition(
        .set, "extendedLift", "Whether a drag interaction's `liftBehavior` is `extended`.",
        .on(
          "{of:drag lift recognizer} has an extended lift", .drags,
          "Sets `liftBehavior` to `extended`.")),
    ], []
  )
}
