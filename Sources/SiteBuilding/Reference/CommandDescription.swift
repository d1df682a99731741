/// A command as its own parser describes it.
package struct CommandDescription: Hashable, Sendable {
  /// One thing that may stand behind the command's name.
  package struct Argument: Hashable, Sendable {
    /// What the user writes: `--filter <terms>`, or `<message>`.
    package var usage: String
    /// What it does.
    package var meaning: String
    /// What holds where it is left out.
    package var standard: String?
    /// The values it takes, where they are a few.
    package var values: [String]

    package init(usage: String, meaning: String, standard: String? = nil, values: [String] = []) {
      self.usage = usage
      self.meaning = meaning
      self.standard = standard
      self.values = values
    }
  }

  /// The whole name, such as `conform site`.
  package var name: String
  /// What it does, in a sentence.
  package var abstract: String
  /// More about it: paragraphs with empty lines between; what is indented is to be typed.
  package var discussion: String
  /// What may stand behind its name.
  package var arguments: [Argument]
  /// The commands below it.
  package var subcommands: [CommandDescription]

  package init(
    name: String, abstract: String, discussion: String = "", arguments: [Argument] = [],
    subcommands: [CommandDescription] = []
  ) {
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    self.arguments = arguments
    self.subcommands = subcommands
  }
}
