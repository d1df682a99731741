import Conformance
import Results
@testable import SpecReading

/// Reports of two engines that differ, on a page with a MUST clause and a MAY clause.
struct ResultsSample {
  /// The page.
  let book: SpecBook
  /// The reports of the engines.
  let reports: [Report]

  init() {
    let must = Samples.clause("HIT-4")
    let may = Samples.clause("HIT-5", "Views may shine", level: .may)
    var page = Samples.page(clause: must, slugs: ["hidden", "shown", "half"])
    page.clauses.append(may)
    page.blocks += [
      .heading(.init(level: 2, anchor: may.id, text: may.title, clause: may)),
      .scenarios(
        .init(
          table: Samples.table(["step", "when"], [["1", "touching 1 1"], ["2", "it ends"]]),
          shape: .steps(ScenarioID(clause: "HIT-5", slug: "drag")))),
    ]
    page.scenarios = ["hidden", "shown", "half"].map {
      Samples.scenario($0, of: must, features: [.hitTesting])
    }
    page.scenarios.append(Samples.scenario("drag", of: may, features: [.hitTesting, .touches]))
    book = Samples.book(page)
    reports = [
      Samples.report(
        "One", features: [.hitTesting, .touches],
        verdicts: ["hidden", "shown", "half"].map { ("HIT-4/\($0)", .passed) }
          + [("HIT-5/drag", .passed)],
        choices: [
          "HIT-5/drag": [
            Choice(line: 9, phrase: "A shines or B shines", taken: "B <shines>", isNamed: true),
            Choice(line: 9, phrase: "C shines or D shines", taken: "nobody", isNamed: false),
          ]
        ]),
      Samples.report(
        "Two Words", version: "2.0", language: "C", homepage: "https://example.com/",
        features: [.hitTesting], kinds: [.view, .window],
        verdicts: [
          ("HIT-4/hidden", .errored(message: "died")), ("HIT-4/shown", Samples.failure()),
          ("HIT-4/half", .passed),
          ("HIT-5/drag", .skipped(reason: "no touches", url: "https://example.com/1")),
        ],
        expected: [
          "HIT-4/shown": ExpectedFailure(reason: "it looks twice", link: "https://example.com/2")
        ]),
    ]
  }
}
