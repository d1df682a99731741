import Conformance
import Results
import SpecReading

/// The page about the clauses' confidence, and the scenarios that a recorded run on UIKit would settle.
struct EvidencePage {
  /// Its name.
  static let name = "evidence"
  /// The file of the site that shows it.
  static let path = name + ".html"
  /// The number of a clause's scenarios that are named.
  private static let namedRows = 3

  /// Whether the page lists a clause.
  static func lists(_ clause: Clause, _ data: SiteData) -> Bool {
    !clause.confidence.needsAddress && !data.coverage.clauses.isEmpty
  }

  /// The page.
  let page: ReferencePage

  /// Generates the page; the titles of clauses are from the pages of the language.
  init(_ data: SiteData, _ pages: [Page], _ strings: LocalizedStrings) {
    let coverage = data.coverage
    let ids = coverage.clauses.map(\.clause)
    var anchors = Anchors(reserved: ids)
    var outline = Outline()
    let sections = [
      (strings[.clausesByConfidence], anchors.take("clauses-by-confidence")),
      (strings[.uikitRuns], anchors.take("uikit")),
      (strings[.rowsToRun], anchors.take("rows-to-run")),
    ]
    for (title, anchor) in sections { outline.add(title, level: 2, anchor: anchor) }
    let headings = pages.reduce(into: [String: Page.Heading]()) { headings, page in
      for case .heading(let heading) in page.blocks {
        if let clause = heading.clause { headings[clause.id] = heading }
      }
    }
    let body = HTML { html in
      html.line("h2", .id(sections[0].1), text: sections[0].0)
      html.appendFigures(of: coverage, strings)
      html.line("h2", .id(sections[1].1), text: sections[1].0)
      html.append(coverage.standings, strings)
      html.line("h2", .id(sections[2].1), text: sections[2].0)
      html.appendRows(of: coverage.unsettled, strings) { row, cells in
        cells.append(row, headings[row.clause], data.paths[row.clause], strings)
      }
    }
    page = ReferencePage(
      name: Self.name, title: strings[.evidence],
      introduction: HTML { $0.line("p", text: strings[.evidenceIntroduction]) }, body: body,
      outline: outline.html(strings),
      places: sections.map { ReferencePage.Place(title: $0.0, anchor: $0.1) })
  }

  /// Returns the scenarios that are named, and the number of the others.
  fileprivate static func named(of row: Coverage.Row) -> (ids: ArraySlice<String>, others: Int) {
    (row.scenarios.prefix(namedRows), max(0, row.scenarios.count - namedRows))
  }
}

extension HTML {
  /// Appends the number of clauses of each confidence, by level.
  fileprivate mutating func appendFigures(of coverage: Coverage, _ strings: LocalizedStrings) {
    let levels = Level.allCases.sorted(by: >)
    appendTable(
      [strings[.confidence]] + levels.map(\.rawValue) + [strings[.total]], styleClass: "coverage",
      label: strings[.clausesByConfidence]
    ) { body in
      for confidence in Confidence.allCases {
        let counts = levels.map { coverage.count(confidence, $0) }
        body.appendFigures(strings[StringKey(confidence)], counts)
      }
      let totals = levels.map { level in coverage.clauses.count { $0.level == level } }
      body.appendFigures(strings[.total], totals)
      body.appendFigures(strings[.ofTheseRecorded], levels.map(coverage.recordedCount))
    }
  }

  /// Appends how many scenarios UIKit did as the pages say, for each system; a note without any.
  fileprivate mutating func append(_ runs: [UIKitStanding], _ strings: LocalizedStrings) {
    guard !runs.isEmpty else { return line("p", text: strings[.uikitNotAsked]) }
    appendTable(
      [
        strings[.system], strings[.heldHead], strings[.departedHead], strings[.changedHead],
        strings[.unaskedHead],
      ], styleClass: "coverage", label: strings[.uikitRuns]
    ) { body in
      for run in runs {
        let counts = [run.held, run.departed, run.changed, run.unasked].map(\.count)
        body.appendRow(counts) { $0.append(foreign: run.system) }
      }
    }
  }

  private mutating func appendFigures(_ title: String, _ counts: [Int]) {
    appendRow(counts + [counts.reduce(0, +)]) { $0.append(text: title) }
  }

  /// Appends a table of clauses, whose cells the closure appends, or a note that there are none.
  fileprivate mutating func appendRows(
    of rows: [Coverage.Row], _ strings: LocalizedStrings, cells: (Coverage.Row, inout HTML) -> Void
  ) {
    guard !rows.isEmpty else { return line("p", text: strings[.nothingToSettle]) }
    appendTable(
      [strings[.clause], strings[.level], strings[.confidence], strings[.scenarios]],
      styleClass: "unsettled", label: strings[.rowsToRun]
    ) { body in
      for row in rows { body.block("tr", .id(row.clause)) { cells(row, &$0) } }
    }
  }

  /// Appends the cells of one clause.
  fileprivate mutating func append(
    _ row: Coverage.Row, _ heading: Page.Heading?, _ path: String?, _ strings: LocalizedStrings
  ) {
    let isOriginal = heading.map { $0.translation == .missing } ?? true
    line("th", .constant("scope", "row"), isOriginal ? strings.markOfOriginal : nil) { cell in
      cell.appendLink(to: row.clause, path) { link in
        link.element("span", .class("id"), text: row.clause)
        link.append(text: " \(heading?.text ?? row.title)")
      }
    }
    line("td") { $0.append(row.level) }
    line("td", text: strings[StringKey(row.confidence)])
    line("td") { cell in
      let (ids, others) = EvidencePage.named(of: row)
      guard !ids.isEmpty else { return cell.append(Outcome.notTested, strings) }
      for (index, id) in ids.enumerated() {
        if index > 0 { cell.append(text: ", ") }
        cell.appendLink(to: id, path) { $0.append(text: strings.label(of: id)) }
      }
      if others > 0 { cell.append(text: " \(strings.text(.andMore, count: others))") }
    }
  }

  private mutating func appendLink(
    to anchor: String, _ path: String?, content: (inout HTML) -> Void
  ) {
    guard let path else { return content(&self) }
    element("a", .class("permalink"), .href(.file(path, at: anchor, root: "")), content: content)
  }
}
