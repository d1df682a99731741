import Conformance
import Results

/// How engines did in earlier versions, and what has changed since the last of them.
package struct History: Sendable {
  /// The report of an earlier version.
  package struct Version: Sendable {
    /// The version, or the day of the run.
    package var name: String
    /// The counts by the names of the engines.
    package var tallies: [String: Tally]

    /// Creates a version from its report.
    package init(name: String, report: Report) {
      self.name = name
      tallies = Dictionary(
        report.engines.map { ($0.profile.name, $0.tally) }, uniquingKeysWith: { first, _ in first })
    }
  }

  /// The earlier versions, the oldest first.
  package var versions: [Version]
  /// The changes of the report that the site shows since the last version; nil without any.
  package var changes: ReportComparison?

  package init(versions: [Version] = [], changes: ReportComparison? = nil) {
    self.versions = versions
    self.changes = changes
  }

  /// Returns the counts of an engine in the versions that have it, the oldest first.
  func tallies(of engine: String) -> [(version: String, tally: Tally)] {
    versions.compactMap { version in
      version.tallies[engine].map { (version.name, $0) }
    }
  }

  /// Returns the changes of an engine since the last version; nil where that lacks the engine.
  func changes(of engine: String) -> [ReportComparison.Change]? {
    changes?.sections.first { $0.engine == engine }?.changes
  }

  /// Returns whether one name of a version comes before another: numbers in them count as numbers.
  ///
  ///     History.isInOrder("0.9", "0.10")  // true
  package static func isInOrder(_ first: String, _ second: String) -> Bool {
    let (left, right) = (parts(of: first), parts(of: second))
    for (left, right) in zip(left, right) where left != right {
      guard let (low, high) = numbers(left, right) else { return left < right }
      if low != high { return low < high }
    }
    return (left.count, first) < (right.count, second)
  }

  private static func numbers(_ left: String, _ right: String) -> (Int, Int)? {
    guard let left = Int(left), let right = Int(right) else { return nil }
    return (left, right)
  }

  /// Splits a name into numbers and what is between them: `v0.10` → `v`, `0`, `.`, `10`.
  private static func parts(of name: String) -> [String] {
    var parts: [String] = []
    var wasDigit: Bool?
    for character in name {
      let isDigit = character.isASCII && character.isNumber
      if isDigit == wasDigit {
        parts[parts.count - 1].append(character)
      } else {
        parts.append(String(character))
      }
      wasDigit = isDigit
    }
    return parts
  }
}
