import Conformance
import SpecReading
import Testing

@testable import SiteBuilding

@Suite("Scoreboard")
struct ScoreboardTests {
  private let book = Samples.book(Samples.page(slugs: ["hidden", "shown"]))

  @Test("A scenario without an entry was not run")
  func notRun() {
    let board = Scoreboard(
      book.pages, reports: [Samples.report(verdicts: [("HIT-4/hidden", .passed)])])
    #expect(board.verdicts(on: ScenarioID(clause: "HIT-4", slug: "hidden")) == [.passed])
    #expect(board.verdicts(on: ScenarioID(clause: "HIT-4", slug: "shown")) == [nil])
    #expect(board.totals.map(\.passed) == [1])
    #expect(board.totals.map(\.notRun) == [1])
    #expect(Outcome(board.totals[0]) == .notRun)
  }

  @Test("The engines of all reports stand side by side")
  func columns() {
    let board = Scoreboard(
      book.pages,
      reports: [
        Samples.report("One", verdicts: [("HIT-4/hidden", .passed), ("HIT-4/shown", .passed)]),
        Samples.report(
          "Two", verdicts: [("HIT-4/shown", Samples.failure()), ("HIT-9/gone", .passed)]),
      ])
    #expect(board.engines.map(\.name) == ["One", "Two"])
    let shown = board.verdicts(on: ScenarioID(clause: "HIT-4", slug: "shown"))
    #expect(Array(shown) == [.passed, Samples.failure()])
    #expect(board.totals.map(Outcome.init) == [.passed, .failed])
    #expect(board.strays == [0, 1])
  }

  @Test(
    "Several scenarios are as good as the worst of them",
    arguments: [
      ([.passed, .passed], .passed), ([.passed, nil], .notRun),
      ([.passed, .skipped(reason: "", url: nil)], .skipped),
      ([.passed, .errored(message: ""), nil], .errored),
      ([.errored(message: ""), .failed([])], .failed), ([], .notTested),
    ] as [([Verdict?], Outcome)])
  func worst(_ verdicts: [Verdict?], _ expected: Outcome) {
    var tally = Tally()
    for verdict in verdicts {
      if let verdict { tally.add(verdict) } else { tally.notRun += 1 }
    }
    #expect(Outcome(tally) == expected)
  }
}
