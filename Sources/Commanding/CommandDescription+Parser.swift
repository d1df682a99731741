import ArgumentParser
import SiteBuilding

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension CommandDescription {
  /// A command with all below it, as its parser describes them.
  init(of command: any ParsableCommand.Type) throws {
    let dump = try JSONDecoder().decode(ParserDump.self, from: Data(command._dumpHelp().utf8))
    self.init(dump.command)
  }

  private init(_ command: ParserDump.Command) {
    self.init(
      name: ((command.superCommands ?? []) + [command.commandName]).joined(separator: " "),
      abstract: command.abstract ?? "", discussion: command.discussion ?? "",
      arguments: (command.arguments ?? []).filter(\.shouldDisplay).map(Argument.init),
      subcommands: (command.subcommands ?? []).filter { $0.shouldDisplay ?? true }
        .map(CommandDescription.init))
  }
}

extension CommandDescription.Argument {
  fileprivate init(_ argument: ParserDump.Argument) {
    let value = argument.valueName.map { "<\($0)>" } ?? ""
    let names = (argument.names ?? []).map(\.spelled).joined(separator: ", ")
    let usage =
      switch argument.kind {
      case .positional: value
      case .option: "\(names) \(value)"
      case .flag: names
      }
    self.init(
      usage: argument.isRepeating ? usage + " …" : usage,
      meaning: [argument.abstract, argument.discussion].compactMap(\.self).joined(separator: " "),
      standard: argument.defaultValue, values: argument.allValues ?? [])
  }
}
