import Conformance

/// What a table is for, told by its header.
enum TableRole: Equatable {
  case stage
  case scenarios
  case ledger
  case prose
  /// A table that looks like one of ours, but for one word.
  case almost(word: String, meant: String, column: Int)
  /// A table with steps and no scenarios.
  case stepsOnly

  init(of table: PipeTable) {
    let headers = table.header.cells.map { (text: $0.text, column: $0.column) }
    let words = headers.map(\.text)
    if words.contains("scenario") || words.contains("step") && Self.hasKeyword(words) {
      self = .scenarios
    } else if words.first == "responder" || words.contains("responder") && words.contains("kind") {
      self = .stage
    } else if words.contains("statement") && words.contains("home") || words.first == "statement" {
      self = .ledger
    } else if let first = headers.first,
      let meant = Self.meant(by: first.text, in: words), meant != first.text
    {
      self = .almost(word: first.text, meant: meant, column: first.column)
    } else {
      self = Self.hasKeyword(words) ? .stepsOnly : .prose
    }
  }

  private static func hasKeyword(_ headers: [String]) -> Bool {
    headers.contains { header in
      Keyword(rawValue: String(Words.first(of: header))) != nil
    }
  }

  /// The word that the first header was meant to be, where the other headers fit that word.
  private static func meant(by word: String, in headers: [String]) -> String? {
    if hasKeyword(headers) { return Spelling.suggestion(for: word, among: ["scenario", "step"]) }
    let isStage = headers.contains("kind") || headers.contains("frame")
    if isStage { return Spelling.suggestion(for: word, among: ["responder"]) }
    if headers.contains("home") {
      return Spelling.suggestion(for: word, among: ["statement"])
    }
    return nil
  }
}
