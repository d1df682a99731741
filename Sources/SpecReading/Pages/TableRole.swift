import Conformance
import Results

/// The purpose of a table, derived from its header.
enum TableRole: Equatable {
  case stage
  case scenarios
  case traceabilityMatrix
  case prose
  /// A table with one misspelt header; `meant` is the correct word.
  case almost(word: String, meant: String, column: Int)
  /// A table with steps but without a column `scenario` or `step`.
  case stepsOnly

  init(of table: PipeTable) {
    let headers = table.header.cells
    let words = headers.map(\.text)
    let lower = words.map { $0.lowercased() }
    let hasKeyword = !Self.keywords(of: words).isEmpty
    if words.contains("scenario") || words == ["step"] || words.contains("step") && hasKeyword {
      self = .scenarios
    } else if words.first == "responder"
      || Self.isStage(words) && (words.contains("responder") || words.first == StageColumn.object)
    {
      self = .stage
    } else if words.contains("statement") && words.contains("home") || words.first == "statement" {
      self = .traceabilityMatrix
    } else if let misspelt = Self.capitalised(headers, lower) {
      self = .almost(
        word: misspelt.text, meant: misspelt.text.lowercased(), column: misspelt.column)
    } else if let first = headers.first,
      let meant = Self.meant(by: first.text, in: words, hasKeyword: hasKeyword), meant != first.text
    {
      self = .almost(word: first.text, meant: meant, column: first.column)
    } else {
      // Of keywords in any case, one is not enough: a single `When` also occurs in prose tables.
      self = hasKeyword || Self.keywords(of: lower).count > 1 ? .stepsOnly : .prose
    }
  }

  private static func isStage(_ headers: [String]) -> Bool {
    headers.contains("kind") || headers.contains("frame")
  }

  /// Returns the first header that in lower case would give the table a purpose.
  private static func capitalised(
    _ headers: [PipeTable.Cell], _ lower: [String]
  ) -> PipeTable.Cell? {
    zip(headers, lower).first { header, word in
      guard header.text != word else { return false }
      return switch word {
      case "scenario": true
      case "step": !keywords(of: lower).isEmpty
      case "responder": isStage(lower)
      case "statement": lower.contains("home")
      default: false
      }
    }?.0
  }

  /// Returns the keywords with which headers begin.
  private static func keywords(of headers: [String]) -> Set<Keyword> {
    Set(headers.compactMap { Keyword(rawValue: String(Words.first(of: $0))) })
  }

  /// Returns the correct form of the first header if the other headers fit that.
  private static func meant(
    by word: String, in headers: [String], hasKeyword: Bool
  ) -> String? {
    if hasKeyword { return Spelling.suggestion(for: word, among: ["scenario", "step"]) }
    // Only stages have both.
    if headers.contains("kind") && headers.contains("frame") { return "responder" }
    if isStage(headers) { return Spelling.suggestion(for: word, among: ["responder"]) }
    if headers.contains("home") {
      return Spelling.suggestion(for: word, among: ["statement"])
    }
    return nil
  }
}
