import SpecReading

/// A page of the reference that is made from declarations, not read.
struct ReferencePage: Sendable {
  /// A place on it that is worth finding.
  struct Place: Hashable, Sendable {
    /// What is said there.
    let title: String
    /// Its name on the page.
    let anchor: String
  }

  /// Its name, as that of a page that was read, such as `phrasebook`.
  let name: String
  /// Its title.
  let title: String
  /// Its pieces.
  let content: PageContent
  /// The places to find on it.
  let places: [Place]

  /// The file of the site that shows it.
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

extension PageContent {
  /// The pieces of a page that was made.
  fileprivate init(heading: HTML, introduction: HTML, body: HTML, outline: HTML) {
    self.heading = heading
    self.introduction = introduction
    contents = HTML()
    self.body = body
    self.outline = outline
  }
}

extension Outline {
  /// Adds a heading of a page that was made.
  mutating func add(_ text: String, level: Int, anchor: String) {
    add(Page.Heading(level: level, anchor: anchor, text: text), anchor: anchor)
  }
}

extension HTML {
  /// Adds a line of Markdown of ours.
  mutating func append(markdown line: String) {
    append(rendered: PipeTable.Cell(markdown: line, column: 1).html)
  }
}
