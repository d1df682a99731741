/// Finds terms of the glossary in a text.
struct TermFinder {
  private let terms: [Glossary.Term]

  /// Looks for terms in the order given.
  init(_ terms: [Glossary.Term]) { self.terms = terms }

  /// The term that stands first in the text, as whole words, in any case, with or without a
  /// plural's s or Korean particles; of several at one place the one given first.
  func first(in text: String) -> (term: Glossary.Term, range: Range<String.Index>)? {
    let bytes = text.utf8
    var start = bytes.startIndex
    while start < bytes.endIndex {
      for term in terms {
        if let end = Self.end(of: term.words.utf8, at: start, in: bytes) {
          return (term, start..<end)
        }
      }
      start = Self.nextWord(after: start, in: bytes)
    }
    return nil
  }

  private static func end(
    of words: String.UTF8View, at start: String.Index, in bytes: String.UTF8View
  ) -> String.Index? {
    var index = start
    for byte in words {
      guard index < bytes.endIndex, lowered(bytes[index]) == lowered(byte) else { return nil }
      index = bytes.index(after: index)
    }
    if let last = words.last, last >= 0x80 {
      let rest = bytes[index...].prefix(while: isLetter)
      return rest.isEmpty || KoreanParticles.areAll(of: Substring(rest)) ? index : nil
    }
    if index < bytes.endIndex, bytes[index] == UInt8(ascii: "s") {
      index = bytes.index(after: index)
    }
    return index == bytes.endIndex || !isLetter(bytes[index]) ? index : nil
  }

  /// The letters of ASCII in lower case; a change to other bytes would make other characters.
  private static func lowered(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }

  private static func nextWord(after start: String.Index, in bytes: String.UTF8View)
    -> String.Index
  {
    let rest = bytes[start...].drop(while: isLetter).drop { !isLetter($0) }
    return rest.startIndex
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), 0x80...:
      true
    default: false
    }
  }
}
