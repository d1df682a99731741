import Conformance

/// Which scenarios one engine is expected not to pass, and why, as it stands in a file.
package struct ExpectationFile: Hashable, Sendable {
  /// A line, with whatever it was ended by but for the newline.
  struct Line: Hashable, Sendable {
    /// The line as it was written.
    var text: String
    /// What it says, where it is about scenarios.
    var entry: ExpectationEntry?
  }

  /// The file, as the user named it.
  package let path: String
  /// The name of the engine, as it says it in `hello`.
  package let engine: String
  /// Where it says so.
  let engineLocation: SourceLocation
  /// All lines, also those that only people read.
  let lines: [Line]
  /// Whether the file is not there yet.
  let isFresh: Bool

  /// The lines that are about scenarios.
  package var entries: [ExpectationEntry] { lines.compactMap(\.entry) }

  /// Begins a file of which nothing has been written yet.
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

  /// Whether the file is for the engine.
  package func isFor(_ profile: EngineProfile) -> Bool { engine == Self.name(profile.name) }

  /// What stands before the engine's name.
  static let engineKey = "engine:"

  /// A name as it can stand on a line.
  static func name(_ name: some StringProtocol) -> String {
    name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
