import Results

/// Finds terms of the glossary in text, each once.
struct TermFinder {
  /// The terms that are left, longest first.
  private var entries: [(term: Glossary.Term, bytes: [UInt8])]

  /// Makes a finder; of several terms with the same words it finds the first.
  init(_ terms: [Glossary.Term]) {
    var seen: Set<[UInt8]> = []
    entries = terms.map { ($0, $0.words.utf8.map(\.lowercasedASCII)) }
      .filter { !$0.bytes.isEmpty && seen.insert($0.bytes).inserted }
      .sorted { $0.bytes.count > $1.bytes.count }
  }

  /// Whether there are no terms left.
  var isEmpty: Bool { entries.isEmpty }

  /// Returns the first term in UTF-8 text from an index on, and removes it: whole words, in any
  /// case, with an optional plural `s` or Korean particles. Of several at one place it is the
  /// longest.
  mutating func removeFirst(
    in text: [UInt8], from start: Int
  ) -> (term: Glossary.Term, range: Range<Int>)? {
    var start = start
    while start < text.count {
      let first = text[start].lowercasedASCII
      for (index, entry) in entries.enumerated() where entry.bytes[0] == first {
        guard let end = Self.end(of: entry.bytes, in: text[start...]) else { continue }
        entries.remove(at: index)
        return (entry.term, start..<end)
      }
      start = Self.nextWord(after: start, in: text)
    }
    return nil
  }

  /// Returns the end of a term that the text begins with; nil if it does not, or if its last word
  /// goes on.
  private static func end(of words: [UInt8], in text: ArraySlice<UInt8>) -> Int? {
    guard text.count >= words.count, zip(text, words).allSatisfy({ $0.lowercasedASCII == $1 })
    else {
      return nil
    }
    var end = text.startIndex + words.count
    if let last = words.last, last >= 0x80 {
      let rest = text[end...].prefix(while: isLetter)
      return rest.isEmpty || KoreanParticles.areAll(of: rest) ? end : nil
    }
    if end < text.endIndex, text[end] == UInt8(ascii: "s") { end += 1 }
    return end == text.endIndex || !isLetter(text[end]) ? end : nil
  }

  private static func nextWord(after start: Int, in text: [UInt8]) -> Int {
    var index = start
    while index < text.count, isLetter(text[index]) { index += 1 }
    while index < text.count, !isLetter(text[index]) { index += 1 }
    return index
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || byte >= 0x80 || "_-".utf8.contains(byte)
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
