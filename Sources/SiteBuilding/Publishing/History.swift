import Conformance
import Results

/// How engines did in earlier versions, and what has changed since the last of them.
package struct History: Sendable {
  /// The earlier versions, or the days of their runs, the oldest first, with the counts by the names of
  /// the engines.
  let versions: [(name: String, tallies: [String: Tally])]
  /// The changes of the report that the site shows since the last version; nil without any.
  package var changes: ReportComparison?

  package init(versions: [(name: String, report: Report)] = [], changes: ReportComparison? = nil) {
    self.versions = versions.map { name, report in
      (name, Dictionary(firstOf: report.engines.map { ($0.profile.name, $0.tally) }))
    }
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
    (sortKey(of: first), first) < (sortKey(of: second), second)
  }

  /// Returns a name with its numbers padded, so that texts compare as the numbers do.
  private static func sortKey(of name: String) -> String {
    var (key, digits) = ("", "")
    func padded() -> String {
      digits.isEmpty ? "" : String(repeating: "0", count: max(0, 20 - digits.count)) + digits
    }
    for character in name {
      if character.isASCII, character.isNumber {
        digits.append(character)
      } else {
        key += padded() + String(character)
        digits = ""
      }
    }
    return key + padded()
  }
}
