import Conformance
import Results

/// Reads a profile: the id of a scenario on each line, and comments that begin with `#`.
struct ProfileReader {
  /// The line of each id.
  private(set) var lines: [ScenarioID: Int] = [:]
  /// The mistakes, in the order of the lines.
  var diagnostics: [Diagnostic] { log.diagnostics }

  private var log: DiagnosticLog
  private let scenarios: [String: ScenarioID]
  private let clauses: [String: [ScenarioID]]
  private let formerIDs: FormerIDs

  init(file: String, book: SpecBook) {
    log = DiagnosticLog(file: file)
    let ids = book.scenarios.map(\.id)
    scenarios = Dictionary(firstOf: ids.map { ($0.description, $0) })
    clauses = Dictionary(grouping: ids, by: \.clause)
    formerIDs = book.formerIDs
  }

  /// Reads the lines.
  mutating func read(_ bytes: [UInt8]) {
    let source = SourceLines(bytes)
    guard log.checkUTF8(source.bytes, of: "profile") else { return }
    for (line, words) in source.words() { read(words, line: line) }
    if lines.isEmpty, diagnostics.isEmpty {
      log.report(
        "the profile names no scenario", hint: "write the id of one, or remove the file", line: 1)
    }
  }

  private mutating func read(_ words: [String], line: Int) {
    let word = words.joined(separator: " ")
    guard words.count == 1 else {
      return log.report(
        "`\(word)` is not an id", hint: "write one id on each line; what follows `#` is a comment",
        line: line)
    }
    if let id = scenarios[word] {
      guard let first = lines.updateValue(lines[id] ?? line, forKey: id) else { return }
      log.report(
        "`\(word)` is already on line \(first)", hint: "delete one of the two lines", line: line
      )
    } else if let new = formerIDs.present(of: word), scenarios[new] != nil {
      log.report(
        "`\(word)` was renamed", hint: Hint("write `\(new)`", replacing: word, by: new), line: line)
    } else if let scenario = clauses[word]?.first {
      log.report(
        "`\(word)` is a clause", hint: "name its scenarios, such as `\(scenario)`", line: line)
    } else {
      let siblings = clauses[String(word.prefix { $0 != "/" })] ?? []
      log.report(
        "no page has a scenario `\(word)`",
        hint: Spelling.hint(for: word, among: siblings.map(\.description))
          ?? "delete the line; `conform --list` prints every id", line: line)
    }
  }
}
