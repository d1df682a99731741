import Conformance

/// What a file of expected failures says, held against how its engine was judged.
package struct ExpectationReview: Sendable {
  /// The file.
  package let file: ExpectationFile
  /// What is wrong with its lines, in their order.
  package let findings: [ExpectationFinding]
  /// The failures that nobody expected, in the order of the pages.
  let unexpected: [ScenarioResult]

  /// Holds the file against the results of its engine.
  ///
  /// - Parameter all: every scenario of the specification, also those that were not selected: a
  ///   line about these is no mistake.
  package init(_ file: ExpectationFile, of column: Report.Column, all: [Scenario]) {
    self.file = file
    let verdicts = Dictionary(
      column.results.map { ($0.id, $0.verdict) }, uniquingKeysWith: { first, _ in first })
    let active = file.entries(for: column.profile)
    let matching = ExpectationMatches(all.map(\.id), verdicts: verdicts, entries: active)
    let isComparable = DottedVersion(beginningOf: column.profile.version) != nil
    let holding = Set(active)
    findings = file.entries.compactMap { entry in
      if entry.condition != nil, !isComparable {
        let version = column.profile.version
        return ExpectationFinding(entry: entry, kind: .undecided(version: version))
      }
      let kind =
        holding.contains(entry) ? matching.problem(with: entry) : matching.strangeness(of: entry)
      return kind.map { ExpectationFinding(entry: entry, kind: $0) }
    }
    let expected = ExpectedFailures(active)
    unexpected = column.results.filter { $0.isFailure && expected.expected($0.id) == nil }
  }
}
