import Conformance
import Results
import SpecReading

extension HTML {
  /// Appends the table of a page's clauses with every engine's counts; nothing without clauses.
  mutating func appendContents(of page: Page, score: PageScore, _ site: LocalizedSite) {
    let strings = site.strings
    guard !page.clauses.isEmpty else { return }
    block("nav", .class("contents"), .label(strings[.clauses])) { nav in
      nav.appendTable(
        .class("summary"), site.results.columns, label: strings[.tableOfClauses]
      ) {
        $0.appendHead([strings[.clause], strings[.level]], site.results)
      } rows: { body in
        for clause in page.clauses {
          body.appendContentsRow(of: clause, score.tallies(of: clause), on: page, site)
        }
      } foot: { foot in
        guard !score.totals.isEmpty else { return }
        foot.block("tr") { line in
          line.line(
            "th", .constant("scope", "row"), .number("colspan", 2), text: strings[.allClauses])
          line.appendCells(of: score.totals, site.counted(on: page.path, root: page.root), strings)
        }
      }
    }
  }

  /// Appends the head of a table that ends with a column for each engine.
  mutating func appendHead(_ columns: [String], numbers: [String] = [], _ engines: ResultsIndex) {
    block("tr") { line in
      line.appendHeads(columns)
      for column in numbers {
        line.line("th", .constant("scope", "col"), .class("number"), text: column)
      }
      line.appendHeads(of: engines)
    }
  }

  /// Appends a cell with the counts of each engine.
  mutating func appendCells(
    of tallies: [Tally], _ counted: [CountedScenarios], _ strings: LocalizedStrings
  ) {
    for (tally, counted) in zip(tallies, counted) {
      line("td", .class("engine")) { cell in
        if tallies.count > 1 {
          cell.append(compact: tally, of: counted, strings)
        } else {
          cell.append(tally, of: counted, strings)
        }
      }
    }
  }

  private mutating func appendContentsRow(
    of clause: Clause, _ tallies: [Tally], on page: Page, _ site: LocalizedSite
  ) {
    let counted = site.counted(on: page.path, clause: clause.id, root: page.root)
    block("tr") { line in
      line.line("th", .constant("scope", "row")) { cell in
        cell.element("a", .href(.place(clause.id))) { link in
          link.element("span", .class("id"), text: clause.id)
          link.append(text: " \(clause.title)")
        }
      }
      line.line("td") { $0.append(clause.level) }
      line.appendCells(of: tallies, counted, site.strings)
    }
  }

  /// Appends the table of the pages with clauses and every engine's counts, and links to the others.
  mutating func appendPages(of site: LocalizedSite) {
    let strings = site.strings
    appendTable(.class("summary"), site.results.columns, label: strings[.tableOfPages]) {
      $0.appendHead(
        [strings[.page]], numbers: [strings[.clauses], strings[.scenarios]], site.results)
    } rows: { body in
      for (page, score) in zip(site.pages, site.results.pages) where !page.clauses.isEmpty {
        body.appendPageRow(page, score, site)
      }
    }
    let others = site.pages.filter(\.clauses.isEmpty)
    guard !others.isEmpty else { return }
    let links = HTML { html in
      html.append(listOf: others, separator: " · ") {
        $0.element("a", .href(.file($1.path, root: "")), text: $1.title)
      }
    }
    line("p", .class("note")) { $0.append(strings.html(.pagesOfProse, ["pages": links])) }
  }

  private mutating func appendPageRow(_ page: Page, _ score: PageScore, _ site: LocalizedSite) {
    block("tr") { line in
      line.line("th", .constant("scope", "row")) {
        $0.element("a", .href(.file(page.path, root: "")), text: page.title)
      }
      for count in [page.clauses.count, page.scenarios.count] {
        line.line("td", .class("number"), text: count > 0 ? String(count) : "–")
      }
      for (engine, tally) in score.totals.enumerated() {
        line.line("td", .class("engine")) { $0.append(tally, of: engine, on: page, site) }
      }
    }
  }

  /// Appends how many of the scenarios that an engine was asked on a page hold, with a link to those
  /// that do not, or to all.
  private mutating func append(
    _ tally: Tally, of engine: Int, on page: Page, _ site: LocalizedSite
  ) {
    let outcome = tally[.passed] == tally.asked ? Outcome.passed : Outcome(tally)
    let content = HTML { html in
      html.element("span", .class(tally.asked > 0 ? outcome.styleClass : "none")) { text in
        let figure = tally.asked > 0 ? "\(tally[.passed])/\(tally.asked)" : "–"
        text.element("span", .constant("aria-hidden", "true"), text: figure)
        text.element("span", .class("spoken"), text: tally.words(site.strings))
      }
    }
    guard tally.asked > 0 else { return append(content) }
    let verdict = Outcome.wrong.contains(outcome) ? "wrong" : "asked"
    element("a", .href(.scenarios(site.counted(on: page.path)[engine], verdict: verdict))) {
      $0.append(content)
    }
  }
}
