import Conformance
import Results

/// Reads a profile: the id of a scenario on each line, and comments that begin with `#`.
struct ProfileReader {
  let file: String

  /// The line of each id.
  private(set) var lines: [ScenarioID: Int] = [:]
  /// The mistakes, in the order of the lines.
  private(set) var diagnostics: [Diagnostic] = []

  private let scenarios: [String: ScenarioID]
  private let clauses: [String: [ScenarioID]]
  private let renamed: [String: String]

  init(file: String, book: SpecBook) {
    self.file = file
    let ids = book.scenarios.map(\.id)
    scenarios = Dictionary(
      ids.map { ($0.description, $0) }, uniquingKeysWith: { first, _ in first })
    clauses = Dictionary(grouping: ids, by: \.clause)
    renamed = Dictionary(
      book.redirects.compactMap { redirect in
        redirect.old.anchor.flatMap { old in redirect.new.anchor.map { (old, $0) } }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Reads the lines.
  mutating func read(_ bytes: [UInt8]) {
    let source = SourceLines(bytes)
    guard String(validating: source.bytes, as: UTF8.self) != nil else {
      return report(.notUTF8, line: 1)
    }
    for (line, words) in source.words() { read(words, line: line) }
    if lines.isEmpty, diagnostics.isEmpty { report(.empty, line: 1) }
  }

  private mutating func read(_ words: [String], line: Int) {
    guard words.count == 1 else {
      return report(.severalWords(words.joined(separator: " ")), line: line)
    }
    guard let id = scenarios[words[0]] else { return report(mistake(in: words[0]), line: line) }
    if let first = lines[id] { return report(.twice(words[0], first: first), line: line) }
    lines[id] = line
  }

  private func mistake(in word: String) -> ProfileError {
    if let new = renamed[word], scenarios[new] != nil { return .renamed(word, to: new) }
    if let scenario = clauses[word]?.first { return .clause(word, scenario.description) }
    let siblings = clauses[String(word.prefix { $0 != "/" })] ?? []
    return .unknown(
      word, suggestion: Spelling.suggestion(for: word, among: siblings.map(\.description)))
  }

  private mutating func report(_ error: ProfileError, line: Int) {
    diagnostics.append(Diagnostic(SourceLocation(file: file, line: line), error))
  }
}

/// The mistakes in a profile.
private enum ProfileError: SpecDiagnostic {
  case notUTF8
  case empty
  case severalWords(String)
  case unknown(String, suggestion: String?)
  case renamed(String, to: String)
  case clause(String, String)
  case twice(String, first: Int)

  var wording: (summary: String, hint: String?) {
    switch self {
    case .notUTF8: ("the profile is not UTF-8 text", "save it as UTF-8")
    case .empty:
      ("the profile names no scenario", "write the id of one, or remove the file")
    case .severalWords(let words):
      ("`\(words)` is not an id", "write one id on each line; what follows `#` is a comment")
    case .unknown(let id, let suggestion):
      (
        "no page has a scenario `\(id)`",
        Self.meant(suggestion) ?? "delete the line; `conform --list` prints every id"
      )
    case .renamed(let id, let new): ("`\(id)` was renamed", "write `\(new)`")
    case .clause(let id, let scenario):
      ("`\(id)` is a clause", "name its scenarios, such as `\(scenario)`")
    case .twice(let id, let first):
      ("`\(id)` stands already on line \(first)", "delete one of the two lines")
    }
  }
}
