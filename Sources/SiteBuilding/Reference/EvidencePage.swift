import Conformance
import Results
import SpecReading

/// The page about the clauses' confidence, and the scenarios that a recorded run on UIKit would settle.
enum EvidencePage {
  /// Its name.
  static let name = "evidence"
  /// The file of the site that shows it.
  static let path = name + ".html"
  /// The number of a clause's scenarios that are named.
  fileprivate static let namedRows = 3

  /// Generates the page; the titles of clauses are from the pages of the language.
  static func page(
    _ data: SiteData, _ pages: [Page], _ strings: LocalizedStrings
  ) -> ReferencePage {
    let coverage = data.coverage
    var page = ReferencePage(
      name: name, title: strings[.evidence],
      introduction: HTML { $0.append(text: strings[.evidenceIntroduction]) },
      reserved: coverage.clauses.map(\.clause.id))
    page.appendHeading(strings[.clausesByConfidence], anchor: "clauses-by-confidence")
    page.body.appendFigures(of: coverage, strings)
    page.appendHeading(strings[.uikitRuns], anchor: "uikit")
    page.body.append(coverage.standings, strings)
    page.appendHeading(strings[.rowsToRun], anchor: "rows-to-run")
    page.body.appendRows(of: coverage.unsettled, pages, data, strings)
    return page
  }
}

extension HTML {
  /// Appends the number of clauses of each confidence, by level.
  fileprivate mutating func appendFigures(of coverage: Coverage, _ strings: LocalizedStrings) {
    let levels = Level.allCases.sorted(by: >)
    appendTable(
      [strings[.confidence]] + levels.map(\.rawValue) + [strings[.total]],
      class: "reference coverage", label: strings[.clausesByConfidence]
    ) { body in
      for confidence in Confidence.allCases {
        let counts = levels.map { coverage.count(confidence, $0) }
        body.appendFigures(strings[of: confidence], counts)
      }
      let totals = levels.map { level in coverage.clauses.count { $0.clause.level == level } }
      body.appendFigures(strings[.total], totals)
      body.appendFigures(strings[.ofTheseRecorded], levels.map(coverage.recordedCount))
    }
  }

  /// Appends how many scenarios UIKit did as the pages say, for each system; a note without any.
  fileprivate mutating func append(_ runs: [UIKitSummary], _ strings: LocalizedStrings) {
    guard !runs.isEmpty else { return line("p", text: strings[.uikitNotAsked]) }
    appendTable(
      [
        strings[.system], strings[.heldHead], strings[.differingHead], strings[.changedHead],
        strings[.unaskedHead],
      ], class: "reference coverage", label: strings[.uikitRuns]
    ) { body in
      for run in runs {
        let counts = [run.matching, run.differing, run.changed, run.unasked].map(\.count)
        body.appendRow(counts) { $0.append(foreign: run.system) }
      }
    }
  }

  private mutating func appendFigures(_ title: String, _ counts: [Int]) {
    appendRow(counts + [counts.reduce(0, +)]) { $0.append(text: title) }
  }

  /// Appends a table of clauses, or a note that there are none.
  fileprivate mutating func appendRows(
    of rows: [Coverage.Row], _ pages: [Page], _ data: SiteData, _ strings: LocalizedStrings
  ) {
    guard !rows.isEmpty else { return line("p", text: strings[.nothingToSettle]) }
    let headings = Dictionary(
      grouping: pages.flatMap(\.blocks).compactMap(\.heading), by: \.clause?.id)
    appendTable(
      [strings[.clause], strings[.level], strings[.confidence], strings[.scenarios]],
      class: "reference unsettled", label: strings[.rowsToRun], of: rows, id: \.clause.id
    ) { line, row in
      let id = row.clause.id
      line.append(row, headings[id]?.last, data.paths[id, default: ""], strings)
    }
  }

  /// Appends the cells of one clause.
  private mutating func append(
    _ row: Coverage.Row, _ heading: Page.Heading?, _ path: String, _ strings: LocalizedStrings
  ) {
    let clause = row.clause
    let isOriginal = heading.map { $0.translation == .missing } ?? true
    line("th", .constant("scope", "row"), isOriginal ? strings.markOfOriginal : nil) { cell in
      let address = Address.file(path, at: clause.id, root: "")
      cell.element("a", .class("permalink"), .href(address)) { link in
        link.element("span", .class("id"), text: clause.id)
        link.append(text: " \(heading?.text ?? clause.title)")
      }
    }
    line("td") { $0.append(clause.level) }
    line("td", text: strings[of: clause.confidence])
    line("td") { cell in
      guard !row.scenarios.isEmpty else { return cell.append(Outcome.notTested, strings) }
      cell.append(listOf: row.scenarios.prefix(EvidencePage.namedRows)) {
        $0.appendLink(to: $1, on: path, root: "", strings)
      }
      let others = row.scenarios.count - EvidencePage.namedRows
      if others > 0 { cell.append(text: " \(strings.text(.andMore, count: others))") }
    }
  }
}
