import Conformance
import Results
import SpecReading

extension EnginePage {
  /// The number of clauses that a finding shows before the others are folded.
  private static let shownClauses = 12

  /// Adds the unexpected findings, the faults that none of them shows, and the expected findings; or a
  /// note that there is nothing.
  func appendFindings(to html: inout HTML) {
    appendHeading(of: .findings, to: &html)
    guard !findings.findings.isEmpty || !findings.flaky.isEmpty else {
      return html.line("p", .class("note"), text: strings[.nothingWrong])
    }
    append(findings.findings.filter { !$0.isExpected }, to: &html)
    if let diagnosis = findings.diagnosis { append(diagnosis, to: &html) }
    let expected = findings.findings.filter(\.isExpected)
    if !expected.isEmpty { html.line("p", .class("note"), text: strings[.expectedFindings]) }
    append(expected, to: &html)
    append(flaky: findings.flaky, to: &html)
  }

  /// Adds the scenarios that do not end alike each time, with the reason, if there are any.
  private func append(flaky: [ScenarioResult], to html: inout HTML) {
    guard !flaky.isEmpty else { return }
    html.block("section", .class("finding flaky")) { section in
      section.line("h3", text: strings[.flaky])
      section.line("p", .class("note"), text: strings[.flakyMeans])
      section.list(of: flaky) { item, result in
        appendLink(to: result.id, in: &item)
        // What only the run has shown has no reason of somebody's.
        guard result.otherVerdict == nil, let expected = result.expected else { return }
        item.append(text: " ")
        item.append(strings.reason(expected.reason), url: expected.link, strings)
      }
    }
  }

  private func append(_ some: [Finding], to html: inout HTML) {
    for finding in some {
      html.block("section", .class("finding")) { append(finding, to: &$0) }
    }
  }

  private func append(_ finding: Finding, to html: inout HTML) {
    html.line("h3") { heading in
      let outcome = Outcome(finding.tally)
      heading.element("span", .class(outcome.styleClass)) {
        $0.element("span", .class("spoken"), text: "\(strings[of: outcome]): ")
      }
      append(finding.cause, to: &heading)
    }
    appendClauses(of: finding, to: &html)
    if let diagnosis = findings.diagnosis,
      let match = diagnosis.matches.first(where: { .faults($0.faults) == finding.cause })
    {
      appendFit(of: match, in: diagnosis, to: &html)
    }
    appendExample(of: finding, to: &html)
    appendRows(of: finding, to: &html)
  }

  private func append(_ cause: Finding.Key, to html: inout HTML) {
    switch cause {
    case .reason(let expected):
      html.append(strings.reason(expected.reason), url: expected.link, strings)
    case .faults(let faults): append(faults, to: &html)
    case .error(let message): html.append(foreign: message, markedAs: strings.markOfOriginal)
    case .pattern(let pattern): html.append(strings.text(of: pattern.sentence))
    case .mismatch(let mismatch): html.append(strings.text(of: mismatch.sentence))
    case .clause(let id, _): html.append(text: findings.title(of: id) ?? id)
    }
  }

  /// Adds links to the clauses of a finding, each with what does not hold on its page; many are
  /// folded after the first.
  private func appendClauses(of finding: Finding, to html: inout HTML) {
    let clauses = finding.clauses
    let shown = clauses.count > Self.shownClauses + 1 ? Self.shownClauses : clauses.count
    html.block("ul", .class("in-clauses")) { list in
      for id in clauses.prefix(shown) { list.line("li") { appendLink(toClause: id, in: &$0) } }
      guard clauses.count > shown else { return }
      list.block("li") { item in
        item.block("details") { details in
          let rest = clauses.count - shown
          details.line("summary", text: strings.text(.andMore, count: rest))
          details.list(.class("in-clauses"), of: clauses.dropFirst(shown)) {
            appendLink(toClause: $1, in: &$0)
          }
        }
      }
    }
  }

  private func appendLink(toClause id: String, in html: inout HTML) {
    guard let path = site.data.path(of: id) else { return html.append(text: id) }
    let wrong = [("engine", key.slug), ("verdict", "wrong")]
    html.element(
      "a", .class("permalink"), .href(.file(path, at: id, root: "../", asking: wrong)), text: id)
  }

  /// Adds the first scenario of a finding, with what was expected, what happened, and its replay.
  private func appendExample(of finding: Finding, to html: inout HTML) {
    let (result, difference) = finding.example
    html.block("div", .class("example")) { example in
      example.line("p") { line in
        line.append(text: "\(strings[.exampleHead]) ")
        appendLink(to: result.id, in: &line)
        appendLink(toReplayOf: result.id, in: &line)
      }
      if let difference { example.append(difference, strings) }
    }
  }

  /// Adds a link to the replay of what the engine did in a scenario; nothing without a trace.
  func appendLink(toReplayOf id: String, in html: inout HTML) {
    guard let path = site.data.path(of: id), site.data.recordings.contains(id) else { return }
    html.append(text: " ")
    html.element(
      "a", .class("to-replay"), .href(.replay(id, of: key, on: path, root: "../")),
      text: strings[.seeReplay])
  }

  /// Adds the scenarios of a finding by clause, folded under their number.
  private func appendRows(of finding: Finding, to html: inout HTML) {
    let clauses = finding.clauses
    html.block("details", .class("rows")) { details in
      details.line("summary") { summary in
        summary.append(finding.tally, strings)
        summary.append(text: " · \(strings.text(.countedClauses, count: clauses.count))")
      }
      details.list(of: clauses) { item, id in
        appendLink(toClause: id, in: &item)
        if let title = findings.title(of: id) { item.append(text: " \(title)") }
        item.append(text: ": ")
        guard let path = site.data.path(of: id) else { return }
        item.append(listOf: finding.results.filter { $0.clause == id }) { html, result in
          html.element(
            "a", .href(.file(path, at: result.id, root: "../")),
            text: strings.names?[result.id] ?? String(result.id.dropFirst(id.count + 1)))
        }
      }
    }
  }
}

extension HTML {
  /// Adds a text of a report.
  mutating func append(_ wording: Wording) {
    append(foreign: wording.text, markedAs: wording.mark)
  }
}

extension Finding {
  /// The number of results by outcome.
  fileprivate var tally: Tally { Tally(outcomesOf: results) }
}
