import Conformance
import SpecReading

extension HTML {
  /// Adds the table of findings, or a note that there are none.
  mutating func append(_ findings: EngineFindings, _ site: LocalizedSite) {
    let strings = site.strings
    guard !findings.findings.isEmpty else {
      line("p", .class("note"), text: strings[.nothingWrong])
      return
    }
    scrollBox(label: strings[.findings]) { box in
      box.block("table", .class("causes")) { html in
        html.appendHead([
          strings[.findingHead], strings[.scenarios], strings[.clauses], strings[.exampleHead],
        ])
        for isExpected in [false, true] {
          let group = findings.findings.filter { $0.isExpected == isExpected }
          guard !group.isEmpty else { continue }
          html.block("tbody") { body in
            if isExpected { body.appendGroupHead(strings[.expectedFindings]) }
            for finding in group { body.block("tr") { $0.append(finding, findings, site) } }
          }
        }
      }
    }
  }

  private mutating func appendGroupHead(_ title: String) {
    block("tr") { line in
      line.line(
        "th", .constant("scope", "rowgroup"), .class("group"), .number("colspan", 4), text: title)
    }
  }

  private mutating func append(
    _ finding: Finding, _ findings: EngineFindings, _ site: LocalizedSite
  ) {
    let (result, difference) = finding.example
    guard let (scenario, page) = findings.place(of: result) else { return }
    line("th", .constant("scope", "row")) { $0.append(finding.cause, findings, site) }
    line("td") { $0.append(finding.tally, site.strings) }
    line("td") { $0.appendClauses(of: finding, site.strings) }
    line("td") { cell in
      cell.appendLink(to: scenario, of: page, root: "../")
      guard let difference else { return }
      let phrase = site.strings.phrase(difference.phrase)
      let actual = site.strings.outcome(difference.actual)
      cell.element("span", .class("phrase"), phrase.mark, text: phrase.text)
      cell.element("b", actual.mark) { $0.append(foreign: actual.text) }
    }
  }

  private mutating func append(
    _ cause: Finding.Cause, _ findings: EngineFindings, _ site: LocalizedSite
  ) {
    let original = site.language.markOfOriginal
    switch cause {
    case .reason(let expected): append(reason: expected.reason, url: expected.link, site.strings)
    case .error(let message): append(foreign: message, markedAs: original)
    case .mismatch(let mismatch):
      let words = site.strings.outcome(mismatch.words)
      append(foreign: words.text, markedAs: words.mark)
    case .clause(let id, _): append(text: findings.title(of: id) ?? id)
    }
  }

  /// Adds the number of a finding's clauses, and links to the failures in the first of them.
  private mutating func appendClauses(of finding: Finding, _ strings: LocalizedStrings) {
    let clauses = finding.clauses
    let shown = clauses.prefix(5)
    for (index, id) in shown.enumerated() {
      if index > 0 { append(text: ", ") }
      element("a", .href(.place(id)), text: id)
    }
    let rest = clauses.count - shown.count
    if rest > 0 { append(text: " \(strings.text(.andMore, count: rest))") }
  }
}

extension Finding {
  /// The number of results by verdict.
  fileprivate var tally: Tally {
    results.reduce(into: Tally()) { $0.add($1.verdict) }
  }
}
