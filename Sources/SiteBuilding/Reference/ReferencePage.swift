import Conformance
import Results
import SpecReading

/// The declarations from outside the book that the reference is generated from.
package struct Reference: Sendable {
  /// The command line.
  package var command: CommandDescription?
  /// The schemas in the folder of the pages.
  package var schemas: [SiteFile]

  package init(command: CommandDescription? = nil, schemas: [SiteFile] = []) {
    self.command = command
    self.schemas = schemas
  }
}

/// A page of the reference that is generated from declarations.
struct ReferencePage: Sendable {
  /// The title of a place on the page that the search finds, and its anchor.
  typealias Place = (title: String, anchor: String)

  /// Its name, such as `phrasebook`.
  let name: String
  /// Its title.
  let title: String
  /// The places on it that the search finds.
  private(set) var places: [Place] = []
  /// What follows the introduction.
  var body = HTML()
  private let introduction: HTML
  private var anchors: Anchors
  private var outline = Outline()

  /// Creates a page with an introduction only.
  ///
  /// - Parameter reserved: anchors that no heading and no place gets.
  init(name: String, title: String, introduction: HTML, reserved: [String] = []) {
    self.name = name
    self.title = title
    self.introduction = HTML { $0.line("p") { $0.append(introduction) } }
    anchors = Anchors(reserved: reserved)
  }

  /// Its file, within the folder of its language.
  var path: String { name + ".html" }

  /// Returns its pieces.
  func content(_ strings: LocalizedStrings) -> PageContent {
    PageContent(
      heading: HTML { $0.line("h1", text: title) }, introduction: introduction, contents: HTML(),
      body: body, outline: outline.html(strings))
  }

  /// Returns the anchor of a heading, which becomes a part of the outline.
  mutating func heading(
    _ title: String, level: Int = 2, anchor: String? = nil, isPlace: Bool = true
  ) -> String {
    let anchor = anchors.take(anchor ?? Slug.make(of: title))
    outline.add(Page.Heading(level: level, anchor: anchor, text: title), anchor: anchor)
    if isPlace { places.append((title, anchor)) }
    return anchor
  }

  /// Appends a heading with nothing but its text.
  mutating func appendHeading(
    _ title: String, level: Int = 2, anchor: String, isPlace: Bool = true
  ) {
    let anchor = heading(title, level: level, anchor: anchor, isPlace: isPlace)
    body.line(level == 2 ? "h2" : "h3", .id(anchor), text: title)
  }

  /// Returns the anchor of a row, which the search finds.
  mutating func row(_ title: String) -> String {
    let anchor = anchors.take(Slug.make(of: title))
    places.append((title, anchor))
    return anchor
  }

  /// The names of all generated pages, which no other page may have.
  static let names = [
    EvidencePage.name, PhrasebookPage.name, CommandPage.name, ReportFormatPage.name,
  ]

  /// Generates the pages for which there are declarations, in their order on the site.
  static func all(
    of data: SiteData, _ pages: [Page], _ reference: Reference, _ strings: LocalizedStrings
  ) -> [ReferencePage] {
    var made: [ReferencePage] = []
    // Without a traceability matrix there is no evidence.
    if !data.coverage.clauses.isEmpty { made.append(EvidencePage.page(data, pages, strings)) }
    // A book without a clause has no use for phrases.
    if !data.paths.isEmpty { made.append(PhrasebookPage.page(data, strings)) }
    if let command = reference.command { made.append(CommandPage.page(of: command, strings)) }
    if let file = reference.schemas.first(where: { $0.path == ReportFormatPage.schema }) {
      made.append(
        ReportFormatPage.page(
          of: ReportSchema.document, title: ReportSchema.title, schema: file, strings))
    }
    return made
  }
}

extension HTML {
  /// Appends a line of Markdown from a declaration.
  mutating func append(markdown line: String) {
    append(rendered: PipeTable.Cell(markdown: line, column: 1).html)
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
