/// What is kept of a run: every engine's verdict on every scenario.
///
/// Holds no time, duration or absolute path: the same input gives the same bytes.
package struct Report: Hashable, Sendable {
  /// The version of the report format.
  package static let currentVersion = 1

  /// One column for each engine.
  package var engines: [Column]

  package init(engines: [Column]) { self.engines = engines }

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
    /// What the engine did, where the run was to keep that.
    package var trace: Trace?

    package init(id: String, page: String, line: Int, verdict: Verdict, trace: Trace? = nil) {
      self.id = id
      self.page = page
      self.line = line
      self.verdict = verdict
      self.trace = trace
    }
  }
}
