import Conformance
import SpecReading

/// Turns the parts of one page into HTML, in order.
struct BlockRenderer {
  private let page: Page
  private let score: PageScore
  private let edition: Edition
  private let logs: PageTraceLogs
  private let originalNotes: Set<String>
  private var stages = 0
  private var anchors: Anchors
  private var clause = ""
  private var isOriginal = false
  /// The headings so far.
  private(set) var outline = Outline()

  init(_ page: Page, score: PageScore, edition: Edition, logs: PageTraceLogs) {
    self.page = page
    self.logs = logs
    self.score = score
    self.edition = edition
    originalNotes = edition.originalNotes(on: page)
    anchors = Anchors(
      reserved: page.clauses.map(\.id) + page.scenarios.map(\.id.description)
        + edition.data.moves.anchors(on: page) + logs.scenes.drawings.map(\.id))
  }

  /// The page's title as its one heading of the first level, with what is to be said of its
  /// translation.
  mutating func title(_ heading: Page.Heading) -> HTML {
    let anchor = heading.anchor.isEmpty ? nil : anchors.take(heading.anchor)
    isOriginal = heading.translation == .missing
    return HTML { $0.line("h1", .id(anchor), markOfSection, text: heading.text) }
  }

  /// What is to be said of the translation of a section, or of the whole page at its title.
  ///
  /// Above a page that is not translated at all it is said once.
  func remark(on heading: Page.Heading, anchor: String?) -> HTML {
    HTML { html in
      if heading.level == 1, page.isUntranslated {
        html.line("p", .class("note translation"), text: edition.wording.untranslatedPage)
      } else if !page.isUntranslated {
        html.appendRemark(on: heading.translation, of: page, anchor: anchor, edition)
      }
    }
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
      isOriginal = heading.translation == .missing
      outline.add(heading, anchor: anchor)
      html.append(heading, anchor: anchor, score: score, edition, root: page.root)
      html.append(remark(on: heading, anchor: anchor))
    case .prose(let rendered):
      append(prose: rendered, to: &html)
    case .note(let rendered):
      let isOriginal = isOriginal || originalNotes.contains(rendered)
      let mark = isOriginal ? edition.language.markOfOriginal : nil
      html.line("div", .class("note"), mark) { $0.append(rendered: rendered) }
    case .aside(let rendered):
      html.line("div", .class("aside"), markOfSection) { $0.append(rendered: rendered) }
    case .stage(let table):
      html.append(
        table, styleClass: "stage", label: edition.wording.stage,
        language: edition.language.markOfOriginal)
      if let number = logs.scenes.numbers[stages] {
        html.append(logs.scenes.drawings[number], in: edition.language)
      }
      stages += 1
    case .scenarios(let table):
      html.append(table, clause: clause, edition) { id, html in
        html.append(logs.logs[id], in: edition.language)
      }
    case .traceabilityMatrix(let table):
      append(ledger: table, to: &html)
    case .table(let table):
      html.append(
        table, styleClass: "plain", label: edition.wording.table, language: markOfSection)
    }
  }

  /// What marks the prose of a section that is not translated.
  private var markOfSection: HTML.Attribute? {
    isOriginal ? edition.language.markOfOriginal : nil
  }

  private func append(prose: String, to html: inout HTML) {
    guard let markOfSection else { return html.append(rendered: prose) }
    html.block("div", .class("original"), markOfSection) { $0.append(rendered: prose) }
  }

  private mutating func append(ledger table: PipeTable, to html: inout HTML) {
    let ledger = LedgerTable(table, anchors: &anchors)
    html.append(ledger, edition) { cell, html in
      let home = LedgerHome(cell.text) { edition.data.paths[$0] != nil }
      guard home.namesClause else { return html.append(rendered: cell.html) }
      for part in home.parts { append(part, to: &html) }
    }
  }

  private func append(_ part: LedgerHome.Part, to html: inout HTML) {
    switch part {
    case .text(let text):
      html.append(text: text)
    case .clause(let id):
      let address = Address.file(edition.data.paths[id, default: ""], at: id, root: page.root)
      html.element("a", .class("permalink"), .href(address), text: id)
    }
  }
}
