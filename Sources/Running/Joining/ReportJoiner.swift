import Conformance

/// Joins the reports of whole runs that were made apart, such as those of shards, into one.
package struct ReportJoiner {
  private let positions: [String: Int]
  private var columns: [JoinedColumn] = []

  /// Prepares to join, in the order of these scenarios.
  package init(_ scenarios: [Scenario]) {
    positions = Dictionary(
      zip(scenarios.lazy.map(\.id.description), scenarios.indices),
      uniquingKeysWith: { first, _ in first })
  }

  /// Adds a report; the file's name is for the problems.
  package mutating func add(_ report: Report, file: String) {
    for column in report.engines {
      let place =
        columns.firstIndex { $0.profile.name == column.profile.name }
        ?? {
          columns.append(JoinedColumn(column.profile, file: file))
          return columns.count - 1
        }()
      columns[place].add(column, shard: report.shard, file: file)
    }
  }

  /// The report of all: columns in the order in which their engines came, verdicts in that of the
  /// pages.
  ///
  /// - Throws: where the reports do not fit together, with every reason.
  package func joined() throws(JoiningMistake) -> Report {
    let problems = columns.flatMap { $0.problems(positions) }
    guard problems.isEmpty else { throw JoiningMistake(problems: problems) }
    return Report(engines: columns.map { $0.column(positions) })
  }
}
