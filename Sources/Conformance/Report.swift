/// What is kept of a run: every engine's verdict on every scenario.
///
/// Holds no time, duration or absolute path: the same input gives the same bytes.
package struct Report: Hashable, Sendable {
  /// The version of the report format.
  package static let currentVersion = 2

  /// One column for each engine.
  package var engines: [Column]
  /// Which part of a run it tells of; nil where it tells of a whole one.
  package var shard: Shard?
  /// How many more engines were to be asked, and could not be, or not before the run was ended.
  package var enginesNotAsked: Int

  package init(engines: [Column], shard: Shard? = nil, enginesNotAsked: Int = 0) {
    self.engines = engines
    self.shard = shard
    self.enginesNotAsked = enginesNotAsked
  }

  /// Whether every engine was asked about every scenario that was planned.
  package var isComplete: Bool {
    enginesNotAsked == 0 && engines.allSatisfy { $0.tally.notRun == 0 }
  }

  /// The same without what the engines did: the verdicts alone.
  package var withoutTraces: Report {
    var report = self
    for engine in report.engines.indices {
      for result in report.engines[engine].results.indices {
        report.engines[engine].results[result].trace = nil
      }
    }
    return report
  }

  /// One engine's verdicts.
  package struct Column: Hashable, Sendable {
    /// Who was tested.
    package var profile: EngineProfile
    /// One result for each scenario that was run, in the order of the pages.
    package var results: [ScenarioResult]
    /// The counts, which prove that nothing is missing.
    package var tally: Tally

    package init(profile: EngineProfile, results: [ScenarioResult], tally: Tally) {
      self.profile = profile
      self.results = results
      self.tally = tally
    }
  }
}
