/// Finds terms of the glossary in text.
///
/// The terms are sorted, so that the time per word grows with the logarithm of their number.
struct TermFinder {
  /// The maximum length of a term in bytes. Longer headings are no terms: comparing them at each
  /// word would take too long.
  private static let longestTerm = 200

  private struct Entry {
    let term: Glossary.Term
    let bytes: [UInt8]
    /// The index of the longest other entry that this one begins with.
    var prefix: Int?
  }

  /// The terms, sorted by their bytes.
  private let entries: [Entry]
  /// The length of the longest of them in bytes.
  private let longest: Int
  /// Whether a term begins with each byte, which excludes most words.
  private let isFirst: [Bool]
  private var removed: Set<Int> = []

  /// Makes a finder; of several terms with the same words it finds the first.
  init(_ terms: [Glossary.Term]) {
    var seen: Set<[UInt8]> = []
    var entries = terms.compactMap { term -> Entry? in
      let bytes = term.words.utf8.map(Self.lowered)
      guard (1...Self.longestTerm).contains(bytes.count), seen.insert(bytes).inserted else {
        return nil
      }
      return Entry(term: term, bytes: bytes)
    }
    entries.sort { $0.bytes.lexicographicallyPrecedes($1.bytes) }
    var isFirst = [Bool](repeating: false, count: 256)
    for index in entries.indices {
      isFirst[Int(entries[index].bytes[0])] = true
      var prefix = index > 0 ? index - 1 : nil
      while let candidate = prefix, !entries[index].bytes.starts(with: entries[candidate].bytes) {
        prefix = entries[candidate].prefix
      }
      entries[index].prefix = prefix
    }
    self.entries = entries
    self.isFirst = isFirst
    longest = entries.map(\.bytes.count).max() ?? 0
  }

  /// Whether there are no terms left.
  var isEmpty: Bool { removed.count == entries.count }

  /// Returns the first term in UTF-8 text from an index on, and removes it: whole words, in any
  /// case, with an optional plural `s` or Korean particles. Of several at one place it is the
  /// longest.
  mutating func removeFirst(
    in text: [UInt8], from start: Int
  ) -> (term: Glossary.Term, range: Range<Int>)? {
    var start = start
    while start < text.count {
      if isFirst[Int(Self.lowered(text[start]))], let (index, end) = match(in: text[start...]) {
        removed.insert(index)
        return (entries[index].term, start..<end)
      }
      start = Self.nextWord(after: start, in: text)
    }
    return nil
  }

  /// Returns the longest entry that the text begins with, and its end.
  private func match(in text: ArraySlice<UInt8>) -> (index: Int, end: Int)? {
    let words = text.prefix(longest).map(Self.lowered)
    // Every entry that the text begins with is the last one up to the text, or a prefix of that.
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if words.lexicographicallyPrecedes(entries[middle].bytes) {
        high = middle
      } else {
        low = middle + 1
      }
    }
    var candidate = low > 0 ? low - 1 : nil
    while let index = candidate {
      let entry = entries[index]
      if !removed.contains(index), words.starts(with: entry.bytes),
        let end = Self.end(of: entry.bytes, in: text)
      {
        return (index, end)
      }
      candidate = entry.prefix
    }
    return nil
  }

  /// Returns the end of a term that the text begins with; nil if its last word goes on.
  private static func end(of words: [UInt8], in text: ArraySlice<UInt8>) -> Int? {
    var end = text.startIndex + words.count
    if let last = words.last, last >= 0x80 {
      let rest = text[end...].prefix(while: isLetter)
      return rest.isEmpty || KoreanParticles.areAll(of: rest) ? end : nil
    }
    if end < text.endIndex, text[end] == UInt8(ascii: "s") { end += 1 }
    return end == text.endIndex || !isLetter(text[end]) ? end : nil
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

  private static func isParticle(_ text: Substring.UnicodeScalarView) -> Bool {
    particles.contains(String(text))
  }

  /// Whether UTF-8 text consists of particles: `들에게는` is `들`, `에게` and `는`.
  static func areAll(of text: ArraySlice<UInt8>) -> Bool {
    var rest = String(decoding: text, as: UTF8.self).unicodeScalars[...]
    while !rest.isEmpty {
      let lengths = (1...longest).reversed()
      guard let particle = lengths.lazy.map({ rest.prefix($0) }).first(where: isParticle) else {
        return false
      }
      rest = rest[particle.endIndex...]
    }
    return true
  }
}
