import Conformance
import Results

/// A line of a file with a key and a text: `search = Search`.
package struct KeyedLine: Sendable {
  /// What stands before the first ` = `.
  package let key: String
  /// What follows it.
  package let text: String
  /// The place of the line.
  package let location: SourceLocation

  /// Reads the lines of a file, except blank ones and comments, which begin with `#`, and appends a
  /// diagnostic for every line without a key or a text, and for every repeated key.
  ///
  /// - Parameters:
  ///   - name: What a line is: `text`.
  ///   - hint: How a line is written.
  package static func all(
    in text: String, file: String, _ diagnostics: inout [Diagnostic], name: String, hint: String
  ) -> [KeyedLine] {
    var first: [String: Int] = [:]
    var keyed: [KeyedLine] = []
    let lines = text[...].parts(at: "\n")
    for (index, line) in lines.map(\.trimmed).enumerated() where !line.isEmpty && line.first != "#"
    {
      let location = SourceLocation(file: file, line: index + 1)
      let sides = line.parts(at: " = ")
      guard sides.count > 1, !line.hasPrefix("= ") else {
        diagnostics.append(Diagnostic(location, "“\(line)” is not a \(name)", hint: hint))
        continue
      }
      let key = String(sides[0].trimmed)
      if let first = first.updateValue(index + 1, forKey: key) {
        let summary = "“\(key)” has a text already on line \(first)"
        diagnostics.append(Diagnostic(location, summary, hint: "delete one of the two"))
        continue
      }
      let text = String(line[sides[1].startIndex...].trimmed)
      keyed.append(KeyedLine(key: key, text: text, location: location))
    }
    return keyed
  }
}
