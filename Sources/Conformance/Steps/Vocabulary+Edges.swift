extension Vocabulary {
  /// Edges of the screen, and sheets.
  static let edges: Section = (
    [
      StepDefinition(
        .set, "startEdge", "Another edge of the screen at which a recognizer's gesture can start.",
        Phrase(
          "{of:edge pan recognizer or system gesture recognizer} starts at the {to:screen edge} edge",
          .edges, "Adds an edge of the screen to those at which the gesture can start.")),
      StepDefinition(
        .set, "deferringEdge",
        "Another edge that a controller's `preferredScreenEdgesDeferringSystemGestures` returns.",
        Phrase(
          "{of:controller} defers system gestures at the {to:screen edge} edge", .edges,
          "Adds an edge to `preferredScreenEdgesDeferringSystemGestures`.")),
      StepDefinition(
        .set, "deferringChild",
        "The child that a controller's `childForScreenEdgesDeferringSystemGestures` returns.",
        Phrase(
          "{of:controller} leaves screen edges to {to:controller}", .edges,
          "Its `childForScreenEdgesDeferringSystemGestures` returns that child.")),
      StepDefinition(
        .set, "modalInPresentation", "A controller's `isModalInPresentation`.",
        .on(
          "{of:controller} is modal in presentation", .sheets,
          "Sets `isModalInPresentation` to yes.")),
      StepDefinition(
        .set, "mediumDetent",
        "Whether a sheet has a medium detent, at which it then rests, beside the large one.",
        .on(
          "{of:sheet pan recognizer} has a medium detent", .sheets,
          "Gives the sheet the detents medium and large.")),
      StepDefinition(
        .set, "undimmedDetent",
        "A sheet's `largestUndimmedDetentIdentifier`; at first there is none.",
        Phrase(
          "{of:sheet pan recognizer} is undimmed up to its {to:detent} detent", .sheets,
          "Sets `largestUndimmedDetentIdentifier`.")),
      StepDefinition(
        .set, "expandsByScrolling", "A sheet's `prefersScrollingExpandsWhenScrolledToEdge`.",
        .off(
          "{of:sheet pan recognizer} does not expand by scrolling", .sheets,
          "Sets `prefersScrollingExpandsWhenScrolledToEdge` to no.")),
    ], []
  )
}
