import Conformance
import Results
import SpecReading

extension HTML {
  /// The number of clauses that a finding shows before the others are folded.
  private static let shownClauses = 12

  /// Adds the unexpected findings, the faults that none of them shows, and the expected findings; or a
  /// note that there is nothing.
  mutating func append(_ findings: EngineFindings, _ key: EngineKey, _ site: LocalizedSite) {
    appendHeading(of: .findings, site.strings)
    guard !findings.findings.isEmpty || !findings.flaky.isEmpty else {
      line("p", .class("note"), text: site.strings[.nothingWrong])
      return
    }
    append(findings.findings.filter { !$0.isExpected }, in: findings, key, site)
    if let diagnosis = findings.diagnosis {
      append(diagnosis, besides: findings.findings, site)
    }
    let expected = findings.findings.filter(\.isExpected)
    if !expected.isEmpty { line("p", .class("note"), text: site.strings[.expectedFindings]) }
    append(expected, in: findings, key, site)
    append(flaky: findings.flaky, site)
  }

  /// Adds the scenarios that do not end alike each time, with the reason, if there are any.
  private mutating func append(flaky: [ScenarioResult], _ site: LocalizedSite) {
    guard !flaky.isEmpty else { return }
    block("section", .class("finding flaky")) { section in
      section.line("h3", text: site.strings[.flaky])
      section.line("p", .class("note"), text: site.strings[.flakyMeans])
      section.list(of: flaky) { item, result in
        item.appendLink(to: result.id, on: site.data.path(of: result.id), root: "../", site.strings)
        // What only the run has shown has no reason of somebody's.
        guard result.otherVerdict == nil, let expected = result.expected else { return }
        item.append(text: " ")
        item.append(site.strings.reason(expected.reason), url: expected.link, site.strings)
      }
    }
  }

  private mutating func append(
    _ some: [Finding], in findings: EngineFindings, _ key: EngineKey, _ site: LocalizedSite
  ) {
    for finding in some {
      block("section", .class("finding")) { $0.append(finding, in: findings, key, site) }
    }
  }

  private mutating func append(
    _ finding: Finding, in findings: EngineFindings, _ key: EngineKey, _ site: LocalizedSite
  ) {
    let strings = site.strings
    line("h3") { heading in
      let outcome = Outcome(finding.tally)
      heading.element("span", .class(outcome.styleClass)) {
        $0.element("span", .class("spoken"), text: "\(strings[of: outcome]): ")
      }
      heading.append(finding.cause, findings, site)
    }
    appendClauses(of: finding, key, site)
    if let diagnosis = findings.diagnosis,
      let match = diagnosis.matches.first(where: { .faults($0.faults) == finding.cause })
    {
      appendFit(of: match, in: diagnosis, site)
    }
    appendExample(of: finding, key, site)
    appendRows(of: finding, in: findings, key, site)
  }

  private mutating func append(
    _ cause: Finding.Key, _ findings: EngineFindings, _ site: LocalizedSite
  ) {
    switch cause {
    case .reason(let expected):
      append(site.strings.reason(expected.reason), url: expected.link, site.strings)
    case .faults(let faults): append(faults, site)
    case .error(let message): append(foreign: message, markedAs: site.language.markOfOriginal)
    case .pattern(let pattern): append(site.strings.text(of: pattern.sentence))
    case .mismatch(let mismatch): append(site.strings.text(of: mismatch.sentence))
    case .clause(let id, _): append(text: findings.title(of: id) ?? id)
    }
  }

  /// Adds a text of a report.
  mutating func append(_ wording: Wording) {
    append(foreign: wording.text, markedAs: wording.mark)
  }

  /// Adds links to the clauses of a finding, each with what does not hold on its page; many are
  /// folded after the first.
  private mutating func appendClauses(
    of finding: Finding, _ key: EngineKey, _ site: LocalizedSite
  ) {
    let clauses = finding.clauses
    let shown = clauses.count > Self.shownClauses + 1 ? Self.shownClauses : clauses.count
    block("ul", .class("in-clauses")) { list in
      for id in clauses.prefix(shown) { list.line("li") { $0.appendLink(toClause: id, key, site) } }
      guard clauses.count > shown else { return }
      list.block("li") { item in
        item.block("details") { details in
          let rest = clauses.count - shown
          details.line("summary", text: site.strings.text(.andMore, count: rest))
          details.list(.class("in-clauses"), of: clauses.dropFirst(shown)) {
            $0.appendLink(toClause: $1, key, site)
          }
        }
      }
    }
  }

  private mutating func appendLink(toClause id: String, _ key: EngineKey, _ site: LocalizedSite) {
    guard let path = site.data.path(of: id) else { return append(text: id) }
    let wrong = [("engine", key.slug), ("verdict", "wrong")]
    element(
      "a", .class("permalink"), .href(.file(path, at: id, root: "../", asking: wrong)), text: id)
  }

  /// Adds the first scenario of a finding, with what was expected, what happened, and its replay.
  private mutating func appendExample(
    of finding: Finding, _ key: EngineKey, _ site: LocalizedSite
  ) {
    let (result, difference) = finding.example
    let (strings, path) = (site.strings, site.data.path(of: result.id))
    block("div", .class("example")) { example in
      example.line("p") { line in
        line.append(text: "\(strings[.exampleHead]) ")
        line.appendLink(to: result.id, on: path, root: "../", site.strings)
        line.appendLink(toReplayOf: result.id, on: path, key, site)
      }
      if let difference { example.append(difference, strings) }
    }
  }

  /// Adds a link to the replay of what an engine did in a scenario, from the engine's page; nothing
  /// without a trace.
  mutating func appendLink(
    toReplayOf id: String, on path: String?, _ key: EngineKey, _ site: LocalizedSite
  ) {
    guard let path, site.data.recordings.contains(id) else { return }
    append(text: " ")
    element(
      "a", .class("to-replay"), .href(.replay(id, of: key, on: path, root: "../")),
      text: site.strings[.seeReplay])
  }

  /// Adds the scenarios of a finding by clause, folded under their number.
  private mutating func appendRows(
    of finding: Finding, in findings: EngineFindings, _ key: EngineKey, _ site: LocalizedSite
  ) {
    let strings = site.strings
    let clauses = finding.clauses
    block("details", .class("rows")) { details in
      details.line("summary") { summary in
        summary.append(finding.tally, strings)
        summary.append(text: " · \(strings.text(.countedClauses, count: clauses.count))")
      }
      details.list(of: clauses) { item, id in
        item.appendLink(toClause: id, key, site)
        if let title = findings.title(of: id) { item.append(text: " \(title)") }
        item.append(text: ": ")
        item.appendRows(of: finding, clause: id, site)
      }
    }
  }

  private mutating func appendRows(
    of finding: Finding, clause: String, _ site: LocalizedSite
  ) {
    guard let path = site.data.path(of: clause) else { return }
    append(listOf: finding.results.filter { $0.clause == clause }) { html, result in
      html.element(
        "a", .href(.file(path, at: result.id, root: "../")),
        text: site.strings.names?[result.id] ?? String(result.id.dropFirst(clause.count + 1)))
    }
  }
}

extension Finding {
  /// The number of results by outcome.
  fileprivate var tally: Tally { Tally(outcomesOf: results) }
}
