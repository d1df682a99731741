import Conformance
import SpecReading

extension HTML {
  /// Adds the table of a page's clauses with every engine's counts, or nothing without clauses.
  mutating func appendContents(of page: Page, score: PageScore, _ edition: Edition) {
    let wording = edition.wording
    guard !page.clauses.isEmpty else { return }
    block("nav", .class("contents"), .label(wording.clauses)) { nav in
      nav.scrollBox(label: wording.tableOfClauses) { box in
        box.block("table", .class("summary")) { html in
          html.appendHead([wording.clause, wording.level], edition.labels)
          html.block("tbody") { body in
            for clause in page.clauses {
              body.appendContentsRow(of: clause, score.tallies(of: clause), wording)
            }
          }
          if !score.totals.isEmpty {
            html.block("tfoot") { $0.appendContentsFoot(score.totals, wording) }
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
        line.appendHeads(columns)
        for column in numbers {
          line.line("th", .constant("scope", "col"), .class("number"), text: column)
        }
        line.append(engines.columnHeads)
      }
    }
  }

  /// Adds the cells that hold each engine's counts.
  mutating func appendCells(of tallies: [Tally], _ wording: any Wording) {
    for tally in tallies {
      line("td", .class("engine")) { cell in
        if tallies.count > 1 {
          cell.append(compact: tally, wording)
        } else {
          cell.append(tally, wording)
        }
      }
    }
  }

  private mutating func appendContentsRow(
    of clause: Clause, _ tallies: [Tally], _ wording: any Wording
  ) {
    block("tr") { line in
      line.line("th", .constant("scope", "row")) { cell in
        cell.element("a", .href(.place(clause.id))) { link in
          link.element("span", .class("id"), text: clause.id)
          link.append(text: " \(clause.title)")
        }
      }
      line.line("td") { $0.append(clause.level) }
      line.appendCells(of: tallies, wording)
    }
  }

  private mutating func appendContentsFoot(_ totals: [Tally], _ wording: any Wording) {
    block("tr") { line in
      line.line("th", .constant("scope", "row"), .number("colspan", 2), text: wording.allClauses)
      line.appendCells(of: totals, wording)
    }
  }
}
