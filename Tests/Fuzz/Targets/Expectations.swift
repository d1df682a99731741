import Conformance
import Results

@testable import Running

extension FuzzTarget {
  static let expectations = FuzzTarget(
    "expectations",
    property: "An updated file is read again, keeps its comments, and needs no second update.",
    maximumLength: 1 << 13,
    seeds: { _ in
      let files = try ["gnustep", "python", "qt"].map {
        try SeedSource.file("Spec/engines/\($0)/expectations.txt")
      }
      let lines = """
        # Expected failures.
        engine: Toy

        HIT-1/* | some
        HIT-1/a [version < 1.2] | one | https://example.org/1
        HIT-2/b | it passes
        HIT-3/a TOUCH-3/d
          TOUCH-3/a [flaky] | at times
        *-2/* | all
        """
      return files + [Array(lines.utf8)]
    },
    check: { bytes in
      guard let file = try? ExpectationReader.read(bytes, file: "e.txt") else { return }
      let text = file.lines.map(\.text).joined(separator: "\n")
      try require(text.utf8.elementsEqual(bytes), "the lines are not the file")
      let column = column(of: file)
      let update = ExpectationUpdate(review(file, column))
      let updated: ExpectationFile
      do { updated = try ExpectationReader.read(Array(update.text.utf8), file: "e.txt") } catch {
        throw PropertyError("the updated file cannot be read: \(error)\n\(update.text)")
      }
      let comments = file.lines.filter { $0.entries.isEmpty && !$0.text.isEmpty }.map(\.text)
      try require(
        updated.lines.lazy.filter { $0.entries.isEmpty && !$0.text.isEmpty }.map(\.text)
          .starts(with: comments),
        "the update changes comments")
      let again = ExpectationUpdate(review(updated, column))
      try require(again.isEmpty, "a second update changes the file:\n\(again.text)")
    })

  private static func review(
    _ file: ExpectationFile, _ column: EngineResults
  ) -> ExpectationReview {
    ExpectationReview(
      file, of: column, all: column.results.map { SampleSite.scenario($0.id) })
  }

  /// Returns results of the file's engine, among them every verdict, and a clause that fails as a whole.
  private static func column(of file: ExpectationFile) -> EngineResults {
    let verdicts: [Verdict] = [
      .passed, .skipped(reason: "none", url: nil), .errored(message: "a | b\nc"),
      .failed([Difference(step: 0, line: 1, phrase: "A | is", expected: "A", actual: "B")]),
      .deviated([Difference(step: 0, line: 1, phrase: "A is", expected: "A", actual: "B")]),
    ]
    let mixed = ["HIT-1", "HIT-2", "TOUCH-3"].flatMap { clause in
      zip("abcde", verdicts).map { slug, verdict in
        ScenarioResult(id: "\(clause)/\(slug)", page: "p.md", line: 1, verdict: verdict)
      }
    }
    let failing = "ab".map { slug in
      ScenarioResult(id: "BAD-4/\(slug)", page: "p.md", line: 1, verdict: verdicts[3])
    }
    let results = mixed + failing
    var tally = Tally()
    for result in results { tally.add(result.verdict) }
    let profile = EngineProfile(name: file.engine, version: "1.2", language: "C", features: [])
    return EngineResults(profile: profile, results: results, tally: tally).analyzed()
  }
}
