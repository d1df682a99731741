import Conformance
import SpecReading

extension HTML {
  /// Adds every scenario in which the engines differ, with what each of them did; scripts put a
  /// comparison of any two in its place.
  mutating func appendDifferences(_ pages: [Page], _ edition: Edition) {
    block("div", .class("without-script")) { $0.appendDifferenceTable(pages, edition) }
  }

  private mutating func appendDifferenceTable(_ pages: [Page], _ edition: Edition) {
    let differing = pages.map { page in
      (page, page.scenarios.filter { Standings.differ(edition.scoreboard.verdicts(on: $0.id)) })
    }.filter { !$0.1.isEmpty }
    guard !differing.isEmpty else {
      let isOne = !edition.scoreboard.labels.areSeveral
      let words =
        isOne
        ? "There are no two engines here to be compared."
        : "In every scenario that several engines were asked, they did the same."
      line("p", .class("note"), text: words)
      return
    }
    scrollBox(label: "Scenarios in which the engines differ") { box in
      box.block("table", .class("differences")) { html in
        html.appendHead(["Scenario", "Level", "Expected"], edition.scoreboard.labels)
        for (page, scenarios) in differing {
          html.block("tbody") { body in
            body.block("tr") { line in
              line.line(
                "th", .constant("scope", "rowgroup"), .class("group"),
                .number("colspan", 3 + edition.scoreboard.engines.count), text: page.title)
            }
            for scenario in scenarios { body.append(scenario, of: page, edition.scoreboard) }
          }
        }
      }
    }
  }

  private mutating func append(_ scenario: Scenario, of page: Page, _ scoreboard: Scoreboard) {
    let verdicts = scoreboard.verdicts(on: scenario.id)
    block("tr") { line in
      line.line("th", .constant("scope", "row")) {
        $0.appendLink(to: scenario, of: page, root: "")
      }
      line.line("td") { $0.append(scenario.clause.level) }
      line.line("td") { cell in
        guard let first = verdicts.lazy.compactMap(\.firstDifference).first else { return }
        cell.element("span", .class("phrase"), text: first.phrase)
        cell.append(text: " ")
        cell.element("b", text: first.expected)
      }
      for verdict in verdicts {
        line.line("td", .class("engine")) { cell in
          cell.append(Outcome(verdict))
          guard let first = verdict.firstDifference else { return }
          cell.append(text: " ")
          cell.element("b") { $0.append(foreign: first.actual) }
        }
      }
    }
  }

  /// Adds a scenario's name, which leads to its row.
  mutating func appendLink(to scenario: Scenario, of page: Page, root: String) {
    let name = scenario.id.description
    element("a", .class("permalink"), .href(.file(page.path, at: name, root: root)), text: name)
  }
}

extension Verdict? {
  /// The first thing that differed from what is expected.
  var firstDifference: Difference? {
    if case .failed(let differences) = self { differences.first } else { nil }
  }
}
