import Conformance

extension Verdict {
  /// Why it is no pass, on one line: `the hit-test view is C: expected C, actual A`.
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

  /// The difference on a few lines, with its place.
  func paragraph(on page: String) -> String {
    """
    \(page.visible()):\(line): \(phrase.visible())
      expected  \(expected.visible())
      actual    \(actual.visible())
    """
  }
}
