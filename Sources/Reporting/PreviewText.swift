import Conformance
import Results

/// The messages of a preview.
package enum PreviewText {
  /// Returns the site's address, and how to stop the preview.
  package static func address(port: UInt16, folder: String) -> TerminalText {
    "\(folder, upTo: .max) at http://localhost:\(port)/ (Ctrl-C to end)\n"
  }

  /// Returns the rebuilt pages, the duration, and each engine's counts:
  /// `hit-testing: 12 ms, 2253 passed · Conform`.
  package static func rebuilt(
    _ pages: [String], milliseconds: Int, tallies: [(engine: String, tally: Tally)]
  ) -> TerminalText {
    let what: TerminalText =
      switch pages.count {
      case 0: "no page changed"
      case 1...3: pages.map { "\($0)" }.joined(separator: ", ")
      default: "\(pages.count) pages"
      }
    let results = tallies.map {
      ", \(counts($0.tally)) · \($0.engine, upTo: Limits.shownName)" as TerminalText
    }
    return "\(what): \(milliseconds) ms\(results.joined())\n"
  }

  /// Returns the message for a build that ended with mistakes.
  package static func stopped(milliseconds: Int) -> TerminalText {
    "\(milliseconds) ms; the browser shows the last good pages until this is corrected\n"
  }

  private static func counts(_ tally: Tally) -> String {
    let outcomes: [Outcome] = [.passed, .failed, .deviated, .skipped, .errored, .notRun]
    return outcomes.filter { $0 == .passed || tally[$0] > 0 }
      .map { "\(tally[$0]) \($0.rawValue)" }.joined(separator: ", ")
  }
}
