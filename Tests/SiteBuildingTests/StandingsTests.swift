import Conformance
import SpecReading
import Testing

@testable import SiteBuilding

@Suite("Standings")
struct StandingsTests {
  private static let skipped = Verdict.skipped(reason: "", url: nil)
  private static let errored = Verdict.errored(message: "")

  @Test(
    "Engines differ where those that were asked did not all end alike",
    arguments: [
      ([], false), ([.passed], false), ([.passed, .passed], false),
      ([.passed, Samples.failure()], true), ([.passed, skipped], false), ([.passed, nil], false),
      ([Samples.failure(), errored], true), ([skipped, nil, errored, .passed], true),
      ([Samples.failure(), Samples.failure(actual: "B")], false),
    ] as [([Verdict?], Bool)])
  func differ(_ verdicts: [Verdict?], _ expected: Bool) {
    #expect(Standings.differ(verdicts) == expected)
  }

  @Test("What binds is counted apart from what advises")
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
    let standings = Standings(
      book.pages,
      Scoreboard(
        book.pages,
        reports: [
          Samples.report(
            "One", verdicts: [("HIT-4/a", .passed), ("HIT-4/b", .passed), ("HIT-5/c", .passed)]),
          Samples.report("Two", verdicts: [("HIT-4/a", Samples.failure()), ("HIT-4/b", .passed)]),
        ]))
    let strings = LocalizedStrings.english
    let words = { (tallies: [LevelTally]) in
      tallies.map { [$0.binding.words(strings), $0.advisory.words(strings)] }
    }
    #expect(
      words(standings.totals) == [["2 passed", "1 passed"], ["1 failed, 1 passed", "1 not run"]])
    #expect(standings.pages == [standings.totals])
    #expect(standings.features.map(\.feature) == [.hitTesting, .touches])
    #expect(
      words(standings.features[0].tallies) == [
        ["1 passed", "1 passed"], ["1 failed", "1 not run"],
      ])
    #expect(standings.disagreements == ["HIT-4": 1])
  }
}
