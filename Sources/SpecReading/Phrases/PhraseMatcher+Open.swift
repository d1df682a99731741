import Conformance
import Results

extension PhraseMatcher {
  /// A phrase that words with a `?` match, and the values of the slots that are written.
  typealias OpenMatch = (
    phrase: Phrase, arguments: Phrase.Arguments, question: OpenExpectation.Question
  )

  /// The word for what is not known yet.
  private static let unknown: Substring = "?"

  /// Returns the first phrase after `then` that the words match with `?` in one slot, or with `?` at
  /// their end where the phrase, or its answer, is yes or no; nil for other words.
  func openMatch(_ words: [Substring]) -> OpenMatch? {
    let phrases = setting.vocabulary.phrases(after: .then).phrases
    for phrase in phrases {
      if let match = openMatch(phrase, words) { return match }
    }
    guard words.last == Self.unknown else { return nil }
    for phrase in phrases where phrase.slot(of: "=") == nil {
      guard let filled = filled(phrase, words.dropLast()), filled.open == nil else { continue }
      return (phrase, filled.arguments, .truth)
    }
    return nil
  }

  private func openMatch(_ phrase: Phrase, _ words: [Substring]) -> OpenMatch? {
    guard let filled = filled(phrase, words[...]), let open = filled.open,
      // What a question is about has to be written.
      open.field == "=" || phrase.calls != nil
    else { return nil }
    return (phrase, filled.arguments, .slot(open.slot, field: open.field))
  }

  /// Returns the values of the slots, and the slot with the `?`, if there is one; nil if the words do
  /// not match.
  private func filled(
    _ phrase: Phrase, _ words: ArraySlice<Substring>
  ) -> (arguments: Phrase.Arguments, open: (slot: Slot, field: String)?)? {
    guard let slots = slots(of: phrase, filledBy: words, unknown: Self.unknown) else { return nil }
    let reader = SlotReader(setting: setting)
    var arguments: Phrase.Arguments = [:]
    var open: (slot: Slot, field: String)?
    for (slot, field, words) in slots {
      if words.first == Self.unknown {
        guard open == nil else { return nil }
        open = (slot, field)
      } else if field != "=", let value = try? reader.value(of: slot, words) {
        arguments[field] = value
      } else {
        return nil
      }
    }
    return (arguments, open)
  }
}
