import Conformance

@testable import Running

extension ExpectationEntry {
  /// A line that expects what has this form to fail.
  static func sample(_ pattern: String, reason: String = "it is so") -> ExpectationEntry {
    ExpectationEntry(
      location: SourceLocation(file: "toy.txt", line: 3), text: "\(pattern) | \(reason)",
      pattern: pattern, head: pattern, condition: nil, failure: ExpectedFailure(reason: reason))
  }
}

extension ExpectationFile {
  /// The file that has this text.
  static func sample(
    _ text: String, path: String = "toy.txt"
  ) throws(ExpectationError) -> ExpectationFile {
    try ExpectationReader.read(Array(text.utf8), file: path)
  }
}

extension EngineProfile {
  /// The engine `Toy` in some version.
  static func toy(_ version: String = "1.1", name: String = "Toy") -> EngineProfile {
    EngineProfile(name: name, version: version, language: "Swift", features: [.hitTesting])
  }
}

extension Verdict {
  /// A failure with one difference.
  static func failed(_ phrase: String = "the hit-test view is A") -> Verdict {
    .failed([Difference(step: 1, line: 52, phrase: phrase, expected: "A", actual: "window")])
  }

  /// Not asked.
  static let skipped = Verdict.skipped(reason: "no", url: nil)
  /// Broken off.
  static let errored = Verdict.errored(message: "out of\nrange | 7\u{1B}[2J")
}

extension Report.Column {
  /// The results of `Toy`.
  static func sample(
    _ verdicts: KeyValuePairs<String, Verdict>, profile: EngineProfile = .toy()
  ) -> Report.Column {
    var tally = Tally()
    for (_, verdict) in verdicts { tally.add(verdict) }
    let entries = verdicts.map { ScenarioResult(id: $0, page: "p.md", line: 1, verdict: $1) }
    return Report.Column(profile: profile, results: entries, tally: tally)
  }
}

extension Scenario {
  /// The scenarios with these ids.
  static func samples(_ ids: [String]) -> [Scenario] {
    ids.map { id in
      let parts = id.split(separator: "/").map(String.init)
      return .sample(parts[1], clause: .sample(parts[0]))
    }
  }
}
