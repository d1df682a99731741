import Conformance
import Results

/// Words of any language that mean the same to who searches, a class on each line, or a clause and
/// questions that it answers.
///
///     # A comment
///     tap, press, click, 탭, 누르다
///     HIT-9, are hidden views tapped
struct Synonyms: Sendable {
  /// The name of the file of a theme, which may lack it.
  static let file = "synonyms.txt"

  private var classes: [[String]] = []

  init() {}

  /// Reads a file and appends a diagnostic for every line that is not well formed.
  init(_ text: String, file: String, diagnostics: inout [Diagnostic]) {
    var first: [String: Int] = [:]
    for (number, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated() where !line.isEmpty && line.first != "#"
    {
      let location = SourceLocation(file: file, line: number + 1)
      let words = line.split(separator: ",").map { String($0.trimmed) }.filter { !$0.isEmpty }
      if words.count < 2 {
        diagnostics.add(
          location, "“\(line)” is not a class of synonyms",
          hint: "write two words or more, separated by commas")
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

  /// The classes.
  var data: JSON { .list(classes.map(JSON.texts)) }
}
