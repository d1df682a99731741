import CCMark
import Conformance

/// A page as a list of blocks, read by libcmark, with its pipe tables found.
struct MarkdownDocument: Sendable {
  /// The blocks in order.
  private(set) var blocks: [MarkdownBlock] = []
  /// Where reading gave up because tables and other blocks are too entangled; nil as a rule.
  private(set) var tangledLine: Int?

  /// How often a page is read anew because a table began or ended within another block.
  private static let mostPasses = 100

  init(
    _ source: SourceLines, rendering: SpecReader.Rendering, glossary: Glossary = Glossary()
  ) {
    var tables: [Int: FoundTable] = [:]
    for _ in 0..<Self.mostPasses {
      var pass = MarkdownPass(
        source: source, tables: tables, rendering: rendering, glossary: glossary)
      pass.run()
      blocks = pass.blocks
      if pass.entangled.isEmpty { return }
      for table in pass.entangled { tables[table.lines.lowerBound] = table }
    }
    blocks = []
    tangledLine = tables.keys.max()
  }
}
