import Conformance
import Results

/// What readers search for in words that the pages do not use, with the clauses that answer it.
///
///     # A comment
///     opacity, 투명도 = HIT-10 HIT-11
struct Synonyms: Sendable {
  /// The name of the file of a theme, which may lack it.
  static let file = "synonyms.txt"

  private var lines: [(phrases: [String], clauses: [String])] = []

  init() {}

  /// Reads a file and appends a diagnostic for every line that is not well formed.
  init(_ text: String, file: String, diagnostics: inout [Diagnostic]) {
    let found = KeyedLine.all(
      in: text, file: file, &diagnostics, name: "synonym",
      hint: "write words separated by commas, ' = ' and the ids of clauses; '#' is a comment")
    for line in found {
      let phrases = line.key.split(separator: ",").map { words in
        words.split(separator: " ").joined(separator: " ")
      }
      lines.append((phrases, line.text.split(separator: " ").map(String.init)))
    }
  }

  /// The clauses that the file names.
  var clauses: [String] { lines.flatMap(\.clauses) }

  /// Writes the synonyms of the clauses that the pages have.
  func put(into json: inout JSONWriter, of known: Set<String>) {
    json.put(
      "synonyms",
      lines.map { (phrases: $0.phrases, clauses: $0.clauses.filter(known.contains)) }
        .filter { !$0.clauses.isEmpty }
    ) { json, line in
      json.list { json in
        json.put(texts: line.phrases)
        json.put(texts: line.clauses)
      }
    }
  }
}
