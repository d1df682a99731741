import CCMark
import Conformance
import Results

extension SpecReader {
  /// Returns the prose of a clause as plain text, one element per paragraph, without tables and
  /// labelled lines such as its sources.
  ///
  /// - Throws: `SpecError` if the page cannot be read.
  package func prose(of clause: Clause) throws -> [String] {
    let source = SourceLines(try FileReader.page(clause.page))
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
        prose += PlainText.blocks(of: source.bytes(of: lines[index]..<lines[index + 1]))
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

/// Renders Markdown as plain text for a terminal.
private enum PlainText {
  /// Returns each paragraph, list item and code block: `` - `A` is `` → `- A is`.
  static func blocks(of markdown: ArraySlice<UInt8>) -> [String] {
    CommonMark.withDocument(markdown) { document in
      var blocks: [String] = []
      CommonMark.visit(document) { node, type, isEntering in
        switch type {
        case CMARK_NODE_PARAGRAPH where isEntering, CMARK_NODE_HEADING where isEntering:
          blocks.append(mark(of: node) + NodeText.plain(node))
        case CMARK_NODE_CODE_BLOCK:
          cmark_node_get_literal(node).map { blocks.append(String(cString: $0)) }
        default: break
        }
      }
      return blocks
    }
  }

  /// Returns the list marker of an item's first paragraph, such as `- ` or `2. `; empty elsewhere.
  private static func mark(of paragraph: OpaquePointer?) -> String {
    let parent = cmark_node_parent(paragraph)
    guard cmark_node_get_type(parent) == CMARK_NODE_ITEM, cmark_node_previous(paragraph) == nil
    else { return "" }
    let list = cmark_node_parent(parent)
    guard cmark_node_get_list_type(list) == CMARK_ORDERED_LIST else { return "- " }
    var number = Int(cmark_node_get_list_start(list))
    var item = cmark_node_previous(parent)
    while let current = item {
      number += 1
      item = cmark_node_previous(current)
    }
    return "\(number). "
  }
}
