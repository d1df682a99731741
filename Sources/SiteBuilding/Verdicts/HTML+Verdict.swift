import Conformance
import SpecReading

extension HTML {
  /// Adds a verdict with its reasons, as the content of a cell.
  mutating func append(
    _ verdict: Verdict?, choices: [Choice] = [], expected: ExpectedFailure? = nil,
    _ wording: any Wording
  ) {
    switch verdict {
    case nil, .passed:
      append(Outcome(verdict), wording)
      append(choices, wording)
    case .failed(let differences), .departed(let differences):
      // Open, because readers of a failure look for its reason.
      block("details", .constant("open", "")) { html in
        html.line("summary") { $0.append(Outcome(verdict), wording) }
        for difference in differences { html.append(difference, wording) }
        html.append(expected, wording)
      }
    case .skipped(let reason, let url):
      block("details") { html in
        html.line("summary") { $0.append(Outcome.skipped, wording) }
        html.line("p") { $0.append(reason: reason, url: url, wording) }
      }
    case .errored(let message):
      block("details") { html in
        html.line("summary") { $0.append(Outcome.errored, wording) }
        html.line("pre", wording.markOfOriginal) { $0.append(foreign: message) }
        html.append(expected, wording)
      }
    }
  }

  /// Adds the reasons of a verdict other than passed; of several differences, the first.
  mutating func appendReasons(
    of verdict: Verdict, expected: ExpectedFailure?, _ wording: any Wording
  ) {
    switch verdict {
    case .passed:
      break
    case .failed(let differences), .departed(let differences):
      if let first = differences.first { append(first, wording) }
      if differences.count > 1 {
        line("p", .class("note"), text: wording.moreDifferences(differences.count - 1))
      }
      append(expected, wording)
    case .skipped(let reason, let url):
      line("p") { $0.append(reason: reason, url: url, wording) }
    case .errored(let message):
      line("pre", wording.markOfOriginal) { $0.append(foreign: message) }
      append(expected, wording)
    }
  }

  /// Adds the choices of an engine where a clause says MAY.
  mutating func append(_ choices: [Choice], _ wording: any Wording) {
    for choice in choices {
      line("p", .class("choice")) { html in
        html.append(text: choice.isNamed ? wording.takes : wording.takesAnotherWay)
        html.element("b", wording.markOfOriginal) { $0.append(foreign: choice.taken) }
      }
    }
  }

  /// Adds the reason for an expected failure, if any.
  mutating func append(_ expected: ExpectedFailure?, _ wording: any Wording) {
    guard let expected else { return }
    line("p", .class("known")) { html in
      html.append(text: wording.expectedToFail)
      html.append(reason: expected.reason, url: expected.link, wording)
    }
  }

  /// Adds a reason with a link to more about it.
  mutating func append(reason: String, url: String?, _ wording: any Wording) {
    append(foreign: reason, markedAs: wording.markOfOriginal)
    guard let url, let address = Address.web(url) else { return }
    append(text: " ")
    element("a", .href(address), .foreignTarget, text: wording.more)
  }

  /// Adds the word for an outcome.
  mutating func append(_ outcome: Outcome, _ wording: any Wording) {
    element("span", .class(outcome.styleClass), text: wording.word(outcome))
  }

  private mutating func append(_ difference: Difference, _ wording: any Wording) {
    line("p", .class("phrase"), wording.markOfOriginal, text: difference.phrase.withVisibleControls)
    block("dl") { html in
      html.line("dt", text: wording.expected)
      html.line("dd", wording.markOfOriginal, text: difference.expected.withVisibleControls)
      html.line("dt", text: wording.actual)
      html.line("dd", wording.markOfOriginal) { $0.append(foreign: difference.actual) }
    }
  }
}

extension HTML {
  /// Adds the cells with the outcomes of a scenario: a mark for each of several engines, or the
  /// verdict of a single engine in full. The cells span `rows` rows.
  mutating func appendVerdicts(on id: ScenarioID, rows: Int? = nil, _ edition: Edition) {
    let results = edition.results
    let own = edition.language.markOfOwn
    let span = rows.map { Attribute.number("rowspan", $0) }
    for (engine, verdict) in results.verdicts(on: id).enumerated() {
      if edition.labels.areSeveral {
        let mark = edition.labels.mark(Outcome(verdict), engine: engine)
        line("td", .class("mark"), span, own) { $0.append(mark) }
      } else {
        let expected = results.expectedFailure(of: engine, in: id)
        line("td", .class("engine"), span, own) {
          $0.append(
            verdict, choices: results.choices(of: engine, in: id), expected: expected,
            edition.wording)
        }
      }
    }
  }

  /// Adds the heads of the columns that `appendVerdicts` fills.
  mutating func appendVerdictHeads(_ engines: EngineLabels) {
    append(engines.areSeveral ? engines.markHeads : engines.columnHeads)
  }

  /// Adds a row that opens to the failures and choices of several engines, if any.
  mutating func appendFindings(on id: ScenarioID, columns: Int, _ edition: Edition) {
    let results = edition.results
    let verdicts = results.verdicts(on: id)
    let choices = verdicts.indices.map { engine in
      results.choices(of: engine - verdicts.startIndex, in: id)
    }
    let hasChoices = choices.contains { !$0.isEmpty }
    guard verdicts.count > 1, hasChoices || verdicts.contains(where: { $0?.isDeviation == true })
    else { return }
    block("tr", .class("findings"), edition.language.markOfOwn) { row in
      row.line("td", .number("colspan", columns + verdicts.count)) { cell in
        cell.block("details") { details in
          details.line("summary") {
            $0.appendSummary(of: Array(verdicts), edition)
            if hasChoices {
              $0.element("span", .class("group"), text: edition.wording.choices)
            }
          }
          details.block("ul", .class("versus")) { list in
            for (engine, verdict) in verdicts.enumerated() {
              guard let verdict, verdict != .passed || !choices[engine].isEmpty else { continue }
              let expected = results.expectedFailure(of: engine, in: id)
              list.block("li", .number("data-engine", engine)) { item in
                item.line("p", .class("who")) {
                  $0.append(edition.labels.names[engine])
                  $0.append(text: " ")
                  $0.append(Outcome(verdict), edition.wording)
                }
                item.appendReasons(of: verdict, expected: expected, edition.wording)
                item.append(choices[engine], edition.wording)
              }
            }
          }
        }
      }
    }
  }

  /// `failed: Qt Widgets, GNUstep AppKit`
  private mutating func appendSummary(of verdicts: [Verdict?], _ edition: Edition) {
    for outcome in [Outcome.failed, .errored, .departed] {
      let found = verdicts.indices.filter { Outcome(verdicts[$0]) == outcome }
      guard !found.isEmpty else { continue }
      element("span", .class("group")) { group in
        group.append(outcome, edition.wording)
        for (position, engine) in found.enumerated() {
          group.append(text: position == 0 ? ": " : ", ")
          group.append(edition.labels.names[engine])
        }
      }
    }
  }
}
