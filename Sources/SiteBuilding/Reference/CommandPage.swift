import Conformance
import SpecReading

/// The page about the command line, generated from the descriptions of its parser.
enum CommandPage {
  /// Its name.
  static let name = "command-line"

  /// Generates the page.
  static func page(of command: CommandDescription, _ strings: LocalizedStrings) -> ReferencePage {
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
        class: "reference options", label: strings.text(.optionsOfCommand, ["command": one.name]),
        of: arguments, id: \.1
      ) { $0.append($1.0, anchor: $1.1, strings) }
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
    line("th", .constant("scope", "row")) { cell in
      cell.element("a", .class("permalink"), .href(.place(anchor))) {
        $0.element("code", text: argument.usage)
      }
    }
    line("td") { cell in
      cell.append(text: argument.meaning, markedAs: strings.markOfOriginal)
      guard !argument.values.isEmpty else { return }
      cell.append(text: " \(strings[.oneOf]) ")
      cell.append(codes: argument.values)
      cell.append(text: ".")
    }
    line("td") { cell in
      if let standard = argument.standard { cell.element("code", text: standard) }
    }
  }
}

/// A command, as its parser describes it.
package struct CommandDescription: Hashable, Sendable {
  /// An option or argument.
  struct Argument: Hashable, Sendable {
    /// The syntax: `--filter <terms>`, or `<message>`.
    var usage: String
    /// The description.
    var meaning: String
    /// The default, if there is one.
    var standard: String?
    /// The possible values, where they are a few.
    var values: [String] = []
  }

  /// The whole name, such as `conform site`.
  package var name: String
  /// The description, in a sentence.
  var abstract: String
  /// Paragraphs with empty lines between them; indented lines are code.
  var discussion = ""
  /// The options and arguments.
  var arguments: [Argument] = []
  /// The subcommands.
  package var subcommands: [CommandDescription] = []
}

extension CommandDescription {
  /// Reads a command and its subcommands from the argument parser's own dump.
  package init(_ command: JSON) {
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
