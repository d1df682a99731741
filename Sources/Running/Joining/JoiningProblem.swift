import Conformance

/// Something in which reports do not fit together.
package enum JoiningProblem: Hashable, Sendable {
  /// Two engines that are not the same have one name.
  case otherEngine(EngineProfile, String, EngineProfile, String)
  /// Two reports give different verdicts of one engine on one scenario.
  case disagreement(String, ScenarioResult, String, ScenarioResult, String)
  /// A shard is in none of the reports.
  case missingShard(String, Shard)
  /// So many more shards are in none of the reports.
  case moreMissingShards(String, Int, of: Int)
  /// A scenario is in none of the pages.
  case unknownScenario(String, String)

  /// What to tell the user.
  var words: String {
    switch self {
    case .otherEngine(let one, let file, let other, let otherFile):
      "\(otherFile): '\(other.name)' is not the engine that it is in \(file): "
        + Self.words(one, other)
    case .disagreement(let engine, let one, let file, let other, let otherFile):
      "\(otherFile): \(other.id) \(other.verdict.name) on '\(engine)', "
        + (one.verdict.name == other.verdict.name
          ? "but otherwise than in \(file)" : "but \(one.verdict.name) in \(file)")
    case .missingShard(let engine, let shard):
      "shard \(shard) of '\(engine)' is in none of the reports"
    case .moreMissingShards(let engine, let more, let count):
      "\(more) more of the \(count) shards of '\(engine)' are in none of the reports"
    case .unknownScenario(let id, let file):
      "\(file): \(id) is in none of the pages; were they changed since that run?"
    }
  }

  /// In what two profiles differ.
  private static func words(_ one: EngineProfile, _ other: EngineProfile) -> String {
    if one.version != other.version {
      return "version '\(other.version)', not '\(one.version)'"
    }
    if one.features != other.features {
      let added = other.features.subtracting(one.features).map { "+\($0.rawValue)" }
      let missing = one.features.subtracting(other.features).map { "-\($0.rawValue)" }
      return "it claims other features: \((added + missing).sorted().joined(separator: " "))"
    }
    if one.language != other.language {
      return "language '\(other.language)', not '\(one.language)'"
    }
    return "homepage '\(other.homepage ?? "")', not '\(one.homepage ?? "")'"
  }
}
