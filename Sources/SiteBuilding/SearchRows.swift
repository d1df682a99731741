import Conformance
import SpecReading

/// The sentences of the rows in a search index, each once, in a language.
///
/// In 2,500 rows most sentences are the same, apart from names and numbers.
struct SearchRows {
  private let keywords: [String]
  private let sentences: Sentences
  private var templates: [String] = []
  private var positions: [String: Int] = [:]
  /// The steps so far by their phrases, most of which occur in several rows.
  private var known: [String: String] = [:]

  init(_ strings: LocalizedStrings) {
    sentences = strings.sentences ?? .original
    keywords = Keyword.allCases.map { strings.sentences?.column($0.rawValue) ?? $0.rawValue }
  }

  /// The head of a column: the position of its keyword, and the start of the phrases.
  struct Head {
    fileprivate let keyword: Int
    fileprivate let start: String?

    /// Reads a header; nil for a column without steps.
    init?(_ header: String) {
      let words = header.split(separator: " ", maxSplits: 1)
      guard let keyword = words.first.flatMap({ Keyword(rawValue: String($0)) }),
        let position = Keyword.allCases.firstIndex(of: keyword)
      else { return nil }
      self.keyword = position
      start = words.dropFirst().first.map(String.init)
    }
  }

  /// Returns the steps in cells, each with the head of its column: `14|200 200;25|E`.
  mutating func steps(in cells: [(head: Head, cell: String)]) -> String {
    var steps: [String] = []
    for (head, cell) in cells where !cell.isEmpty {
      for phrase in SentenceTable.phrases(in: cell, after: head.start) {
        let step = known[phrase] ?? step(phrase)
        known[phrase] = step
        steps.append("\(head.keyword)\(step)")
      }
    }
    return steps.joined(separator: ";")
  }

  /// Writes the keywords and sentences.
  func put(into json: inout JSONWriter) {
    json.put("keywords", keywords) { $0.value($1) }
    json.put("sentences", templates) { $0.value($1) }
  }

  private mutating func step(_ phrase: String) -> String {
    let (template, values) =
      sentences.template(of: phrase) ?? ("{1}", [sentences.sentence(for: phrase) ?? phrase])
    let position = positions[template] ?? templates.count
    if position == templates.count {
      positions[template] = position
      templates.append(template)
    }
    return "\(position)\(values.map { "|" + Self.filling($0) }.joined())"
  }

  private static func filling(_ value: String) -> String {
    guard value.utf8.contains(where: { $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: ";") }) else {
      return value
    }
    return value.replacing("|", with: "¦").replacing(";", with: ",")
  }
}
