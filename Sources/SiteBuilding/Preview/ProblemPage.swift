import Conformance

/// The page that a preview shows in the place of every other while the site cannot be made.
package struct ProblemPage: Sendable {
  /// What a mistake is, and the line in which it stands.
  package struct Mistake: Sendable {
    /// What is wrong, and where.
    package var diagnostic: Diagnostic
    /// The line of the file, where it could be read.
    package var line: String?

    package init(_ diagnostic: Diagnostic, line: String?) {
      self.diagnostic = diagnostic
      self.line = line
    }
  }

  /// Longer lines are cut: nobody looks for a mistake in more.
  private static let longestLine = 500

  private let title: String
  private let note: String
  private let mistakes: [Mistake]

  /// What is shown before there is anything else.
  package static let beginning = ProblemPage(
    title: "The site is being made", note: "It will stand here in a moment.", mistakes: [])

  private init(title: String, note: String, mistakes: [Mistake]) {
    self.title = title
    self.note = note
    self.mistakes = mistakes
  }

  /// Shows the mistakes of the pages or of the theme.
  package init(_ mistakes: [Mistake]) {
    title = mistakes.count == 1 ? "There is a mistake" : "There are \(mistakes.count) mistakes"
    note = "Nothing is judged until there is none; then the page that stood here comes back."
    self.mistakes = mistakes
  }

  /// Shows why the site cannot be made at all.
  package init(obstacle: String) {
    title = "The site cannot be made"
    note = obstacle
    mistakes = []
  }

  /// The page with its style sheet and its script; the mistakes of that file stand first.
  package func bytes(first file: String? = nil, style: String, script: String) -> [UInt8] {
    HTML { html in
      html.append(template: Array("<!doctype html>\n".utf8))
      html.block("html", .constant("lang", "en")) { html in
        html.block("head") { appendHead(style, script, to: &$0) }
        html.block("body") { body in
          body.block("main") { appendMain(first: file, to: &$0) }
        }
      }
    }.bytes
  }

  private func appendHead(_ style: String, _ script: String, to head: inout HTML) {
    head.void("meta", .constant("charset", "utf-8"))
    head.void(
      "meta", .constant("http-equiv", "Content-Security-Policy"),
      .constant(
        "content",
        """
        default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; \
        base-uri 'none'; form-action 'none'
        """))
    head.void(
      "meta", .constant("name", "viewport"),
      .constant("content", "width=device-width, initial-scale=1"))
    head.line("title", text: title)
    head.void("link", .rel("stylesheet"), .data("href", style))
    head.line(
      "script", .data("src", script), .constant("defer", ""), .constant("data-mistakes", "")
    ) { _ in }
  }

  private func appendMain(first file: String?, to main: inout HTML) {
    main.line("h1", text: title)
    main.line("p", .class("note"), text: note.withVisibleControls)
    var files: [String] = []
    for mistake in mistakes where !files.contains(mistake.diagnostic.location.file) {
      files.append(mistake.diagnostic.location.file)
    }
    let order = files.filter { $0 == file } + files.filter { $0 != file }
    for file in order {
      main.line("h2", text: file.withVisibleControls)
      main.block("ol") { list in
        for mistake in mistakes where mistake.diagnostic.location.file == file {
          list.block("li") { append(mistake, to: &$0) }
        }
      }
    }
  }

  private func append(_ mistake: Mistake, to item: inout HTML) {
    let diagnostic = mistake.diagnostic
    let location = diagnostic.location
    let place = "\(location.file):\(location.line):\(location.column)"
    item.line("p", .class("place"), text: place.withVisibleControls)
    item.line("p", .class("summary"), text: diagnostic.summary.withVisibleControls)
    if let line = mistake.line, !line.isEmpty {
      item.line("pre") { append(line, column: location.column, to: &$0) }
    }
    if let hint = diagnostic.hint {
      item.line("p", .class("hint"), text: "Hint: \(hint.withVisibleControls)")
    }
  }

  /// Adds a line, and marks the word of the mistake in it.
  private func append(_ line: String, column: Int, to pre: inout HTML) {
    let line = line.prefix(Self.longestLine)
    let before = line.prefix(max(0, column - 1))
    let word = line.dropFirst(before.count).prefix { $0 != " " && $0 != "|" }
    pre.append(text: String(before).withVisibleControls)
    if !word.isEmpty {
      pre.element("mark", text: String(word).withVisibleControls)
    }
    pre.append(text: String(line.dropFirst(before.count + word.count)).withVisibleControls)
  }
}
