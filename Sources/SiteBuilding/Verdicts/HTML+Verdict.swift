import Conformance
import Results
import SpecReading

extension HTML {
  /// Adds a result with its reasons, as the content of a cell.
  mutating func append(_ result: ScenarioResult?, _ strings: LocalizedStrings) {
    let outcome = Outcome(result)
    guard let result, result.verdict != .passed else {
      append(outcome, strings)
      return append(result?.choices ?? [], strings)
    }
    // A failure is open, because its readers look for its reason.
    let isOpen = !result.verdict.differences.isEmpty
    block("details", isOpen ? .constant("open", "") : nil) { html in
      html.line("summary") { $0.append(outcome, strings) }
      html.appendReasons(of: result, upTo: Limits.shownDifferences, strings)
    }
  }

  /// Adds the reasons of a verdict other than passed, with the first of its differences.
  mutating func appendReasons(
    of result: ScenarioResult, upTo limit: Int, _ strings: LocalizedStrings
  ) {
    switch result.verdict {
    case .passed:
      break
    case .failed(let differences), .deviated(let differences):
      for difference in differences.prefix(limit) { append(difference, strings) }
      if differences.count > limit {
        let rest = strings.text(.moreDifferences, count: differences.count - limit)
        line("p", .class("note"), text: rest)
      }
    case .skipped(let reason, let url):
      line("p") { $0.append(strings.reason(reason), url: url, strings) }
    case .errored(let message):
      line("pre", strings.markOfOriginal) { $0.append(foreign: message) }
    }
    if result.isExpectedFailure { append(result.expected, strings) }
  }

  /// Adds the choices of an engine where a clause says MAY.
  mutating func append(_ choices: [Choice], _ strings: LocalizedStrings) {
    for choice in choices {
      line("p", .class("choice")) { html in
        html.append(text: "\(strings[choice.isNamed ? .takes : .takesAnotherWay]) ")
        let taken = strings.text(of: choice.taken)
        html.element("b", taken.mark) { $0.append(foreign: taken.text) }
      }
    }
  }

  /// Adds the reason for an expected failure, if any.
  mutating func append(_ expected: ExpectedFailure?, _ strings: LocalizedStrings) {
    guard let expected else { return }
    line("p", .class("known")) { html in
      html.append(text: "\(strings[.expectedToFail]) ")
      html.append(strings.reason(expected.reason), url: expected.link, strings)
    }
  }

  /// Adds a reason with a link to more about it.
  mutating func append(_ reason: Wording, url: String?, _ strings: LocalizedStrings) {
    element("bdi", reason.mark, text: reason.text)
    guard let url, let address = Address.web(url) else { return }
    append(text: " ")
    element("a", .href(address), .foreignTarget, text: strings[.more])
  }

  /// Adds the word for an outcome.
  mutating func append(_ outcome: Outcome, _ strings: LocalizedStrings) {
    element("span", .class(outcome.styleClass), text: strings[of: outcome])
  }

  /// Adds an expectation with what was expected, and what the engine did.
  mutating func append(_ difference: Difference, _ strings: LocalizedStrings) {
    let phrase = strings.text(of: difference.phrase)
    let expected = strings.text(of: difference.expected)
    let actual = strings.text(of: difference.actual)
    if let cause = difference.cause.map({ strings.text(of: $0.sentence) }) {
      line("p", .class("cause"), cause.mark) { $0.append(foreign: cause.text) }
    }
    line("p", .class("phrase"), phrase.mark, text: phrase.text)
    block("dl") { html in
      html.line("dt", text: strings[.expected])
      html.line("dd", expected.mark, text: expected.text)
      html.line("dt", text: strings[.actual])
      html.line("dd", actual.mark) { $0.append(foreign: actual.text) }
    }
  }

  /// Adds the cells with the outcomes of a scenario: a mark for each of several engines, or the
  /// verdict of a single engine in full. The cells span `rows` rows.
  mutating func appendVerdicts(on id: ScenarioID, rows: Int? = nil, _ site: LocalizedSite) {
    let own = site.language.markOfOwn
    let span = rows.map { Attribute.number("rowspan", $0) }
    for (engine, result) in site.results.results(on: id).enumerated() {
      if site.results.areSeveral {
        let outcome = Outcome(result)
        line("td", .class("mark \(outcome.styleClass)"), span, own) { cell in
          cell.element("span", .class("spoken")) { spoken in
            spoken.append(foreign: site.results.engines[engine].name)
            spoken.append(text: " \(site.strings[of: outcome])")
          }
        }
      } else {
        line("td", .class("engine"), span, own) { $0.append(result, site.strings) }
      }
    }
  }

  /// Adds the heads of the columns that `appendVerdicts` fills.
  mutating func appendVerdictHeads(_ engines: ResultsIndex) {
    if engines.areSeveral {
      appendShortHeads(of: engines, styleClass: "mark")
    } else {
      appendHeads(of: engines)
    }
  }

  /// Adds a row that opens to the failures and choices of several engines, if any; the engines whose
  /// outcome is worst come first.
  mutating func appendFindings(on id: ScenarioID, columns: Int, _ site: LocalizedSite) {
    let results = Array(site.results.results(on: id))
    let hasChoices = results.contains { $0?.choices.isEmpty == false }
    guard results.count > 1,
      hasChoices || results.contains(where: { $0?.verdict.isUnsuccessful == true })
    else { return }
    let outcomes = results.map { Outcome($0) }
    block("tr", .class("findings"), site.language.markOfOwn) { row in
      row.line("td", .number("colspan", columns + results.count)) { cell in
        cell.block("details") { details in
          details.line("summary") {
            $0.appendSummary(of: outcomes, site)
            if hasChoices {
              $0.element("span", .class("group"), text: site.strings[.choices])
            }
          }
          details.block("ul", .class("versus")) { list in
            for engine in Outcome.worstFirst(outcomes) {
              guard let result = results[engine],
                result.verdict != .passed || !result.choices.isEmpty
              else { continue }
              list.block("li", .number("data-engine", engine)) { item in
                item.line("p", .class("who")) {
                  $0.append(foreign: site.results.engines[engine].name)
                  $0.append(text: " ")
                  $0.append(outcomes[engine], site.strings)
                }
                item.appendReasons(of: result, upTo: 1, site.strings)
                item.append(result.choices, site.strings)
              }
            }
          }
        }
      }
    }
  }

  /// `failed: Qt Widgets, GNUstep AppKit`
  private mutating func appendSummary(of outcomes: [Outcome], _ site: LocalizedSite) {
    for outcome in Outcome.wrong {
      let found = outcomes.indices.filter { outcomes[$0] == outcome }
      guard !found.isEmpty else { continue }
      element("span", .class("group")) { group in
        group.append(outcome, site.strings)
        for (position, engine) in found.enumerated() {
          group.append(text: position == 0 ? ": " : ", ")
          group.append(foreign: site.results.engines[engine].name)
        }
      }
    }
  }
}
