import Conformance
import Results
import SpecReading

extension EnginePage {
  /// Adds the table of pages with the engine's tallies.
  func appendPages(to html: inout HTML) {
    appendHeading(of: .pages, to: &html)
    html.line("p", .class("note"), text: strings[.figuresMean])
    appendLevelTable(label: strings[.resultsByPage], first: strings[.page], to: &html) { body in
      for (page, score) in zip(site.pages, site.results.pages) where !page.clauses.isEmpty {
        body.block("tr") { line in
          line.line("th", .constant("scope", "row")) {
            $0.element("a", .href(.file(page.path, root: "../")), text: page.title)
          }
          let counted = site.counted(on: page.path, root: "../")[number]
          line.appendCells(of: score.levels[number], counted, strings)
        }
      }
    } foot: { foot in
      foot.block("tr") { line in
        line.line("th", .constant("scope", "row"), text: strings[.allPages])
        let counted = site.counted(root: "../")[number]
        line.appendCells(of: site.results.levels[number], counted, strings)
      }
    }
  }

  /// Adds the table of features with the engine's tallies, and names those that it does not claim.
  func appendFeatures(to html: inout HTML) {
    let rows = site.results.features
    let isListed = { (row: ResultsIndex.OfFeature) in
      engine.features.contains(row.feature) || row.tallies[number].total.asked > 0
    }
    appendHeading(of: .features, to: &html)
    appendLevelTable(label: strings[.resultsByFeature], first: strings[.feature], to: &html) {
      for row in rows.filter(isListed) {
        $0.block("tr", .data("data-feature", row.feature.rawValue)) { line in
          line.line("th", .constant("scope", "row"), text: row.feature.rawValue)
          let counted = site.counted(feature: row.feature, root: "../")[number]
          line.appendCells(of: row.feature, row.tallies[number], of: engine, counted, site)
        }
      }
    }
    let others = rows.filter { !isListed($0) }.map(\.feature.rawValue).joined(separator: ", ")
    guard !others.isEmpty else { return }
    html.line("p", .class("note"), text: "\(strings[.notClaimed]): \(others)")
  }

  /// Adds the failures by clause, if any.
  func appendFailures(to html: inout HTML) {
    guard !findings.clauses.isEmpty else { return }
    appendHeading(of: .failures, to: &html)
    for clause in findings.clauses { append(clause, to: &html) }
  }

  /// Adds the reasons for skipping, if any scenario was skipped.
  func appendSkipped(to html: inout HTML) {
    guard !findings.skipped.isEmpty else { return }
    appendHeading(of: .skipped, to: &html)
    html.appendTable(
      [strings[.scenarios], strings[.reason]], class: "plain reasons",
      label: strings[.reasonsForSkipping], of: findings.skipped
    ) { line, skipped in
      line.line("td", .class("number"), text: String(skipped.count))
      line.line("td") { $0.append(strings.reason(skipped.reason), url: skipped.url, strings) }
    }
  }

  /// Adds the choices of the engine in MAY clauses, if any.
  func appendChoices(to html: inout HTML) {
    guard !findings.choices.isEmpty else { return }
    appendHeading(of: .choices, to: &html)
    html.appendTable(
      [strings[.scenario], strings[.expectationHead], strings[.choiceHead]],
      class: "plain choices", label: strings[.choices], of: findings.choices
    ) { line, row in
      line.line("th", .constant("scope", "row")) { appendLink(to: row.id, in: &$0) }
      let phrase = strings.text(of: row.choice.phrase)
      let taken = strings.text(of: row.choice.taken)
      line.line("td", phrase.mark, text: phrase.text)
      line.line("td") { cell in
        if !row.choice.isNamed { cell.append(text: "\(strings[.takesAnotherWay]) ") }
        cell.element("b", taken.mark) { $0.append(foreign: taken.text) }
      }
    }
  }

  private func appendLevelTable(
    label: String, first: String, to html: inout HTML, rows: (inout HTML) -> Void,
    foot: (inout HTML) -> Void = { _ in }
  ) {
    html.appendTable(
      .class("summary matrix"), .data("data-engines", key.slug), label: label,
      head: { head in
        head.block("tr") { line in
          line.appendHeads([first])
          line.appendLevelHeads()
        }
      }, rows: rows, foot: foot)
  }

  private func append(_ finding: EngineFindings.OfClause, to html: inout HTML) {
    let id = finding.clause.id
    html.line("h3", .id(id)) { heading in
      appendLink(to: id, in: &heading)
      heading.append(text: " \(finding.clause.title)")
    }
    html.block("ul", .class("facts")) { facts in
      facts.line("li") { $0.append(finding.clause.level) }
      facts.line("li") { $0.append(finding.tally, strings) }
    }
    for group in finding.groups {
      html.append(group[0].expected, strings)
      html.appendTable(
        [
          strings[.scenario], strings[.expectationHead], strings[.expectedHead],
          strings[.actualHead], strings[.reason],
        ], class: "failures", label: strings.text(.failuresInClause, ["clause": id]), of: group
      ) { line, result in
        line.line("th", .constant("scope", "row")) {
          appendLink(to: result.id, in: &$0)
          appendLink(toReplayOf: result.id, in: &$0)
        }
        append(result.verdict, to: &line)
      }
    }
  }

  /// Adds the cells of a row that did not pass.
  private func append(_ verdict: Verdict, to line: inout HTML) {
    switch verdict {
    case .failed(let differences), .deviated(let differences):
      guard let first = differences.first else { return }
      let phrase = strings.text(of: first.phrase)
      let expected = strings.text(of: first.expected)
      let actual = strings.text(of: first.actual)
      line.line("td", phrase.mark, text: phrase.text)
      line.line("td", expected.mark, text: expected.text)
      line.line("td", actual.mark) { $0.append(foreign: actual.text) }
      line.line("td") { cell in
        if let cause = first.cause { cell.append(strings.text(of: cause.sentence)) }
      }
    case .errored(let message):
      line.line("td", .constant("colspan", "4")) { cell in
        cell.append(Outcome.errored, strings)
        cell.line("pre", strings.markOfOriginal) { $0.append(foreign: message) }
      }
    case .passed, .skipped:
      break
    }
  }
}
