import Conformance
import Foundation
import Results

@testable import Running

extension ExpectationEntry {
  /// Returns a line that expects the scenarios of a pattern to fail.
  static func sample(_ pattern: String, reason: String = "it is so") -> ExpectationEntry {
    ExpectationEntry(
      location: SourceLocation(file: "toy.txt", line: 3), text: "\(pattern) | \(reason)",
      pattern: pattern, condition: nil, failure: ExpectedFailure(reason: reason))
  }
}

extension ExpectationFile {
  /// Reads a file with the text.
  static func sample(
    _ text: String, path: String = "toy.txt"
  ) throws(ExpectationError) -> ExpectationFile {
    try ExpectationReader.read(Array(text.utf8), file: path)
  }
}

extension EngineProfile {
  /// Returns the profile of the engine `Toy` in a version.
  static func toy(_ version: String = "1.1", name: String = "Toy") -> EngineProfile {
    EngineProfile(name: name, version: version, language: "Swift", features: [.hitTesting])
  }
}

extension Verdict {
  /// Returns a failure with one difference.
  static func failed(_ phrase: String = "the hit-test view is A") -> Verdict {
    .failed([Difference(step: 1, line: 52, phrase: .word(phrase), expected: "A", actual: "window")])
  }

  /// A skip without an address.
  static let skipped = Verdict.skipped(reason: "no", url: nil)
  /// An error whose message contains a line break, a bar and an escape sequence.
  static let errored = Verdict.errored(message: "out of\nrange | 7\u{1B}[2J")
}

extension EngineResults {
  /// Returns the results of an engine, by default `Toy`.
  static func sample(
    _ verdicts: KeyValuePairs<String, Verdict>, profile: EngineProfile = .toy()
  ) -> EngineResults {
    let entries = verdicts.map { ScenarioResult(id: $0, page: "p.md", line: 1, verdict: $1) }
    let tally = Tally(verdictsOf: entries)
    return EngineResults(profile: profile, results: entries, tally: tally).analyzed()
  }
}

extension Scenario {
  /// Returns scenarios with the ids.
  static func samples(_ ids: [String]) -> [Scenario] {
    ids.map { id in
      let parts = id.split(separator: "/").map(String.init)
      return .sample(parts[1], clause: .sample(parts[0]))
    }
  }
}

/// Returns a file of `Fixtures/Expectations`; empty where it cannot be read.
func fixture(_ name: String) -> String {
  let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  let file = tests.appending(path: "Fixtures/Expectations/\(name)")
  return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
}
