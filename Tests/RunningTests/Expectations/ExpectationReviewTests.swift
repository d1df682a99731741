import Conformance
import Results
import Testing

@testable import Running

@Suite struct ExpectationReviewTests {
  private static let scenarios = Scenario.samples([
    "HIT-1/a", "HIT-1/b", "HIT-2/a", "HIT-2/b", "HIT-2/c", "HIT-3/a", "HIT-3/b", "TOUCH-1/a",
  ])

  /// Returns a review of a file with `engine: Toy`, an empty line and the lines.
  private func review(
    _ lines: String..., verdicts: KeyValuePairs<String, Verdict>, version: String = "1.1"
  ) throws -> ExpectationReview {
    let text = (["engine: Toy", ""] + lines).joined(separator: "\n")
    return ExpectationReview(
      try .sample(text), of: .sample(verdicts, profile: .toy(version)), all: Self.scenarios)
  }

  @Test("A line whose scenarios fail or are errored has no finding")
  func right() throws {
    let review = try review(
      "HIT-1/* | r", "HIT-2/a | r",
      verdicts: [
        "HIT-1/a": .failed(), "HIT-1/b": .errored,
        "HIT-2/a": .failed(), "HIT-2/b": .passed,
      ])
    #expect(review.problems.isEmpty)
    #expect(review.unexpected.isEmpty)
  }

  @Test("A pass or a skip says nothing of what is known to be flaky")
  func flaky() throws {
    let review = try review(
      "HIT-1/* [flaky] | r", "HIT-2/a [flaky] | r", "HIT-2/b | r",
      verdicts: [
        "HIT-1/a": .passed, "HIT-1/b": .skipped, "HIT-2/a": .skipped, "HIT-2/b": .skipped,
      ])
    #expect(review.problems.map(\.entry.pattern) == ["HIT-2/b"])
    #expect(review.unexpected.isEmpty)
  }

  @Test("A failure that no line matches is unexpected")
  func unexpected() throws {
    let review = try review(
      "HIT-1/a | r", "HIT-1/b [version < 1] | r",
      verdicts: [
        "HIT-1/a": .failed(), "HIT-1/b": .failed(), "HIT-2/a": .errored, "HIT-2/b": .passed,
        "HIT-2/c": .skipped,
      ])
    #expect(review.unexpected.map(\.patterns) == [["HIT-1/b"], ["HIT-2/a"]])
  }

  @Test("Each wrong line has a finding with the line to delete or to write")
  func problems() throws {
    let review = try review(
      "HIT-1/a | it passes | https://example.org/7",
      "HIT-1/x | gone",
      "HIT-1 | no slug",
      "Nothing-7/at-all [version > 9] | gone in any version",
      "HIT-3/a | skipped",
      "HIT-3/* | skipped too",
      "HIT-* [version < 2] | much",
      "HIT-1/* | wide",
      "TOUCH-* | all pass",
      verdicts: [
        "HIT-1/a": .passed, "HIT-1/b": .failed(), "HIT-2/a": .failed(), "HIT-2/b": .failed(),
        "HIT-2/c": .errored, "HIT-3/a": .skipped, "HIT-3/b": .skipped, "TOUCH-1/a": .passed,
      ])
    #expect(
      review.problems.map { "\($0.diagnostic)\n" }.joined() == fixture("problems.txt"))
    #expect(
      review.problems.map(\.isStale) == [
        false, true, true, true, true, true, false, false, false,
      ])
  }

  @Test("A wide line is to be deleted if every failure has a line of its own")
  func covered() throws {
    let review = try review(
      "HIT-1/* | wide", "HIT-1/b | exact", verdicts: ["HIT-1/a": .passed, "HIT-1/b": .failed()])
    #expect(
      review.problems.map(\.diagnostic.hint) == ["delete the line `HIT-1/* | wide`"])
  }

  @Test("A line about scenarios that were not selected or not run is not stale")
  func unselected() throws {
    let review = try review(
      "HIT-1/a | r", "HIT-2/* | r", "HIT-3/* | r", verdicts: ["HIT-3/a": .skipped])
    #expect(review.problems.isEmpty)
  }

  @Test("A scenario that was not selected stays listed when a wide line is narrowed")
  func unselectedInWide() throws {
    let review = try review("HIT-2/* | r", verdicts: ["HIT-2/a": .passed])
    #expect(
      review.problems.map(\.diagnostic.description) == [
        """
        toy.txt:3:1: `HIT-2/*` is too wide: of the 3 scenarios that it matches HIT-2/a passes
          hint: write instead
            HIT-2/b | r
            HIT-2/c | r
        """
      ])
  }

  @Test("A line whose version condition does not hold has no finding")
  func inactive() throws {
    let verdicts: KeyValuePairs<String, Verdict> = ["HIT-1/a": .passed, "HIT-1/b": .passed]
    let review = try review(
      "HIT-1/a [version >= 2] | r", "HIT-1/* [version < 1] | r", verdicts: verdicts)
    #expect(review.problems.isEmpty)
  }

  @Test("A condition is a finding if the engine's version is no number")
  func undecided() throws {
    let review = try review(
      "HIT-1/a [version >= 2] | r", "HIT-1/b | r",
      verdicts: ["HIT-1/a": .passed, "HIT-1/b": .failed()], version: "main")
    #expect(
      review.problems.map(\.diagnostic.description) == [
        """
        toy.txt:3:1: the engine's version `main` is not a number to compare with
          hint: have the engine say a version such as `1.2`, or drop the condition
        """
      ])
    #expect(review.problems.map(\.isStale) == [true])
  }

  @Test("The first five of many passing scenarios are named, and the others are counted")
  func manyPassing() throws {
    let ids = (1...8).map { "HIT-1/\($0)" }
    let column = EngineResults.sample([
      ids[0]: .failed(), ids[1]: .passed, ids[2]: .passed, ids[3]: .passed, ids[4]: .passed,
      ids[5]: .passed, ids[6]: .passed, ids[7]: .passed,
    ])
    let review = ExpectationReview(
      try .sample("engine: Toy\nHIT-1/* | r"), of: column, all: Scenario.samples(ids))
    #expect(
      review.problems.map(\.diagnostic.summary) == [
        "`HIT-1/*` is too wide: of the 8 scenarios that it matches "
          + "HIT-1/2, HIT-1/3, HIT-1/4, HIT-1/5, HIT-1/6 and 2 more pass"
      ])
  }
}
