import SpecReading

/// The page about the command line, made from what its parser says of itself.
struct CommandPage {
  /// Its name.
  static let name = "command-line"

  /// The page.
  let page: ReferencePage

  init(_ command: CommandDescription, in language: Language) {
    let wording = language.wording
    var anchors = Anchors(reserved: [])
    var outline = Outline()
    var places: [ReferencePage.Place] = []
    let body = HTML { html in
      for one in [command] + command.subcommands {
        let anchor = anchors.take(Slug.make(of: one.name))
        outline.add(one.name, level: 2, anchor: anchor)
        places.append(.init(title: one.name, anchor: anchor))
        html.line("h2", .id(anchor)) { $0.element("code", text: one.name) }
        html.line("p", language.markOfOriginal, text: one.abstract)
        html.appendParagraphs(of: one.discussion, in: language)
        // What the command itself takes need not be said again of every one below it.
        let arguments = one.arguments.filter {
          one.name == command.name || !command.arguments.contains($0)
        }
        guard !arguments.isEmpty else { continue }
        html.appendTable(of: arguments, label: wording.options(of: one.name), wording) {
          argument, row in
          let anchor = anchors.take(Slug.make(of: "\(one.name) \(argument.usage)"))
          places.append(.init(title: "\(one.name) \(argument.usage)", anchor: anchor))
          row.append(argument, anchor: anchor, in: language)
        }
      }
    }
    page = ReferencePage(
      name: Self.name, title: wording.commandLine,
      introduction: HTML { $0.line("p", text: wording.commandLineIntroduction) }, body: body,
      outline: outline.html(in: language), places: places)
  }
}

extension HTML {
  /// Adds paragraphs, with empty lines between them; lines that are indented are to be typed.
  fileprivate mutating func appendParagraphs(of text: String, in language: Language) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for paragraph in lines.split(whereSeparator: \.isEmpty) {
      let prose = paragraph.prefix { !$0.hasPrefix(" ") }
      let typed = paragraph[prose.endIndex...]
      if !prose.isEmpty { line("p", language.markOfOriginal, text: prose.joined(separator: " ")) }
      guard !typed.isEmpty else { continue }
      let indent = typed.map { $0.prefix { $0 == " " }.count }.min() ?? 0
      line("pre", language.markOfOriginal) { pre in
        pre.element("code") { code in
          for line in typed { code.append(text: line.dropFirst(indent) + "\n") }
        }
      }
    }
  }

  fileprivate mutating func appendTable(
    of arguments: [CommandDescription.Argument], label: String, _ wording: any Wording,
    row: (CommandDescription.Argument, inout HTML) -> Void
  ) {
    appendTable(
      [wording.option, wording.whatItDoes, wording.standard], styleClass: "options", label: label
    ) {
      for argument in arguments { row(argument, &$0) }
    }
  }

  fileprivate mutating func append(
    _ argument: CommandDescription.Argument, anchor: String, in language: Language
  ) {
    block("tr", .id(anchor)) { row in
      row.line("th", .constant("scope", "row")) { cell in
        cell.element("a", .class("permalink"), .href(.place(anchor))) {
          $0.element("code", text: argument.usage)
        }
      }
      row.line("td") { cell in
        cell.append(text: argument.meaning, markedAs: language.markOfOriginal)
        guard !argument.values.isEmpty else { return }
        cell.append(text: " \(language.wording.oneOf) ")
        for (index, value) in argument.values.enumerated() {
          if index > 0 { cell.append(text: ", ") }
          cell.element("code", text: value)
        }
        cell.append(text: ".")
      }
      row.line("td") { cell in
        if let standard = argument.standard { cell.element("code", text: standard) }
      }
    }
  }
}
