import Conformance
import SpecReading

extension HTML {
  /// Adds a card for every engine, or says that none was run.
  mutating func appendCards(of scoreboard: Scoreboard) {
    guard !scoreboard.engines.isEmpty else {
      line("p", .class("note"), text: "No engine has been run against these pages yet.")
      return
    }
    block("ul", .class("engines")) { html in
      for (number, engine) in scoreboard.engines.enumerated() {
        html.appendCard(
          of: engine, scoreboard.labels.keys[number], tally: scoreboard.totals[number],
          strays: scoreboard.strays[number])
      }
    }
  }

  /// Adds the table of all pages with every engine's counts.
  mutating func appendPages(_ pages: [Page], _ scoreboard: Scoreboard) {
    scrollBox(label: "Table of pages") { box in
      box.block("table", .class("summary")) { html in
        html.appendHead(["Page"], numbers: ["Clauses", "Scenarios"], scoreboard.labels)
        html.block("tbody") { body in
          for (page, score) in zip(pages, scoreboard.pages) {
            body.appendPageRow(page, score)
          }
        }
      }
    }
  }

  private mutating func appendPageRow(_ page: Page, _ score: PageScore) {
    block("tr") { line in
      line.line("th", .constant("scope", "row")) {
        $0.element("a", .href(.file(page.path, root: "")), text: page.title)
      }
      line.line("td", .class("number"), text: String(page.clauses.count))
      line.line("td", .class("number"), text: String(page.scenarios.count))
      if page.clauses.isEmpty {
        for _ in score.totals { line.line("td", .class("engine"), text: "") }
      } else {
        line.appendCells(of: score.totals)
      }
    }
  }
}
