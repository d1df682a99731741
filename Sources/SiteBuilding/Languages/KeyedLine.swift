import Conformance
import Results

/// A line of a file of a theme with a key and a text: `search = Search`.
struct KeyedLine: Sendable {
  /// What stands before the first ` = `.
  let key: String
  /// What follows it.
  let text: String
  /// The place of the line.
  let location: SourceLocation

  /// Reads the lines of a file, except blank ones and comments, which begin with `#`, and appends a
  /// diagnostic for every line without a key or a text, and for every repeated key.
  ///
  /// - Parameter malformed: Returns the diagnostic for a line without a key or a text.
  static func all(
    in text: String, file: String, _ diagnostics: inout [Diagnostic],
    malformed: (String, SourceLocation) -> Diagnostic
  ) -> [KeyedLine] {
    var first: [String: Int] = [:]
    var keyed: [KeyedLine] = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.map(\.trimmed).enumerated() where !line.isEmpty && line.first != "#"
    {
      let location = SourceLocation(file: file, line: index + 1)
      let sides = line.split(separator: " = ", maxSplits: 1).map { String($0.trimmed) }
      guard sides.count == 2, !line.hasPrefix("= ") else {
        diagnostics.append(malformed(String(line), location))
        continue
      }
      if let first = first.updateValue(index + 1, forKey: sides[0]) {
        diagnostics.append(.repeatedKey(sides[0], at: location, first: first))
        continue
      }
      keyed.append(KeyedLine(key: sides[0], text: sides[1], location: location))
    }
    return keyed
  }

  /// Returns the tag of the language of a file with such a name, such as `ko` of `words.ko.txt`.
  static func tag(of name: String, _ kind: String) -> String? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == kind, !parts[1].isEmpty, parts[2] == "txt" else {
      return nil
    }
    return String(parts[1])
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var rest = drop(while: \.isWhitespace)
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return rest
  }
}

extension Diagnostic {
  fileprivate static func repeatedKey(
    _ key: String, at location: SourceLocation, first: Int
  ) -> Diagnostic {
    Diagnostic(
      location, "“\(key)” has a text already on line \(first)", hint: "delete one of the two")
  }

  /// A text that lacks placeholders, or has others.
  static func otherPlaceholders(
    _ key: String, _ names: some Sequence<String>, at location: SourceLocation
  ) -> Diagnostic {
    let list = names.sorted().map { "{\($0)}" }.joined(separator: ", ")
    return Diagnostic(
      location, "the text of “\(key)” has other placeholders",
      hint: list.isEmpty ? "write it without any" : "write it with \(list)")
  }
}
