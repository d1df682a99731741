import Conformance

/// A phrase as a page uses it, with the places of its words.
struct PhraseUse: Sendable {
  /// A word of the phrase.
  struct Word: Sendable {
    /// The word.
    let text: Substring
    /// The line number, from 1.
    let line: Int
    /// The column number of the first character, from 1.
    let column: Int
    /// The responder that the word names, if it does.
    let responder: String?
  }

  /// The phrase.
  let phrase: Phrase
  /// The words; those of the column's header first.
  let words: [Word]
  /// The line number of the stage's header, whose names the words may use.
  let stage: Int
}

extension ScriptBuilder.Place {
  /// Returns the use of a phrase by words of the header and the cell; nil if markup shifts them.
  func use(of phrase: Phrase, _ words: [Substring], on setting: StageSetting) -> PhraseUse? {
    guard isPlain,
      let slots = PhraseMatcher(setting: setting).slots(of: phrase, filledBy: words[...])
    else { return nil }
    let placed = words.enumerated().map { index, word in
      let isHeader = word.base != text
      let offset = word.base.unicodeScalars.distance(
        from: word.base.startIndex, to: word.startIndex)
      return PhraseUse.Word(
        text: word, line: isHeader ? column.line : line,
        column: (isHeader ? column.column : cell.column) + offset,
        responder: slots.first { $0.words.indices.contains(index) }
          .flatMap { $0.slot.form.element == .name ? name(in: word, on: setting.stage) : nil })
    }
    return PhraseUse(phrase: phrase, words: placed, stage: setting.line)
  }

  /// Returns the name that a word of a list has, without the comma.
  private func name(in word: Substring, on stage: Stage) -> String? {
    let name = String(word.last == "," ? word.dropLast() : word)
    return stage[name].map(\.name)
  }
}
