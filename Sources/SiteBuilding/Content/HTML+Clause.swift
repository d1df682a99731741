import Conformance
import SpecReading

extension HTML {
  /// Adds a heading; where it begins a clause, with the clause's permalink and what is known of it.
  mutating func append(
    _ heading: Page.Heading, anchor: String, score: PageScore, _ edition: Edition, root: String
  ) {
    let original = heading.translation == .missing ? edition.language.markOfOriginal : nil
    let content: (inout HTML) -> Void = { html in
      if let clause = heading.clause {
        html.element("a", .class("permalink"), .href(.place(anchor)), text: clause.id)
        html.append(text: " ")
      }
      html.append(text: heading.text)
    }
    switch heading.level {
    case ...2: line("h2", .id(anchor), original, content: content)
    case 3: line("h3", .id(anchor), original, content: content)
    case 4: line("h4", .id(anchor), original, content: content)
    case 5: line("h5", .id(anchor), original, content: content)
    default: line("h6", .id(anchor), original, content: content)
    }
    guard let clause = heading.clause else { return }
    appendFacts(of: clause, edition, root: root)
    appendBasis(of: clause, edition)
    if clause.untestedReason == nil {
      appendRollUp(score.tallies(of: clause), edition)
    }
  }

  /// Adds the badge for how binding a clause is.
  mutating func append(_ level: Level) {
    element("span", .class("level \(level.rawValue.lowercased())"), text: level.rawValue)
  }

  private mutating func appendFacts(of clause: Clause, _ edition: Edition, root: String) {
    let wording = edition.wording
    block("ul", .class("facts")) { html in
      html.line("li") { $0.append(clause.level) }
      html.line("li") { item in
        let confidence = wording.confidence(clause.confidence)
        guard EvidencePage.lists(clause, edition.data) else { return item.append(text: confidence) }
        let address = Address.file(EvidencePage.path, at: clause.id, root: root)
        item.element("a", .href(address), text: confidence)
      }
      for feature in clause.features {
        html.line("li", text: feature.rawValue)
      }
      if clause.untestedReason != nil {
        html.line("li") { $0.append(Outcome.notTested, wording) }
      }
    }
  }
}
