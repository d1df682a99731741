import Conformance
import SpecReading

/// The page that tells what the clauses rest on, and what a recorded run on UIKit would settle.
struct EvidencePage {
  /// Its name.
  static let name = "evidence"
  /// The file of the site that shows it.
  static let path = name + ".html"
  /// How many of a clause's scenarios are named.
  private static let namedRows = 3

  /// Whether the page has a line on a clause.
  static func lists(_ clause: Clause, _ data: SiteData) -> Bool {
    !clause.confidence.needsAddress && !data.coverage.clauses.isEmpty
  }

  /// The page.
  let page: ReferencePage

  /// Makes the page; clauses have their titles from the pages of the language.
  init(_ data: SiteData, _ pages: [Page], in language: Language) {
    let (coverage, wording) = (data.coverage, language.wording)
    let ids = coverage.clauses.map(\.clause)
    var anchors = Anchors(reserved: ids)
    var outline = Outline()
    let sections = [
      (wording.clausesByConfidence, anchors.take("clauses-by-confidence")),
      (wording.rowsToRun, anchors.take("rows-to-run")),
    ]
    for (title, anchor) in sections { outline.add(title, level: 2, anchor: anchor) }
    let headings = pages.reduce(into: [String: Page.Heading]()) { headings, page in
      for case .heading(let heading) in page.blocks {
        if let clause = heading.clause { headings[clause.id] = heading }
      }
    }
    let body = HTML { html in
      html.line("h2", .id(sections[0].1), text: sections[0].0)
      html.appendFigures(of: coverage, wording)
      html.line("h2", .id(sections[1].1), text: sections[1].0)
      html.appendRows(of: coverage.unsettled, wording) { row, cells in
        cells.append(row, headings[row.clause], data.paths[row.clause], in: language)
      }
    }
    page = ReferencePage(
      name: Self.name, title: wording.evidence,
      introduction: HTML { $0.line("p", text: wording.evidenceIntroduction) }, body: body,
      outline: outline.html(in: language),
      places: sections.map { ReferencePage.Place(title: $0.0, anchor: $0.1) })
  }

  /// The scenarios that are named, with the number of the others.
  fileprivate static func named(of row: Coverage.Row) -> (ids: ArraySlice<String>, others: Int) {
    (row.scenarios.prefix(namedRows), max(0, row.scenarios.count - namedRows))
  }
}

extension HTML {
  /// Adds how many clauses have each confidence, level by level.
  fileprivate mutating func appendFigures(of coverage: Coverage, _ wording: any Wording) {
    let levels = Level.allCases.sorted(by: >)
    appendTable(
      [wording.confidence] + levels.map(\.rawValue) + [wording.all], styleClass: "coverage",
      label: wording.clausesByConfidence
    ) { body in
      for confidence in Confidence.allCases {
        let counts = levels.map { coverage.count(confidence, $0) }
        body.appendFigures(wording.confidence(confidence), counts)
      }
      let totals = levels.map { level in coverage.clauses.count { $0.level == level } }
      body.appendFigures(wording.all, totals)
    }
  }

  private mutating func appendFigures(_ title: String, _ counts: [Int]) {
    block("tr") { row in
      row.line("th", .constant("scope", "row"), text: title)
      for count in counts + [counts.reduce(0, +)] {
        row.line("td", .class("number"), text: String(count))
      }
    }
  }

  /// Adds a table of clauses, whose cells the closure adds, or that there is none.
  fileprivate mutating func appendRows(
    of rows: [Coverage.Row], _ wording: any Wording, cells: (Coverage.Row, inout HTML) -> Void
  ) {
    guard !rows.isEmpty else { return line("p", text: wording.nothingToSettle) }
    appendTable(
      [wording.clause, wording.level, wording.confidence, wording.scenarios],
      styleClass: "unsettled", label: wording.rowsToRun
    ) { body in
      for row in rows { body.block("tr", .id(row.clause)) { cells(row, &$0) } }
    }
  }

  /// Adds the cells of one clause.
  fileprivate mutating func append(
    _ row: Coverage.Row, _ heading: Page.Heading?, _ path: String?, in language: Language
  ) {
    let wording = language.wording
    let isOriginal = heading.map { $0.translation == .missing } ?? true
    line("th", .constant("scope", "row"), isOriginal ? language.markOfOriginal : nil) { cell in
      cell.appendLink(to: row.clause, path) { link in
        link.element("span", .class("id"), text: row.clause)
        link.append(text: " \(heading?.text ?? row.title)")
      }
    }
    line("td") { $0.append(row.level) }
    line("td", text: wording.confidence(row.confidence))
    line("td") { cell in
      let (ids, others) = EvidencePage.named(of: row)
      guard !ids.isEmpty else { return cell.append(Outcome.notTested, wording) }
      for (index, id) in ids.enumerated() {
        if index > 0 { cell.append(text: ", ") }
        cell.appendLink(to: id, path) { $0.append(text: id) }
      }
      if others > 0 { cell.append(text: " \(wording.andMore(others))") }
    }
  }

  private mutating func appendLink(
    to anchor: String, _ path: String?, content: (inout HTML) -> Void
  ) {
    guard let path else { return content(&self) }
    element("a", .class("permalink"), .href(.file(path, at: anchor, root: "")), content: content)
  }
}
