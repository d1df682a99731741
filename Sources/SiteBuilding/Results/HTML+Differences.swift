import Conformance
import SpecReading

extension HTML {
  /// Adds the scenarios in which the engines differ, with all outcomes. Scripts replace the table by
  /// a comparison of any two engines.
  mutating func appendDifferences(_ edition: Edition) {
    block("div", .class("without-script")) { $0.appendDifferenceTable(edition) }
  }

  private mutating func appendDifferenceTable(_ edition: Edition) {
    let wording = edition.wording
    let differing = edition.pages.map { page in
      (page, page.scenarios.filter { Outcome.differ(edition.results.verdicts(on: $0.id)) })
    }.filter { !$0.1.isEmpty }
    guard !differing.isEmpty else {
      let words = edition.labels.areSeveral ? wording.noDifferences : wording.noTwoEngines
      line("p", .class("note"), text: words)
      return
    }
    scrollBox(label: wording.differences) { box in
      box.block("table", .class("differences")) { html in
        html.appendHead(
          [wording.scenario, wording.level, wording.expectedHead], edition.labels)
        for (page, scenarios) in differing {
          html.block("tbody") { body in
            body.block("tr") { line in
              line.line(
                "th", .constant("scope", "rowgroup"), .class("group"),
                .number("colspan", 3 + edition.results.engines.count), text: page.title)
            }
            for scenario in scenarios { body.append(scenario, of: page, edition) }
          }
        }
      }
    }
  }

  private mutating func append(_ scenario: Scenario, of page: Page, _ edition: Edition) {
    let verdicts = edition.results.verdicts(on: scenario.id)
    block("tr") { line in
      line.line("th", .constant("scope", "row")) {
        $0.appendLink(to: scenario, of: page, root: "")
      }
      line.line("td") { $0.append(scenario.clause.level) }
      line.line("td", edition.language.markOfOriginal) { cell in
        guard let first = verdicts.lazy.compactMap(\.firstDifference).first else { return }
        cell.element("span", .class("phrase"), text: first.phrase.withVisibleControls)
        cell.append(text: " ")
        cell.element("b", text: first.expected.withVisibleControls)
      }
      for verdict in verdicts {
        line.line("td", .class("engine")) { cell in
          cell.append(Outcome(verdict), edition.wording)
          guard let first = verdict.firstDifference else { return }
          cell.append(text: " ")
          cell.element("b", edition.language.markOfOriginal) { $0.append(foreign: first.actual) }
        }
      }
    }
  }

  /// Adds the id of a scenario with a link to its row.
  mutating func appendLink(to scenario: Scenario, of page: Page, root: String) {
    let name = scenario.id.description
    element("a", .class("permalink"), .href(.file(page.path, at: name, root: root)), text: name)
  }
}

extension Verdict? {
  /// The first difference from the expectations.
  var firstDifference: Difference? {
    self?.differences.first
  }
}
