import Conformance
import SpecReading

extension HTML {
  /// Adds a card for every engine, or says that none was run.
  mutating func appendCards(of edition: Edition) {
    let results = edition.results
    guard !results.engines.isEmpty else {
      line("p", .class("note"), text: edition.wording.noEngines)
      return
    }
    block("ul", .class("engines")) { html in
      for (number, engine) in results.engines.enumerated() {
        html.appendCard(
          of: engine, edition.labels.keys[number], tally: results.totals[number],
          strays: results.strays[number], edition.wording)
      }
    }
  }

  /// Adds the table of all pages with every engine's counts.
  mutating func appendPages(of edition: Edition) {
    let wording = edition.wording
    scrollBox(label: wording.tableOfPages) { box in
      box.block("table", .class("summary")) { html in
        html.appendHead(
          [wording.page], numbers: [wording.clauses, wording.scenarios], edition.labels)
        html.block("tbody") { body in
          for (page, score) in zip(edition.pages, edition.results.pages) {
            body.appendPageRow(page, score, wording)
          }
        }
      }
    }
  }

  private mutating func appendPageRow(_ page: Page, _ score: PageScore, _ wording: any Wording) {
    block("tr") { line in
      line.line("th", .constant("scope", "row")) {
        $0.element("a", .href(.file(page.path, root: "")), text: page.title)
      }
      line.line("td", .class("number"), text: String(page.clauses.count))
      line.line("td", .class("number"), text: String(page.scenarios.count))
      if page.clauses.isEmpty {
        for _ in score.totals { line.line("td", .class("engine"), text: "") }
      } else {
        line.appendCells(of: score.totals, wording)
      }
    }
  }
}
