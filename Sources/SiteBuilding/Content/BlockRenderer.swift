import Conformance
import SpecReading

/// Turns the parts of one page into HTML, in order.
struct BlockRenderer {
  private let score: PageScore
  private let edition: Edition
  private let root: String
  private let scenes: PageScenes
  private var stages = 0
  private var anchors: Anchors
  private var clause = ""
  /// The headings so far.
  private(set) var outline = Outline()

  init(_ page: Page, score: PageScore, edition: Edition, scenes: PageScenes) {
    self.scenes = scenes
    self.score = score
    self.edition = edition
    root = page.root
    anchors = Anchors(
      reserved: page.clauses.map(\.id) + page.scenarios.map(\.id.description)
        + edition.moves.anchors(on: page) + scenes.drawings.map(\.id))
  }

  /// The page's title as its one heading of the first level.
  mutating func title(_ heading: Page.Heading) -> HTML {
    let anchor = heading.anchor.isEmpty ? nil : anchors.take(heading.anchor)
    return HTML { $0.line("h1", .id(anchor), text: heading.text) }
  }

  /// Several parts, one after the other.
  mutating func render(_ blocks: ArraySlice<Page.Block>) -> HTML {
    var html = HTML()
    for block in blocks { append(block, to: &html) }
    return html
  }

  private mutating func append(_ block: Page.Block, to html: inout HTML) {
    switch block {
    case .heading(let heading):
      let anchor = heading.clause?.id ?? anchors.take(heading.anchor)
      clause = heading.clause?.id ?? clause
      outline.add(heading, anchor: anchor)
      html.append(heading, anchor: anchor, score: score, of: edition.scoreboard.labels)
    case .prose(let rendered):
      html.append(rendered: rendered)
    case .note(let rendered):
      html.line("div", .class("note")) { $0.append(rendered: rendered) }
    case .stage(let table):
      html.append(table, styleClass: "stage", label: "Stage")
      if let number = scenes.numbers[stages] { html.append(scenes.drawings[number]) }
      stages += 1
    case .scenarios(let table):
      html.append(table, clause: clause, scoreboard: edition.scoreboard) { id, html in
        html.appendStory(of: id, in: scenes, edition.recordings)
      }
    case .ledger(let table):
      append(ledger: table, to: &html)
    case .table(let table):
      html.append(table, styleClass: "plain", label: "Table")
    }
  }

  private mutating func append(ledger table: PipeTable, to html: inout HTML) {
    let ledger = LedgerTable(table, anchors: &anchors)
    html.append(ledger) { cell, html in
      let home = LedgerHome(cell.text) { edition.paths[$0] != nil }
      guard home.namesClause else { return html.append(rendered: cell.html) }
      for part in home.parts { append(part, to: &html) }
    }
  }

  private func append(_ part: LedgerHome.Part, to html: inout HTML) {
    switch part {
    case .text(let text):
      html.append(text: text)
    case .clause(let id):
      let address = Address.file(edition.paths[id, default: ""], at: id, root: root)
      html.element("a", .class("permalink"), .href(address), text: id)
    }
  }
}
