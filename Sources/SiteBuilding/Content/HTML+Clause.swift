import Conformance
import Results
import SpecReading

extension HTML {
  /// Appends a heading; that of a clause with a permalink.
  mutating func append(_ heading: Page.Heading, anchor: String, _ site: LocalizedSite) {
    let original = heading.translation == .missing ? site.language.markOfOriginal : nil
    let names: [StaticString] = ["h2", "h3", "h4", "h5", "h6"]
    let name = names[min(max(heading.level, 2), 6) - 2]
    line(name, .id(anchor), original) { html in
      if let clause = heading.clause {
        html.element("a", .class("permalink"), .href(.place(anchor)), text: clause.id)
        html.append(text: " ")
      }
      html.append(text: heading.text)
    }
  }

  /// Appends what is known of a clause, in one line, and its counts.
  mutating func appendFacts(
    of clause: Clause, sources: String?, score: PageScore, _ site: LocalizedSite, root: String
  ) {
    let strings = site.strings
    block("ul", .class("facts")) { html in
      html.line("li") { $0.append(clause.level) }
      html.line("li") { $0.appendConfidence(of: clause, site, root: root) }
      if clause.systems != .all { html.line("li", text: strings.text(of: clause.systems)) }
      for system in clause.recordedSystems(in: site.data.evidence) {
        html.line("li", text: strings.text(.recordedOn, ["system": system]))
      }
      for standing in site.data.standings[clause.id] ?? [] {
        html.line("li") { $0.append(standing, strings) }
      }
      for feature in clause.features {
        html.line("li", text: feature.rawValue)
      }
      if clause.untestedReason != nil {
        html.line("li") { $0.append(Outcome.notTested, strings) }
      }
      html.appendBasis(of: clause, sources: sources, site)
    }
    if clause.untestedReason == nil {
      appendRollUp(score.tallies(of: clause), of: clause, site, root: root)
    }
  }

  /// Appends the id of a clause or a scenario with a link to it, if a page has it.
  mutating func appendLink(
    to id: String, on path: String?, root: String, _ strings: LocalizedStrings
  ) {
    guard let path else { return append(foreign: id) }
    let address = Address.file(path, at: id, root: root)
    element("a", .class("permalink"), .href(address), text: strings.label(of: id))
  }

  /// Appends the badge of a level.
  mutating func append(_ level: Level) {
    element("span", .class("level \(level.rawValue.lowercased())"), text: level.rawValue)
  }

  /// Appends the word for the confidence of a clause, with a link to what a run would settle, if anything.
  mutating func appendConfidence(of clause: Clause, _ site: LocalizedSite, root: String) {
    let confidence = site.strings[of: clause.confidence]
    guard site.data.unsettled.contains(clause.id) else { return append(text: confidence) }
    let address = Address.file(EvidencePage.path, at: clause.id, root: root)
    element("a", .href(address), text: confidence)
  }

  /// Appends what UIKit did in the scenarios of a clause, with links to those that it did otherwise.
  mutating func append(_ standing: UIKitSummary, _ strings: LocalizedStrings) {
    let system = HTML { $0.append(foreign: standing.system) }
    if !standing.differing.isEmpty {
      let links = HTML { html in
        html.append(listOf: standing.differing) {
          $0.element("a", .class("permalink"), .href(.place($1)), text: $1)
        }
      }
      append(strings.html(.uikitDiffers, ["system": system, "scenarios": links]))
    } else if standing.isAsked {
      let count = HTML { $0.append(text: "\(standing.matching.count)") }
      let total = HTML { $0.append(text: "\(standing.total)") }
      append(
        strings.html(
          standing.matching.count < standing.total ? .partlyHeldOn : .heldOn,
          ["system": system, "count": count, "total": total]))
    } else {
      append(strings.html(.notAskedOn, ["system": system]))
    }
  }

  /// Appends links to the evidence of a clause and to the sources that its page names, folded; nothing
  /// where it has neither.
  private mutating func appendBasis(of clause: Clause, sources: String?, _ site: LocalizedSite) {
    let bases = site.data.bases(of: clause)
    guard !bases.isEmpty || sources != nil else { return }
    let links = HTML { html in
      html.append(bases)
      guard let sources else { return }
      if !bases.isEmpty { html.append(text: ", ") }
      html.append(rendered: site.translation(ofSources: sources))
    }
    let key: StringKey = clause.confidence.needsAddress ? .restsOn : .mentionedIn
    line("li", .class("basis")) { item in
      item.element("details") { details in
        details.element("summary", text: site.strings[key])
        details.append(text: " ")
        details.append(links)
      }
    }
  }

  /// Appends the evidence of a statement, in the original's language as the matrix around it.
  mutating func append(_ evidence: StatementEvidence) {
    append(text: evidence.kind)
    guard !evidence.bases.isEmpty else { return }
    append(text: " ")
    append(evidence.bases)
  }

  private mutating func append(_ bases: [StatementEvidence.Basis]) {
    append(listOf: bases) { html, basis in
      switch basis {
      case .address(let text):
        guard let address = Address.web(text) else { return html.append(text: text) }
        html.element("a", .href(address), .title(text), text: text.webLabel)
      case .header(let file, let symbol):
        html.append(listOf: [file, symbol], separator: " ") { $0.element("code", text: $1) }
      }
    }
  }
}

extension String {
  /// The longest path in a short name, in characters.
  private static let longestPath = 30

  /// A short name for an address of the web: its host, and the end of its path up to thirty characters.
  ///
  ///     "https://developer.apple.com/documentation/uikit/uiview/ishidden".webLabel
  ///     // developer.apple.com/…/uiview/ishidden
  var webLabel: String {
    let parts = split(separator: "/").dropFirst()
    let host = parts.first.map { $0.hasPrefix("www.") ? $0.dropFirst(4) : $0 } ?? ""
    let path = parts.dropFirst().map(\.percentDecoded.withVisibleControls)
    let ends = [path, path.suffix(2), path.suffix(1)]
    guard let last = path.last else { return String(host) }
    let end = ends.first { $0.joined(separator: "/").count <= Self.longestPath }
    let gap = end?.count == path.count ? "" : "…/"
    return "\(host)/\(gap)" + (end?.joined(separator: "/") ?? "\(last.prefix(Self.longestPath))…")
  }
}

extension SiteData {
  /// Returns the addresses of a clause's evidence without repetitions; Apple's documentation first.
  ///
  /// Evidence that is only reported is left out for a clause that is documented or observed.
  fileprivate func bases(of clause: Clause) -> [StatementEvidence.Basis] {
    let cited = clause.statements.compactMap { evidence[$0] }.filter { evidence in
      evidence.confidence.needsAddress || !clause.confidence.needsAddress
    }
    return Confidence.allCases.flatMap { confidence in
      cited.filter { $0.confidence == confidence }.flatMap(\.bases)
    }.unique
  }
}
