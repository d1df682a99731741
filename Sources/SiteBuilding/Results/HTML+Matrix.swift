import Conformance
import SpecReading

extension HTML {
  /// Adds the table of the pages with the counts of every engine.
  mutating func appendPageMatrix(_ site: LocalizedSite) {
    let strings = site.strings
    scrollBox(label: strings[.enginesByPages]) { box in
      box.block("table", .class("summary matrix"), .data("data-matrix", "pages")) { html in
        html.appendLevelHead([strings[.page]], site, root: "")
        html.block("tbody") { body in
          let rows = zip(site.pages, site.data.standings.pages).enumerated()
          for (order, (page, tallies)) in rows where !page.clauses.isEmpty {
            let address = Address.file(page.path, root: "")
            body.block("tr", .data("data-key", address.text)) { line in
              line.line("th", .constant("scope", "row"), .sort(by: order)) {
                $0.element("a", .href(address), text: page.title)
              }
              line.appendCells(of: tallies, strings)
            }
          }
        }
        html.block("tfoot") { foot in
          foot.block("tr", .data("data-key", "")) { line in
            line.line("th", .constant("scope", "row"), text: strings[.allPages])
            line.appendCells(of: site.data.standings.totals, strings)
          }
        }
      }
    }
  }

  /// Adds the table of the features with the counts of every engine.
  mutating func appendFeatureMatrix(_ site: LocalizedSite) {
    let strings = site.strings
    scrollBox(label: strings[.enginesByFeatures]) { box in
      box.block("table", .class("summary matrix"), .data("data-matrix", "features")) { html in
        html.appendLevelHead([strings[.feature]], site, root: "")
        html.block("tbody") { body in
          for (order, row) in site.data.standings.features.enumerated() {
            let name = row.feature.rawValue
            body.block("tr", .data("data-key", name)) { line in
              line.line("th", .constant("scope", "row"), .sort(by: order), text: name)
              for (engine, tally) in zip(site.scoreboard.engines, row.tallies) {
                line.appendCells(of: row.feature, tally, of: engine, strings)
              }
            }
          }
        }
      }
    }
  }

  /// Adds the two cells of an engine for a feature, or that it does not claim it.
  mutating func appendCells(
    of feature: Feature, _ tally: LevelTally, of engine: EngineProfile, _ strings: LocalizedStrings
  ) {
    guard engine.features.contains(feature) || tally.total.asked > 0 else {
      line("td", .class("engine")) {
        $0.element("span", .class(Outcome.skipped.styleClass), text: strings[.notClaimed])
      }
      line("td", text: "")
      return
    }
    appendCells(of: [tally], strings)
  }

  /// Adds the table of all clauses with the counts of every engine: those first on which the
  /// engines differ most, then the others as the pages have them.
  mutating func appendClauseMatrix(_ site: LocalizedSite) {
    let rows = ClauseStanding.rows(of: site)
    let (labels, strings) = (site.labels, site.strings)
    scrollBox(label: strings[.enginesByClauses]) { box in
      box.block("table", .class("summary matrix clauses"), .data("data-matrix", "clauses")) {
        html in
        html.block("thead") { head in
          head.block("tr") { line in
            line.appendHeads([strings[.clause], strings[.page], strings[.level]])
            line.line(
              "th", .constant("scope", "col"), .constant("data-column", "differ"),
              .constant("data-first", "descending"), text: strings[.differ])
            for short in labels.shorts {
              line.line("th", .constant("scope", "col"), .class("engine")) { $0.append(short) }
            }
          }
        }
        html.block("tbody") { body in for row in rows { body.append(row, strings) } }
      }
    }
  }

  private mutating func append(_ row: ClauseStanding, _ strings: LocalizedStrings) {
    let features = Set(row.clause.features).inOrder
    block(
      "tr", .data("data-key", row.clause.id), .data("data-features", features)
    ) { line in
      line.line("th", .constant("scope", "row"), .sort(by: row.order)) { cell in
        cell.element("a", .href(.file(row.page.path, at: row.clause.id, root: ""))) { link in
          link.element("span", .class("id"), text: row.clause.id)
          link.append(text: " \(row.clause.title)")
        }
      }
      line.line("td", .sort(by: row.order), text: row.page.title)
      line.line("td", .sort(by: row.clause.level.weight)) { $0.append(row.clause.level) }
      if row.disagreement > 0 {
        line.line("td", .sort(by: row.disagreement), text: String(row.disagreement))
      } else {
        line.line("td", text: "")
      }
      for tally in row.tallies {
        line.line("td", .class("engine"), .share(of: tally)) {
          $0.append(compact: tally, strings)
        }
      }
    }
  }
}

extension Level {
  /// What binds most has the least weight, and comes first.
  fileprivate var weight: Int { Level.allCases.count { $0 > self } }
}
