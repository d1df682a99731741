import CCMark
import Conformance
import Results

/// Extracts text from libcmark's nodes.
enum NodeText {
  /// Returns the text without markup; line breaks become spaces.
  static func plain(_ node: OpaquePointer?) -> String {
    var result = ""
    visitLeaves(of: node) { type, literal in
      switch type {
      case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: result += " "
      case CMARK_NODE_TEXT, CMARK_NODE_CODE: literal.map { result += String(cString: $0) }
      default: break
      }
    }
    return result
  }

  /// Returns the strongest of MUST, SHOULD and MAY outside of code, and the code spans.
  static func levelAndCodes(_ node: OpaquePointer?) -> (level: Level?, codes: [String]) {
    var strongest: Level?
    var codes: [String] = []
    visitLeaves(of: node) { type, literal in
      guard let literal else { return }
      if type == CMARK_NODE_CODE { codes.append(String(cString: literal)) }
      guard type == CMARK_NODE_TEXT, let level = level(in: literal) else { return }
      strongest = max(strongest ?? level, level)
    }
    return (strongest, codes)
  }

  /// Whether the text contains inline HTML.
  static func hasTag(_ node: OpaquePointer?) -> Bool {
    var hasTag = false
    visitLeaves(of: node) { type, _ in hasTag = hasTag || type == CMARK_NODE_HTML_INLINE }
    return hasTag
  }

  /// Returns the words right after carets outside of code: `[^a] and 2^3` → `a`, `3`.
  static func wordsAfterCarets(_ node: OpaquePointer?) -> Set<String> {
    var words: Set<String> = []
    visitLeaves(of: node) { type, literal in
      guard type == CMARK_NODE_TEXT, let literal else { return }
      let parts = String(cString: literal).utf8.split(
        separator: UInt8(ascii: "^"), omittingEmptySubsequences: false)
      for part in parts.dropFirst() {
        words.insert(String(Substring(part.prefix(while: \.isFootnoteName))))
      }
    }
    return words
  }

  private static func visitLeaves(
    of node: OpaquePointer?, _ visit: (cmark_node_type, UnsafePointer<CChar>?) -> Void
  ) {
    CommonMark.visit(node) { leaf, type, isEntering in
      if isEntering { visit(type, cmark_node_get_literal(leaf)) }
    }
  }

  /// Returns the strongest level that is a whole word of the text.
  private static func level(in text: UnsafePointer<CChar>) -> Level? {
    var strongest: Level?
    var start = text
    var before: CChar = 0
    while start.pointee != 0 {
      let isCandidate = start.pointee == 0x4D || start.pointee == 0x53  // M, S
      if isCandidate, !isLetter(before) {
        var end = start
        while isLetter(end.pointee) { end += 1 }
        if let level = level(named: start, length: end - start) {
          strongest = max(strongest ?? level, level)
        }
      }
      before = start.pointee
      start += 1
    }
    return strongest
  }

  private static func level(named word: UnsafePointer<CChar>, length: Int) -> Level? {
    guard (3...6).contains(length) else { return nil }
    return Level.allCases.first { level in
      level.rawValue.utf8.count == length
        && zip(level.rawValue.utf8, 0..<length).allSatisfy { UInt8(bitPattern: word[$1]) == $0 }
    }
  }

  private static func isLetter(_ character: CChar) -> Bool {
    (0x41...0x5A).contains(character) || (0x61...0x7A).contains(character)
  }
}
