import Conformance

/// A sentence of the pages with slots, as text: `{view} is added to {view}`.
///
/// Texts are compared with it without a stage, because reports have only text: a slot takes as many
/// words as its form has. Compares bytes, because comparing characters takes ten times as long.
struct SentencePattern: Hashable, Sendable {
  /// The texts before, between and after the slots: one more than slots.
  let literals: [String]
  /// The spellings of the slots, in order.
  let slots: [String]
  /// The number of bytes that are in no slot. Of two patterns that fit, the one with more is meant.
  let literalCount: Int

  init(_ pattern: String) {
    var literals: [String] = []
    var slots: [String] = []
    var rest = pattern[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      literals.append(String(rest[..<open]))
      slots.append(String(rest[rest.index(after: open)..<close]))
      rest = rest[rest.index(after: close)...]
    }
    self.literals = literals + [String(rest)]
    self.slots = slots
    literalCount = self.literals.reduce(0) { $0 + $1.utf8.count }
  }

  /// Returns the literals and slots in order.
  ///
  /// - Parameter slot: Returns the position that the spelling of a slot names.
  func parts(slot: (String) -> Int?) -> [Sentences.Part] {
    literals.enumerated().flatMap { index, literal in
      (literal.isEmpty ? [] : [.literal(literal)])
        + (slots.indices.contains(index) ? slot(slots[index]).map { [.slot($0)] } ?? [] : [])
    }
  }

  /// The longest word that is in no slot, which every text of the pattern contains; empty for none.
  /// A quotation mark is part of the word that it stands at.
  var longestWord: Substring {
    literals.flatMap { $0.split { " “”".contains($0) } }.max { $0.utf8.count < $1.utf8.count } ?? ""
  }

  /// Returns what fills the slots, or nil if the text is not of this pattern.
  ///
  /// - Parameter fits: Returns whether a text may fill the slot of a spelling.
  func values(in text: Substring, fits: (String, Substring) -> Bool) -> [Substring]? {
    guard let end = literals.last, text.utf8.starts(with: literals[0].utf8),
      text.utf8.suffix(end.utf8.count).elementsEqual(end.utf8)
    else { return nil }
    return values(in: text.utf8.dropFirst(literals[0].utf8.count), from: 0, fits)
  }

  private func values(
    in rest: Substring.UTF8View, from slot: Int, _ fits: (String, Substring) -> Bool
  ) -> [Substring]? {
    guard slot < slots.count else { return rest.isEmpty ? [] : nil }
    let literal = literals[slot + 1].utf8
    if slot == slots.count - 1 {
      guard rest.suffix(literal.count).elementsEqual(literal) else { return nil }
      let value = Substring(rest.dropLast(literal.count))
      return !value.isEmpty && fits(slots[slot], value) ? [value] : nil
    }
    var start = rest.startIndex
    while let found = rest[start...].firstRange(ofBytes: literal) {
      let value = Substring(rest[..<found.lowerBound])
      if !value.isEmpty, fits(slots[slot], value),
        let more = values(in: rest[found.upperBound...], from: slot + 1, fits)
      {
        return [value] + more
      }
      guard found.lowerBound < rest.endIndex else { return nil }
      start = rest.index(after: found.lowerBound)
    }
    return nil
  }
}

extension Substring {
  /// Returns the parts between the occurrences of a separator.
  func parts(at separator: String) -> [Substring] {
    var rest = utf8[...]
    var parts: [Substring] = []
    while let range = rest.firstRange(ofBytes: separator.utf8) {
      parts.append(Substring(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return parts + [Substring(rest)]
  }
}

extension Substring.UTF8View {
  fileprivate func firstRange(ofBytes literal: String.UTF8View) -> Range<Index>? {
    guard let first = literal.first else { return startIndex..<startIndex }
    var start = startIndex
    while let index = self[start...].firstIndex(of: first) {
      let rest = self[index...]
      if rest.starts(with: literal) {
        return index..<self.index(index, offsetBy: literal.count)
      }
      start = self.index(after: index)
    }
    return nil
  }
}
