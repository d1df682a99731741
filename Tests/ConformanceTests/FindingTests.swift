import Conformance
import Results
import Testing

@Suite("The findings of results")
struct FindingTests {
  private static let noApplication = Mismatch.missing("application", .end)
  private static let another = Mismatch.other(
    of: "the hit-test view", expected: "view", actual: "view")

  /// Returns a failure with differences of these kinds.
  private func failed(_ id: String, _ mismatches: Mismatch?...) -> ScenarioResult {
    result(id, .failed(differences(mismatches)))
  }

  private func deviated(_ id: String, _ mismatches: Mismatch?...) -> ScenarioResult {
    result(id, .deviated(differences(mismatches)))
  }

  private func differences(_ mismatches: [Mismatch?]) -> [Difference] {
    mismatches.enumerated().map { step, mismatch in
      Difference(
        step: step, line: 7, phrase: .word("p\(step)"), expected: "e", actual: "a",
        mismatch: mismatch)
    }
  }

  private func result(
    _ id: String, _ verdict: Verdict, expected reason: String? = nil
  ) -> ScenarioResult {
    ScenarioResult(
      id: id, page: "Spec/page.md", line: 7, verdict: verdict,
      expected: reason.map { ExpectedFailure(reason: $0) })
  }

  /// Returns the findings of results, each with its cause in words and its ids.
  private func findings(_ results: ScenarioResult...) -> [[String]] {
    Finding.findings(in: results).map { [$0.what] + $0.results.map(\.id) }
  }

