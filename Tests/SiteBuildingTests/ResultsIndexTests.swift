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
