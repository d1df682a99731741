import Conformance
import Results
import SpecReading

/// What readers search for in words that the pages do not use, with the places that answer it:
/// clauses, pages, and sections of pages without clauses.
///
///     # A comment
///     opacity, 투명도 = HIT-10 HIT-11
///     keyboard stays = symptoms#the-keyboard-does-not-go-away FIRST-15
struct Synonyms: Sendable {
  /// The name of the file of a theme, which may lack it.
  static let file = "synonyms.txt"

  private var lines: [(phrases: [String], targets: [String])] = []

  init() {}

  /// Reads a file and appends a diagnostic for every line that is not well formed.
  init(_ text: String, file: String, diagnostics: inout [Diagnostic]) {
    let found = KeyedLine.all(
      in: text, file: file, &diagnostics, name: "synonym",
      hint: "write words separated by commas, ' = ' and ids of clauses, pages or page#section")
    for line in found {
      let phrases = line.key.split(separator: ",").map { words in
        words.split(separator: " ").joined(separator: " ")
      }
      lines.append((phrases, line.text.split(separator: " ").map(String.init)))
    }
  }

  /// The places that the file names.
  var targets: [String] { lines.flatMap(\.targets) }

  /// The places of a page that synonyms may lead to.
  static func targets(on page: Page) -> [String] {
    let sections = page.clauses.isEmpty ? page.blocks.compactMap(\.heading) : []
    return page.clauses.map(\.id) + [page.name] + sections.map { "\(page.name)#\($0.anchor)" }
  }

  /// Returns the synonyms that lead to known places.
  func data(of known: Set<String>) -> JSON {
    .list(
      lines.map { ($0.phrases, $0.targets.filter(known.contains)) }.filter { !$0.1.isEmpty }
        .map { phrases, targets in [.texts(phrases), .texts(targets)] })
  }
}
