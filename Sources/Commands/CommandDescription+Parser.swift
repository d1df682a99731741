import ArgumentParser
import Conformance
import SiteBuilding

extension CommandDescription {
  /// Describes a command and its subcommands from the argument parser's own dump.
  init(of command: any ParsableCommand.Type) throws {
    let dump = try JSONReader.read(Array(command._dumpHelp().utf8)[...])
    self.init(dump.member("command") ?? .null)
  }

  private init(_ command: JSON) {
    let names = command.list("superCommands").compactMap(\.text) + [command.text("commandName")]
    self.init(
      name: names.joined(separator: " "), abstract: command.text("abstract"),
      discussion: command.text("discussion"),
      arguments: command.list("arguments").filter(\.isShown).map(Argument.init),
      subcommands: command.list("subcommands").filter(\.isShown).map(CommandDescription.init))
  }
}

extension CommandDescription.Argument {
  fileprivate init(_ argument: JSON) {
    let value = argument.member("valueName")?.text.map { "<\($0)>" } ?? ""
    let names = argument.list("names").map(\.optionName).joined(separator: ", ")
    let usage =
      switch argument.text("kind") {
      case "positional": value
      case "option": "\(names) \(value)"
      default: names
      }
    self.init(
      usage: argument.member("isRepeating")?.truth == true ? usage + " …" : usage,
      meaning: ["abstract", "discussion"].compactMap { argument.member($0)?.text }
        .joined(separator: " "),
      standard: argument.member("defaultValue")?.text,
      values: argument.list("allValues").compactMap(\.text))
  }
}

extension JSON {
  fileprivate func text(_ name: String) -> String { member(name)?.text ?? "" }

  fileprivate func list(_ name: String) -> [JSON] {
    if case .list(let values)? = member(name) { values } else { [] }
  }

  /// Whether help has the command or argument.
  fileprivate var isShown: Bool { member("shouldDisplay")?.truth != false }

  /// The name of an option with its hyphens: `--name` or `-n`.
  fileprivate var optionName: String { (text("kind") == "long" ? "--" : "-") + text("name") }
}
