import Conformance
import Results

/// The last line of a run: the verdict, what decided on it, and the exit status.
package enum VerdictText {
  /// The verdict of a run, as its exit status says.
  package enum Verdict: Hashable, Sendable {
    /// Status 0.
    case passed
    /// Status 1.
    case failed
    /// Status 2; the reason is an error message.
    case notJudged
  }

  /// Returns `FAILED: 1 unexpected pass (status 1)` or `PASSED; 2 flaky, not counted`.
  package static func text(
    _ verdict: Verdict, of columns: [EngineResults], look: ConsoleReporter.Look
  ) -> TerminalText {
    let paint = look.paint
    return switch verdict {
    case .passed: "\(paint.good("PASSED"))\(uncounted(columns))\n"
    case .failed: "\(paint.bad("FAILED"))\(failures(columns)) (status 1)\n"
    case .notJudged: "\(paint.bad("NOT JUDGED")) (status 2)\n"
    }
  }

  /// `: 3 failed, 1 unexpected pass`; with several engines those of each that failed, by its name.
  private static func failures(_ columns: [EngineResults]) -> TerminalText {
    let parts = columns.compactMap { column -> TerminalText? in
      let words = Counts(column).failures
      guard !words.isEmpty else { return nil }
      return columns.count == 1
        ? "\(words)" : "\(column.profile.name, upTo: Limits.shownName): \(words)"
    }
    return parts.isEmpty ? "" : ": \(parts.joined(separator: "; "))"
  }

  /// `; 2 flaky, not counted`; empty where all counts.
  private static func uncounted(_ columns: [EngineResults]) -> TerminalText {
    let counts = columns.map(Counts.init)
    let words = Counts.words([
      (counts.reduce(0) { $0 + $1.flaky }, "flaky"),
      (counts.reduce(0) { $0 + $1.deviated }, "deviated"),
      (counts.reduce(0) { $0 + $1.expected }, "failed as expected"),
    ])
    return words.isEmpty ? "" : "; \(words), not counted"
  }

  /// The results of an engine that decide on a verdict, and those that are overlooked.
  private struct Counts {
    var (failed, errored, unexpectedPasses) = (0, 0, 0)
    var (flaky, deviated, expected) = (0, 0, 0)

    init(_ column: EngineResults) {
      for result in column.results {
        if result.isUnexpectedPass {
          unexpectedPasses += 1
        } else if result.isFlaky, result.verdict.isUnsuccessful {
          flaky += 1
        } else if result.isExpectedFailure {
          expected += 1
        } else {
          switch result.verdict.name {
          case .failed: failed += 1
          case .errored: errored += 1
          case .deviated: deviated += 1
          case .passed, .skipped: break
          }
        }
      }
    }

    var failures: String {
      let passes = unexpectedPasses == 1 ? "unexpected pass" : "unexpected passes"
      return Self.words([(failed, "failed"), (errored, "errored"), (unexpectedPasses, passes)])
    }

    static func words(_ counts: [(Int, String)]) -> String {
      counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    }
  }
}
