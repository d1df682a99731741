import Conformance

/// A column of steps: its header is a keyword and the start of a phrase.
struct StepColumn {
  /// Its position in the table.
  let index: Int
  /// The keyword.
  let keyword: Keyword
  /// The words of the header behind the keyword.
  let prefix: [Substring]
  /// The same words as a text.
  let start: String
  /// The phrases that can begin like that.
  let candidates: [Phrase]
  /// Where the header stands.
  let line: Int
  let column: Int

  /// Reads a header such as `then the hit-test view is`; nil where it begins with no keyword.
  init?(index: Int, header: PipeTable.Cell, line: Int) {
    let words = Words.of(header.text[...])
    guard let keyword = words.first.flatMap({ Keyword(rawValue: String($0)) }) else { return nil }
    let prefix = Array(words.dropFirst())
    self.index = index
    self.keyword = keyword
    self.prefix = prefix
    start = prefix.joined(separator: " ")
    self.line = line
    column = header.column
    candidates = Vocabulary.phrases.filter {
      $0.keywords.contains(keyword) && Self.canBegin($0, with: prefix)
    }
  }

  /// Compares word by word as long as each piece of the pattern is one word long.
  private static func canBegin(_ phrase: Phrase, with prefix: [Substring]) -> Bool {
    for (piece, word) in zip(phrase.pieces, prefix) {
      switch piece {
      case .word(let expected): if expected != word { return false }
      case .slot(let slot, _): if slot.wordCount != 1 { return true }
      }
    }
    return true
  }
}

/// A stage as a table sets it, with what the table's mistakes leave open.
struct StageSetting: Sendable {
  /// The stage.
  let stage: Stage
  /// The names whose kind is none, so that nobody knows what they can do.
  let doubtful: Set<String>
  /// Whether there is an application, or may be one.
  let mayHaveApplication: Bool

  /// A stage of such rows; nobody knows what is on one without rows.
  init(_ stage: Stage, doubtful: Set<String> = []) {
    self.stage = stage
    self.doubtful = doubtful
    mayHaveApplication =
      !doubtful.isEmpty || stage.responders.isEmpty
      || stage.responders.contains { $0.kind == .application }
  }
}
