import Conformance
import Results

/// A file of expected failures of one engine.
package struct ExpectationFile: Hashable, Sendable {
  /// A line without its newline, or the lines of one statement; carriage returns are kept.
  struct Line: Hashable, Sendable {
    /// The lines as they were written.
    var text: String
    /// What it says of scenarios, for each of its patterns.
    var entries: [ExpectationEntry] = []
  }

  /// The file, as the user named it.
  package let path: String
  /// The engine's name, as in its `hello` message.
  package let engine: String
  /// The location of the line that names the engine.
  let engineLocation: SourceLocation
  /// All lines, including comments and blank lines.
  var lines: [Line]
  /// Whether the file does not exist yet.
  var isFresh = false

  /// The parsed lines.
  package var entries: [ExpectationEntry] { lines.flatMap(\.entries) }

  /// Returns the file with the present ids of what was renamed.
  func following(_ formerIDs: FormerIDs) -> ExpectationFile {
    var file = self
    for line in file.lines.indices {
      file.lines[line].entries = lines[line].entries.map { entry in
        guard let present = formerIDs.present(of: entry.pattern) else { return entry }
        var entry = entry
        (entry.former, entry.pattern) = (entry.pattern, present)
        return entry
      }
    }
    return file
  }

  /// Returns whether the file is for the engine.
  package func isFor(_ profile: EngineProfile) -> Bool { engine == Self.name(profile.name) }

  /// The word in brackets for what passes at one time and not at another.
  static let flakyWord = "flaky"

  /// The keyword before the engine's name.
  static let engineKey = "engine:"

  /// Returns the name with whitespace reduced to single spaces, so that it fits on a line.
  static func name(_ name: some StringProtocol) -> String {
    name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension ExpectationFile {
  /// Creates the contents of a new file.
  package init(path: String, for profile: EngineProfile) {
    let engine = Self.name(profile.name)
    self.init(
      path: path, engine: engine, engineLocation: SourceLocation(file: path, line: 1),
      lines: ["\(Self.engineKey) \(engine)", ""].map { Line(text: $0) }, isFresh: true)
  }
}

/// What a file of expected failures says of one pattern.
package struct ExpectationEntry: Hashable, Sendable {
  /// The location of the pattern.
  package let location: SourceLocation
  /// The line as it was written, without surrounding space; as it would be alone, if it has several
  /// patterns.
  package var text: String
  /// The id of a scenario that is expected not to pass, or a pattern with `*`.
  package internal(set) var pattern: String
  /// The pattern that was written, if it is of what was renamed.
  var former: String?
  /// Whether its line has no other pattern.
  var isAlone = true
  /// The versions of the engine that the line is about; nil for all.
  let condition: VersionCondition?
  /// The condition as it was written, without brackets.
  var conditionText: String?
  /// The reason, with the link if there is one.
  package internal(set) var failure: ExpectedFailure

  /// The pattern, with the condition on the version if there is one.
  var head: String { head(for: pattern) }

  /// Returns another pattern, with the condition on the version if there is one.
  func head(for pattern: String) -> String {
    pattern + (conditionText.map { " [\($0)]" } ?? "")
  }

  /// Whether the pattern can match more than one id.
  var isWide: Bool { pattern.utf8.contains(UInt8(ascii: "*")) }

  /// Returns the line with another pattern.
  func line(for pattern: String) -> String { pattern + text.dropFirst(written.count) }

  /// The pattern as it was written.
  var written: String { former ?? pattern }

  /// Returns a statement that says the same of other patterns. One that is longer than the width has
  /// its patterns on lines of that width, and its reason on the last line.
  func statement(of patterns: [String], width: Int = 100) -> String {
    let words = [failure.isFlaky ? ExpectationFile.flakyWord : nil, conditionText]
      .compactMap { $0 }.joined(separator: ", ")
    let heads = patterns + (words.isEmpty ? [] : ["[\(words)]"])
    let rest = (["", failure.reason] + (failure.link.map { [$0] } ?? [])).joined(separator: " | ")
    let line = heads.joined(separator: " ") + rest
    guard patterns.count > 1, line.count > width else { return line }
    var lines = [heads[0]]
    for head in heads.dropFirst() {
      if lines[lines.count - 1].count + 1 + head.count <= width {
        lines[lines.count - 1] += " \(head)"
      } else {
        lines.append("  \(head)")
      }
    }
    return (lines + [" \(rest)"]).joined(separator: "\n")
  }

  /// What is to be done where the pattern no longer holds.
  var deletion: String {
    isAlone ? "delete the line `\(text)`" : "delete `\(written)` from its line"
  }
}

/// The expected failures of one version of an engine.
package struct ExpectedFailures: Sendable {
  /// No expected failures.
  package static let none = ExpectedFailures([])

  private var exact: [String: ExpectedFailure] = [:]
  private let wide: [(pattern: Glob, failure: ExpectedFailure)]

  /// Selects the lines of a file whose condition holds for the engine's version.
  package init(_ file: ExpectationFile, of profile: EngineProfile) {
    self.init(file.entries(for: profile))
  }

  /// If several lines match a scenario, a line with its id takes precedence, then the first.
  init(_ entries: [ExpectationEntry]) {
    wide = entries.filter(\.isWide).map { (Glob($0.pattern), $0.failure) }
    for entry in entries where !entry.isWide {
      exact[entry.pattern] = exact[entry.pattern] ?? entry.failure
    }
  }

  /// Returns why the scenario is not expected to pass, or nil if it is.
  package func expected(_ id: String) -> ExpectedFailure? {
    exact[id] ?? wide.first { $0.pattern.matches(id) }?.failure
  }

  /// Returns the results with expected failures marked.
  package func note(in results: EngineResults) -> EngineResults { results.expecting(expected) }
}

extension ExpectationFile {
  /// Returns the lines whose condition holds for the engine's version.
  func entries(for profile: EngineProfile) -> [ExpectationEntry] {
    let version = DottedVersion(beginningOf: profile.version)
    return entries.filter { entry in
      guard let condition = entry.condition else { return true }
      return version.map(condition.holds) ?? false
    }
  }
}
