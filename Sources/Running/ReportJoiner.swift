import Conformance
import Results

/// Joins the reports of several complete runs, such as those of shards, into one.
package struct ReportJoiner {
  private let positions: [String: Int]
  private var columns: [JoinedColumn] = []
  private var pages: Set<String?> = []

  /// Creates a joiner that orders results as these scenarios are ordered.
  package init(_ scenarios: [Scenario]) {
    positions = Dictionary(firstOf: zip(scenarios.lazy.map(\.id.description), scenarios.indices))
  }

  /// Adds a report; `file` is its name for errors.
  package mutating func add(_ report: Report, file: String) {
    pages.insert(report.pages)
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

  /// Returns the joined report: columns in the order in which their engines were added, results in
  /// the order of the pages.
  ///
  /// - Throws: every reason why the reports cannot be joined.
  package func joined() throws(JoiningError) -> Report {
    let problems = columns.flatMap { $0.problems(positions) }
    guard problems.isEmpty else { throw JoiningError(reasons: problems) }
    var report = Report(engines: columns.map { $0.column(positions) })
    if pages.count == 1, let pages = pages.first { report.pages = pages }
    return report
  }
}

/// The results of one engine from several reports.
struct JoinedColumn {
  /// The engine's profile.
  let profile: EngineProfile

  private let firstFile: String
  private var found: [String: (result: ScenarioResult, file: String)] = [:]
  /// The results that some run asked to judge causes.
  private var asked: [String: ScenarioResult] = [:]
  /// The numbers of the shards that were added, by the total number of shards.
  private var shards: [Int: Set<Int>] = [:]
  private var problems: [String] = []

  init(_ profile: EngineProfile, file: String) {
    self.profile = profile
    firstFile = file
  }

  /// Adds the engine's results of another report.
  mutating func add(_ column: EngineResults, shard: Shard?, file: String) {
    if column.profile != profile {
      problems.append(
        "\(file): '\(column.profile.name.shown)' is not the engine that it is in \(firstFile): "
          + profile.differences(from: column.profile))
    }
    if let shard { shards[shard.count, default: []].insert(shard.number) }
    for result in column.asked where asked[result.id] == nil { asked[result.id] = result }
    for result in column.results {
      if let known = found[result.id] {
        guard known.result != result else { continue }
        let (one, other) = (known.result.verdict.name, result.verdict.name)
        problems.append(
          "\(file): \(result.id.shown) \(other) on '\(profile.name.shown)', "
            + "but \(one == other ? "otherwise than" : "\(one)") in \(known.file)")
      } else {
        found[result.id] = (result, file)
      }
    }
  }

  /// Returns the reasons why the results cannot be joined.
  func problems(_ positions: [String: Int]) -> [String] {
    let unknown = found.values.filter { positions[$0.result.id] == nil }
      .sorted { $0.result.id < $1.result.id }
      .map { found in
        "\(found.file): \(found.result.id.shown) is in none of the pages; "
          + "were they changed since that run?"
      }
    return problems + missingShards + unknown
  }

  /// Returns the results in the order of the pages.
  func column(_ positions: [String: Int]) -> EngineResults {
    let inOrder = { (results: [ScenarioResult]) in
      results.sorted { positions[$0.id, default: 0] < positions[$1.id, default: 0] }
    }
    let results = inOrder(found.values.map(\.result))
    var column = EngineResults(
      profile: profile, results: results, tally: Tally(verdictsOf: results))
    column.asked = inOrder(asked.values.filter { found[$0.id] == nil && positions[$0.id] != nil })
    return column
  }

  /// The missing shards; limited, because a report may claim any number of shards.
  private var missingShards: [String] {
    shards.sorted { $0.key < $1.key }.flatMap { count, numbers in
      let missing = Array(
        (1...count).lazy.filter { !numbers.contains($0) }.prefix(Limits.shownShards))
      let name = profile.name.shown
      let shown = missing.map { "shard \($0)/\(count) of '\(name)' is in none of the reports" }
      let rest = count - numbers.count - shown.count
      let more = "\(rest) more of the \(count) shards of '\(name)' are in none of the reports"
      return rest > 0 ? shown + [more] : shown
    }
  }
}

extension String {
  /// The text as errors quote it.
  fileprivate var shown: String { shortened(to: Limits.shownWord) }
}

extension EngineProfile {
  /// Returns what is different in another profile: `other features, kinds`.
  fileprivate func differences(from other: EngineProfile) -> String {
    let parts = [
      ("version", version == other.version), ("features", features == other.features),
      ("kinds", kinds == other.kinds), ("lacks", lacks == other.lacks),
      ("language", language == other.language), ("homepage", homepage == other.homepage),
    ]
    return "other " + parts.filter { !$0.1 }.map(\.0).joined(separator: ", ")
  }
}

/// Contains every reason why reports cannot be joined.
package struct JoiningError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reasons.
  package var reasons: [String]

  package var description: String {
    let rest = reasons.count - Limits.shownChanges
    let more = rest > 0 ? ["and \(Noun.counted(rest, "more reason"))"] : []
    return (reasons.prefix(Limits.shownChanges) + more).joined(separator: "\n")
  }
}
