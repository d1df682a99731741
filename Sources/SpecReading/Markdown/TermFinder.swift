/// Finds terms of the glossary in text.
struct TermFinder {
  private struct Entry {
    let term: Glossary.Term
    let bytes: [UInt8]
  }

  /// The terms by first byte, which excludes most of them at most words.
  private var entries = [[Entry]](repeating: [], count: 256)
  private var count = 0

  /// Makes a finder that prefers earlier terms.
  init(_ terms: [Glossary.Term]) {
    for term in terms {
      let bytes = term.words.utf8.map(Self.lowered)
      guard let first = bytes.first else { continue }
      entries[Int(first)].append(Entry(term: term, bytes: bytes))
      count += 1
    }
  }

  /// Whether there are no terms left.
  var isEmpty: Bool { count == 0 }

  /// Removes a term.
  mutating func remove(_ term: Glossary.Term) {
    guard let first = term.words.utf8.first.map({ Int(Self.lowered($0)) }) else { return }
    count -= entries[first].count
    entries[first].removeAll { $0.term == term }
    count += entries[first].count
  }

  /// Returns the first term in UTF-8 text: whole words, in any case, with an optional plural `s` or
  /// Korean particles. Of several at one place it is the earlier term.
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

  /// Returns an ASCII letter in lower case, and any other byte unchanged.
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

/// The particles that Korean appends to a noun without a space: `리스폰더에게는`.
enum KoreanParticles {
  private static let particles: Set = [
    "은", "는", "이", "가", "을", "를", "의", "에", "에서", "에게", "에게서", "께", "한테", "로", "으로",
    "와", "과", "도", "만", "나", "이나", "부터", "까지", "보다", "처럼", "마다", "밖에", "뿐", "들", "라",
    "이라", "라고", "이라고", "라는", "이라는", "란", "이란", "라면", "이라면", "라도", "이라도", "다", "이다",
    "며", "이며", "고", "이고", "지", "이지", "지만", "이지만", "면", "이면", "인", "일", "인지", "여야",
    "이어야", "여도", "이어도", "였다", "이었다", "임", "이든", "든", "서", "므로", "이므로", "거나", "이거나",
    "끼리", "별로",
  ]
  private static let longest = 3

  /// Whether UTF-8 text consists of particles: `들에게는` is `들`, `에게` and `는`.
  static func areAll(of text: ArraySlice<UInt8>) -> Bool {
    var rest = String(decoding: text, as: UTF8.self).unicodeScalars[...]
    while !rest.isEmpty {
      let lengths = (1...longest).reversed()
      guard
        let length = lengths.first(where: {
          rest.count >= $0 && particles.contains(String(rest.prefix($0)))
        })
      else { return false }
      rest.removeFirst(length)
    }
    return true
  }
}
