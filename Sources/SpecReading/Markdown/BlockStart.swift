import CCMark

/// Recognizes the lines that end a pipe table: those that begin another block, and a lone pipe.
///
/// Lines are passed without their line endings.
enum BlockStart {
  /// Whether the line cannot continue a table.
  static func endsTable(_ line: ArraySlice<UInt8>) -> Bool {
    let text = line.drop { $0.isTableSpace }
    guard let first = text.first else { return true }
    if isIndentedCode(line) { return true }
    switch first {
    case UInt8(ascii: ">"): return true
    case UInt8(ascii: "|"): return text.dropFirst().allSatisfy(\.isTableSpace)
    case UInt8(ascii: "#"): return isHeading(text)
    case UInt8(ascii: "`"), UInt8(ascii: "~"): return isFence(text)
    case UInt8(ascii: "<"): return HTMLBlockStart.opens(text)
    case UInt8(ascii: "*"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "+"):
      return isThematicBreak(text) || isBullet(text)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return isOrderedItem(text)
    default: return false
    }
  }

  /// Whether the line is indented by four columns or more.
  static func isIndentedCode(_ line: ArraySlice<UInt8>) -> Bool {
    var column = 0
    for byte in line {
      switch byte {
      case UInt8(ascii: " "): column += 1
      case UInt8(ascii: "\t"): column += 4 - column % 4
      default: return column >= 4
      }
      if column >= 4 { return true }
    }
    return false
  }

  private static func isHeading(_ text: ArraySlice<UInt8>) -> Bool {
    let rest = text.drop { $0 == UInt8(ascii: "#") }
    return text.count - rest.count <= 6 && isBreak(rest.first)
  }

  private static func isFence(_ text: ArraySlice<UInt8>) -> Bool {
    let mark = text.first
    let rest = text.drop { $0 == mark }
    guard text.count - rest.count >= 3 else { return false }
    return mark == UInt8(ascii: "~") || !rest.contains(UInt8(ascii: "`"))
  }

  private static func isThematicBreak(_ text: ArraySlice<UInt8>) -> Bool {
    guard let mark = text.first, mark != UInt8(ascii: "+") else { return false }
    let marks = text.filter { !$0.isTableSpace }
    return marks.count >= 3 && marks.allSatisfy { $0 == mark }
  }

  private static func isBullet(_ text: ArraySlice<UInt8>) -> Bool {
    text.first != UInt8(ascii: "_") && isBreak(text.dropFirst().first)
  }

  private static func isOrderedItem(_ text: ArraySlice<UInt8>) -> Bool {
    let rest = text.drop { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard text.count - rest.count <= 9 else { return false }
    let mark = rest.first
    return (mark == UInt8(ascii: ".") || mark == UInt8(ascii: ")"))
      && isBreak(rest.dropFirst().first)
  }

  private static func isBreak(_ byte: UInt8?) -> Bool { byte.map { $0.isTableSpace } ?? true }
}

/// Recognizes the start of an HTML block with libcmark.
private enum HTMLBlockStart {
  /// Whether a line that starts with `<` is an HTML block.
  static func opens(_ text: ArraySlice<UInt8>) -> Bool {
    CommonMark.withDocument(text) {
      cmark_node_get_type(cmark_node_first_child($0)) == CMARK_NODE_HTML_BLOCK
    }
  }
}
