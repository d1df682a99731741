extension Vocabulary {
  /// Menus that controls show.
  static let menus: Section = (
    [
      StepDefinition(
        .set, "showsMenuAsPrimaryAction", "Whether a control's menu is its primary action.",
        .on(
          "{of:control} shows its menu as its primary action", .menus,
          "Sets `showsMenuAsPrimaryAction` to yes."),
        .off(
          "{of:control} has another primary action than its menu", .menus, "Sets it to no.")),
      StepDefinition(
        .ask, "isMenuShown", "Whether a control shows its menu.",
        .yes("the menu of {of:control} is shown", .menus, "The control shows its menu."),
        .no("the menu of {of:control} is not shown", .menus, "It does not.")),
    ], []
  )
}
