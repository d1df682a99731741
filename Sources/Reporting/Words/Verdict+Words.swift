import Conformance
import Results

extension Verdict {
  /// The reason for the verdict on one line: `the hit-test view is C: expected C, actual A`.
  var reason: TerminalText {
    switch self {
    case .passed: "passed"
    case .failed(let differences), .deviated(let differences):
      (differences.shown.map(\.words) + differences.omitted).joined(separator: "; ")
    case .skipped(let reason, let url?): "\(reason) (\(url))"
    case .skipped(let reason, nil): "\(reason)"
    case .errored(let message): "\(message)"
    }
  }
}

extension [Difference] {
  /// The differences that texts list.
  var shown: ArraySlice<Difference> { prefix(Limits.shownDifferences) }

  /// `and 3 more differences` for those that texts do not list; empty if they list all.
  var omitted: [TerminalText] {
    count > shown.count ? ["and \(Noun.counted(count - shown.count, "more difference"))"] : []
  }

  /// Returns the differences as paragraphs, with their locations.
  func paragraphs(on page: String) -> TerminalText {
    (shown.map { $0.paragraph(on: page) } + omitted).joined(separator: "\n")
  }
}

extension Difference {
  /// The difference on one line.
  var words: TerminalText { "\(phrase): expected \(expected), actual \(actual)" }

  /// Returns the difference on three lines, with its location.
  fileprivate func paragraph(on page: String) -> TerminalText {
    """
    \(page):\(line): \(phrase)
      expected  \(expected)
      actual    \(actual)
    """
  }
}

extension EngineProfile {
  /// The engine's name, version and language: `Responders 1.0 (Swift)`.
  var words: TerminalText {
    "\(name, upTo: Limits.shownName) \(version, upTo: Limits.shownVersion) (\(language, upTo: Limits.shownVersion))"
  }
}
