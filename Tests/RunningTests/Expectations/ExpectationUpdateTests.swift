import Conformance
import Results
import Testing

@testable import Running

@Suite struct ExpectationUpdateTests {
  private static let scenarios = Scenario.samples([
    "HIT-1/a", "HIT-1/b", "HIT-2/a", "HIT-2/b", "HIT-3/a", "HIT-3/b",
  ])

  private func update(
    _ file: ExpectationFile, verdicts: KeyValuePairs<String, Verdict>
  ) -> ExpectationUpdate {
    ExpectationUpdate(
      ExpectationReview(file, of: .sample(verdicts), all: Self.scenarios))
  }

  @Test("An update deletes passing lines, adds failures, narrows wide lines, and keeps all else")
  func rewrite() throws {
    let file = try ExpectationFile.sample(
      """
      # Toy, as we know it.
      engine: Toy

        HIT-1/a | passes now
      # Hit-testing is young.\r
      HIT-2/* | half of it | https://example.org/7
      HIT-9/gone | moved
      HIT-3/a [version > 9] | in the future

      """)
    let update = update(
      file,
      verdicts: [
        "HIT-1/a": .passed, "HIT-1/b": .failed("the touch | visits A"), "HIT-2/a": .passed,
        "HIT-2/b": .failed(), "HIT-3/a": .errored, "HIT-3/b": .skipped,
      ])
    #expect(
      update.text == """
        # Toy, as we know it.
        engine: Toy

        # Hit-testing is young.\r
        HIT-2/b | half of it | https://example.org/7
        HIT-9/gone | moved
        HIT-3/a [version > 9] | in the future
        HIT-1/b | not yet explained: the touch visits A, but was window
        HIT-3/a | not yet explained: errored: out of range 7 [2J

        """)
    #expect(update.deleted == ["HIT-1/a | passes now"])
    #expect(update.replaced == ["HIT-2/* | half of it | https://example.org/7"])
    #expect(update.added.count == 2)
    #expect(!update.isEmpty)
    #expect(!update.isFresh)
  }

  @Test(
    "An update without findings does not change the text",
    arguments: [
      "engine: Toy\n\nHIT-1/a | r\n", "engine: Toy\nHIT-1/a | r",
      "\r\nengine: Toy\r\nHIT-1/a | r\r\n\n",
    ])
  func unchanged(text: String) throws {
    let update = update(try .sample(text), verdicts: ["HIT-1/a": .failed(), "HIT-1/b": .passed])
    #expect(update.isEmpty)
    #expect(update.text == text)
  }

  @Test("A new file gets the engine's name and its failures")
  func fresh() {
    let file = ExpectationFile(path: "new.txt", for: .toy(name: "Toy\n2"))
    let update = update(file, verdicts: ["HIT-1/a": .failed(), "HIT-1/b": .passed])
    #expect(
      update.text == """
        engine: Toy 2

        HIT-1/a | not yet explained: the hit-test view is A, but was window

        """)
    #expect(update.isFresh)
    #expect(self.update(file, verdicts: ["HIT-1/b": .passed]).text == "engine: Toy 2\n")
  }

  @Test("A finding is a block with one reason, with patterns for whole clauses")
  func findings() throws {
    let file = try ExpectationFile.sample(
      """
      engine: Toy

      # The first one.
      HIT-3/b | as ever

      """)
    let missing = Verdict.failed([
      Difference(
        step: 0, line: 1, phrase: "p", expected: "e", actual: "a",
        mismatch: .missing("application | of\nall", .end))
    ])
    let update = update(
      file,
      verdicts: [
        "HIT-1/a": missing, "HIT-1/b": missing, "HIT-2/a": .failed(), "HIT-2/b": missing,
        "HIT-3/a": .passed, "HIT-3/b": .failed(),
      ])
    #expect(
      update.text == """
        engine: Toy

        # The first one.
        HIT-3/b | as ever
        HIT-2/a | not yet explained: the hit-test view is A, but was window

        HIT-1/* HIT-2/b | not yet explained: application of all missing at the end

        """)
    #expect(update.added.count == 2)
  }

  @Test("A finding by a fault has the fault's name, and a clause is whole without what is skipped")
  func faults() throws {
    let verdicts: KeyValuePairs<String, Verdict> = [
      "HIT-1/a": .failed(), "HIT-1/b": .failed(), "HIT-2/a": .failed(), "HIT-2/b": .passed,
      "HIT-3/a": .failed(), "HIT-3/b": .failed(),
    ]
    var column = EngineResults.sample(verdicts)
    let rows = column.results.filter { $0.verdict.isUnsuccessful }.map {
      Fault.Row(id: $0.id, keys: $0.differenceKeys)
    }
    let all = Self.scenarios + Scenario.samples(["HIT-3/c"])
    column.results.append(
      ScenarioResult(id: "HIT-3/c", page: "p.md", line: 1, verdict: column.results[4].verdict))
    column.results[5].verdict = .skipped
    column = column.analyzed(by: [
      Fault(name: "Hit-testing ignores alpha", clauses: ["HIT-1"], rows: rows)
    ])
    let file = ExpectationFile(path: "new.txt", for: .toy())
    let update = ExpectationUpdate(ExpectationReview(file, of: column, all: all))
    #expect(
      update.text == """
        engine: Toy

        HIT-3/c | not yet explained: the hit-test view is A, but was window

        HIT-1/* HIT-2/a HIT-3/a | not yet explained: Hit-testing ignores alpha

        """)
    column = column.analyzed()
    #expect(
      ExpectationUpdate(ExpectationReview(file, of: column, all: all)).text.contains("\nHIT-3/* |"))
  }

  @Test("Consecutive lines with one reason become one, on several lines if it is long")
  func joining() throws {
    let long = (1...9).map { "HIT-9/a-name-that-is-rather-long-\($0)" }
    let file = try ExpectationFile.sample(
      """
      engine: Toy
      HIT-1/a | one
      HIT-1/b | one | https://example.org/7
      HIT-2/a [version < 2] | one
      # apart
      HIT-2/b | one
      HIT-3/a | two
      """ + long.map { "\n\($0) | two" }.joined())
    let update = update(
      file,
      verdicts: [
        "HIT-1/a": .failed(), "HIT-1/b": .failed(), "HIT-2/a": .failed(), "HIT-2/b": .failed(),
        "HIT-3/a": .failed(), "HIT-3/b": .passed,
      ])
    #expect(
      update.text == """
        engine: Toy
        HIT-1/* | one | https://example.org/7
        HIT-2/a [version < 2] | one
        # apart
        HIT-2/b | one
        HIT-3/a HIT-9/a-name-that-is-rather-long-1 HIT-9/a-name-that-is-rather-long-2
          HIT-9/a-name-that-is-rather-long-3 HIT-9/a-name-that-is-rather-long-4
          HIT-9/a-name-that-is-rather-long-5 HIT-9/a-name-that-is-rather-long-6
          HIT-9/a-name-that-is-rather-long-7 HIT-9/a-name-that-is-rather-long-8
          HIT-9/a-name-that-is-rather-long-9
          | two
        """)
    #expect(update.joined == 10)
    let again = try ExpectationFile.sample(update.text)
    #expect(again.entries.count == 13)
    #expect(again.entries.last?.failure.reason == "two")
  }

  @Test("What is flaky is said to be, with the reason that it had")
  func flaky() throws {
    var column = EngineResults.sample([
      "HIT-1/a": .failed(), "HIT-1/b": .failed(), "HIT-2/a": .failed(), "HIT-2/b": .failed(),
      "HIT-3/a": .passed, "HIT-3/b": .failed(),
    ])
    for index in [0, 2, 3] { column.results[index].otherVerdict = .passed }
    let file = try ExpectationFile.sample(
      """
      engine: Toy
      HIT-1/a HIT-1/b [version < 2] | one
      HIT-2/* | two
      HIT-3/a [flaky] | known
      """)
    let review = ExpectationReview(file, of: column, all: Self.scenarios)
    #expect(review.problems.isEmpty)
    let update = ExpectationUpdate(review)
    #expect(
      update.text == """
        engine: Toy
        HIT-1/b [version < 2] | one
        HIT-1/a [flaky, version < 2] | one
        HIT-2/* | two
        HIT-3/a [flaky] | known
        HIT-3/b | not yet explained: the hit-test view is A, but was window

        HIT-2/a HIT-2/b [flaky] | not yet explained: it passes at one time and not at another

        """)
    let again = ExpectationReview(try .sample(update.text), of: column, all: Self.scenarios)
    #expect(again.problems.isEmpty)
    #expect(ExpectationUpdate(again).isEmpty)
  }

  @Test("A finding of a clause is named by the clause's title")
  func clause() throws {
    let update = update(
      ExpectationFile(path: "new.txt", for: .toy()),
      verdicts: ["HIT-1/a": .failed(), "HIT-1/b": .failed("b"), "HIT-2/a": .passed])
    #expect(
      update.text == """
        engine: Toy

        HIT-1/* | not yet explained: HIT-1 A hidden view is skipped

        """)
  }

  @Test("No line is written twice, whatever the spaces, and none that stands in the file")
  func overlapping() throws {
    let file = try ExpectationFile.sample("engine: Toy\n*-1/*  | r\nHIT-*/* | s\nHIT-3/* | t")
    let update = update(
      file,
      verdicts: [
        "HIT-1/a": .failed(), "HIT-1/b": .passed, "HIT-2/a": .failed(), "HIT-2/b": .passed,
        "HIT-3/a": .failed(), "HIT-3/b": .failed(),
      ])
    #expect(update.text == "engine: Toy\nHIT-1/a  | r\nHIT-2/a | s\nHIT-3/* | t")
  }

  @Test("An updated file is read again without problems")
  func again() throws {
    let verdicts: KeyValuePairs<String, Verdict> = [
      "HIT-1/a": .errored, "HIT-1/b": .failed("a\u{202E}|\n" + String(repeating: "é ", count: 500)),
      "HIT-2/a": .passed, "HIT-2/b": .failed(), "HIT-3/a": .failed(), "HIT-3/b": .failed(),
    ]
    let first = update(
      try .sample("engine: Toy\nHIT-* | r\nHIT-2/* | s\nHIT-3/b | t"), verdicts: verdicts)
    #expect(first.text == "engine: Toy\nHIT-1/* HIT-2/b HIT-3/a | r\nHIT-3/b | t")
    let fresh = update(ExpectationFile(path: "new.txt", for: .toy()), verdicts: verdicts)
    for text in [first.text, fresh.text] {
      let file = try ExpectationFile.sample(text)
      #expect(update(file, verdicts: verdicts).isEmpty)
      #expect(ExpectationReview(file, of: .sample(verdicts), all: Self.scenarios).problems.isEmpty)
    }
    #expect(fresh.text.split(separator: "\n").allSatisfy { $0.count < 220 })
  }
}
