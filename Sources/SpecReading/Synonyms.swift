import Conformance
import Results

/// Words of any language that mean the same to who searches, a class on each line, a clause and questions
/// that it answers, or words that say nothing.
///
///     # A comment
///     -, a, the, why
///     !not, never, cannot
///     tap, press, click, 탭, 누르다
///     HIT-9, are hidden views tapped
package struct Synonyms: Sendable {
  /// The name of the file in the folder of the pages, which may lack it.
  static let file = "synonyms.txt"

  /// The words of each line.
  package private(set) var classes: [[String]] = []
  /// The lines that are not well formed.
  private(set) var diagnostics: [Diagnostic] = []

  /// Reads a file.
  package init(_ bytes: [UInt8] = [], file: String = file) {
    let text = String(decoding: bytes, as: UTF8.self)
    var first: [String: Int] = [:]
    for (number, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated() where !line.isEmpty && line.first != "#"
    {
      let location = SourceLocation(file: file, line: number + 1)
      let words = line.split(separator: ",").map { String($0.trimmed) }.filter { !$0.isEmpty }
      guard words.count > 1 else {
        diagnostics.add(
          location, "“\(line)” is not a class of synonyms",
          hint: "write two words or more, separated by commas")
        continue
      }
      for word in words {
        guard let first = first.updateValue(number + 1, forKey: word) else { continue }
        diagnostics.add(
          location, "“\(word)” is a synonym already on line \(first)",
          hint: "delete one of the two, or make the two lines one")
      }
      classes.append(words)
    }
  }
}

extension SpecReader {
  /// Reads the synonyms beside the pages; none if there is no such file.
  package func synonyms(reporting diagnostics: inout [Diagnostic]) -> Synonyms {
    let path = path(of: Synonyms.file)
    let synonyms = read(path, reporting: &diagnostics, Synonyms.init) ?? Synonyms()
    diagnostics += synonyms.diagnostics
    return synonyms
  }
}
