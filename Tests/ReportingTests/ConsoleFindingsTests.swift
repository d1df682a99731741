import Conformance
import Reporting
import Results
import Testing

@Suite("The findings on the console")
struct ConsoleFindingsTests {
  private func failed(
    _ slug: String, _ clause: Clause, _ mismatch: Mismatch?, actual: Sentence = "window",
    isDeviation: Bool = false
  ) -> Ended {
    var difference = Difference.sample(actual: actual)
    difference.mismatch = mismatch
    return ended(
      .sample(slug, clause), isDeviation ? .deviated([difference]) : .failed([difference]),
      trace: .sample())
  }

  private func another(_ slug: String) -> Ended {
    failed(slug, .hidden, .other(of: "the hit-test view", expected: "view", actual: "view"))
  }

  @Test("More than three scenarios that did not pass are printed as findings, and no trace")
  func findings() throws {
    let results = [
      failed("a", .hidden, .missing("touchesEnded(_:with:)")), failed("b", .hidden, nil),
      failed("c", .hidden, nil), ended(.sample("d", .hidden), .errored(message: "out of range")),
      failed("e", .visits, .missing("touchesEnded(_:with:)"), isDeviation: true),
      failed("f", .visits, .missing("touchesEnded(_:with:)"), isDeviation: true),
      failed("g", .visits, nil, isDeviation: true),
    ]
    #expect(
      consoleText(run(results)) == (try fixture("findings.txt")))
  }

  @Test("A fault is told once: in the finding that it explains, or in the list after them")
  func faults() throws {
    let wave = { failed($0, $1, .missing("wave"), actual: "nobody") }
    let end = { failed($0, $1, .missing("application", .end)) }
    var known = failed("g", .visits, .order(of: "p"))
    known.result.expected = ExpectedFailure(reason: "known")
    let results = [
      wave("a", .hidden), wave("b", .hidden), wave("c", .hidden), wave("d", .hidden),
      end("e", .visits), end("f", .visits), known,
    ]
    let fault = { (name: String, numbers: [Int]) in
      Fault(
        name: name, clauses: ["HIT-5"],
        rows: numbers.map { number in
          let result = results[number].result
          return Fault.Row(id: result.id, keys: result.differenceKeys)
        })
    }
    let text = consoleText(
      run(
        results,
        faults: [
          fault("Nobody waves", [0, 1, 2, 3]), fault("The chain ends", [4, 5]),
          fault("All is known", [6]),
        ]))
    #expect(
      text == (try fixture("faults.txt")))
  }

  @Test("Ten findings fit on 40 lines, and the others are counted")
  func many() {
    let results = (1...13).flatMap { number in
      let clause = Clause.sample("HIT-\(number)", "A title", page: "Spec/hit-testing.md")
      return ["a", "b"].map { failed($0, clause, .missing(.word("m\(number)"))) }
    }
    let text = consoleText(run(results))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.filter { $0.hasPrefix("  ✗ ") }.count == 10)
    let first = lines.firstIndex { $0.hasPrefix("  ✗ ") } ?? 0
    #expect(
      Array(lines.dropFirst(first + 40)) == [
        "  … and 3 more findings in 6 scenarios; '--all-findings' prints them", "",
        "26 scenarios: 0 passed, 26 failed · Responders 1.0 (Swift)", "",
      ])
  }

  @Test("The cause of a finding that is not shown is no aside of one that is")
  func hiddenCause() {
    let rows = { (id: String, slugs: [String]) in
      let clause = Clause.sample(id, "A title", page: "Spec/hit-testing.md")
      return slugs.map { failed($0, clause, .missing(.word(id))) }
    }
    let results =
      rows("HIT-1", ["a", "b", "c", "d"]) + rows("HIT-2", ["a", "b"])
      + (1...10).flatMap { rows("TOUCH-\($0)", ["a", "b", "c", "d"]) }
    let fault = { (name: String, indices: Range<Int>) in
      Fault(
        name: name, clauses: ["HIT-5"],
        rows: results[indices].map { Fault.Row(id: $0.result.id, keys: $0.result.differenceKeys) })
    }
    let text = consoleText(
      run(results, faults: [fault("Nobody waves", 0..<4), fault("The chain ends", 3..<6)]))
    #expect(
      text.contains(
        """
          … and 2 more findings in 6 scenarios; '--all-findings' prints them

        likely behaves as if

          ▸ The chain ends: accounts for 3 of 46 failures; all 3 scenarios that it predicts fail this way (3 rows only)  HIT-5
        """))
    #expect(!text.contains("also"))
  }

  @Test("Expected results are in no finding")
  func expected() {
    var results = ["a", "b", "c", "d"].map(another)
    for index in results.indices { results[index].result.expected = ExpectedFailure(reason: "r") }
    #expect(!consoleText(run(results)).contains("finding"))
  }

  @Test("All findings are printed where they are asked for")
  func all() {
    let results = (1...13).flatMap { number in
      let clause = Clause.sample("HIT-\(number)", "A title", page: "Spec/hit-testing.md")
      return ["a", "b"].map { failed($0, clause, .missing(.word("m\(number)"))) }
    }
    let text = consoleText(run(results), detail: .allFindings)
    #expect(text.split(separator: "\n").count { $0.hasPrefix("  ✗ ") } == 13)
    #expect(!text.contains("more findings"))
  }

  @Test("With every scenario, each is printed under its page, with its trace, and findings follow")
  func everyScenario() {
    let text = consoleText(run(["a", "b", "c", "d"].map(another)), detail: .scenarios)
    #expect(text.split(separator: "\n").count { $0 == "    trace" } == 4)
    #expect(text.contains("4 failures in 1 finding"))
  }

  @Test("Control characters and lengths of an engine's texts are limited")
  func hostile() {
    let hostile = "\u{1B}[2J\n" + String(repeating: "x", count: 5_000)
    let results = (1...4).map {
      failed("\($0)", .hidden, .missing(.word(hostile)), actual: .word(hostile))
    }
    let text = consoleText(run(results))
    #expect(!text.contains("\u{1B}"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count < 250 })
    #expect(text.contains("    HIT-4/1  the hit-test view is A\n      actual  \\u{1B}[2J\\nxxx"))
  }

  @Test("Several runs have findings of their own")
  func severalRuns() {
    let text = consoleText(
      run(["a", "b", "c", "d"].map(another)) + run([another("e")]))
    #expect(text.split(separator: "\n").count { $0.contains("4 failures in ") } == 1)
    #expect(text.contains("  ✗ HIT-4/e\n"))
  }
}
