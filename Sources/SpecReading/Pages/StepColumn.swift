import Conformance

/// A column of steps, whose header is a keyword and the start of a phrase, or `solution`. A class, because
/// each of its cells refers to it.
final class StepColumn: Sendable {
  /// The header of the column with what solves a challenge, which is read like `given`.
  static let solution = "solution"
  /// The maximum length of a header in bytes, because each of its cells continues it.
  static let longestHeader = 1000

  /// The index of the column in the table.
  let index: Int
  /// Whether the header is `solution`.
  let isSolution: Bool
  /// The keyword at the beginning of the header.
  let keyword: Keyword
  /// The words of the header after the keyword.
  let prefix: [Substring]
  /// The same words, joined by spaces.
  let start: String
  /// The line number of the header, from 1.
  let line: Int
  /// The column number of the header in its line, from 1.
  let column: Int

  /// Reads a header such as `then the hit-test view is`; nil if it does not begin with a keyword.
  init?(index: Int, header: PipeTable.Cell, line: Int) {
    let words = Words.of(header.text[...])
    isSolution = header.text == Self.solution
    let keyword = words.first.flatMap { Keyword(rawValue: String($0)) }
    guard let keyword = isSolution ? .given : keyword else { return nil }
    let prefix = Array(words.dropFirst())
    self.index = index
    self.keyword = keyword
    self.prefix = prefix
    start = prefix.joined(separator: " ")
    self.line = line
    column = header.column
  }
}

/// The stage of a table, and what is unknown about it because of mistakes in the table. A class, because
/// all rows share it.
final class StageSetting: Sendable {
  /// The rows that could be read.
  let stage: Stage
  /// The names whose kind could not be read, and which phrases may use as any kind.
  let doubtful: Set<String>
  /// Whether the stage has an application, or may have one.
  let mayHaveApplication: Bool

  /// The vocabulary of the page.
  let vocabulary: VocabularyIndex
  /// The line number of the table's header; 0 without a table.
  let line: Int

  /// Creates the setting of a stage; one without rows may have an application.
  init(_ stage: Stage, doubtful: Set<String> = [], _ vocabulary: VocabularyIndex, line: Int = 0) {
    self.vocabulary = vocabulary
    self.stage = stage
    self.line = line
    self.doubtful = doubtful
    mayHaveApplication =
      !doubtful.isEmpty || stage.responders.isEmpty
      || stage.responders.contains { $0.kind == .application }
  }
}
