import Conformance

/// A message about a mistake in a file, with its location and a hint.
package struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
  /// The location of the mistake.
  package var location: SourceLocation
  /// The mistake, with the offending words quoted.
  package var summary: String
  /// A suggested correction, if there is one.
  package var hint: String?
  /// The correction as a change of the text, if it is certain.
  package var remedy: Remedy?

  package init(_ location: SourceLocation, _ summary: String, hint: String? = nil) {
    self.location = location
    self.summary = summary
    self.hint = hint
  }

  package init(_ location: SourceLocation, _ summary: String, hint: Hint) {
    self.init(location, summary, hint: hint.text)
    remedy = hint.remedy
  }

  /// `file:line:column: summary`, followed by the hint on its own line.
  package var description: String {
    let line = "\(location.fileAndLine):\(location.column): \(summary)"
    return hint.map { "\(line)\n  hint: \($0)" } ?? line
  }
}

extension [Diagnostic] {
  /// Appends a diagnostic of a mistake.
  package mutating func add(_ location: SourceLocation, _ summary: String, hint: Hint) {
    append(Diagnostic(location, summary, hint: hint))
  }
}

/// What to do about a mistake, in words, and where it is certain as a change of the text.
package struct Hint: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The words.
  package var text: String
  /// The change.
  package var remedy: Remedy?

  package init(stringLiteral text: String) { self.text = text }

  package init(_ text: String) { self.text = text }

  package init(
    _ text: String, replacing old: String, by new: String, at location: SourceLocation? = nil
  ) {
    self.text = text
    remedy = Remedy(old: old, new: new, location: location)
  }
}

/// A change of the text that corrects a mistake.
package struct Remedy: Hashable, Sendable {
  /// The text to replace: the first one at or after the mistake's location; empty to insert there.
  package var old: String
  /// The text that replaces it.
  package var new: String
  /// Where to look for the text, if not at the mistake's location.
  package var location: SourceLocation?
}

/// A position in a file.
package struct SourceLocation: Hashable, Sendable, Comparable {
  /// The file's path, as the user named it.
  package var file: String
  /// The line, from 1.
  package var line: Int
  /// The column in characters, from 1.
  package var column: Int

  package init(file: String, line: Int, column: Int = 1) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// The file and the line: `Spec/windows.md:12`.
  package var fileAndLine: String { "\(file):\(line)" }

  package static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }
}
