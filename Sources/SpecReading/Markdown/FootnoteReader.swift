import CCMark

/// Finds the footnotes in the parts of a page, and puts marks in their place.
///
/// Which number a footnote has is known only when the whole page has been read; until then its
/// HTML has the marks that `FootnoteMarkup` tells.
struct FootnoteReader {
  /// What was found so far.
  private(set) var found = FoundFootnotes()

  /// How many marks may be lost on the way, as those in a link's definition are.
  private static let farthest = 1000

  private let source: SourceLines
  private let marks: [FootnoteMark]
  private var nextMark = 0
  /// The paragraph that was found to begin with a footnote, and that footnote's name.
  private var open: (paragraph: OpaquePointer, name: String)?

  init(source: SourceLines, marks: [FootnoteMark]) {
    self.source = source
    self.marks = marks
  }

  /// Reads the part of the page that begins in a line, and shows again what was hidden in it.
  mutating func read(below node: OpaquePointer, from line: Int) {
    guard !marks.isEmpty else { return }
    let start = source.range(of: line).lowerBound
    while nextMark < marks.count, marks[nextMark].range.lowerBound < start { nextMark += 1 }
    for leaf in FootnoteLeaf.all(below: node) {
      switch leaf.kind {
      case .prose: readProse(leaf.node)
      case .heading:
        for name in reveal(leaf.node) {
          note(name.name.isEmpty ? .badName : .inHeading(name.name), at: name)
        }
      case .words: _ = reveal(leaf.node)
      case .address: FootnoteLeaf.revealAddress(leaf.node)
      }
    }
    checkEnd(of: node, line: line)
  }

  /// Shows what was hidden in a text, and gives the names that it has.
  private mutating func reveal(_ node: OpaquePointer) -> [FoundFootnotes.Name] {
    guard let literal = cmark_node_get_literal(node) else { return [] }
    let text = String(cString: literal)
    cmark_node_set_literal(node, FootnoteMask.reveal(text))
    return FootnoteMarkup.pieces(of: text).compactMap { piece in
      if case .name(let name) = piece { place(of: name) } else { nil }
    }
  }

  private mutating func readProse(_ node: OpaquePointer) {
    guard let literal = cmark_node_get_literal(node) else { return }
    var pieces = FootnoteMarkup.pieces(of: String(cString: literal))[...]
    var last = node
    var text = ""
    if let definition = readDefinition(at: node, &pieces, &text) {
      cmark_node_insert_before(node, definition)
    }
    cmark_node_set_literal(node, "")
    var isFirst = true
    func flush() {
      guard !text.isEmpty else { return }
      if isFirst {
        cmark_node_set_literal(node, text)
      } else if let rest = cmark_node_new(CMARK_NODE_TEXT) {
        cmark_node_set_literal(rest, text)
        cmark_node_insert_after(last, rest)
        last = rest
      }
      text = ""
    }
    for piece in pieces {
      switch piece {
      case .text(let words): text += words
      case .name(""):
        note(.badName, at: place(of: ""))
        text += "[^"
      case .name(let name):
        found.references.append(place(of: name))
        flush()
        isFirst = false
        guard let mark = FootnoteMarkup.reference(to: name) else { continue }
        cmark_node_insert_after(last, mark)
        last = mark
      }
    }
    flush()
  }

  /// The mark of the footnote that begins with a text, if one does.
  private mutating func readDefinition(
    at node: OpaquePointer, _ pieces: inout ArraySlice<FootnoteMarkup.Piece>, _ text: inout String
  ) -> OpaquePointer? {
    guard pieces.count > 1, case .name(let name) = pieces[pieces.startIndex], !name.isEmpty,
      case .text(let rest) = pieces[pieces.startIndex + 1], rest.utf8.first == UInt8(ascii: ":"),
      let paragraph = cmark_node_parent(node),
      cmark_node_get_type(paragraph) == CMARK_NODE_PARAGRAPH
    else { return nil }
    let before = cmark_node_previous(node)
    let isFollowing = open?.paragraph == paragraph
    guard before == nil || Self.isBreak(before) else { return nil }
    let place = place(of: name)
    pieces.removeFirst(2)
    guard before == nil || isFollowing else {
      note(.amidParagraph(name), at: place)
      text = "[^\(name)]\(rest)"
      return nil
    }
    found.definitions.append(place)
    open = (paragraph, name)
    text = String(rest.dropFirst().drop { $0 == " " })
    if text.isEmpty, pieces.isEmpty, Self.endsFootnote(cmark_node_next(node)) {
      note(.noText(name), at: place)
    }
    return FootnoteMarkup.beginning(of: name)
  }

  private static func isBreak(_ node: OpaquePointer?) -> Bool {
    let type = cmark_node_get_type(node)
    return type == CMARK_NODE_SOFTBREAK || type == CMARK_NODE_LINEBREAK
  }

  /// Whether nothing more of a footnote stands from there on.
  private static func endsFootnote(_ node: OpaquePointer?) -> Bool {
    guard let node else { return true }
    guard isBreak(node), let next = cmark_node_next(node),
      let literal = cmark_node_get_literal(next)
    else { return false }
    return String(cString: literal).hasPrefix(FootnoteMask.opening)
  }

  /// Lines that are indented below a footnote were meant as its next paragraph.
  private mutating func checkEnd(of node: OpaquePointer, line: Int) {
    if let open, cmark_node_get_type(node) == CMARK_NODE_CODE_BLOCK,
      source.bytes[source.range(of: line)].starts(with: "    ".utf8)
    {
      let index = source.range(of: line).lowerBound
      found.mistakes.append(
        FoundFootnotes.Mistake(problem: .furtherParagraph(open.name), index: index))
    }
    if open?.paragraph != node { open = nil }
  }

  private mutating func note(_ problem: FootnoteProblem, at place: FoundFootnotes.Name) {
    found.mistakes.append(FoundFootnotes.Mistake(problem: problem, index: place.index))
  }

  /// Where the next mark of that name stands; they are read in the order of the text.
  private mutating func place(of name: String) -> FoundFootnotes.Name {
    let nearby = marks[nextMark...].prefix(Self.farthest)
    let index = nearby.firstIndex { $0.name == name } ?? nextMark
    guard index < marks.count else { return FoundFootnotes.Name(name: name, index: 0) }
    nextMark = index + 1
    return FoundFootnotes.Name(name: name, index: marks[index].range.lowerBound)
  }
}
