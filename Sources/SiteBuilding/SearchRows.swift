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

  init(_ strings: LocalizedStrings) {
    sentences = strings.sentences ?? .original
    keywords = Keyword.allCases.map { strings.sentences?.column($0.rawValue) ?? $0.rawValue }
  }

  /// Returns the steps in cells, each with the header of its column: `14|200 200;25|E`.
  mutating func steps(in cells: [(header: String, cell: String)]) -> String {
    var steps: [String] = []
    for (header, cell) in cells where !cell.isEmpty {
      let words = header.split(separator: " ", maxSplits: 1)
      let keyword = words.first.flatMap { Keyword(rawValue: String($0)) }
      guard let place = Keyword.allCases.firstIndex(where: { $0 == keyword }) else { continue }
      for phrase in SentenceTable.phrases(in: cell, after: words.dropFirst().first.map(String.init))
      {
        steps.append("\(place)\(step(phrase))")
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
    let fillings = values.map { "|" + $0.replacing("|", with: "¦").replacing(";", with: ",") }
    return "\(position)\(fillings.joined())"
  }
}
