import CCMark
import Conformance

/// A page as a list of blocks, read by libcmark, with its pipe tables found.
struct MarkdownDocument: Sendable {
  /// The blocks in order.
  private(set) var blocks: [MarkdownBlock] = []
  /// Where reading gave up because tables and other blocks are too entangled; nil as a rule.
  private(set) var tangledLine: Int?
  /// What the page does with footnotes.
  private(set) var footnotes = FoundFootnotes()

  /// How often a page is read anew because a table began or ended within another block.
  private static let mostPasses = 100

  init(
    _ source: SourceLines, rendering: SpecReader.Rendering, glossary: Glossary = Glossary()
  ) {
    var tables: [Int: FoundTable] = [:]
    let (marks, mistakes) = Self.footnotes(in: source)
    for _ in 0..<Self.mostPasses {
      var pass = MarkdownPass(
        source: source, tables: tables, rendering: rendering, glossary: glossary,
        marks: marks)
      pass.run()
      blocks = pass.blocks
      footnotes = pass.foundFootnotes
      footnotes.mistakes += mistakes
      if pass.entangled.isEmpty { return }
      for table in pass.entangled { tables[table.lines.lowerBound] = table }
    }
    blocks = []
    footnotes = FoundFootnotes()
    tangledLine = tables.keys.max()
  }

  /// Where footnotes may be; none where nobody could tell them from something else.
  private static func footnotes(
    in source: SourceLines
  ) -> (marks: [FootnoteMark], mistakes: [FoundFootnotes.Mistake]) {
    let marks = FootnoteMark.all(in: source.bytes)
    guard !marks.isEmpty, let index = FootnoteMask.firstConflict(in: source.bytes) else {
      return (marks, [])
    }
    return ([], [FoundFootnotes.Mistake(problem: .controlCharacter, index: index)])
  }
}
