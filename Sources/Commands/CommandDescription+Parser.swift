import ArgumentParser
import Platform
import SiteBuilding

extension CommandDescription {
  /// Describes a command and its subcommands from the argument parser's own dump.
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
    let names = (argument.names ?? []).map(\.spelling).joined(separator: ", ")
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

/// The JSON that swift-argument-parser dumps for a command; only the fields that the site shows.
private struct ParserDump: Decodable {
  struct Command: Decodable {
    var commandName: String
    var superCommands: [String]?
    var abstract: String?
    var discussion: String?
    var shouldDisplay: Bool?
    var arguments: [Argument]?
    var subcommands: [Command]?
  }

  struct Argument: Decodable {
    enum Kind: String, Decodable {
      case positional, option, flag
    }

    var kind: Kind
    var shouldDisplay: Bool
    var isRepeating: Bool
    var names: [Name]?
    var valueName: String?
    var defaultValue: String?
    var allValues: [String]?
    var abstract: String?
    var discussion: String?
  }

  struct Name: Decodable {
    enum Kind: String, Decodable {
      case long, short, longWithSingleDash
    }

    var kind: Kind
    var name: String

    /// The name with its hyphens: `--name` or `-n`.
    var spelling: String { kind == .long ? "--\(name)" : "-\(name)" }
  }

  var command: Command
}
