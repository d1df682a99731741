import Conformance

/// A sentence of the pages with slots, as text: `{view} is added to {view}`.
///
/// Texts are compared with it without a stage, because reports have only text: a slot takes as many
/// words as its form has.
struct SentencePattern: Hashable, Sendable {
  /// The texts before, between and after the slots: one more than slots.
  let literals: [String]
  /// The spellings of the slots, in order.
  let slots: [String]

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
  }

  /// The number of bytes that are in no slot. Of two patterns that fit, the one with more is meant.
  var literalCount: Int { literals.reduce(0) { $0 + $1.utf8.count } }

  /// The longest word that is in no slot, which every text of the pattern contains; empty for none.
  var longestWord: Substring {
    literals.flatMap { $0.split(separator: " ") }.max { $0.utf8.count < $1.utf8.count } ?? ""
  }

  /// Returns what fills the slots, or nil if the text is not of this pattern.
  ///
  /// - Parameter fits: Returns whether a text may fill the slot of a spelling.
  func values(in text: some StringProtocol, fits: (String, Substring) -> Bool) -> [Substring]? {
    let text = String(text)[...]
    guard text.hasPrefix(literals[0]) else { return nil }
    return values(in: text.dropFirst(literals[0].count), from: 0, fits)
  }

  private func values(
    in rest: Substring, from slot: Int, _ fits: (String, Substring) -> Bool
  ) -> [Substring]? {
    guard slot < slots.count else { return rest.isEmpty ? [] : nil }
    let literal = literals[slot + 1]
    if slot == slots.count - 1 {
      guard rest.hasSuffix(literal) else { return nil }
      let value = rest.dropLast(literal.count)
      return !value.isEmpty && fits(slots[slot], value) ? [value] : nil
    }
    var start = rest.startIndex
    while let found = rest[start...].firstRange(of: literal) {
      let value = rest[..<found.lowerBound]
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
