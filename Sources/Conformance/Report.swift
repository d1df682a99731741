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
      for entry in report.engines[engine].entries.indices {
        report.engines[engine].entries[entry].trace = nil
      }
    }
    return report
  }

  /// One engine's verdicts.
  package struct Column: Hashable, Sendable {
    /// Who was tested.
    package var profile: EngineProfile
    /// The verdicts, in the order of the pages.
    package var entries: [Entry]
    /// The counts, which prove that nothing is missing.
    package var tally: Tally

    package init(profile: EngineProfile, entries: [Entry], tally: Tally) {
      self.profile = profile
      self.entries = entries
      self.tally = tally
    }
  }

  /// One scenario's verdict.
  package struct Entry: Hashable, Sendable {
    /// The scenario's id, such as `HIT-4/hidden`.
    package var id: String
    /// The path of its page, as the user named it.
    package var page: String
    /// The line it stands on.
    package var line: Int
    /// How it ended.
    package var verdict: Verdict
    /// What the engine chose, where the clause says MAY.
    package var choices: [Choice]
    /// Why it was not expected to pass, where it was not.
    package var expected: ExpectedFailure?
    /// What the engine did, where the run was to keep that.
    package var trace: Trace?

    package init(
      id: String, page: String, line: Int, verdict: Verdict, choices: [Choice] = [],
      expected: ExpectedFailure? = nil, trace: Trace? = nil
    ) {
      self.id = id
      self.page = page
      self.line = line
      self.verdict = verdict
      self.choices = choices
      self.expected = expected
      self.trace = trace
    }
  }
}
