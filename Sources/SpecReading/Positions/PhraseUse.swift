import Conformance
import Results

/// A phrase as a page uses it: by words of the header and of a cell without markup.
struct PhraseUse: Sendable {
  /// The phrase.
  let phrase: Phrase
  /// The words; those of the column's header first.
  let words: [Substring]
  /// The position of the cell's part.
  let place: ScriptBuilder.Place
  /// The stage, whose names the words may use.
  let setting: StageSetting
}

extension PhraseUse {
  /// The places of the phrase, from the first of its words on its last word's line, and of the names.
  func occurrences(in file: String) -> [Occurrence] {
    guard let last = words.last,
      let first = words.first(where: { isInHeader($0) == isInHeader(last) })
    else { return [] }
    let length = column(of: last) + last.unicodeScalars.count - column(of: first)
    let phrase = occurrence(.phrase(phrase.pattern), at: first, length: length, in: file)
    let slots = PhraseMatcher(setting: setting).slots(of: self.phrase, filledBy: words[...]) ?? []
    return [phrase]
      + slots.filter { $0.slot.form.element == .name }.flatMap(\.words).compactMap { word in
        // In a list a comma follows the name.
        let name = String(word.last == "," ? word.dropLast() : word)
        guard setting.stage[name] != nil else { return nil }
        return occurrence(
          .responder(name, stage: setting.line), at: word, length: name.unicodeScalars.count,
          in: file)
      }
  }

  private func occurrence(
    _ symbol: Occurrence.Symbol, at word: Substring, length: Int, in file: String
  ) -> Occurrence {
    let line = isInHeader(word) ? place.column.line : place.line
    return Occurrence(symbol, in: file, line, column(of: word), length: length)
  }

  private func isInHeader(_ word: Substring) -> Bool { word.base != place.text }

  private func column(of word: Substring) -> Int {
    let start = isInHeader(word) ? place.column.column : place.cell.column
    return start
      + word.base.unicodeScalars.distance(from: word.base.startIndex, to: word.startIndex)
  }
}
