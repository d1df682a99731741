import Conformance
import Results
import SpecReading

extension HTML {
  /// Adds the table of pages with the engine's tallies.
  mutating func appendPages(of engine: Int, _ site: LocalizedSite) {
    let (results, strings) = (site.results, site.strings)
    let key = site.results.keys[engine]
    appendHeading(of: .pages, strings)
    line("p", .class("note"), text: strings[.figuresMean])
    appendLevelTable(label: strings[.resultsByPage], first: strings[.page], key) { body in
      for (page, score) in zip(site.pages, results.pages) where !page.clauses.isEmpty {
        body.block("tr") { line in
          line.line("th", .constant("scope", "row")) {
            $0.element("a", .href(.file(page.path, root: "../")), text: page.title)
          }
          let counted = site.counted(on: page.path, root: "../")[engine]
          line.appendCells(of: score.levels[engine], counted, strings)
        }
      }
    } foot: { foot in
      foot.block("tr") { line in
        line.line("th", .constant("scope", "row"), text: strings[.allPages])
        line.appendCells(of: results.levels[engine], site.counted(root: "../")[engine], strings)
      }
    }
  }

  /// Adds the table of features with the engine's tallies, and names those that it does not claim.
  mutating func appendFeatures(of number: Int, _ engine: EngineProfile, _ site: LocalizedSite) {
    let strings = site.strings
    let rows = site.results.features
    let isListed = { (row: ResultsIndex.OfFeature) in
      engine.features.contains(row.feature) || row.tallies[number].total.asked > 0
    }
    let key = site.results.keys[number]
    appendHeading(of: .features, strings)
    appendLevelTable(label: strings[.resultsByFeature], first: strings[.feature], key) { body in
      for row in rows.filter(isListed) {
        body.block("tr", .data("data-feature", row.feature.rawValue)) { line in
          line.line("th", .constant("scope", "row"), text: row.feature.rawValue)
          let counted = site.counted(feature: row.feature, root: "../")[number]
          line.appendCells(of: row.feature, row.tallies[number], of: engine, counted, site)
        }
      }
    }
    let others = rows.filter { !isListed($0) }.map(\.feature.rawValue).joined(separator: ", ")
    if !others.isEmpty { line("p", .class("note"), text: "\(strings[.notClaimed]): \(others)") }
  }

  /// Adds the failures by clause, if any.
  mutating func appendFailures(
    _ findings: EngineFindings, _ key: EngineKey, _ site: LocalizedSite
  ) {
    guard !findings.clauses.isEmpty else { return }
    appendHeading(of: .failures, site.strings)
    for clause in findings.clauses { append(clause, key, site) }
  }

  /// Adds the reasons for skipping, if any scenario was skipped.
  mutating func appendSkipped(_ findings: EngineFindings, _ site: LocalizedSite) {
    let strings = site.strings
    guard !findings.skipped.isEmpty else { return }
    appendHeading(of: .skipped, strings)
    appendTable(
      [strings[.scenarios], strings[.reason]], class: "plain reasons",
      label: strings[.reasonsForSkipping], of: findings.skipped
    ) { line, skipped in
      line.line("td", .class("number"), text: String(skipped.count))
      line.line("td") { $0.append(strings.reason(skipped.reason), url: skipped.url, strings) }
    }
  }

  /// Adds the choices of the engine in MAY clauses, if any.
  mutating func appendChoices(_ findings: EngineFindings, _ site: LocalizedSite) {
    let strings = site.strings
    guard !findings.choices.isEmpty else { return }
    appendHeading(of: .choices, strings)
    appendTable(
      [strings[.scenario], strings[.expectationHead], strings[.choiceHead]],
      class: "plain choices", label: strings[.choices], of: findings.choices
    ) { line, row in
      line.line("th", .constant("scope", "row")) {
        $0.appendLink(to: row.id, on: site.data.path(of: row.id), root: "../", site.strings)
      }
      let phrase = strings.text(of: row.choice.phrase)
      let taken = strings.text(of: row.choice.taken)
      line.line("td", phrase.mark, text: phrase.text)
      line.line("td") { cell in
        if !row.choice.isNamed { cell.append(text: "\(strings[.takesAnotherWay]) ") }
        cell.element("b", taken.mark) { $0.append(foreign: taken.text) }
      }
    }
  }

  private mutating func appendLevelTable(
    label: String, first: String, _ key: EngineKey, rows: (inout HTML) -> Void,
    foot: (inout HTML) -> Void = { _ in }
  ) {
    appendTable(
      .class("summary matrix"), .data("data-engines", key.slug), label: label,
      head: { head in
        head.block("tr") { line in
          line.appendHeads([first])
          line.appendLevelHeads()
        }
      }, rows: rows, foot: foot)
  }

  private mutating func append(
    _ finding: EngineFindings.OfClause, _ key: EngineKey, _ site: LocalizedSite
  ) {
    let (strings, id) = (site.strings, finding.clause.id)
    let path = site.data.path(of: id)
    line("h3", .id(id)) { heading in
      heading.appendLink(to: id, on: path, root: "../", site.strings)
      heading.append(text: " \(finding.clause.title)")
    }
    block("ul", .class("facts")) { facts in
      facts.line("li") { $0.append(finding.clause.level) }
      facts.line("li") { $0.append(finding.tally, strings) }
    }
    for group in finding.groups {
      append(group[0].expected, strings)
      appendTable(
        [
          strings[.scenario], strings[.expectationHead], strings[.expectedHead],
          strings[.actualHead], strings[.reason],
        ], class: "failures", label: strings.text(.failuresInClause, ["clause": id]), of: group
      ) { line, result in
        line.line("th", .constant("scope", "row")) {
          $0.appendLink(to: result.id, on: path, root: "../", site.strings)
          $0.appendLink(toReplayOf: result.id, on: path, key, site)
        }
        line.appendFailure(result.verdict, site)
      }
    }
  }

  private mutating func appendFailure(_ verdict: Verdict, _ site: LocalizedSite) {
    let original = site.language.markOfOriginal
    switch verdict {
    case .failed(let differences), .deviated(let differences):
      guard let first = differences.first else { return }
      let phrase = site.strings.text(of: first.phrase)
      let expected = site.strings.text(of: first.expected)
      let actual = site.strings.text(of: first.actual)
      line("td", phrase.mark, text: phrase.text)
      line("td", expected.mark, text: expected.text)
      line("td", actual.mark) { $0.append(foreign: actual.text) }
      line("td") { cell in
        guard let cause = first.cause.map({ site.strings.text(of: $0.sentence) }) else { return }
        cell.append(foreign: cause.text, markedAs: cause.mark)
      }
    case .errored(let message):
      line("td", .constant("colspan", "4")) { cell in
        cell.append(Outcome.errored, site.strings)
        cell.line("pre", original) { $0.append(foreign: message) }
      }
    case .passed, .skipped:
      break
    }
  }
}
