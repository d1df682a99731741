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

  /// A page with a list of its places, unless it has none.
  init(
    name: String, title: String, introduction: HTML, body: HTML, contents: [Place],
    places: [Place]? = nil
  ) {
    self.name = name
    self.title = title
    self.places = places ?? contents
    content = PageContent(
      heading: HTML { $0.line("h1", text: title) },
      introduction: introduction,
      contents: HTML { $0.appendList(of: contents) },
      body: body)
  }
}

extension PageContent {
  /// The pieces as they are.
  fileprivate init(heading: HTML, introduction: HTML, contents: HTML, body: HTML) {
    self.heading = heading
    self.introduction = introduction
    self.contents = contents
    self.body = body
  }
}

extension HTML {
  /// Adds links to places of the same page.
  fileprivate mutating func appendList(of places: [ReferencePage.Place]) {
    guard !places.isEmpty else { return }
    block("nav", .class("contents"), .label("On this page")) { nav in
      nav.block("ul", .class("places")) { list in
        for place in places {
          list.line("li") { $0.element("a", .href(.place(place.anchor)), text: place.title) }
        }
      }
    }
  }

  /// Adds a line of Markdown of ours.
  mutating func append(markdown line: String) {
    append(rendered: PipeTable.Cell(markdown: line, column: 1).html)
  }
}
