import Conformance
import Results

/// A page split into sections for comparison with its translations.
struct OriginalPage: Sendable {
  /// A heading with the blocks up to the next one.
  struct Section: Sendable {
    /// The heading.
    let heading: Page.Heading
    /// The location of the heading.
    let location: SourceLocation
    /// The digest of the prose.
    let digest: String
    /// The blocks below the heading.
    let blocks: ArraySlice<Page.Block>

    /// Whether it contains a paragraph `UIKit: …`.
    var hasAside: Bool {
      blocks.contains { if case .aside = $0 { true } else { false } }
    }

    /// Whether it contains a paragraph `Not tested: …`.
    var hasReason: Bool {
      blocks.contains { if case .note(.notTested, _) = $0 { true } else { false } }
    }
  }

  /// The page.
  let page: Page
  /// The blocks above the first heading.
  let preamble: [Page.Block]
  /// The sections, in order.
  private(set) var sections: [Section] = []

  init(_ parsed: ParsedPage) {
    page = parsed.page
    let outline = TranslationSection.sections(of: parsed.blocks).sections
    let headings = parsed.page.blocks.indices.filter { parsed.page.blocks[$0].heading != nil }
    preamble = Array(page.blocks[..<(headings.first ?? page.blocks.endIndex)])
    for (position, section) in zip(headings.indices, outline) {
      let start = headings[position]
      guard let heading = page.blocks[start].heading else { continue }
      let end = position + 1 < headings.count ? headings[position + 1] : page.blocks.endIndex
      sections.append(
        Section(
          heading: heading, location: SourceLocation(file: page.file, line: section.line),
          digest: section.digest(in: parsed.source), blocks: page.blocks[(start + 1)..<end]))
    }
  }
}

extension OriginalPage {
  /// The index of the section that gives the page its title.
  var titleIndex: Int? { sections.firstIndex { $0.heading.level == 1 } }

  /// Returns the sections of the clause that begins at a section: up to the next clause, or a heading
  /// of its own level or above.
  func extentOfClause(at index: Int) -> Range<Int> {
    let level = sections[index].heading.level
    let next = sections[(index + 1)...].firstIndex {
      $0.heading.clause != nil || $0.heading.level <= level
    }
    return index..<(next ?? sections.endIndex)
  }
}

/// A heading of a page with the Markdown blocks up to the next one.
struct TranslationSection: Sendable {
  /// The level of the heading, from 1 to 6.
  let level: Int
  /// The plain text of the heading, without its anchor.
  let text: String
  /// The line of the heading, from 1.
  var line: Int { lines.lowerBound }
  /// The blocks below the heading.
  let parts: ArraySlice<MarkdownBlock>

  /// The anchor of the original's heading, which is behind the text, or the id of the clause; nil if it
  /// has none: `## 낱말 {#words}`, `## HIT-9 숨겨진 뷰는 …`.
  var anchor: String? { clause ?? explicitAnchor }
  private let explicitAnchor: String?
  /// The lines of the heading.
  private let lines: Range<Int>

  /// The id of the clause that the heading begins; nil if it begins none.
  var clause: String? { level > 1 ? ClauseHeading(text)?.id : nil }

  private init(_ level: Int, _ text: String, lines: Range<Int>, parts: ArraySlice<MarkdownBlock>) {
    let match =
      text.hasSuffix("}") ? text.wholeMatch(of: #/(?<text>.*\S)\s*\{#(?<anchor>[^\s{}]+)\}/#) : nil
    self.level = level
    self.text = match.map { String($0.text) } ?? text
    explicitAnchor = match.map { String($0.anchor) }
    (self.lines, self.parts) = (lines, parts)
  }

  /// Splits a page at its headings; the preamble is above the first one.
  static func sections(
    of parts: [MarkdownBlock]
  ) -> (preamble: ArraySlice<MarkdownBlock>, sections: [TranslationSection]) {
    let headings = parts.indices.filter { parts[$0].headingLevel != nil }
    let sections = headings.enumerated().compactMap { position, start -> TranslationSection? in
      guard case .heading(let level, let text) = parts[start].content else { return nil }
      let next = position + 1 < headings.count ? headings[position + 1] : parts.endIndex
      return TranslationSection(
        level, text, lines: parts[start].lines, parts: parts[(start + 1)..<next])
    }
    return (parts[..<(headings.first ?? parts.endIndex)], sections)
  }

  /// Returns a digest of the text that is translated; line breaks do not affect it.
  func digest(in source: SourceLines) -> String {
    let words = ([lines] + parts.filter { !$0.isShared }.map(\.lines)).flatMap { lines in
      source.bytes(of: lines).split {
        $0.isTableSpace || $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r")
      }
    }
    return ContentDigest(of: Array(words.joined(separator: [UInt8(ascii: " ")]))).digits
  }
}

extension MarkdownBlock {
  /// Whether the block is only on the original and shared by all languages.
  var isShared: Bool {
    switch content {
    case .table(let table): TableRole(of: table) != .prose
    case .labelled(let label, _): [.sources, .scenario, .evidence, .example].contains(label)
    case .heading, .brokenTable, .prose: false
    }
  }
}
