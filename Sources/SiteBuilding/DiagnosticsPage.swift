import Conformance

/// The page that a preview shows at every address while the site cannot be made.
package struct DiagnosticsPage: Sendable {
  /// A diagnostic with the line of the file that it is about.
  package struct Excerpt: Sendable {
    /// The diagnostic.
    package var diagnostic: Diagnostic
    /// The line; nil where the file cannot be read.
    package var line: String?

    package init(_ diagnostic: Diagnostic, line: String?) {
      self.diagnostic = diagnostic
      self.line = line
    }
  }

  /// The number of characters after which lines are truncated.
  private static let longestLine = 500

  private let title: String
  private let note: String
  private let excerpts: [Excerpt]

  /// The page until the first build ends.
  package static let beginning = DiagnosticsPage(
    title: "The site is being made", note: "It will stand here in a moment.", excerpts: [])

  private init(title: String, note: String, excerpts: [Excerpt]) {
    self.title = title
    self.note = note
    self.excerpts = excerpts
  }

  /// Creates a page about errors in the pages or in the theme.
  package init(_ excerpts: [Excerpt]) {
    title = excerpts.count == 1 ? "There is a mistake" : "There are \(excerpts.count) mistakes"
    note = "Nothing is judged until there is none; then the page that stood here comes back."
    self.excerpts = excerpts
  }

  /// Creates a page about an error without a location.
  package init(error: String) {
    title = "The site cannot be made"
    note = error
    excerpts = []
  }

  /// Returns the page with links to a style sheet and a script; the diagnostics of `file` come first.
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
    for excerpt in excerpts where !files.contains(excerpt.diagnostic.location.file) {
      files.append(excerpt.diagnostic.location.file)
    }
    let order = files.filter { $0 == file } + files.filter { $0 != file }
    for file in order {
      main.line("h2", text: file.withVisibleControls)
      main.block("ol") { list in
        for excerpt in excerpts where excerpt.diagnostic.location.file == file {
          list.block("li") { append(excerpt, to: &$0) }
        }
      }
    }
  }

  private func append(_ excerpt: Excerpt, to item: inout HTML) {
    let diagnostic = excerpt.diagnostic
    let location = diagnostic.location
    let place = "\(location.file):\(location.line):\(location.column)"
    item.line("p", .class("place"), text: place.withVisibleControls)
    item.line("p", .class("summary"), text: diagnostic.summary.withVisibleControls)
    if let line = excerpt.line, !line.isEmpty {
      item.line("pre") { append(line, column: location.column, to: &$0) }
    }
    if let hint = diagnostic.hint {
      item.line("p", .class("hint"), text: "Hint: \(hint.withVisibleControls)")
    }
  }

  /// Adds a line with the word at a column, from 1, marked.
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
