import CCMark

/// The marks that stand for footnotes in libcmark's tree, and in HTML until they have numbers.
///
/// They are control characters, which a page with footnotes has none of.
enum FootnoteMarkup {
  /// One of them.
  enum Sign: UInt8 {
    /// Begins a reference; the name follows.
    case reference = 1
    /// Ends a name.
    case endOfName = 2
    /// Begins a footnote; the name follows.
    case beginning = 3
    /// Ends a footnote.
    case end = 4

    fileprivate var text: String { String(UnicodeScalar(rawValue)) }
  }

  /// A part of a text.
  enum Piece {
    case text(String)
    /// The name of a mark; empty for a `[^` behind which no footnote's name stands.
    case name(String)
  }

  /// Parts a text at the marks that are hidden in it.
  static func pieces(of text: String) -> [Piece] {
    var pieces: [Piece] = []
    var words: [UInt8] = []
    func endWords() {
      // A page can write control characters of its own, as `&#1;`.
      let text = FootnoteMask.reveal(String(decoding: words, as: UTF8.self))
      if !words.isEmpty { pieces.append(.text(text)) }
      words = []
    }
    var rest = text.utf8[...]
    // Where no bracket closes, no name ends any more.
    let last = rest.lastIndex(of: UInt8(ascii: "}")) ?? rest.startIndex
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "{"), rest.first == FootnoteMask.caret, rest.startIndex < last,
        let end = rest.firstIndex(of: UInt8(ascii: "}"))
      {
        endWords()
        let name = rest[..<end].dropFirst()
        pieces.append(.name(FootnoteMask.reveal(Substring(name))))
        rest = rest[end...].dropFirst()
      } else if byte == UInt8(ascii: "{"), rest.first == FootnoteMask.unnamed {
        endWords()
        pieces.append(.name(""))
        rest = rest.dropFirst()
      } else {
        words.append(byte)
      }
    }
    endWords()
    return pieces
  }

  /// A node for a reference.
  static func reference(to name: String) -> OpaquePointer? {
    node(.reference, name)
  }

  /// A node for the beginning of a footnote.
  static func beginning(of name: String) -> OpaquePointer? {
    node(.beginning, name)
  }

  private static func node(_ sign: Sign, _ name: String) -> OpaquePointer? {
    let node = cmark_node_new(CMARK_NODE_CUSTOM_INLINE)
    cmark_node_set_on_enter(node, sign.text + name + Sign.endOfName.text)
    return node
  }

  /// Makes blocks of the footnotes in and below a node; gives the node that stands in its place.
  static func makeBlocks(below node: OpaquePointer) -> OpaquePointer {
    var result = node
    for paragraph in paragraphs(below: node) {
      guard let blocks = cmark_node_new(CMARK_NODE_CUSTOM_BLOCK) else { continue }
      cmark_node_insert_before(paragraph, blocks)
      moveChildren(of: paragraph, to: blocks)
      cmark_node_unlink(paragraph)
      cmark_node_free(paragraph)
      if paragraph == node { result = blocks }
    }
    return result
  }

  private static func moveChildren(of paragraph: OpaquePointer, to blocks: OpaquePointer) {
    var block: OpaquePointer?
    var child = cmark_node_first_child(paragraph)
    while let current = child {
      child = cmark_node_next(current)
      if isBeginning(current) {
        block = cmark_node_new(CMARK_NODE_CUSTOM_BLOCK)
        cmark_node_set_on_enter(block, cmark_node_get_on_enter(current))
        cmark_node_set_on_exit(block, Sign.end.text)
        cmark_node_append_child(blocks, block)
      } else if !isBeginning(child) {
        // What parts two footnotes belongs to neither.
        cmark_node_append_child(block, current)
      }
    }
  }

  private static func isBeginning(_ node: OpaquePointer?) -> Bool {
    guard let node, cmark_node_get_type(node) == CMARK_NODE_CUSTOM_INLINE,
      let text = cmark_node_get_on_enter(node)
    else { return false }
    return UInt8(bitPattern: text.pointee) == Sign.beginning.rawValue
  }

  /// The paragraphs that begin with a footnote.
  private static func paragraphs(below node: OpaquePointer) -> [OpaquePointer] {
    guard let iterator = cmark_iter_new(node) else { return [] }
    defer { cmark_iter_free(iterator) }
    var paragraphs: [OpaquePointer] = []
    while true {
      let event = cmark_iter_next(iterator)
      if event == CMARK_EVENT_DONE { return paragraphs }
      guard event == CMARK_EVENT_ENTER, let current = cmark_iter_get_node(iterator),
        cmark_node_get_type(current) == CMARK_NODE_PARAGRAPH,
        isBeginning(cmark_node_first_child(current))
      else { continue }
      paragraphs.append(current)
    }
  }
}
