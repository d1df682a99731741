import Conformance
import Results

/// Counts of results, with flaky results and expected failures counted separately.
struct ResultCounts {
  /// The words of results that decide that a run failed.
  static let deciding = ["failed", "errored"]
  private static let unsuccessful = ["failed", "errored", "deviated", "flaky"]
  private static let expected = ["failed", "errored", "deviated"].map { "\($0) as expected" }

  /// The counts by their words, such as `passed` and `failed as expected`.
  private var counts: [String: Int] = [:]

  /// Creates counts of zero.
  init() {}

  /// The counts of an engine's results.
  init(_ column: EngineResults) {
    for result in column.results { add(result) }
    counts["not run"] = column.tally[.notRun]
  }

  /// Counts a result, and whether it was expected or is flaky.
  mutating func add(_ result: ScenarioResult) {
    let name = result.verdict.name.rawValue
    let word =
      switch result.verdict {
      case .passed, .skipped: name
      case _ where result.isFlaky: "flaky"
      default: result.expected == nil ? name : "\(name) as expected"
      }
    counts[word, default: 0] += 1
  }

  /// Adds the counts of another engine.
  mutating func add(_ other: ResultCounts) { counts.merge(other.counts, uniquingKeysWith: +) }

  /// A run's counts: `142 scenarios: 139 passed, 1 failed, 1 failed as expected, 1 skipped`.
  var summaryWords: String {
    let total = counts.values.reduce(0, +)
    let others = words(Self.unsuccessful + Self.expected + ["skipped", "not run"])
    let passed = "\(counts["passed", default: 0]) passed"
    return "\(Noun.counted(total, "scenario")): \(([passed] + others).joined(separator: ", "))"
  }

  /// A page's counts, what needs attention first: `3 failed, 60 passed, 2 failed as expected`.
  var pageWords: String {
    words(Self.unsuccessful + ["passed"] + Self.expected + ["skipped"]).joined(separator: ", ")
  }

  /// What does not count: `2 flaky, 1 deviated, 3 failed as expected`; empty for nothing.
  var uncountedWords: String {
    var counts = self
    counts.counts["failed as expected"] = Self.expected.reduce(0) { $0 + (self.counts[$1] ?? 0) }
    return counts.words(["flaky", "deviated", "failed as expected"]).joined(separator: ", ")
  }

  /// Whether there is no unexpected failure; deviations do not count.
  var isClean: Bool { words(Self.deciding).isEmpty }

  /// Whether any scenario was judged.
  var isJudged: Bool { !words(Self.unsuccessful + ["passed"] + Self.expected).isEmpty }

  /// Returns the counts of some words, without those that are zero.
  func words(_ names: [String]) -> [String] {
    names.compactMap { name in counts[name].flatMap { $0 > 0 ? "\($0) \(name)" : nil } }
  }
}
