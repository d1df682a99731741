import Conformance
import Results

/// What a preview shows while there is no site, or while its sources have mistakes: a page of its
/// own, or a panel on a page of the site.
package struct DiagnosticsPage: Sendable {
  /// A diagnostic with the line of the file that it is about, nil where that cannot be read, and with the
  /// ids of the elements of the page that the line is about, the nearest one first.
  package typealias Excerpt = (diagnostic: Diagnostic, line: String?, places: [String])

  /// What is shown.
  package enum Content: Sendable {
    /// The first build has not ended.
    case beginning
    /// The pages or the theme have mistakes.
    case diagnostics([Excerpt])
    /// An error without a location.
    case error(String)
  }

  /// The number of characters after which lines are truncated.
  private static let longestLine = 500

  private let content: Content
  private let strings: LocalizedStrings
  private let editor: EditorPattern?
  private let files: [String]

  /// Creates what a page shows.
  ///
  /// - Parameter files: the sources of the requested page, whose diagnostics come first.
  package init(
    _ content: Content, files: [String] = [], editor: EditorPattern? = nil,
    in words: PreviewWords, language: String = Language.original.tag
  ) {
    self.content = content
    self.files = files
    self.editor = editor
    strings = words.strings(language)
  }

  private var excerpts: [Excerpt] {
    if case .diagnostics(let excerpts) = content { excerpts } else { [] }
  }

  private var title: String {
    switch content {
    case .beginning: strings[.siteBeginning]
    case .diagnostics(let excerpts): strings.text(.mistakes, count: excerpts.count)
    case .error: strings[.siteFailed]
    }
  }

  /// The files with diagnostics, those of the requested page first.
  private var order: [String] {
    let found = excerpts.map(\.diagnostic.location.file).unique
    return found.filter(files.contains) + found.filter { !files.contains($0) }
  }

  /// Returns a page with links to a style sheet and a script.
  package func page(style: String, script: String) -> [UInt8] {
    HTML { html in
      html.append(template: Array("<!doctype html>\n".utf8))
      html.block("html", .language(strings.language)) { html in
        html.block("head") { appendHead(style, script, to: &$0) }
        html.block("body") { body in
          body.block("main", .class("preview-mistakes")) { main in
            main.line("h1", text: title)
            appendNote(.mistakesStop, to: &main)
            appendLists(to: &main)
          }
        }
      }
    }.bytes
  }

  /// Returns a panel for the top of a page of the site: open where the mistakes are in the page's
  /// own sources, and one line elsewhere.
  package func panel() -> [UInt8] {
    let isOwn =
      excerpts.isEmpty || excerpts.contains { files.contains($0.diagnostic.location.file) }
    return HTML { html in
      html.block(
        "aside", .class("preview-mistakes"), .language(strings.language), .label(title)
      ) { aside in
        aside.block("details", isOwn ? .constant("open", "") : nil) { details in
          details.line("summary") { summary in
            summary.append(text: title)
            for file in order {
              summary.append(text: " ")
              summary.element("code", text: file.withVisibleControls)
            }
          }
          appendNote(isOwn ? .mistakesHere : .mistakesElsewhere, to: &details)
          appendLists(to: &details)
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
    head.void("link", .constant("rel", "stylesheet"), .data("href", style))
    head.line(
      "script", .data("src", script), .constant("defer", ""), .constant("data-mistakes", "")
    ) { _ in }
  }

  private func appendNote(_ key: StringKey, to html: inout HTML) {
    let note =
      switch content {
      case .beginning: strings[.siteComing]
      case .diagnostics: strings[key]
      case .error(let reason): reason.withVisibleControls
      }
    html.line("p", .class("note"), text: note)
  }

  private func appendLists(to html: inout HTML) {
    for file in order {
      html.line("h2", text: file.withVisibleControls)
      html.block("ol") { list in
        for excerpt in excerpts where excerpt.diagnostic.location.file == file {
          // An id has no space.
          let places = excerpt.places.isEmpty ? nil : excerpt.places.joined(separator: " ")
          list.block("li", .data("data-places", places)) { append(excerpt, to: &$0) }
        }
      }
    }
  }

  private func append(_ excerpt: Excerpt, to item: inout HTML) {
    let diagnostic = excerpt.diagnostic
    let location = diagnostic.location
    item.line("p", .class("place")) { line in
      line.element(
        "code",
        text: "\(location.file):\(location.line):\(location.column)".withVisibleControls)
      guard let address = editor?.address(of: location) else { return }
      line.append(text: " ")
      line.element("a", .href(address), text: strings[.openInEditor])
    }
    item.line("p", .class("summary"), text: diagnostic.summary.withVisibleControls)
    if let line = excerpt.line, !line.isEmpty {
      item.line("pre") { append(line, column: location.column, to: &$0) }
    }
    if let hint = diagnostic.hint {
      item.line(
        "p", .class("hint"), text: strings.text(.mistakeHint, ["hint": hint.withVisibleControls]))
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

/// The words of what a preview shows beside the site, as far as they can be read: the theme itself
/// may have the mistakes. A missing text is replaced by its key.
package struct PreviewWords: Sendable {
  private let texts: [String: [String: LocalizedText]]

  /// Reads the words files of a theme and ignores their mistakes.
  package init(theme folder: String) {
    var files = ThemeFolder(path: folder)
    texts = files.words().mapValues(\.texts)
  }

  /// Returns the language of a path of the site, such as `ko` for `ko/index.html`.
  package func language(of path: String) -> String {
    let folder = path.split(separator: "/").first.map(String.init) ?? ""
    return texts[folder] == nil ? Language.original.tag : folder
  }

  /// Returns the texts in a language; the original's fill the gaps.
  func strings(_ tag: String) -> LocalizedStrings {
    let original = Language.original
    return LocalizedStrings(
      tag == original.tag ? original : Language(translation: tag), texts[tag] ?? [:],
      original: texts[original.tag] ?? [:])
  }
}
