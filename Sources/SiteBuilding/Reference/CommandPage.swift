import SpecReading

/// The page about the command line, generated from the descriptions of its parser.
enum CommandPage {
  /// Its name.
  static let name = "command-line"

  /// Generates the page.
  static func page(
    of command: CommandDescription, _ strings: LocalizedStrings
  ) -> ReferencePage {
    var page = ReferencePage(
      name: name, title: strings[.commandLine],
      introduction: HTML { $0.append(text: strings[.commandLineIntroduction]) })
    for one in [command] + command.subcommands {
      let anchor = page.heading(one.name)
      page.body.line("h2", .id(anchor)) { $0.element("code", text: one.name) }
      page.body.line("p", strings.markOfOriginal, text: one.abstract)
      page.body.appendParagraphs(of: one.discussion, strings)
      // The options of the command itself are not repeated for its subcommands.
      let arguments = one.arguments.filter {
        one.name == command.name || !command.arguments.contains($0)
      }.map { ($0, page.row("\(one.name) \($0.usage)")) }
      guard !arguments.isEmpty else { continue }
      page.body.appendTable(
        [strings[.option], strings[.whatItDoes], strings[.defaultValue]],
        class: "reference options", label: strings.text(.optionsOfCommand, ["command": one.name])
      ) { body in
        for (argument, anchor) in arguments { body.append(argument, anchor: anchor, strings) }
      }
    }
    return page
  }
}

extension HTML {
  /// Appends paragraphs, which empty lines separate; indented lines become code.
  fileprivate mutating func appendParagraphs(of text: String, _ strings: LocalizedStrings) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for paragraph in lines.split(whereSeparator: \.isEmpty) {
      let prose = paragraph.prefix { !$0.hasPrefix(" ") }
      let typed = paragraph[prose.endIndex...]
      if !prose.isEmpty { line("p", strings.markOfOriginal, text: prose.joined(separator: " ")) }
      guard !typed.isEmpty else { continue }
      let indent = typed.map { $0.prefix { $0 == " " }.count }.min() ?? 0
      line("pre", strings.markOfOriginal) { pre in
        pre.element("code") { code in
          for line in typed { code.append(text: line.dropFirst(indent) + "\n") }
        }
      }
    }
  }

  fileprivate mutating func append(
    _ argument: CommandDescription.Argument, anchor: String, _ strings: LocalizedStrings
  ) {
    block("tr", .id(anchor)) { row in
      row.line("th", .constant("scope", "row")) { cell in
        cell.element("a", .class("permalink"), .href(.place(anchor))) {
          $0.element("code", text: argument.usage)
        }
      }
      row.line("td") { cell in
        cell.append(text: argument.meaning, markedAs: strings.markOfOriginal)
        guard !argument.values.isEmpty else { return }
        cell.append(text: " \(strings[.oneOf]) ")
        cell.append(codes: argument.values)
        cell.append(text: ".")
      }
      row.line("td") { cell in
        if let standard = argument.standard { cell.element("code", text: standard) }
      }
    }
  }
}

/// A command, as its parser describes it.
package struct CommandDescription: Hashable, Sendable {
  /// An option or argument.
  package struct Argument: Hashable, Sendable {
    /// The syntax: `--filter <terms>`, or `<message>`.
    package var usage: String
    /// The description.
    package var meaning: String
    /// The default, if there is one.
    package var standard: String?
    /// The possible values, where they are a few.
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
  /// The description, in a sentence.
  package var abstract: String
  /// Paragraphs with empty lines between them; indented lines are code.
  package var discussion: String
  /// The options and arguments.
  package var arguments: [Argument]
  /// The subcommands.
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
