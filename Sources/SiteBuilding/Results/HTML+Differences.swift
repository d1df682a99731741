import Conformance
import Results
import SpecReading

extension HTML {
  /// Adds links to the pages of the engines, for readers whose browser has no data to compare.
  mutating func appendEngineLinks(_ site: LocalizedSite) {
    guard !site.results.engines.isEmpty else { return }
    line("p", .class("note")) { note in
      note.append(text: "\(site.strings[.eachEngine]) ")
      for (engine, key) in zip(site.results.engines, site.results.keys) {
        note.element("a", .href(.file(key.path, root: ""))) {
          $0.append(foreign: "\(engine.name) \(engine.version)")
        }
        note.append(text: " · ")
      }
      note.element("a", .href(.file(SiteFile.matrix, root: "")), text: site.strings[.matrix])
    }
  }

  /// Adds the scenarios in which the engines differ, with all outcomes.
  mutating func appendDifferences(_ site: LocalizedSite) {
    let strings = site.strings
    let differing = site.pages.map { page in
      (page, page.scenarios.filter { Outcome.differ(site.results.outcomes(on: $0.id)) })
    }.filter { !$0.1.isEmpty }
    guard !differing.isEmpty else {
      let words = site.results.areSeveral ? strings[.noDifferences] : strings[.noTwoEngines]
      return line("p", .class("note"), text: words)
    }
    scrollBox(label: strings[.differences]) { box in
      box.block("table", .class("differences")) { html in
        html.block("thead") {
          $0.appendHead(
            [strings[.scenario], strings[.level], strings[.expectedHead]], site.results)
        }
        for (page, scenarios) in differing {
          html.block("tbody") { body in
            body.block("tr") { line in
              line.line(
                "th", .constant("scope", "rowgroup"), .class("group"),
                .number("colspan", 3 + site.results.engines.count), text: page.title)
            }
            for scenario in scenarios { body.append(scenario, of: page, site) }
          }
        }
      }
    }
  }

  private mutating func append(_ scenario: Scenario, of page: Page, _ site: LocalizedSite) {
    let results = site.results.results(on: scenario.id)
    let id = scenario.id.description
    block("tr") { line in
      line.line("th", .constant("scope", "row")) {
        $0.appendLink(to: id, on: page.path, root: "", site.strings)
      }
      line.line("td") { $0.append(scenario.clause.level) }
      line.line("td") { cell in
        guard let first = results.lazy.compactMap({ $0?.verdict.differences.first }).first
        else { return }
        let phrase = site.strings.text(of: first.phrase)
        let expected = site.strings.text(of: first.expected)
        cell.element("span", .class("phrase"), phrase.mark, text: phrase.text)
        cell.append(text: " ")
        cell.element("b", expected.mark, text: expected.text)
      }
      for result in results {
        line.line("td", .class("engine")) { cell in
          cell.append(Outcome(result), site.strings)
          guard let first = result?.verdict.differences.first else { return }
          cell.append(text: " ")
          let actual = site.strings.text(of: first.actual)
          cell.element("b", actual.mark) { $0.append(foreign: actual.text) }
          guard let cause = first.cause.map({ site.strings.text(of: $0.sentence) }) else { return }
          cell.line("p", .class("cause"), cause.mark) { $0.append(foreign: cause.text) }
        }
      }
    }
  }
}
