/// A sentence of the pages, or about what an engine did, as a value: a pattern with what fills its slots.
///
///     C is hidden    // .phrase("{view} is hidden", ["C"])
///     A → B          // .list(["A", "B"], .arrow)
///
/// Reports contain sentences and no text, so that programs and sites in other languages need not parse
/// English.
package enum Sentence: Hashable, Sendable {
  /// A name, a number, or a word of the vocabulary.
  case word(String)
  /// A pattern of the vocabulary or of an outcome, whose slots are in braces, and what fills them, in order.
  case phrase(String, [Sentence])
  /// Several, joined.
  case list([Sentence], Joint)

  /// What is between the elements of a list.
  package enum Joint: String, CaseIterable, Sendable, WireValue {
    case or
    case andThen = "and then"
    case arrow = "→"
    case printedArrow = "->"
    case comma = ","
    case semicolon = ";"

    /// The words, with the spaces around them.
    package var separator: String {
      self == .comma || self == .semicolon ? "\(rawValue) " : " \(rawValue) "
    }
  }
}

extension Sentence: ExpressibleByStringLiteral, CustomStringConvertible {
  package init(stringLiteral word: String) { self = .word(word) }

  /// The sentence in the words of the pages.
  package var description: String {
    switch self {
    case .word(let word): word
    case .list(let parts, let joint):
      parts.map { $0.description }.joined(separator: joint.separator)
    case .phrase(let pattern, let arguments):
      Self.pieces(of: pattern).reduce(into: "") { sentence, piece in
        switch piece {
        case .text(let text): sentence += text
        case .slot(let position, _):
          if arguments.indices.contains(position) { sentence += arguments[position].description }
        }
      }
    }
  }

  /// A part of a pattern.
  package enum Piece: Hashable, Sendable {
    case text(String)
    /// The position of a slot, from 0, and what is between its braces.
    case slot(Int, String)
  }

  /// Returns the texts and the slots of a pattern, in order.
  package static func pieces(of pattern: String) -> [Piece] {
    var pieces: [Piece] = []
    var count = 0
    var rest = Array(pattern.utf8)[...]
    func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
    while let open = rest.firstIndex(of: UInt8(ascii: "{")),
      let close = rest[open...].firstIndex(of: UInt8(ascii: "}"))
    {
      if open > rest.startIndex { pieces.append(.text(text(rest[..<open]))) }
      pieces.append(.slot(count, text(rest[(open + 1)..<close])))
      count += 1
      rest = rest[(close + 1)...]
    }
    if !rest.isEmpty { pieces.append(.text(text(rest))) }
    return pieces
  }

  /// Returns the sentence, or its shortened text as a word if that has more than `limit` code points.
  package func shortened(to limit: Int) -> Sentence {
    let text = description
    let short = text.shortened(to: limit)
    return short == text ? self : .word(short)
  }

  /// Returns several sentences as one; a single one stays as it is.
  package static func joined(_ parts: [Sentence], _ joint: Joint) -> Sentence {
    parts.count == 1 ? parts[0] : .list(parts, joint)
  }

  /// Returns the names joined, or what `empty` says of none.
  package static func names(
    _ names: [String], _ joint: Joint = .comma, empty: Sentence
  ) -> Sentence {
    names.isEmpty ? empty : joined(names.map { .word($0) }, joint)
  }
}

/// An object whose field `kind` determines the other fields:
///
///     {"kind":"word","word":"A"}
///     {"kind":"phrase","phrase":"{view} is hidden","arguments":[{"kind":"word","word":"A"}]}
///     {"kind":"list","list":[…],"joined":"→"}
extension Sentence: WireObject {
  private enum Kind: String, CaseIterable, WireValue {
    case word, phrase, list
  }

  package static var fieldKind: FieldKind { .object("sentence") }
  package static var placeholder: Sentence { .word("") }

  package mutating func code(_ fields: inout some WireFields) throws(WireError) {
    fields.means(
      """
      A sentence as a value. In words, the arguments stand in the place of the slots of the phrase, in \
      their order, and what joins a list stands between its elements.
      """)
    var (kind, word, pattern, joint) = (Kind.word, "", "", Joint.comma)
    var parts: [Nested<Sentence>] = []
    switch self {
    case .word(let one): word = one
    case .phrase(let one, let arguments):
      (kind, pattern, parts) = (.phrase, one, arguments.map { Nested(value: $0) })
    case .list(let all, let one): (kind, joint, parts) = (.list, one, all.map { Nested(value: $0) })
    }
    try fields.variant("kind", kind) { kind, fields throws(WireError) in
      switch kind {
      case .word:
        try fields.field("word", &word, "A name, a number, or a word of the vocabulary.")
        self = .word(word)
      case .phrase:
        try fields.field("phrase", &pattern, "The phrase, with its slots in braces.")
        try fields.field("arguments", &parts, "What fills the slots, in their order.")
        let slots = Self.pieces(of: pattern).count { if case .slot = $0 { true } else { false } }
        guard slots == parts.count else {
          throw WireError(
            at: "arguments",
            "\(pattern.quoted) has \(Noun.counted(slots, "slot")), not \(parts.count)")
        }
        self = .phrase(pattern, parts.map { $0.value })
      case .list:
        try fields.field("list", &parts)
        try fields.field("joined", &joint, "What is between the elements.")
        self = .list(parts.map { $0.value }, joint)
      }
    }
  }
}
