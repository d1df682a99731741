import Conformance
import SpecReading

/// A section of an engine's page, which is left out where it would be empty.
enum EngineSection: String, CaseIterable {
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

extension HTML {
  /// Adds the heading of a section of an engine's page.
  mutating func appendHeading(of section: EngineSection, _ strings: LocalizedStrings) {
    line("h2", .id(section.rawValue), text: strings[section.title])
  }

  /// Adds how much an engine was asked, how much of that holds, and what the engine is.
  mutating func appendProfile(of number: Int, _ site: LocalizedSite) {
    let results = site.results
    block("div", .class("asked"), .data("data-engine-key", site.results.keys[number].slug)) { box in
      box.appendMeasures(of: number, site, on: "")
    }
    appendAbout(results.engines[number], site)
  }

  /// Adds the list of the sections, with the number of their entries.
  mutating func appendContents(
    _ findings: EngineFindings, hasHistory: Bool, _ strings: LocalizedStrings
  ) {
    block("nav", .class("sections"), .label(strings[.onThisPage])) { nav in
      nav.block("ul") { list in
        for section in EngineSection.allCases {
          let count = section.count(in: findings)
          if count == 0, section != .findings { continue }
          if section == .history, !hasHistory { continue }
          list.line("li") { item in
            item.element("a", .href(.place(section.rawValue)), text: strings[section.title])
            if let count, count > 0 { item.append(text: " \(count)") }
          }
        }
      }
    }
  }

  private mutating func appendAbout(_ engine: EngineProfile, _ site: LocalizedSite) {
    let strings = site.strings
    line("p", .class("about")) { about in
      about.append(strings.about(engine))
      guard let homepage = engine.homepage, let address = Address.web(homepage) else { return }
      about.append(text: " · ")
      about.element("a", .href(address), .foreignTarget, text: homepage)
    }
    append((engine.kinds ?? []).inOrder.map(\.rawValue), under: .claimedKinds, site)
    append(engine.lacks.inOrder.map(\.rawValue), under: .lackedParts, site)
  }

  /// Adds words of the protocol, folded under a title; nothing if there are none.
  private mutating func append(_ words: [String], under title: StringKey, _ site: LocalizedSite) {
    guard !words.isEmpty else { return }
    block("details", .class("about")) { details in
      details.line("summary", text: site.strings[title])
      details.line("p", site.language.markOfOriginal, text: words.joined(separator: ", "))
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
