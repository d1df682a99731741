import Conformance
import Results
import SpecReading

/// Renders the blocks of one page as HTML, in order.
struct BlockRenderer {
  private let page: Page
  private let score: PageScore
  private let site: LocalizedSite
  private let replays: PageReplays
  private let originalNotes: Set<String>
  private var stages = 0
  private var isDrawn = false
  private var anchors: Anchors
  private var clause = ""
  /// The sources that the clause names.
  private var sources: String?
  private var isOriginal = false
  /// The clause whose facts have not been appended yet.
  private var untold: Clause?
  /// The headings so far.
  private(set) var outline = Outline()

  init(_ page: Page, score: PageScore, site: LocalizedSite, replays: PageReplays) {
    self.page = page
    self.replays = replays
    self.score = score
    self.site = site
    originalNotes = site.originalNotes(on: page)
    anchors = Anchors(
      reserved: page.clauses.map(\.id) + page.scenarios.map(\.id.description)
        + site.data.redirects.anchors(on: page) + replays.scenes.drawings.map(\.id))
  }

  /// Returns the page's title as its only heading of the first level.
  mutating func title(_ heading: Page.Heading) -> HTML {
    let anchor = heading.anchor.isEmpty ? nil : anchors.take(heading.anchor)
    isOriginal = heading.translation == .missing
    return HTML { $0.line("h1", .id(anchor), markOfSection, text: heading.text) }
  }

  /// Returns a remark on a missing or older translation of the section.
  ///
  /// A page of which nothing is translated has one remark, at its title.
  func remark(on heading: Page.Heading, anchor: String?) -> HTML {
    HTML { html in
      if heading.level == 1, page.isUntranslated {
        html.line("p", .class("note translation"), text: site.strings[.untranslatedPage])
      } else if heading.translation != .current, !page.isUntranslated {
        html.appendRemark(on: heading.translation, of: page, anchor: anchor, site)
      }
    }
  }

  /// Renders several blocks.
  mutating func render(_ blocks: ArraySlice<Page.Block>) -> HTML {
    var html = HTML()
    for (index, block) in zip(blocks.indices, blocks) {
      if block.heading?.clause != nil {
        sources =
          blocks[blocks.index(after: index)...].prefix { $0.heading == nil }
          .lazy.compactMap(\.sources).first
      }
      if block.prose == nil { appendFacts(to: &html) }
      append(block, to: &html)
      if untold != nil, block.saysLevel { appendFacts(to: &html) }
      if block.heading != nil, blocks[blocks.index(after: index)...].beginsWithStage {
        appendDrawing(to: &html)
      }
    }
    appendFacts(to: &html)
    return html
  }

  /// Appends what is known of the clause below the sentence that says its level, or its prose.
  private mutating func appendFacts(to html: inout HTML) {
    guard let clause = untold else { return }
    untold = nil
    html.appendFacts(of: clause, sources: sources, score: score, site, root: page.root)
  }

  /// Appends the drawing of the next stage, unless that was done under its heading.
  private mutating func appendDrawing(to html: inout HTML) {
    if !isDrawn, let number = replays.scenes.numbers[stages] {
      html.append(replays.scenes.drawings[number], site.strings)
    }
    isDrawn = true
  }

  private mutating func append(_ block: Page.Block, to html: inout HTML) {
    switch block {
    case .heading(let heading):
      let anchor = heading.clause?.id ?? anchors.take(heading.anchor)
      clause = heading.clause?.id ?? clause
      isOriginal = heading.translation == .missing
      outline.add(heading, anchor: anchor)
      untold = heading.clause
      html.append(heading, anchor: anchor, site)
      html.append(remark(on: heading, anchor: anchor))
    case .prose(let rendered):
      append(prose: rendered, to: &html)
    case .note(.sources, _) where sources != nil: break  // among the facts
    case .note(let label, let rendered):
      let translated = isOriginal ? nil : site.translation(of: label, rendered, in: clause)
      let isOriginal = translated == nil && (isOriginal || originalNotes.contains(rendered))
      let mark = isOriginal ? site.language.markOfOriginal : nil
      html.line("div", .class("note"), mark) { $0.append(rendered: translated ?? rendered) }
    case .aside(let rendered):
      html.line("div", .class("aside"), markOfSection) { $0.append(rendered: rendered) }
    case .example(let scenario, let link):
      guard let story = site.data.stories[scenario] else {
        return append(.note(.example, html: link), to: &html)
      }
      html.append(
        story, loops: false, path: site.data.paths[story.scenario.clause.id],
        root: page.root, site.strings)
    case .stage(let table):
      appendDrawing(to: &html)
      html.append(
        table, as: SentenceTable(table, site.strings.sentences), styleClass: "stage",
        label: site.strings[.stage])
      stages += 1
      isDrawn = false
    case .scenarios(let table):
      append(table, to: &html)
    case .traceabilityMatrix(let table):
      html.append(TraceabilityTable(table, anchors: &anchors), on: page, site)
    case .table(let table):
      html.append(table, styleClass: "plain", label: site.strings[.table], language: markOfSection)
    }
  }

