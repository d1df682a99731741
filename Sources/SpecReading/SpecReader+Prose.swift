import Conformance

extension SpecReader {
  /// What a page says of a clause, as plain text, a paragraph each; without its tables and without
  /// the lines that are read, such as its sources.
  ///
  /// - Throws: `SpecFolderError` where the page cannot be read.
  package func prose(of clause: Clause) throws -> [String] {
    let source = SourceLines(try bytes(inFile: clause.page))
    let blocks = MarkdownDocument(source, rendering: .none).blocks
    let lines = blocks.map(\.line) + [source.count + 1]
    guard let start = blocks.firstIndex(where: { $0.line == clause.location.line }) else {
      return []
    }
    var prose: [String] = []
    for index in blocks.indices.dropFirst(start + 1) {
      switch blocks[index].content {
      case .heading(_, let text) where ClauseHeading(text) != nil: return prose
      case .heading(let level, _) where level <= blocks[start].headingLevel: return prose
      case .prose, .heading, .labelled(.uiKit, _):
        prose += PlainBlocks.text(source.bytes(of: lines[index]..<lines[index + 1]))
      case .labelled, .table, .brokenTable: break
      }
    }
    return prose
  }
}

extension MarkdownBlock {
  fileprivate var headingLevel: Int {
    if case .heading(let level, _) = content { level } else { 0 }
  }
}
