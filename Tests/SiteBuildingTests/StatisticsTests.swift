import Conformance
import SpecReading
import Testing

@testable import SiteBuilding

@Suite struct StatisticsTests {
  @Test("MUST is counted apart from SHOULD and MAY")
  func levels() {
    let must = Samples.clause("HIT-4")
    let may = Samples.clause("HIT-5", level: .may)
    var page = Samples.page(clause: must, slugs: ["a", "b"])
    page.clauses.append(may)
    page.scenarios = [
      Samples.scenario("a", of: must, features: [.touches, .hitTesting]),
      Samples.scenario("b", of: must, features: [.touches]),
      Samples.scenario("c", of: may, features: [.hitTesting]),
    ]
    let book = Samples.book(page)
    let statistics = Statistics(
      book.pages,
      ResultsIndex(
        book.pages,
        reports: [
          Samples.report(
            "One", verdicts: [("HIT-4/a", .passed), ("HIT-4/b", .passed), ("HIT-5/c", .passed)]),
          Samples.report("Two", verdicts: [("HIT-4/a", Samples.failure()), ("HIT-4/b", .passed)]),
        ]))
    let wording = EnglishWording()
    let words = { (tallies: [LevelTally]) in
      tallies.map { [$0.binding.words(wording), $0.advisory.words(wording)] }
    }
    #expect(
      words(statistics.totals) == [["2 passed", "1 passed"], ["1 failed, 1 passed", "1 not run"]])
    #expect(statistics.pages == [statistics.totals])
    #expect(statistics.features.map(\.feature) == [.hitTesting, .touches])
    #expect(
      words(statistics.features[0].tallies) == [
        ["1 passed", "1 passed"], ["1 failed", "1 not run"],
      ])
    #expect(statistics.disagreements == ["HIT-4": 1])
  }
}
