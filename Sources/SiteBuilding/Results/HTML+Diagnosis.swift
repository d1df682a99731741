import Conformance
import Results

extension HTML {
  /// Adds what an engine behaves as if: each fault with its clauses and the scenarios that it
  /// explains, and those that none explains. A fault that is the cause of a finding is shown there.
  mutating func append(
    _ diagnosis: Diagnosis, besides findings: [Finding], _ site: LocalizedSite
  ) {
    let causes = Set(findings.map(\.cause))
    let matches = diagnosis.matches.filter { !causes.contains(.faults($0.faults)) }
    guard !matches.isEmpty || !diagnosis.unexplained.isEmpty else { return }
    block("section", .class("finding diagnosis")) { section in
      for grade in Grade.allCases {
        section.append(
          matches.filter { $0.grade == grade }, under: grade.heading, of: diagnosis, site)
      }
      let total = ["total": "\(diagnosis.failures)"]
      let text = site.strings.text(.unexplained, count: diagnosis.unexplained.count, total)
      section.appendRows(diagnosis.unexplained, under: text, site)
    }
  }

  /// Adds a list of faults under a heading, if there are any.
  private mutating func append(
    _ matches: [Diagnosis.Match], under heading: StringKey, of diagnosis: Diagnosis,
    _ site: LocalizedSite
  ) {
    guard !matches.isEmpty else { return }
    line("h3", text: site.strings[heading])
    block("ul", .class("faults")) { list in
      for match in matches { list.block("li") { $0.append(match, of: diagnosis, site) } }
    }
  }

  private mutating func append(
    _ match: Diagnosis.Match, of diagnosis: Diagnosis, _ site: LocalizedSite
  ) {
    line("p", .class("fault")) { $0.append(match.faults, site) }
    list(.class("in-clauses"), of: match.clauses) { item, clause in
      item.appendLink(to: clause, on: site.data.path(of: clause), root: "../", site.strings)
    }
    appendFit(of: match, in: diagnosis, site)
  }

  /// Adds how well a fault fits: the scenarios that it explains, and those that speak against it.
  mutating func appendFit(
    of match: Diagnosis.Match, in diagnosis: Diagnosis, _ site: LocalizedSite
  ) {
    let strings = site.strings
    line(
      "p", .class("fit"),
      text: strings.text(.fits, count: match.explained.count, ["total": "\(match.judged)"]))
    if !match.doubts.isEmpty {
      line("p", .class("fit"), text: match.doubts.map { $0.text(strings) }.joined(separator: "; "))
    }
    let total = ["total": "\(diagnosis.failures)"]
    let explained = match.explained.filter { !match.asked.contains($0) }
    appendRows(explained, under: strings.text(.explains, count: explained.count, total), site)
    appendRows(match.asked, under: strings.text(.askedBesides, count: match.asked.count), site)
    appendRows(
      match.contradicting, under: strings.text(.contradicted, count: match.contradicting.count),
      site)
  }

  /// Adds the names of faults that no scenario tells apart.
  mutating func append(_ faults: [Fault], _ site: LocalizedSite) {
    append(listOf: faults, separator: ", \(site.strings[.orFault]) ") {
      $0.append(site.strings.fault($1.name))
    }
  }

  /// Adds links to scenarios, folded under a text; nothing without any.
  private mutating func appendRows(_ ids: [String], under text: String, _ site: LocalizedSite) {
    guard !ids.isEmpty else { return }
    block("details", .class("rows")) { details in
      details.line("summary", text: text)
      details.line("p") { line in
        line.append(listOf: ids) {
          $0.appendLink(to: $1, on: site.data.path(of: $1), root: "../", site.strings)
        }
      }
    }
  }
}

extension Grade {
  /// The heading of causes of the grade.
  fileprivate var heading: StringKey {
    switch self {
    case .sure: .behavesAsIf
    case .likely: .likelyFaults
    case .perhaps: .weakFaults
    }
  }
}

extension Doubt {
  /// The doubt in a few words of the pages' language.
  fileprivate func text(_ strings: LocalizedStrings) -> String {
    switch self {
    case .fewRows(let count): strings.text(.fewRows, count: count)
    case .passing(let count, let all, _): strings.text(.rowsPass, count: count, ["total": "\(all)"])
    case .otherwise(let count, let all, _):
      strings.text(.rowsFailOtherwise, count: count, ["total": "\(all)"])
    case .beside(let count, _): strings.text(.rowsBeside, count: count)
    case .shared(let count, let all): strings.text(.rowsShared, count: count, ["total": "\(all)"])
    case .wider(let fault): strings.text(.partOfWider, ["fault": strings.fault(fault.name).text])
    case .part(let count): strings.text(.judgedOnPart, count: count)
    }
  }
}
