import Conformance
import SpecReading

extension HTML {
  /// Adds how much of the sources the pages carry, where that is the page of the ledger.
  mutating func appendCoverage(on page: Page, _ edition: Edition) {
    let (coverage, wording) = (edition.data.coverage, edition.wording)
    guard page.hasLedger, !coverage.sections.isEmpty else { return }
    let total = coverage.sections.reduce(into: Coverage.Section(title: wording.all)) { $0.add($1) }
    let share = Int((coverage.runShare * 100).rounded(.down))
    // The sections have their names from the original.
    let anchors = (edition.original(of: page) ?? page).headingAnchors
    let titles = page.headingTitles
    block("section", .class("coverage"), .label(wording.coverage)) { part in
      part.line("p", text: wording.coverage(share: share, total: total.total))
      part.appendTable(
        [
          wording.section, wording.run, wording.stated, wording.untestable, wording.open,
          wording.all,
        ], styleClass: "coverage", label: wording.coverageBySection
      ) { body in
        for section in coverage.sections {
          let anchor = anchors[section.title]
          body.append(section, titles[anchor ?? ""] ?? section.title, anchor: anchor)
        }
        body.append(total, total.title, anchor: nil)
      }
    }
  }

  private mutating func append(_ section: Coverage.Section, _ title: String, anchor: String?) {
    block("tr") { row in
      row.line("th", .constant("scope", "row")) { cell in
        guard let anchor else { return cell.append(text: title) }
        cell.element("a", .href(.place(anchor)), text: title)
      }
      let counts = [
        section.run, section.stated, section.untestable, section.open.count, section.total,
      ]
      for count in counts { row.line("td", .class("number"), text: String(count)) }
    }
  }
}

extension Coverage.Section {
  fileprivate mutating func add(_ other: Coverage.Section) {
    run += other.run
    stated += other.stated
    untestable += other.untestable
    open += other.open
  }
}

extension Page {
  /// Whether a part of the ledger stands on it.
  var hasLedger: Bool {
    blocks.contains { if case .traceabilityMatrix = $0 { true } else { false } }
  }

  /// The text of each heading, by its place.
  fileprivate var headingTitles: [String: String] {
    blocks.reduce(into: [:]) { titles, block in
      if let heading = block.heading { titles[heading.anchor] = heading.text }
    }
  }

  /// The place of each heading, by its text.
  fileprivate var headingAnchors: [String: String] {
    blocks.reduce(into: [:]) { anchors, block in
      guard let heading = block.heading, heading.level > 1 else { return }
      if anchors[heading.text] == nil { anchors[heading.text] = heading.anchor }
    }
  }
}
