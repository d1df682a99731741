import Conformance

extension PhraseMatcher {
  /// What can follow words in a cell: the phrase that they begin, the words and slots that are missing,
  /// and the values of the slot that the next word is in, as far as the stage or the slot lists them.
  typealias Continuation = (phrase: Phrase, pieces: [Phrase.Piece], values: [String])

  /// The number of values that are listed for a slot.
  private static let maximumValues = 200

  /// Returns what can follow the words after a keyword, in the order of the phrasebook.
  func continuations(of words: [Substring], after keyword: Keyword) -> [Continuation] {
    setting.vocabulary.phrases(after: keyword).phrases.compactMap {
      continuation(of: words[...], by: $0)
    }
  }

  private func continuation(of words: ArraySlice<Substring>, by phrase: Phrase) -> Continuation? {
    var rest = words
    for (index, piece) in phrase.pieces.enumerated() {
      let missing = Array(phrase.pieces[index...])
      switch piece {
      case .word(let word):
        guard let first = rest.popFirst() else {
          return (phrase, missing, [])
        }
        if first != word { return nil }
      case .slot(let slot, _):
        let count = slot.wordCount
        guard !rest.isEmpty, let count, rest.count >= count else {
          // A list goes on after its first name; the rest of a point is another number.
          let isInside = !rest.isEmpty
          let values = isInside && count != nil ? [] : values(of: slot)
          return (phrase, isInside ? [] : missing, values)
        }
        guard (try? SlotReader(setting: setting).value(of: slot, rest.prefix(count))) != nil
        else { return nil }
        rest = rest.dropFirst(count)
      }
    }
    return nil
  }

  /// Returns the texts that can fill a slot.
  func values(of slot: Slot) -> [String] {
    slot.candidates(on: setting.stage).prefix(Self.maximumValues).compactMap {
      slot.sentence(for: $0)?.description
    }
  }
}
