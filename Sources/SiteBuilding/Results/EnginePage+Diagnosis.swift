import Conformance
import Results

extension EnginePage {
  /// Adds what the engine behaves as if: each fault with its clauses and the scenarios that it
  /// explains, and those that none explains. A fault that is the cause of a finding is shown there.
  func append(_ diagnosis: Diagnosis, to html: inout HTML) {
    let causes = Set(findings.findings.map(\.cause))
    let matches = diagnosis.matches.filter { !causes.contains(.faults($0.faults)) }
    guard !matches.isEmpty || !diagnosis.unexplained.isEmpty else { return }
    html.block("section", .class("finding diagnosis")) { section in
      for grade in Grade.allCases {
        append(matches.filter { $0.grade == grade }, as: grade, of: diagnosis, to: &section)
      }
      let total = ["total": "\(diagnosis.failures)"]
      let text = strings.text(.unexplained, count: diagnosis.unexplained.count, total)
      appendRows(diagnosis.unexplained, under: text, to: &section)
    }
  }

  /// Adds a list of faults of a grade under a heading, if there are any.
  private func append(
    _ matches: [Diagnosis.Match], as grade: Grade, of diagnosis: Diagnosis, to html: inout HTML
  ) {
    guard !matches.isEmpty else { return }
    html.line("h3", text: strings[grade.heading])
    html.block("ul", .class("faults")) { list in
      for match in matches {
        list.block("li") { item in
          item.line("p", .class("fault")) { append(match.faults, to: &$0) }
          item.list(.class("in-clauses"), of: match.clauses) { appendLink(to: $1, in: &$0) }
          appendFit(of: match, in: diagnosis, to: &item)
        }
      }
    }
  }

  /// Adds how well a fault fits: the scenarios that it explains, and those that speak against it.
  func appendFit(of match: Diagnosis.Match, in diagnosis: Diagnosis, to html: inout HTML) {
    html.line(
      "p", .class("fit"),
      text: strings.text(.fits, count: match.explained.count, ["total": "\(match.judged)"]))
    if !match.doubts.isEmpty {
      let doubts = match.doubts.map { $0.text(strings) }.joined(separator: "; ")
      html.line("p", .class("fit"), text: doubts)
    }
    let total = ["total": "\(diagnosis.failures)"]
    let explained = match.explained.filter { !match.asked.contains($0) }
    for (key, ids, values) in [
      (StringKey.explains, explained, total), (.askedBesides, match.asked, [:]),
      (.contradicted, match.contradicting, [:]),
    ] {
      appendRows(ids, under: strings.text(key, count: ids.count, values), to: &html)
    }
  }

  /// Adds the names of faults that no scenario tells apart.
  func append(_ faults: [Fault], to html: inout HTML) {
    html.append(listOf: faults, separator: ", \(strings[.orFault]) ") {
      $0.append(strings.fault($1.name))
    }
  }

  /// Adds links to scenarios, folded under a text; nothing without any.
  private func appendRows(_ ids: [String], under text: String, to html: inout HTML) {
    guard !ids.isEmpty else { return }
    html.block("details", .class("rows")) { details in
      details.line("summary", text: text)
      details.line("p") { $0.append(listOf: ids) { appendLink(to: $1, in: &$0) } }
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
