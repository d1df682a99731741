import Conformance
import Results

/// What UIKit did, in words: for `conform evidence`, `coverage` and `explain`.
package enum EvidenceText {
  /// Returns what was kept of a report: `Spec/evidence/ios-26-1-23b86.json: …`.
  package static func added(_ run: UIKitRun, to file: String, now total: Int) -> TerminalText {
    let differing = run.rows.count { !$0.differences.isEmpty }
    let asked = Noun.counted(run.rows.count, "scenario")
    return """
      \(file, upTo: .max): \(asked) of \(run.system), \(differing) of them not as the pages say; \
      \(total) in the file now

      """
  }

  /// Returns how many scenarios were not kept because a list names them.
  package static func leftOut(_ count: Int, by list: String) -> TerminalText {
    "\(Noun.counted(count, "scenario")) left out by \(list, upTo: .max): '--all' keeps them\n"
  }

  /// Returns the error where nothing of a report is kept because a list names all its scenarios.
  package static func allLeftOut(_ count: Int, of file: String, by list: String) -> String {
    "\(file) has only scenarios that \(list) leaves out, "
      + "\(Noun.counted(count, "scenario")): '--all' keeps them"
  }

  /// Returns the number of scenarios that held on each system, and each clause of which UIKit did
  /// something else.
  package static func standings(_ coverage: Coverage) -> TerminalText {
    let runs = coverage.standings
    guard !runs.isEmpty else {
      return "UIKit has not been run yet: no run is kept beside the pages\n\n"
    }
    let totals = runs.map { run -> TerminalText in
      let counts = [
        (run.matching.count, "held"), (run.differing.count, "not as the pages say"),
        (run.changed.count, "changed since"), (run.unasked.count, "not run"),
      ]
      let parts = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
      return "\(run.system): \(parts)\n"
    }.joined()
    let departures = coverage.clauses.flatMap { row in
      row.standings.filter { !$0.differing.isEmpty }.map { standing -> TerminalText in
        "\(row.clause.id) \(row.clause.level.rawValue) \(words(standing), upTo: .max)\n"
      }
    }.joined()
    return totals + departures + "\n"
  }

  /// Returns what UIKit did in the scenarios of a clause on one system: `held on iOS 26.1 (23B86)`.
  static func words(_ standing: UIKitSummary) -> String {
    let system = standing.system
    guard standing.differing.isEmpty else {
      return "UIKit differs on \(system): \(standing.differing.joined(separator: ", "))"
    }
    guard standing.isAsked else { return "not run on \(system)" }
    guard standing.matching.count < standing.total else { return "held on \(system)" }
    return "held on \(system), \(standing.matching.count) of \(standing.total) scenarios"
  }
}
