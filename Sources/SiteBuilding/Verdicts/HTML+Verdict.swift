import Conformance
import Results
import SpecReading

extension HTML {
  /// The number of differences of one scenario that a cell shows.
  private static let shownDifferences = Limits.shownDifferences

  /// Adds a verdict with its reasons, as the content of a cell.
  mutating func append(
    _ verdict: Verdict?, choices: [Choice] = [], expected: ExpectedFailure? = nil,
    _ strings: LocalizedStrings
  ) {
    let outcome = Outcome(verdict, expected: expected)
    switch verdict {
    case nil, .passed:
      append(outcome, strings)
      append(choices, strings)
    case .failed(let differences), .departed(let differences):
      // Open, because readers of a failure look for its reason.
      block("details", .constant("open", "")) { html in
        html.line("summary") { $0.append(outcome, strings) }
        html.append(differences, upTo: Self.shownDifferences, strings)
        html.append(expected, strings)
      }
    case .skipped(let reason, let url):
      block("details") { html in
        html.line("summary") { $0.append(outcome, strings) }
        html.line("p") { $0.append(reason: reason, url: url, strings) }
      }
    case .errored(let message):
      block("details") { html in
        html.line("summary") { $0.append(outcome, strings) }
        html.line("pre", strings.markOfOriginal) { $0.append(foreign: message) }
        html.append(expected, strings)
      }
    }
  }

  /// Adds the reasons of a verdict other than passed; of several differences, the first.
  mutating func appendReasons(
    of verdict: Verdict, expected: ExpectedFailure?, _ strings: LocalizedStrings
  ) {
    switch verdict {
    case .passed:
      break
    case .failed(let differences), .departed(let differences):
      append(expected, strings)
      append(differences, upTo: 1, strings)
    case .skipped(let reason, let url):
      line("p") { $0.append(reason: reason, url: url, strings) }
    case .errored(let message):
      line("pre", strings.markOfOriginal) { $0.append(foreign: message) }
      append(expected, strings)
    }
  }

  /// Adds the choices of an engine where a clause says MAY.
  mutating func append(_ choices: [Choice], _ strings: LocalizedStrings) {
    for choice in choices {
      line("p", .class("choice")) { html in
        html.append(text: "\(strings[choice.isNamed ? .takes : .takesAnotherWay]) ")
        let taken = strings.outcome(choice.taken)
        html.element("b", taken.mark) { $0.append(foreign: taken.text) }
      }
    }
  }

  /// Adds the reason for an expected failure, if any.
  mutating func append(_ expected: ExpectedFailure?, _ strings: LocalizedStrings) {
    guard let expected else { return }
    line("p", .class("known")) { html in
      html.append(text: "\(strings[.expectedToFail]) ")
      html.append(reason: expected.reason, url: expected.link, strings)
    }
  }

  /// Adds a reason with a link to more about it.
  mutating func append(reason: String, url: String?, _ strings: LocalizedStrings) {
    append(foreign: reason, markedAs: strings.markOfOriginal)
    guard let url, let address = Address.web(url) else { return }
    append(text: " ")
    element("a", .href(address), .foreignTarget, text: strings[.more])
  }

  /// Adds the word for an outcome.
  mutating func append(_ outcome: Outcome, _ strings: LocalizedStrings) {
    element("span", .class(outcome.styleClass), text: strings[StringKey(outcome)])
  }

  /// Adds the first differences, and the number of those after them.
  private mutating func append(
    _ differences: [Difference], upTo limit: Int, _ strings: LocalizedStrings
  ) {
    for difference in differences.prefix(limit) { append(difference, strings) }
    guard differences.count > limit else { return }
    let rest = strings.text(.moreDifferences, count: differences.count - limit)
    line("p", .class("note"), text: rest)
  }

  /// Adds an expectation with what was expected, and what the engine did.
  mutating func append(_ difference: Difference, _ strings: LocalizedStrings) {
    let phrase = strings.phrase(difference.phrase)
    let (expected, actual) = (
      strings.outcome(difference.expected), strings.outcome(difference.actual)
    )
    line("p", .class("phrase"), phrase.mark, text: phrase.text)
    block("dl") { html in
      html.line("dt", text: strings[.expected])
      html.line("dd", expected.mark, text: expected.text)
      html.line("dt", text: strings[.actual])
      html.line("dd", actual.mark) { $0.append(foreign: actual.text) }
    }
  }
}

extension HTML {
  /// Adds the cells with the outcomes of a scenario: a mark for each of several engines, or the
  /// verdict of a single engine in full. The cells span `rows` rows.
  mutating func appendVerdicts(on id: ScenarioID, rows: Int? = nil, _ site: LocalizedSite) {
    let results = site.results
    let own = site.language.markOfOwn
    let span = rows.map { Attribute.number("rowspan", $0) }
    let outcomes = Array(results.outcomes(on: id))
    for (engine, verdict) in results.verdicts(on: id).enumerated() {
      if site.labels.areSeveral {
        let mark = site.labels.mark(outcomes[engine], engine: engine)
        line("td", .class("mark"), span, own) { $0.append(mark) }
      } else {
        let expected = results.expectedFailure(of: engine, in: id)
        line("td", .class("engine"), span, own) {
          $0.append(
            verdict, choices: results.choices(of: engine, in: id), expected: expected,
            site.strings)
        }
      }
    }
  }

  /// Adds the heads of the columns that `appendVerdicts` fills.
  mutating func appendVerdictHeads(_ engines: EngineLabels) {
    append(engines.areSeveral ? engines.markHeads : engines.columnHeads)
  }

  /// Adds a row that opens to the failures and choices of several engines, if any; the engines whose
  /// outcome is worst come first.
  mutating func appendFindings(on id: ScenarioID, columns: Int, _ site: LocalizedSite) {
    let results = site.results
    let verdicts = Array(results.verdicts(on: id))
    let outcomes = Array(results.outcomes(on: id))
    let choices = verdicts.indices.map { results.choices(of: $0, in: id) }
    let hasChoices = choices.contains { !$0.isEmpty }
    guard verdicts.count > 1, hasChoices || verdicts.contains(where: { $0?.isDeviation == true })
    else { return }
    block("tr", .class("findings"), site.language.markOfOwn) { row in
      row.line("td", .number("colspan", columns + verdicts.count)) { cell in
        cell.block("details") { details in
          details.line("summary") {
            $0.appendSummary(of: outcomes, site)
            if hasChoices {
              $0.element("span", .class("group"), text: site.strings[.choices])
            }
          }
          details.block("ul", .class("versus")) { list in
            for engine in Outcome.worstFirst(outcomes) {
              guard let verdict = verdicts[engine], verdict != .passed || !choices[engine].isEmpty
              else { continue }
              let expected = results.expectedFailure(of: engine, in: id)
              list.block("li", .number("data-engine", engine)) { item in
                item.line("p", .class("who")) {
                  $0.append(site.labels.names[engine])
                  $0.append(text: " ")
                  $0.append(outcomes[engine], site.strings)
                }
                item.appendReasons(of: verdict, expected: expected, site.strings)
                item.append(choices[engine], site.strings)
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
          group.append(site.labels.names[engine])
        }
      }
    }
  }
}
