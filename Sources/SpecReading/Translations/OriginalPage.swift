import Conformance

/// A page as translations need it: section by section, with what stands there for all languages.
struct OriginalPage: Sendable {
  /// One section.
  struct Section: Sendable {
    /// The heading as it was read.
    let heading: Page.Heading
    /// Where the heading stands.
    let location: SourceLocation
    /// The digest of its prose.
    let digest: String
    /// What stands below it.
    let parts: [Part]

    /// Whether it says what UIKit does.
    var hasAside: Bool {
      parts.contains { if case .prose(.aside) = $0 { true } else { false } }
    }

    /// Whether it says why its clause is not tested.
    var hasReason: Bool {
      parts.contains { if case .reason = $0 { true } else { false } }
    }
  }

  /// A part of a section.
  enum Part: Sendable {
    /// What a translation says again.
    case prose(Page.Block)
    /// Why the clause is not tested, which a translation says again in the same place.
    case reason(Page.Block)
    /// What stands there for all languages.
    case shared(Page.Block)
  }

  /// The page.
  let page: Page
  /// What stands above the first heading.
  let preamble: [Page.Block]
  /// The sections, in order.
  let sections: [Section]

  init(_ reading: PageReader.Reading) {
    page = reading.page
    let outline = PageSection.sections(of: reading.parts, in: reading.source).sections
    let headings = reading.page.blocks.indices.filter { reading.page.blocks[$0].heading != nil }
    preamble = Array(page.blocks[..<(headings.first ?? page.blocks.endIndex)])
    var sections: [Section] = []
    for (position, section) in zip(headings.indices, outline) {
      let start = headings[position]
      guard let heading = page.blocks[start].heading else { continue }
      let end = position + 1 < headings.count ? headings[position + 1] : page.blocks.endIndex
      let labels = section.parts.compactMap(\.label).filter { $0 != .uiKit }
      sections.append(
        Section(
          heading: heading, location: SourceLocation(file: page.file, line: section.line),
          digest: section.digest(in: reading.source),
          parts: Self.parts(page.blocks[(start + 1)..<end], labels: labels)))
    }
    self.sections = sections
  }

  /// Each paragraph with a label has become one note, in the same order.
  private static func parts(
    _ blocks: ArraySlice<Page.Block>, labels: [MarkdownBlock.Label]
  ) -> [Part] {
    var labels = labels[...]
    return blocks.map { block in
      switch block {
      case .prose, .aside, .table, .heading: .prose(block)
      case .stage, .scenarios, .ledger: .shared(block)
      case .note: labels.popFirst() == .notTested ? .reason(block) : .shared(block)
      }
    }
  }
}
