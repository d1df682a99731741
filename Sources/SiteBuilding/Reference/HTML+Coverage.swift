import Conformance
import SpecReading

extension HTML {
  /// Adds how much of the sources the pages carry, where that is the page of the ledger.
  mutating func append(_ coverage: Coverage, on page: Page) {
    guard page.hasLedger, !coverage.sections.isEmpty else { return }
    let total = coverage.sections.reduce(into: Coverage.Section(title: "All")) { $0.add($1) }
    let share = Int((coverage.runShare * 100).rounded(.down))
    let anchors = page.headingAnchors
    block("section", .class("coverage"), .label("Coverage")) { section in
      section.line(
        "p",
        text: """
          Scenarios run \(share) % of the \(total.total) statements. The others are stated by a \
          clause without a scenario, cannot be tested for a reason that is told, or are open.
          """)
      section.appendTable(
        ["Section", "Run", "Stated", "Untestable", "Open", "All"], styleClass: "coverage",
        label: "Coverage by section"
      ) { body in
        for section in coverage.sections {
          body.append(section, anchor: anchors[section.title])
        }
        body.append(total, anchor: nil)
      }
    }
  }

  private mutating func append(_ section: Coverage.Section, anchor: String?) {
    block("tr") { row in
      row.line("th", .constant("scope", "row")) { cell in
        guard let anchor else { return cell.append(text: section.title) }
        cell.element("a", .href(.place(anchor)), text: section.title)
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
    blocks.contains { if case .ledger = $0 { true } else { false } }
  }

  /// The place of each heading, by its text.
  fileprivate var headingAnchors: [String: String] {
    blocks.reduce(into: [:]) { anchors, block in
      guard case .heading(let heading) = block, heading.level > 1 else { return }
      if anchors[heading.text] == nil { anchors[heading.text] = heading.anchor }
    }
  }
}
