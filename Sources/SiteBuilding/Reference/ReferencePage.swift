import Conformance
import Results
import SpecReading

/// The declarations from outside the book that the reference is generated from.
package struct Reference: Sendable {
  /// The command line.
  package var command: CommandDescription?
  /// The schemas in the folder of the pages.
  package var schemas: [SchemaFile]

  package init(command: CommandDescription? = nil, schemas: [SchemaFile] = []) {
    self.command = command
    self.schemas = schemas
  }
}

/// A page of the reference that is generated from declarations.
struct ReferencePage: Sendable {
  /// A place on the page that the search finds.
  struct Place: Hashable, Sendable {
    /// The title of the place.
    let title: String
    /// Its anchor.
    let anchor: String
  }

  /// Its name, such as `phrasebook`.
  let name: String
  /// Its title.
  let title: String
  /// Its pieces.
  let content: PageContent
  /// The places on it that the search finds.
  let places: [Place]

  /// Its file, within the folder of its language.
  var path: String { name + ".html" }

  init(
    name: String, title: String, introduction: HTML, body: HTML, outline: HTML,
    places: [Place]
  ) {
    self.name = name
    self.title = title
    self.places = places
    content = PageContent(
      heading: HTML { $0.line("h1", text: title) }, introduction: introduction, body: body,
      outline: outline)
  }
}

extension ReferencePage {
  /// The names of all generated pages, which no other page may have.
  static let names = [
    EvidencePage.name, PhrasebookPage.name, CommandPage.name, ReportFormatPage.name,
  ]

  /// Generates the pages for which there are declarations, in their order on the site.
  ///
  /// - Throws: the mistakes in a schema.
  static func all(
    of data: SiteData, _ pages: [Page], _ reference: Reference, _ strings: LocalizedStrings
  ) throws(SiteError) -> [ReferencePage] {
    var made: [ReferencePage] = []
    // Without a traceability matrix there is no evidence.
    if !data.coverage.clauses.isEmpty { made.append(EvidencePage(data, pages, strings).page) }
    // A book without a clause has no use for phrases.
    if !data.paths.isEmpty {
      let examples = data.phraseExamples
      made.append(PhrasebookPage(examples: examples, paths: data.paths, strings).page)
    }
    if let command = reference.command { made.append(CommandPage(command, strings).page) }
    if let file = reference.schemas.first(where: { $0.path == ReportFormatPage.schema }) {
      let document = ReportSchema.document
      made.append(
        ReportFormatPage(document, title: ReportSchema.title, schema: file, strings).page)
    }
    return made
  }
}

extension PageContent {
  /// Creates the pieces of a generated page.
  fileprivate init(heading: HTML, introduction: HTML, body: HTML, outline: HTML) {
    self.heading = heading
    self.introduction = introduction
    contents = HTML()
    self.body = body
    self.outline = outline
  }
}

extension Outline {
  /// Appends a heading of a generated page.
  mutating func add(_ text: String, level: Int, anchor: String) {
    add(Page.Heading(level: level, anchor: anchor, text: text), anchor: anchor)
  }
}

extension HTML {
  /// Appends a line of Markdown from a declaration.
  mutating func append(markdown line: String) {
    append(rendered: PipeTable.Cell(markdown: line, column: 1).html)
  }
}

extension HTML {
  /// Appends a table of the reference; the closure appends its rows.
  mutating func appendTable(
    _ columns: [String], styleClass: String, label: String, rows: (inout HTML) -> Void
  ) {
    appendTable(columns, class: "reference \(styleClass)", label: label, rows: rows)
  }

  /// Appends a row of numbers with its head.
  mutating func appendRow(_ numbers: [Int], head: (inout HTML) -> Void) {
    block("tr") { row in
      row.line("th", .constant("scope", "row"), content: head)
      for number in numbers { row.line("td", .class("number"), text: String(number)) }
    }
  }

  /// Appends text, in an element of its own where it has a `lang` attribute.
  mutating func append(text: String, markedAs mark: Attribute?) {
    guard let mark else { return append(text: text) }
    element("span", mark, text: text)
  }
}
