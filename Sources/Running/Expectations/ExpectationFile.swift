import Conformance
import Results

/// A file of expected failures of one engine.
package struct ExpectationFile: Hashable, Sendable {
  /// A line without its newline; a carriage return is kept.
  struct Line: Hashable, Sendable {
    /// The line as it was written.
    var text: String
    /// The parsed line, if it is about scenarios.
    var entry: ExpectationEntry?
  }

  /// The file, as the user named it.
  package let path: String
  /// The engine's name, as in its `hello` message.
  package let engine: String
  /// The location of the line that names the engine.
  let engineLocation: SourceLocation
  /// All lines, including comments and blank lines.
  let lines: [Line]
  /// Whether the file does not exist yet.
  let isFresh: Bool

  /// The parsed lines.
  package var entries: [ExpectationEntry] { lines.compactMap(\.entry) }

  /// Creates the contents of a new file.
  package init(path: String, for profile: EngineProfile) {
    let engine = Self.name(profile.name)
    let lines = ["\(Self.engineKey) \(engine)", ""].map { Line(text: $0) }
    let location = SourceLocation(file: path, line: 1)
    self.init(path: path, engine: engine, at: location, lines: lines, isFresh: true)
  }

  init(
    path: String, engine: String, at location: SourceLocation, lines: [Line], isFresh: Bool = false
  ) {
    self.path = path
    self.engine = engine
    engineLocation = location
    self.lines = lines
    self.isFresh = isFresh
  }

  /// Returns whether the file is for the engine.
  package func isFor(_ profile: EngineProfile) -> Bool { engine == Self.name(profile.name) }

  /// The keyword before the engine's name.
  static let engineKey = "engine:"

  /// Returns the name with whitespace reduced to single spaces, so that it fits on a line.
  static func name(_ name: some StringProtocol) -> String {
    name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

/// One line of a file of expected failures.
package struct ExpectationEntry: Hashable, Sendable {
  /// The location of the line's first character that is not a space.
  package let location: SourceLocation
  /// The line as it was written, without surrounding space.
  package let text: String
  /// The id of a scenario that is expected not to pass, or a pattern with `*`.
  package let pattern: String
  /// The part before the first bar: the pattern, with the condition if there is one.
  let head: String
  /// The versions of the engine that the line is about; nil for all.
  let condition: VersionCondition?
  /// The reason, with the link if there is one.
  package let failure: ExpectedFailure

  /// Whether the pattern can match more than one id.
  var isWide: Bool { pattern.utf8.contains(UInt8(ascii: "*")) }

  /// Returns the line with another pattern.
  func line(for pattern: String) -> String { pattern + text.dropFirst(self.pattern.count) }
}

/// The expected failures of one version of an engine.
package struct ExpectedFailures: Sendable {
  /// No expected failures.
  package static let none = ExpectedFailures([])

  private var exact: [String: ExpectedFailure] = [:]
  private let wide: [(form: Glob, failure: ExpectedFailure)]

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
    exact[id] ?? wide.first { $0.form.matches(id) }?.failure
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
