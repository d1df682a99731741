extension Vocabulary {
  /// Links in text views.
  static let links: Section = (
    [
      StepDefinition(
        .set, "link", "The part of a text view, in its coordinates, in which its text is a link.",
        Phrase(
          "{of:text view} has a link at {to:rect}", .links,
          "What lies there of the text is a link.")),
      StepDefinition(
        .set, "selectable", "Whether a text view's text can be selected; yes at first.",
        .off("{of:text view} cannot be selected", .links, "Sets `isSelectable` to no."),
        .on("{of:text view} can be selected", .links, "Sets it to yes.")),
      StepDefinition(
        .set, "refusesLinkMenu",
        "Whether the delegate's `textView(_:menuConfigurationFor:defaultMenu:)` returns nil.",
        .on(
          "{of:text view} gives its link no menu", .links,
          "The delegate's `menuConfigurationFor` returns nil.")),
      StepDefinition(
        .ask, "isLinkOpened", "Whether the link of a text view was opened.",
        .yes("the link of {of:text view} was opened", .links, "The user opened the link."),
        .no("the link of {of:text view} was not opened", .links, "The user did not.")),
      StepDefinition(
        .ask, "isLinkMenuShown", "Whether a text view shows the menu of its link.",
        .yes("the link of {of:text view} shows its menu", .links, "The menu is shown."),
        .no("the link of {of:text view} shows no menu", .links, "It is not.")),
    ], []
  )
}
