import Conformance
import SpecReading

extension HTML {
  /// Adds the profile of an engine and its totals.
  mutating func appendProfile(of number: Int, _ edition: Edition) {
    let (results, wording) = (edition.results, edition.wording)
    let engine = results.engines[number]
    block("dl", .class("profile")) { html in
      html.line("dt", text: wording.version)
      html.line("dd") { $0.append(foreign: engine.version) }
      html.line("dt", text: wording.writtenIn)
      html.line("dd") { $0.append(foreign: engine.language) }
      guard let homepage = engine.homepage, let address = Address.web(homepage) else { return }
      html.line("dt", text: wording.home)
      html.line("dd") {
        $0.element("a", .href(address), .foreignTarget, text: homepage)
      }
    }
    appendBar(of: results.totals[number])
    appendCounts(of: results.totals[number], wording)
  }

  /// Adds the table of pages with the engine's tallies.
  mutating func appendPages(of engine: Int, _ edition: Edition) {
    let (statistics, wording) = (edition.data.statistics, edition.wording)
    appendLevelTable(label: wording.resultsByPage, first: [wording.page]) { body in
      for (page, tallies) in zip(edition.pages, statistics.pages) where !page.clauses.isEmpty {
        body.block("tr") { line in
          line.line("th", .constant("scope", "row")) {
            $0.element("a", .href(.file(page.path, root: "../")), text: page.title)
          }
          line.appendCells(of: [tallies[engine]], wording)
        }
      }
    } foot: { line in
      line.line("th", .constant("scope", "row"), text: wording.allPages)
      line.appendCells(of: [statistics.totals[engine]], wording)
    }
  }

  /// Adds the table of features with the engine's tallies.
  mutating func appendFeatures(of number: Int, _ engine: EngineProfile, _ edition: Edition) {
    let wording = edition.wording
    appendLevelTable(label: wording.resultsByFeature, first: [wording.feature]) { body in
      for row in edition.data.statistics.features {
        body.block("tr") { line in
          line.line("th", .constant("scope", "row"), text: row.feature.rawValue)
          line.appendCells(of: row.feature, row.tallies[number], of: engine, wording)
        }
      }
    } foot: { _ in
    }
  }

  /// Adds the failures by clause, or a note that there are none.
  mutating func append(_ findings: EngineFindings, _ edition: Edition) {
    guard !findings.clauses.isEmpty else {
      line("p", .class("note"), text: edition.wording.nothingWrong)
      return
    }
    for clause in findings.clauses { append(clause, edition) }
  }

  /// Adds the reasons for skipping, or a note that no scenario was skipped.
  mutating func append(skipped: [EngineFindings.Skipped], _ edition: Edition) {
    let wording = edition.wording
    guard !skipped.isEmpty else {
      line("p", .class("note"), text: wording.nothingSkipped)
      return
    }
    scrollBox(label: wording.reasonsForSkipping) { box in
      box.block("table", .class("plain reasons")) { html in
        html.appendHead([wording.scenarios, wording.reason])
        html.block("tbody") { body in
          for reason in skipped {
            body.block("tr") { line in
              line.line("td", .class("number"), text: String(reason.count))
              line.line("td") { $0.append(reason: reason.reason, url: reason.url, wording) }
            }
          }
        }
      }
    }
  }

  /// Adds the choices of the engine in MAY clauses, or a note that there are none.
  mutating func append(choices: [EngineFindings.Chosen], _ edition: Edition) {
    let (wording, original) = (edition.wording, edition.language.markOfOriginal)
    guard !choices.isEmpty else {
      line("p", .class("note"), text: wording.noChoices)
      return
    }
    scrollBox(label: wording.choices) { box in
      box.block("table", .class("plain choices")) { html in
        html.appendHead([wording.scenario, wording.expectationHead, wording.choiceHead])
        html.block("tbody") { body in
          for chosen in choices {
            body.block("tr") { line in
              line.line("th", .constant("scope", "row")) {
                $0.appendLink(to: chosen.scenario, of: chosen.page, root: "../")
              }
              line.line("td", original, text: chosen.choice.phrase.withVisibleControls)
              line.line("td") { cell in
                if !chosen.choice.isNamed { cell.append(text: wording.takesAnotherWay) }
                cell.element("b", original) { $0.append(foreign: chosen.choice.taken) }
              }
            }
          }
        }
      }
    }
  }

  private mutating func appendLevelTable(
    label: String, first: [String], body: (inout HTML) -> Void, foot: (inout HTML) -> Void
  ) {
    scrollBox(label: label) { box in
      box.block("table", .class("summary matrix")) { html in
        html.block("thead") { head in
          head.block("tr") { line in
            line.appendHeads(first)
            line.appendLevelHeads()
          }
        }
        html.block("tbody", content: body)
        let end = HTML(foot)
        if !end.bytes.isEmpty { html.block("tfoot") { $0.block("tr") { $0.append(end) } } }
      }
    }
  }

  private mutating func append(_ finding: EngineFindings.OfClause, _ edition: Edition) {
    let id = finding.clause.id
    line("h3", .id(id)) { heading in
      heading.element(
        "a", .class("permalink"), .href(.file(finding.page.path, at: id, root: "../")), text: id)
      heading.append(text: " \(finding.clause.title)")
    }
    block("ul", .class("facts")) { facts in
      facts.line("li") { $0.append(finding.clause.level) }
      facts.line("li") { $0.append(finding.tally, edition.wording) }
    }
    for group in finding.groups {
      append(group.expected, edition.wording)
      append(group, of: finding, edition)
    }
  }

  private mutating func append(
    _ group: EngineFindings.Group, of finding: EngineFindings.OfClause, _ edition: Edition
  ) {
    let wording = edition.wording
    scrollBox(label: wording.failures(in: finding.clause.id)) { box in
      box.block("table", .class("failures")) { html in
        html.appendHead([
          wording.scenario, wording.expectationHead, wording.expectedHead, wording.actualHead,
        ])
        html.block("tbody") { body in
          for (scenario, verdict) in group.failures {
            body.block("tr") { line in
              line.line("th", .constant("scope", "row")) {
                $0.appendLink(to: scenario, of: finding.page, root: "../")
              }
              line.appendFailure(verdict, edition)
            }
          }
        }
      }
    }
  }

  private mutating func appendFailure(_ verdict: Verdict, _ edition: Edition) {
    let original = edition.language.markOfOriginal
    switch verdict {
    case .failed(let differences), .departed(let differences):
      guard let first = differences.first else { return }
      line("td", original, text: first.phrase.withVisibleControls)
      line("td", original, text: first.expected.withVisibleControls)
      line("td", original) { $0.append(foreign: first.actual) }
    case .errored(let message):
      line("td", .constant("colspan", "3")) { cell in
        cell.append(Outcome.errored, edition.wording)
        cell.line("pre", original) { $0.append(foreign: message) }
      }
    case .passed, .skipped:
      break
    }
  }
}
