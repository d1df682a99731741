import Conformance
import SpecReading

extension HTML {
  /// Adds the table of a page's clauses with every engine's counts, or nothing without clauses.
  mutating func appendContents(of page: Page, score: PageScore, _ engines: EngineLabels) {
    guard !page.clauses.isEmpty else { return }
    block("nav", .class("contents"), .label("Clauses")) { nav in
      nav.scrollBox(label: "Table of clauses") { box in
        box.block("table", .class("summary")) { html in
          html.appendHead(["Clause", "Level"], engines)
          html.block("tbody") { body in
            for clause in page.clauses {
              body.appendContentsRow(of: clause, score.tallies(of: clause))
            }
          }
          if !score.totals.isEmpty {
            html.block("tfoot") { $0.appendContentsFoot(score.totals) }
          }
        }
      }
    }
  }

  /// Adds the first line of a table that ends with a column for each engine.
  mutating func appendHead(
    _ columns: [String], numbers: [String] = [], _ engines: EngineLabels
  ) {
    block("thead") { head in
      head.block("tr") { line in
        for column in columns {
          line.line("th", .constant("scope", "col"), text: column)
        }
        for column in numbers {
          line.line("th", .constant("scope", "col"), .class("number"), text: column)
        }
        line.append(engines.columnHeads)
      }
    }
  }

  /// Adds the cells that hold each engine's counts.
  mutating func appendCells(of tallies: [Tally]) {
    for tally in tallies {
      line("td", .class("engine")) { cell in
        if tallies.count > 1 { cell.append(compact: tally) } else { cell.append(tally) }
      }
    }
  }

  private mutating func appendContentsRow(of clause: Clause, _ tallies: [Tally]) {
    block("tr") { line in
      line.line("th", .constant("scope", "row")) { cell in
        cell.element("a", .href(.place(clause.id))) { link in
          link.element("span", .class("id"), text: clause.id)
          link.append(text: " \(clause.title)")
        }
      }
      line.line("td") { $0.append(clause.level) }
      line.appendCells(of: tallies)
    }
  }

  private mutating func appendContentsFoot(_ totals: [Tally]) {
    block("tr") { line in
      line.line("th", .constant("scope", "row"), .number("colspan", 2), text: "All clauses")
      line.appendCells(of: totals)
    }
  }
}
