/// The messages that a vocabulary declares, and their families.
package final class MessageTable: Sendable {
  /// All messages, in the order of the page.
  package let all: [Message]
  /// All families, in the order of the page.
  package let families: [MessageFamily]
  private let familiesByMessage: [Message: MessageFamily?]

  /// Reads the rows of families and messages.
  init(
    _ rows: [VocabularyTables.Row], mistakes: inout [VocabularyTables.Mistake]
  ) {
    var messages: [(message: Message, family: Substring, word: String)] = []
    VocabularyTables.read(rows, .message, &mistakes) { cells, _ throws(VocabularyError) in
      let message = Message(rawValue: String(cells[0]))
      guard !messages.contains(where: { $0.message == message }) else {
        throw VocabularyError(cells[0], repeating: "another row declares this message")
      }
      guard
        cells[1].isEmpty || rows.contains(where: { $0.table == .family && $0.cells[0] == cells[1] })
      else { throw VocabularyError(cells[1], undeclaredIn: .family, "no family has this name") }
      guard
        !messages.contains(where: { $0.family == cells[1] && $0.word == cells[2] })
          || cells[1].isEmpty
      else {
        throw VocabularyError(cells[2], repeating: "another message of the family has this word")
      }
      #if !hasFeature(Embedded)
        let isWord = !cells[2].contains { " ,;?`".contains($0) }
        guard isWord, !["nothing", "nobody", "or"].contains(cells[2]) else {
          throw VocabularyError(
            cells[2], "no slot can be filled by this", hint: "write one word, such as `sent-twice`")
        }
      #endif
      messages.append((message, cells[1], String(cells[2])))
    }
    var families: [MessageFamily] = []
    VocabularyTables.read(rows, .family, &mistakes) { cells, _ throws(VocabularyError) in
      guard !families.contains(where: { $0.rawValue == cells[0] }) else {
        throw VocabularyError(cells[0], repeating: "another row declares this family")
      }
      let own = messages.filter { $0.family == cells[0] }
      families.append(
        MessageFamily(
          String(cells[0]), slots: SlotForm.forms(cells, words: own.map { $0.word }),
          own.map { ($0.message, $0.word) }))
    }
    all = messages.map { $0.message }
    familiesByMessage = Dictionary(
      uniqueKeysWithValues: messages.map { message in
        (message.message, families.first { $0.rawValue == message.family })
      })
    self.families = families
  }

  /// The slots that words of the families fill.
  var slots: [SlotForm] { families.flatMap { $0.slots } }

  /// The family with a name; nil if there is none.
  package subscript(name: String) -> MessageFamily? { families.first { $0.rawValue == name } }

  /// Returns whether a row declares the message.
  package func contains(_ message: Message) -> Bool { familiesByMessage[message] != nil }

  /// Returns the family that the message belongs to, if any.
  package func family(of message: Message) -> MessageFamily? { familiesByMessage[message] ?? nil }

  /// The messages of UIKit's vocabulary.
  package static var uikit: MessageTable { Slot.Names.uikit.messages }
}
