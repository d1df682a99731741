import Conformance

/// The verdicts of one engine, gathered from several reports.
struct JoinedColumn {
  /// How many missing shards are told one by one.
  private static let toldShards = 20

  /// Who was tested.
  let profile: EngineProfile

  private let firstFile: String
  private var found: [String: (entry: ScenarioResult, file: String)] = [:]
  /// For each number of shards, those that have come.
  private var shards: [Int: Set<Int>] = [:]
  private var problems: [JoiningProblem] = []

  init(_ profile: EngineProfile, file: String) {
    self.profile = profile
    firstFile = file
  }

  /// Adds what another report says of the engine.
  mutating func add(_ column: Report.Column, shard: Shard?, file: String) {
    if column.profile != profile {
      problems.append(.otherEngine(profile, firstFile, column.profile, file))
    }
    if let shard { shards[shard.count, default: []].insert(shard.number) }
    for entry in column.results {
      if let known = found[entry.id] {
        guard known.entry != entry else { continue }
        problems.append(
          .disagreement(profile.name, known.entry, known.file, entry, file))
      } else {
        found[entry.id] = (entry, file)
      }
    }
  }

  /// All that keeps the verdicts from being one column.
  func problems(_ positions: [String: Int]) -> [JoiningProblem] {
    let unknown = found.values.filter { positions[$0.entry.id] == nil }
      .sorted { $0.entry.id < $1.entry.id }
      .map { JoiningProblem.unknownScenario($0.entry.id, $0.file) }
    return problems + missingShards + unknown
  }

  /// The verdicts in the order of the pages.
  func column(_ positions: [String: Int]) -> Report.Column {
    let entries = found.values.map(\.entry)
      .sorted { positions[$0.id, default: 0] < positions[$1.id, default: 0] }
    var tally = Tally()
    for entry in entries { tally.add(entry.verdict) }
    return Report.Column(profile: profile, results: entries, tally: tally)
  }

  /// The first of those that have not come; a report may promise more than anybody can list.
  private var missingShards: [JoiningProblem] {
    shards.sorted { $0.key < $1.key }.flatMap { count, numbers in
      let missing = Array(
        (1...count).lazy.filter { !numbers.contains($0) }.prefix(Self.toldShards))
      let told = missing.compactMap { Shard($0, of: count) }
        .map { JoiningProblem.missingShard(profile.name, $0) }
      let rest = count - numbers.count - told.count
      return rest > 0 ? told + [.moreMissingShards(profile.name, rest, of: count)] : told
    }
  }
}
