import ArgumentParser

/// Which theme the site has.
struct ThemeOption: ParsableArguments {
  @Option(
    name: .customLong("theme"),
    help: ArgumentHelp(
      "The folder of the templates and styles. Example: --theme Site", valueName: "folder"),
    completion: .directory)
  var folder: Path = "Site"
}
