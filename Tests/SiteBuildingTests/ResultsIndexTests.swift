import Conformance
import Results
import SpecReading
import Testing

@testable import SiteBuilding

@Suite struct ResultsIndexTests {
  private let book = Samples.book(Samples.page(slugs: ["hidden", "shown"]))

  @Test("A scenario without an entry was not run")
  func notRun() {
    let results = ResultsIndex(
      book.pages, reports: [Samples.report(verdicts: [("HIT-4/hidden", .passed)])])
    #expect(results.outcomes(on: ScenarioID(clause: "HIT-4", slug: "hidden")) == [.passed])
    #expect(results.outcomes(on: ScenarioID(clause: "HIT-4", slug: "shown")) == [.notRun])
    #expect(results.totals.map { $0[.passed] } == [1])
    #expect(results.totals.map { $0[.notRun] } == [1])
    #expect(Outcome(results.totals[0]) == .notRun)
  }

  @Test(
    "Long texts are shortened, because several pages show them",
    arguments: [
      .failed([
        Difference(
          step: 0, line: 1, phrase: .word(long), expected: .word(long), actual: .word(long))
      ]),
      .deviated([
        Difference(
          step: 0, line: 1, phrase: .word(long), expected: .word(long), actual: .word(long))
      ]),
      .errored(message: long), .skipped(reason: .word(long), url: "https://example.com/\(long)"),
    ] as [Verdict])
  func longTexts(verdict: Verdict) {
    var report = Samples.report(verdicts: [("HIT-4/hidden", verdict)])
    report.engines[0].results[0].expected = ExpectedFailure(reason: Self.long, link: Self.long)
    report.engines[0].results[0].choices = [
      Choice(line: 1, phrase: .word(Self.long), taken: .word(Self.long), isNamed: true)
    ]
    let results = ResultsIndex(book.pages, reports: [report])
    let id = ScenarioID(clause: "HIT-4", slug: "hidden")
    let end = "x…"
    let result = results.result(of: 0, on: id)
    switch result?.verdict {
    case .failed(let differences), .deviated(let differences):
      for text in [differences[0].phrase, differences[0].expected, differences[0].actual]
        .map(\.description)
      {
        #expect(text.count == 2_001 && text.hasSuffix(end))
      }
    case .errored(let message): #expect(message.count == 2_001 && message.hasSuffix(end))
    case .skipped(let reason, let url):
      #expect(reason.description.count == 2_001 && reason.description.hasSuffix(end))
      #expect(url == nil, "part of an address leads elsewhere")
    case .passed, nil: Issue.record("the verdict is lost")
    }
    #expect(result?.expected?.reason.count == 2_001)
    #expect(result?.expected?.link == nil)
    #expect(result?.choices.map(\.taken.description.count) == [2_001])
  }

  private static let long = String(repeating: "x", count: 3_000)

  @Test("The engines of all reports are indexed in order")
  func columns() {
    let results = ResultsIndex(
      book.pages,
      reports: [
        Samples.report("One", verdicts: [("HIT-4/hidden", .passed), ("HIT-4/shown", .passed)]),
        Samples.report(
          "Two", verdicts: [("HIT-4/shown", Samples.failure()), ("HIT-9/gone", .passed)]),
      ])
    #expect(results.engines.map(\.name) == ["One", "Two"])
    let shown = results.results(on: ScenarioID(clause: "HIT-4", slug: "shown"))
    #expect(shown.map { $0?.verdict } == [.passed, Samples.failure()])
    #expect(results.totals.map(Outcome.init) == [.passed, .failed])
    #expect(results.strays == [0, 1])
  }
}
