/// Finds terms of the glossary in a text.
struct TermFinder {
  private struct Entry {
    let term: Glossary.Term
    let bytes: [UInt8]
  }

  /// The terms by their first byte, which rules out nearly all of them at nearly every word.
  private var entries = [[Entry]](repeating: [], count: 256)
  private var count = 0

  /// Looks for terms in the order given.
  init(_ terms: [Glossary.Term]) {
    for term in terms {
      let bytes = term.words.utf8.map(Self.lowered)
      guard let first = bytes.first else { continue }
      entries[Int(first)].append(Entry(term: term, bytes: bytes))
      count += 1
    }
  }

  /// Whether there is nothing to look for.
  var isEmpty: Bool { count == 0 }

  /// Looks for a term no more.
  mutating func forget(_ term: Glossary.Term) {
    guard let first = term.words.utf8.first.map({ Int(Self.lowered($0)) }) else { return }
    count -= entries[first].count
    entries[first].removeAll { $0.term == term }
    count += entries[first].count
  }

  /// The term that stands first in a text of UTF-8, as whole words, in any case, with or without a
  /// plural's s or Korean particles; of several at one place the one given first.
  func first(in text: [UInt8]) -> (term: Glossary.Term, range: Range<Int>)? {
    var start = 0
    while start < text.count {
      for entry in entries[Int(Self.lowered(text[start]))] {
        if let end = Self.end(of: entry.bytes, at: start, in: text) {
          return (entry.term, start..<end)
        }
      }
      start = Self.nextWord(after: start, in: text)
    }
    return nil
  }

  private static func end(of words: [UInt8], at start: Int, in text: [UInt8]) -> Int? {
    var end = start + words.count
    guard end <= text.count, zip(text[start..<end], words).allSatisfy({ lowered($0) == $1 }) else {
      return nil
    }
    if let last = words.last, last >= 0x80 {
      let rest = text[end...].prefix(while: isLetter)
      return rest.isEmpty || KoreanParticles.areAll(of: rest) ? end : nil
    }
    if end < text.count, text[end] == UInt8(ascii: "s") { end += 1 }
    return end == text.count || !isLetter(text[end]) ? end : nil
  }

  /// The letters of ASCII in lower case; a change to other bytes would make other characters.
  private static func lowered(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }

  private static func nextWord(after start: Int, in text: [UInt8]) -> Int {
    var index = start
    while index < text.count, isLetter(text[index]) { index += 1 }
    while index < text.count, !isLetter(text[index]) { index += 1 }
    return index
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
