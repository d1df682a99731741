extension Vocabulary {
  /// Tables and their rows.
  static let tables: Section = (
    [
      StepDefinition(
        .set, "allowsSelection", "Whether the user can select rows of a table.",
        .off("{of:table} allows no selection", .tables, "Sets `allowsSelection` to no."),
        .on("{of:table} allows selection", .tables, "Sets it to yes.")),
      StepDefinition(
        .set, "allowsMultipleSelection", "Whether the user can select several rows of a table.",
        .on(
          "{of:table} allows several selections", .tables,
          "Sets `allowsMultipleSelection` to yes.")),
      StepDefinition(
        .set, "refusesHighlight",
        "Whether the delegate's `tableView(_:shouldHighlightRowAt:)` answers no about a row.",
        .on(
          "{of:table row} may not be highlighted", .tables,
          "The delegate's `shouldHighlightRowAt` answers no.")),
      StepDefinition(
        .set, "selection",
        "The row that the delegate's `tableView(_:willSelectRowAt:)` returns for a row, or nobody.",
        Phrase(
          "{of:table row} leaves its selection to {to:table row or nobody}", .tables,
          "The delegate's `willSelectRowAt` returns another row, or nil.")),
      StepDefinition(
        .set, "deselection",
        "The row that the delegate's `tableView(_:willDeselectRowAt:)` returns for a row, or nobody.",
        Phrase(
          "{of:table row} leaves its deselection to {to:table row or nobody}", .tables,
          "The delegate's `willDeselectRowAt` returns another row, or nil.")),
      StepDefinition(
        .stimulate, "selectRow",
        "Code calls a table's `selectRow(at:animated:scrollPosition:)`, without animation or scrolling.",
        Phrase("{of:table} selects {row:table row}", .tables, "Code selects a row.")),
      StepDefinition(
        .stimulate, "deselectRow", "Code calls a table's `deselectRow(at:animated:)`.",
        Phrase("{of:table} deselects {row:table row}", .tables, "Code deselects a row.")),
      StepDefinition(
        .ask, "isSelected", "Whether a row of a table is selected.",
        .yes("{of:table row} is selected", .tables, "The row is selected."),
        .no("{of:table row} is not selected", .tables, "It is not.")),
    ],
    [
      Phrase(
        "{call:row call} is called for {of:table row}",
        expects: .receives(.word(.rowCalls, field: "call")), .tables,
        "The table's delegate was called so about the row."),
      Phrase(
        "{call:row call} is not called for {of:table row}",
        expects: .doesNotReceive(.word(.rowCalls, field: "call")), .tables, "It was not."),
      Phrase(
        "the calls for {of:table row} were {calls:row calls}",
        expects: .history(.rowCalls, field: "calls"), .tables,
        "All such calls about the row since the scenario began, in order."),
    ]
  )
}