  /// The `lang` attribute for the prose of a section that is not translated.
  private var markOfSection: HTML.Attribute? {
    isOriginal ? site.language.markOfOriginal : nil
  }

  /// Appends a table of scenarios, which is folded on a page with many, below the number of its scenarios
  /// or the name of the one whose steps it has; that of a challenge is folded below a link to the lab.
  private func append(_ table: ScenarioTable, to html: inout HTML) {
    func append(to html: inout HTML) {
      html.append(table, clause: clause, isFar: page.hasManyTables, replays, site)
    }
    let challenge = page.challenge(of: clause)
    guard challenge != nil || page.hasManyTables else { return append(to: &html) }
    if let challenge, site.data.lab != nil {
      let address = Address.file(
        SiteFile.lab, at: "challenge=\(challenge.id)", root: page.root)
      html.line("p") { $0.element("a", .href(address), text: site.strings[.openInLab]) }
    }
    let summary =
      switch table.shape {
      case _ where challenge != nil: site.strings[.solutions]
      case .rows(let ids): site.strings.text(.scenarioCount, count: ids.count)
      case .steps(let id): site.strings.text(ofStepsOf: id)
      }
    html.block("details", .class(challenge == nil ? "rows" : "solution")) { html in
      html.line("summary", text: summary)
      append(to: &html)
    }
  }

  private func append(prose: String, to html: inout HTML) {
    let append = { (html: inout HTML) in
      html.append(rendered: prose, linkingClausesOf: site.data.paths, on: page)
    }
    guard let markOfSection else { return append(&html) }
    html.block("div", .class("original"), markOfSection, content: append)
  }
}

extension LocalizedStrings {
  /// The name of a table with the steps of one scenario.
  func text(ofStepsOf id: ScenarioID) -> String {
    text(.stepsOfScenario, ["scenario": label(of: id.description)])
  }
}

extension Page {
  /// Whether it has so many clauses or tables that browsers lay out its tables only when they are near.
  fileprivate var hasManyTables: Bool {
    clauses.count >= 30 || blocks.count(where: \.isOfScenarios) >= 45
  }
}

extension Page.Block {
  /// The sources that a clause's paragraph of sources names, without the feature and the confidence.
  ///
  ///     <p>Sources: <a href="…">Apple 2019</a> (S32). Feature: touches. Confidence: documented.</p>
  ///     // <a href="…">Apple 2019</a> (S32)
  fileprivate var sources: String? {
    guard case .note(.sources, let html) = self else { return nil }
    var list = Page.Label.sources.rest(of: html)
    for end in ["</p>", "Feature:", "Features:"] { list = list.parts(at: end)[0] }
    list = list.drop(while: \.isWhitespace)
    while let last = list.last, last.isWhitespace || last == "." { list.removeLast() }
    return String(list)
  }

  /// Whether it is prose with the word of a level.
  fileprivate var saysLevel: Bool {
    prose.map { html in Level.allCases.contains { html[...].parts(at: $0.rawValue).count > 1 } }
      ?? false
  }

  fileprivate var isOfScenarios: Bool { if case .scenarios = self { true } else { false } }
}

extension ArraySlice<Page.Block> {
  /// Whether a stage comes before the next heading and before any scenario.
  fileprivate var beginsWithStage: Bool {
    for block in self {
      switch block {
      case .stage: return true
      case .heading, .scenarios: return false
      default: continue
      }
    }
    return false
  }
}
