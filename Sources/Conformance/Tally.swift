/// How many scenarios ended how.
package struct Tally: Hashable, Sendable {
  /// As expected.
  package var passed = 0
  /// Not as a MUST demands.
  package var failed = 0
  /// Not as a SHOULD recommends.
  package var departed = 0
  /// Not attempted by the engine.
  package var skipped = 0
  /// Broken off.
  package var errored = 0
  /// Planned but not run, because the run was stopped.
  package var notRun = 0

  package init() {}

  /// All that was planned.
  package var total: Int { passed + failed + departed + skipped + errored + notRun }

  /// Counts a verdict.
  package mutating func add(_ verdict: Verdict) {
    switch verdict {
    case .passed: passed += 1
    case .failed: failed += 1
    case .departed: departed += 1
    case .skipped: skipped += 1
    case .errored: errored += 1
    }
  }

  /// Adds the counts of another tally.
  package mutating func add(_ other: Tally) {
    passed += other.passed
    failed += other.failed
    departed += other.departed
    skipped += other.skipped
    errored += other.errored
    notRun += other.notRun
  }
}
