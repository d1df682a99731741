import Conformance
import Results
import SpecReading

/// The page of one engine.
struct EnginePage {
  /// The position of the engine.
  let number: Int
  /// What did not pass, and why.
  let findings: EngineFindings
  /// The site in the language of the page.
  let site: LocalizedSite

  /// The engine.
  var engine: EngineProfile { site.results.engines[number] }
  /// The engine's identifier in addresses.
  var key: EngineKey { site.results.keys[number] }
  /// The words of the site.
  var strings: LocalizedStrings { site.strings }

  /// A section of the page, which is left out where it would be empty.
  enum Section: String, CaseIterable {
    case findings, pages, features, failures, choices, skipped, history

    /// The key of the section's heading.
    var title: StringKey {
      switch self {
      case .findings: .findings
      case .pages: .byPage
      case .features: .byFeature
      case .failures: .failures
      case .choices: .chosen
      case .skipped: .declined
      case .history: .history
      }
    }

    /// The number of entries; nil for a section without.
    fileprivate func count(in findings: EngineFindings) -> Int? {
      switch self {
      case .findings: findings.findings.count
      case .pages, .features, .history: nil
      case .failures: findings.clauses.count
      case .choices: findings.choices.count
      case .skipped: findings.skipped.reduce(0) { $0 + $1.count }
      }
    }
  }

  /// Adds the heading of a section.
  func appendHeading(of section: Section, to html: inout HTML) {
    html.line("h2", .id(section.rawValue), text: strings[section.title])
  }

  /// Adds a link to a clause or a scenario.
  func appendLink(to id: String, in html: inout HTML) {
    html.appendLink(to: id, on: site.data.path(of: id), root: "../", strings)
  }

  /// Adds how much the engine was asked, how much of that holds, and what the engine is.
  func appendProfile(to html: inout HTML) {
    html.block("div", .class("asked"), .data("data-engine-key", key.slug)) {
      $0.appendMeasures(of: number, site, on: "")
    }
    html.line("p", .class("about")) { about in
      about.append(strings.about(engine))
      guard let homepage = engine.homepage, let address = Address.web(homepage) else { return }
      about.append(text: " · ")
      about.element("a", .href(address), .foreignTarget, text: homepage)
    }
    append((engine.kinds ?? []).inOrder.map(\.rawValue), under: .claimedKinds, to: &html)
    append(engine.lacks.inOrder.map(\.rawValue), under: .lackedParts, to: &html)
  }

  /// Adds words of the protocol, folded under a title; nothing if there are none.
  private func append(_ words: [String], under title: StringKey, to html: inout HTML) {
    guard !words.isEmpty else { return }
    html.block("details", .class("about")) { details in
      details.line("summary", text: strings[title])
      details.line("p", strings.markOfOriginal, text: words.joined(separator: ", "))
    }
  }

  /// Adds the list of the sections, with the number of their entries.
  func appendContents(to html: inout HTML) {
    let hasHistory = !site.data.publishing.history.tallies(of: engine.name).isEmpty
    let sections = Section.allCases.filter { section in
      section == .history ? hasHistory : section == .findings || section.count(in: findings) != 0
    }
    html.block("nav", .class("sections"), .label(strings[.onThisPage])) { nav in
      nav.list(of: sections) { item, section in
        item.element("a", .href(.place(section.rawValue)), text: strings[section.title])
        let count = section.count(in: findings) ?? 0
        if count > 0 { item.append(text: " \(count)") }
      }
    }
  }
}

extension LocalizedStrings {
  /// The version and the language of an engine in words.
  func about(_ engine: EngineProfile) -> HTML {
    html(
      .aboutEngine,
      [
        "version": HTML { $0.append(foreign: engine.version) },
        "language": HTML { $0.append(foreign: engine.language) },
      ])
  }
}

/// The failures of one engine by cause and by clause, its choices, and its reasons for skipping.
struct EngineFindings {
  /// The failures in one clause, with the tally of its scenarios: groups of results with the same expected
  /// failure, of which those with none come first.
  typealias OfClause = (clause: Clause, tally: Tally, groups: [[ScenarioResult]])

  /// The failures by cause, the largest finding first.
  let findings: [Finding]
  /// The results that do not end alike each time, in the order of the pages.
  let flaky: [ScenarioResult]
  /// The faults that explain the failures; nil where none does.
  let diagnosis: Diagnosis?
  /// The clauses with failures, in the order of the pages.
  let clauses: [OfClause]
  /// The choices with the ids of their scenarios, in the order of the pages.
  let choices: [(id: String, choice: Choice)]
  /// The reasons for skipping with the number of scenarios, the most frequent first.
  let skipped: [(reason: Sentence, url: String?, count: Int)]

  init(of engine: Int, in pages: [Page], _ results: ResultsIndex, faults: [Fault]) {
    let own = pages.flatMap(\.scenarios).compactMap { results.result(of: engine, on: $0.id) }
    diagnosis = Diagnosis(of: own, besides: results.asked[engine], by: faults)
    findings = Finding.findings(in: own, by: diagnosis)
    flaky = own.filter(\.isFlaky)
    choices = own.flatMap { result in result.choices.map { (result.id, $0) } }
    let deviations = Dictionary(grouping: own.filter { $0.verdict.isUnsuccessful }, by: \.clause)
    clauses = zip(pages, results.pages).flatMap { page, score in
      page.clauses.compactMap { clause -> OfClause? in
        guard let all = deviations[Substring(clause.id)] else { return nil }
        let reasons = ([nil] + all.map(\.expected)).unique
        let groups = reasons.map { reason in all.filter { $0.expected == reason } }
        return (clause, score.tallies(of: clause)[engine], groups.filter { !$0.isEmpty })
      }
    }
    skipped = own.skippedReasons
  }

  /// Returns the title of a clause with failures, in the language of the pages.
  func title(of clause: String) -> String? {
    clauses.first { $0.clause.id == clause }?.clause.title
  }
}

extension ScenarioResult {
  /// The id of the clause.
  var clause: Substring { id.prefix { $0 != "/" } }
}
