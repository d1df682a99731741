/// What the argument parser says of a command in JSON, as far as it is shown.
struct ParserDump: Decodable {
  /// A command.
  struct Command: Decodable {
    var commandName: String
    var superCommands: [String]?
    var abstract: String?
    var discussion: String?
    var shouldDisplay: Bool?
    var arguments: [Argument]?
    var subcommands: [Command]?
  }

  /// One thing that may stand behind a command's name.
  struct Argument: Decodable {
    /// How it is written.
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

  /// A name of an option or flag.
  struct Name: Decodable {
    /// How many hyphens stand before it.
    enum Kind: String, Decodable {
      case long, short, longWithSingleDash
    }

    var kind: Kind
    var name: String

    /// The name as it is typed.
    var spelled: String { kind == .long ? "--\(name)" : "-\(name)" }
  }

  var command: Command
}
