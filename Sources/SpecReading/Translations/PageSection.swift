import Conformance

/// A heading of a page with the parts below it, up to the next heading.
struct PageSection: Sendable {
  /// The heading's level, from 1 to 6.
  let level: Int
  /// Its plain text.
  let text: String
  /// Its line, counted from 1.
  let line: Int
  /// The parts below the heading.
  let parts: ArraySlice<MarkdownBlock>
  /// The line behind its last.
  let end: Int

  /// Parts a page at its headings; what stands above the first is no section.
  static func sections(
    of parts: [MarkdownBlock], in source: SourceLines
  ) -> (preamble: ArraySlice<MarkdownBlock>, sections: [PageSection]) {
    let headings = parts.indices.filter { parts[$0].isHeading }
    let sections = headings.enumerated().compactMap { position, start -> PageSection? in
      guard case .heading(let level, let text) = parts[start].content else { return nil }
      let next = position + 1 < headings.count ? headings[position + 1] : parts.endIndex
      return PageSection(
        level: level, text: text, line: parts[start].line, parts: parts[(start + 1)..<next],
        end: next < parts.endIndex ? parts[next].line : source.count + 1)
    }
    return (parts[..<(headings.first ?? parts.endIndex)], sections)
  }

  /// A digest of all that a translation has to say again; how its lines are broken is no matter.
  func digest(in source: SourceLines) -> String {
    var digest = ContentDigest()
    var isGap = false
    for lines in translatedLines {
      for byte in source.bytes(of: lines) {
        if byte.isTableSpace || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
          isGap = true
          continue
        }
        if isGap { digest.add(UInt8(ascii: " ")) }
        isGap = false
        digest.add(byte)
      }
      isGap = true
    }
    return digest.digits
  }

  private var translatedLines: [Range<Int>] {
    let starts = [line] + parts.map(\.line) + [end]
    let isTranslated = [true] + parts.map { !$0.isShared }
    return isTranslated.indices.filter { isTranslated[$0] }.map { starts[$0]..<starts[$0 + 1] }
  }
}

extension MarkdownBlock {
  /// Whether it stands on the original alone, for all languages: what is read by machines.
  var isShared: Bool {
    switch content {
    case .table(let table): TableRole(of: table) != .prose
    case .labelled(let label, _): label.isShared
    case .heading, .brokenTable, .prose: false
    }
  }
}

extension MarkdownBlock.Label {
  /// Whether its paragraph stands on the original alone.
  fileprivate var isShared: Bool {
    switch self {
    case .sources, .scenario, .evidence: true
    case .notTested, .uiKit: false
    }
  }
}
