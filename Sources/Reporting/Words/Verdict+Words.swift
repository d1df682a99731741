import Conformance

extension Verdict {
  /// The reason for the verdict on one line: `the hit-test view is C: expected C, actual A`.
  var reason: String {
    switch self {
    case .passed: "passed"
    case .failed(let differences), .departed(let differences):
      differences.map(\.words).joined(separator: "; ")
    case .skipped(let reason, let url?): "\(reason.visible()) (\(url.visible()))"
    case .skipped(let reason, nil): reason.visible()
    case .errored(let message): message.visible()
    }
  }
}

extension Difference {
  /// The difference on one line.
  var words: String {
    "\(phrase.visible()): expected \(expected.visible()), actual \(actual.visible())"
  }

  /// Returns the difference on three lines, with its location.
  func paragraph(on page: String) -> String {
    """
    \(page.visible()):\(line): \(phrase.visible())
      expected  \(expected.visible())
      actual    \(actual.visible())
    """
  }
}

extension EngineProfile {
  /// The engine's name, version and language: `Responders 1.0 (Swift)`.
  var words: String {
    "\(name.visible(upTo: 80)) \(version.visible(upTo: 40)) (\(language.visible(upTo: 40)))"
  }
}
