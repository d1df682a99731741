/// What a section of the ledger says of the evidence for all its statements.
///
///     Evidence: observed <https://example.org/article>
///
/// A section is read once, however many tables and paragraphs it has.
struct SectionEvidence {
  /// What the section's first paragraph says; nil where there is none, or where it is not readable.
  let evidence: Evidence?
  /// The block of that paragraph.
  private let paragraph: Int?
  private let text: String
  private let hasLedger: Bool

  /// Reads the section that starts at a block and ends before the next heading.
  init(of blocks: [MarkdownBlock], from start: Int, in source: SourceLines) {
    let section = blocks[start...].prefix { !$0.isHeading }
    paragraph = section.firstIndex { $0.label == .evidence }
    text = paragraph.map { Self.text(of: $0, blocks, source) } ?? ""
    hasLedger = section.contains(where: \.isLedger)
    var reader = EvidenceReader(text)
    evidence = reader.read()
  }

  /// Reports what is wrong with a paragraph of the section.
  func check(_ paragraph: Int, line: Int, into log: inout ProblemLog) {
    if paragraph != self.paragraph {
      log.report(.secondParagraph, line: line)
    } else if !hasLedger {
      log.report(.strayParagraph, line: line)
    } else if let evidence {
      guard evidence.confidence.needsAddress, evidence.bases.isEmpty else { return }
      log.report(.noSectionAddress(evidence.confidence), line: line)
    } else {
      log.report(.unreadable(evidence: text), line: line)
    }
  }

  /// The Markdown of a paragraph behind `Evidence:`, on one line and without a full stop.
  private static func text(
    of index: Int, _ blocks: [MarkdownBlock], _ source: SourceLines
  ) -> String {
    let end = index + 1 < blocks.endIndex ? blocks[index + 1].line : source.count + 1
    let text = String(decoding: source.bytes(of: blocks[index].line..<end), as: UTF8.self)
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let rest = words.dropFirst(MarkdownBlock.Label.evidence.rawValue.count + 1)
    return (rest.hasSuffix(".") ? rest.dropLast() : rest).trimmingSpaces()
  }
}

extension MarkdownBlock {
  /// Whether it is a table of the ledger.
  fileprivate var isLedger: Bool {
    if case .table(let table) = content { TableRole(of: table) == .ledger } else { false }
  }
}
