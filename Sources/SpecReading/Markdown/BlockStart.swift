import CCMark

/// Recognizes the lines that end a pipe table: those that begin another block, and a lone pipe.
///
/// Lines are passed without their line endings.
enum BlockStart {
  /// Whether the line cannot continue a table.
  static func endsTable(_ line: ArraySlice<UInt8>) -> Bool {
    let text = line.drop { $0.isTableSpace }
    guard let first = text.first else { return true }
    let isPipe = first == UInt8(ascii: "|")
    if isPipe, text.dropFirst().allSatisfy(\.isTableSpace) { return true }
    // Only these and an indentation begin a block.
    guard
      line.startIndex < text.startIndex || !isPipe && ">#`~<*-_+0123456789".utf8.contains(first)
    else { return false }
    return ![CMARK_NODE_PARAGRAPH, CMARK_NODE_NONE].contains(block(line))
  }

  /// Whether the line is indented by four columns or more.
  static func isIndentedCode(_ line: ArraySlice<UInt8>) -> Bool {
    line.first?.isTableSpace == true && block(line) == CMARK_NODE_CODE_BLOCK
  }

  /// Returns the type of the block that the line begins.
  private static func block(_ line: ArraySlice<UInt8>) -> cmark_node_type {
    CommonMark.withDocument(line) { cmark_node_get_type(cmark_node_first_child($0)) }
  }
}
