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
    } else if words.first == "responder" || words.contains("responder") && Self.isStage(words) {
      self = .stage
    } else if words.contains("statement") && words.contains("home") || words.first == "statement" {
      self = .ledger
    } else if let slip = headers.first(where: { Self.isCapitalised($0.text, in: words) }) {
      self = .almost(word: slip.text, meant: slip.text.lowercased(), column: slip.column)
    } else if let first = headers.first,
      let meant = Self.meant(by: first.text, in: words), meant != first.text
    {
      self = .almost(word: first.text, meant: meant, column: first.column)
    } else {
      let hasSteps = Self.hasKeyword(words) || Self.hasTwoKeywords(words)
      self = hasSteps ? .stepsOnly : .prose
    }
  }

  /// Whether two columns begin with different keywords, in small letters or not: a single capital
  /// `When` is a word of prose too.
  private static func hasTwoKeywords(_ headers: [String]) -> Bool {
    Set(headers.compactMap { Keyword(rawValue: Words.first(of: $0).lowercased()) }).count > 1
  }

  private static func isStage(_ headers: [String]) -> Bool {
    headers.contains("kind") || headers.contains("frame")
  }

  /// Whether the header would make the table one of ours, were it written in small letters.
  private static func isCapitalised(_ word: String, in headers: [String]) -> Bool {
    let others = headers.map { $0.lowercased() }
    return switch word == word.lowercased() ? "" : word.lowercased() {
    case "scenario": true
    case "step": hasKeyword(others)
    case "responder": isStage(others)
    case "statement": others.contains("home")
    default: false
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
    // No other table has both.
    if headers.contains("kind") && headers.contains("frame") { return "responder" }
    if isStage(headers) { return Spelling.suggestion(for: word, among: ["responder"]) }
    if headers.contains("home") {
      return Spelling.suggestion(for: word, among: ["statement"])
    }
    return nil
  }
}
