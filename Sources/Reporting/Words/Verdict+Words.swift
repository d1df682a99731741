import Conformance

extension Verdict {
  /// The reason for the verdict on one line: `the hit-test view is C: expected C, actual A`.
  var reason: TerminalText {
    switch self {
    case .passed: "passed"
    case .failed(let differences), .departed(let differences):
      differences.map(\.words).joined(separator: "; ")
    case .skipped(let reason, let url?): "\(reason) (\(url))"
    case .skipped(let reason, nil): "\(reason)"
    case .errored(let message): "\(message)"
    }
  }
}

extension Difference {
  /// The difference on one line.
  var words: TerminalText { "\(phrase): expected \(expected), actual \(actual)" }

  /// Returns the difference on three lines, with its location.
  func paragraph(on page: String) -> TerminalText {
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
    "\(name, upTo: 80) \(version, upTo: 40) (\(language, upTo: 40))"
  }
}