  @Test("Results of several clauses with the same difference are one finding")
  func mismatch() {
    #expect(
      findings(
        failed("CHAIN-6/a", Self.noApplication), failed("CHAIN-7/a", .missing("wave")),
        deviated("HIT-1/a", Self.noApplication)) == [
          ["application missing at the end", "CHAIN-6/a", "HIT-1/a"],
          ["wave missing", "CHAIN-7/a"],
        ])
  }

  @Test("What an engine does whatever the clause is one finding, by its sentences")
  func pattern() {
    func outside(_ id: String, _ mismatch: Mismatch) -> ScenarioResult {
      var differences = differences([mismatch])
      differences[0].cause = FailureExplanation(
        step: 0, "B, not A, though", pattern: .outside)
      return result(id, .failed(differences))
    }
    #expect(
      findings(
        outside("HIT-1/a", Self.another), outside("HIT-2/a", .missing("wave")),
        failed("HIT-2/b", Self.another), outside("HIT-3/a", Self.another)) == [
          ["views are hit though the point is outside", "HIT-1/a", "HIT-2/a", "HIT-3/a"],
          ["HIT-2: the hit-test view: another view", "HIT-2/b"],
        ])
  }

  @Test("A difference that says little is shared within its clause only")
  func clause() {
    #expect(
      findings(
        failed("HIT-1/a", Self.another), failed("HIT-2/a", Self.another),
        failed("HIT-2/b", Self.another), failed("HIT-3/a", Self.another),
        failed("HIT-3/b", .other(of: "the result", expected: "yes", actual: "no"))) == [
          ["HIT-2: the hit-test view: another view", "HIT-2/a", "HIT-2/b"],
          ["HIT-3", "HIT-3/a", "HIT-3/b"],
          ["HIT-1: the hit-test view: another view", "HIT-1/a"],
        ])
  }

  @Test("A result with several differences joins the largest finding that it fits")
  func largest() {
    #expect(
      findings(
        failed("TOUCH-1/a", .missing("moved"), .missing("ended")),
        failed("TOUCH-2/a", .missing("ended")), failed("TOUCH-3/a", .missing("moved")),
        failed("TOUCH-4/a", .missing("ended"))) == [
          ["ended missing", "TOUCH-1/a", "TOUCH-2/a", "TOUCH-4/a"],
          ["moved missing", "TOUCH-3/a"],
        ])
  }

  @Test("Findings of the same size are in the order of the pages, and a difference beats a clause")
  func order() {
    #expect(
      findings(
        failed("HIT-9/a", .missing("moved")), failed("HIT-9/b", .missing("moved")),
        failed("HIT-1/a", .missing("ended")), failed("HIT-2/a", .missing("ended"))) == [
          ["moved missing", "HIT-9/a", "HIT-9/b"], ["ended missing", "HIT-1/a", "HIT-2/a"],
        ])
  }

  @Test("Errors are found by message, expected results by reason and after all others")
  func messagesAndReasons() {
    #expect(
      findings(
        result("HIT-1/a", .failed([]), expected: "young"),
        result("HIT-2/a", .errored(message: "died"), expected: "young"),
        result("HIT-3/a", .deviated([]), expected: "old"), result("HIT-4/a", .passed),
        result("HIT-5/a", .passed, expected: "young"), result("HIT-6/a", .errored(message: "died")),
        result("HIT-7/a", .skipped(reason: "died", url: nil))) == [
          ["died", "HIT-6/a"], ["young", "HIT-1/a", "HIT-2/a"], ["old", "HIT-3/a"],
        ])
  }

  @Test("Errors that differ in numbers or ids only are one finding, with the first message")
  func numberedErrors() {
    let messages = [
      "no object 0x1f at line 12", "no object 7 at line 3", "no object at line 3",
      "no object 3f2a-77 at line 1", "no view at line 3",
    ]
    let results = messages.enumerated().map { result("HIT-\($0)/a", .errored(message: $1)) }
    #expect(
      Finding.findings(in: results).map { [$0.what] + $0.results.map(\.id) } == [
        ["no object 0x1f at line 12", "HIT-0/a", "HIT-1/a", "HIT-3/a"],
        ["no object at line 3", "HIT-2/a"], ["no view at line 3", "HIT-4/a"],
      ])
  }

  @Test("A reason is the same with a link and without, and keeps the first link")
  func links() throws {
    var results = [
      result("HIT-1/a", .failed([]), expected: "young"),
      result("HIT-2/a", .failed([]), expected: "young"),
    ]
    results[1].expected?.link = "https://example.org/7"
    let finding = try #require(Finding.findings(in: results).first)
    #expect(finding.results.count == 2)
    #expect(
      finding.cause == .reason(ExpectedFailure(reason: "young", link: "https://example.org/7")))
  }

  @Test("What the sure faults of a diagnosis explain is found by fault, the first that explains it")
  func faults() {
    let results = ["1/a", "1/b", "1/c", "2/d", "2/e"].map {
      failed("HIT-\($0)", Self.noApplication)
    }
    func fault(_ name: String, _ clause: String, _ indices: ClosedRange<Int>) -> Fault {
      Fault(
        name: name, clauses: [clause],
        rows: results[indices].map { Fault.Row(id: $0.id, keys: $0.differenceKeys) })
    }
    let diagnosis = Diagnosis(
      of: results, by: [fault("one", "HIT-1", 0...2), fault("two", "HIT-2", 2...4)])
    #expect(
      Finding.findings(in: results, by: diagnosis).map { [$0.what] + $0.results.map(\.id) } == [
        ["one", "HIT-1/a", "HIT-1/b", "HIT-1/c"], ["two", "HIT-2/d", "HIT-2/e"],
      ])
  }

  @Test("What is flaky is in no finding")
  func flaky() {
    var sometimes = failed("HIT-1/a", Self.noApplication)
    sometimes.otherVerdict = .passed
    var known = result("HIT-1/b", .failed([]), expected: "order")
    known.expected?.isFlaky = true
    #expect(
      findings(sometimes, known, failed("HIT-1/c", Self.another)).map { $0[1...] } == [["HIT-1/c"]])
  }

  @Test("Results without the kinds of their differences are found by clause")
  func olderReports() {
    #expect(
      findings(failed("HIT-1/a", nil), failed("HIT-2/a", nil), failed("HIT-1/b", nil)) == [
        ["HIT-1", "HIT-1/a", "HIT-1/b"], ["HIT-2", "HIT-2/a"],
      ])
  }

  @Test("A finding counts its clauses and deviations, and its example shows the cause")
  func example() throws {
    let finding = try #require(
      Finding.findings(in: [
        failed("CHAIN-6/a", Self.another, Self.noApplication),
        deviated("CHAIN-6/b", Self.noApplication), deviated("HIT-1/a", Self.noApplication),
      ]).first)
    #expect(finding.clauses == ["CHAIN-6", "HIT-1"])
    #expect(finding.deviations == 2)
    #expect(finding.example.result.id == "CHAIN-6/a")
    #expect(finding.example.difference?.phrase == "p1")
  }

  @Test("Many results of as many clauses are grouped in time")
  func many() {
    let findings = Finding.findings(
      in: (1...20_000).map {
        failed("HIT-\($0)/a", .missing(.word("\($0 % 5_000)")), .missing(.word("other \($0)")))
      })
    #expect(findings.map(\.results.count) == Array(repeating: 4, count: 5_000))
  }

  @Test(
    "A kind of difference has words, which say how much it tells",
    arguments: [
      (Mismatch.missing("application", .end), "application missing at the end", true),
      (.missing("view", .beginning), "view missing at the beginning", true),
      (.missing("wave"), "wave missing", true),
      (.extra("view", .middle), "unexpected view in the middle", true),
      (
        .other(of: "the state of pan recognizer", expected: "ended", actual: "possible"),
        "the state of pan recognizer: possible instead of ended", true
      ),
      (
        .other(of: "the key window", expected: "window", actual: "window"),
        "the key window: another window", false
      ),
      (
        .other(of: "the result", expected: "no", actual: "yes"), "the result: yes instead of no",
        false
      ),
      (.order(of: "calls"), "calls: another order", false),
    ])
  func words(mismatch: Mismatch, words: String, isTelling: Bool) {
    #expect(mismatch.sentence.description == words)
    #expect(mismatch.isTelling == isTelling)
  }
}
