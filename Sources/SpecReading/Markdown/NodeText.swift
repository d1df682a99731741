import CCMark
import Conformance
import Platform
import Results

/// Extracts text from libcmark's nodes.
enum NodeText {
  /// Returns the text without markup; line breaks become spaces.
  static func plain(_ node: OpaquePointer?) -> String {
    var result: [UInt8] = []
    visitLeaves(of: node) { type, literal in
      switch type {
      case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: result.append(UInt8(ascii: " "))
      case CMARK_NODE_TEXT, CMARK_NODE_CODE:
        result += UnsafeRawBufferPointer(start: literal, count: literal.map(strlen) ?? 0)
      default: break
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Returns the text without markup, split at semicolons outside of code, in which words
  /// have their marks.
  static func phrases(_ node: OpaquePointer?) -> [String] {
    var phrases = [""]
    visitLeaves(of: node) { type, literal in
      guard [CMARK_NODE_TEXT, CMARK_NODE_CODE].contains(type), let literal else { return }
      var text = String(cString: literal)
      if type == CMARK_NODE_CODE {
        let words = text.split(separator: " ", omittingEmptySubsequences: false)
        text =
          words.contains { !$0.isEmpty }
          ? words.map { $0 == "or" ? "or\(Words.mark)" : $0 }.joined(separator: " ")
          : "\(Words.mark)"
      }
      let parts =
        type == CMARK_NODE_CODE
        ? [text[...]] : text.split(separator: ";", omittingEmptySubsequences: false)
      phrases[phrases.count - 1] += parts[0]
      phrases += parts.dropFirst().map(String.init)
    }
    return phrases
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

  /// Whether the text contains one of some elements.
  static func contains(_ types: cmark_node_type..., in node: OpaquePointer?) -> Bool {
    var isFound = false
    visitLeaves(of: node) { type, _ in isFound = isFound || types.contains(type) }
    return isFound
  }

  /// Returns the words right after carets outside of code: `[^a] and 2^3` → `a`, `3`.
  static func wordsAfterCarets(_ node: OpaquePointer?) -> Set<String> {
    var words: Set<String> = []
    visitLeaves(of: node) { type, literal in
      guard type == CMARK_NODE_TEXT, let literal else { return }
      for part in String(cString: literal)[...].parts(at: "^").dropFirst() {
        words.insert(String(Substring(part.utf8.prefix(while: \.isFootnoteName))))
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
    // Every level begins with one of these letters, and few texts have one.
    let (m, s) = (Int32(UInt8(ascii: "M")), Int32(UInt8(ascii: "S")))
    guard strchr(text, m) != nil || strchr(text, s) != nil else { return nil }
    var strongest: Level?
    var start = text
    while start.pointee != 0 {
      var end = start
      while isLetter(end.pointee) { end += 1 }
      let word = UnsafeRawBufferPointer(start: start, count: end - start)
      let level = Level.allCases.first { $0.rawValue.utf8.elementsEqual(word) }
      strongest = [strongest, level].compactMap(\.self).max()
      start = end
      while start.pointee != 0, !isLetter(start.pointee) { start += 1 }
    }
    return strongest
  }

  private static func isLetter(_ byte: CChar) -> Bool {
    (CChar(UInt8(ascii: "a"))...CChar(UInt8(ascii: "z"))).contains(byte | 0x20)
  }
}
