import Conformance
import Reporting
import Results
import Testing

@Suite("The diagnosis on the console and in reports")
struct DiagnosisTextTests {
  private func failed(_ slug: String, expected reason: String? = nil) -> Ended {
    var ended = ended(.sample(slug, .hidden), .failed([.sample()]), trace: nil)
    ended.result.expected = reason.map { ExpectedFailure(reason: $0) }
    return ended
  }

  private func fault(_ name: String, _ slugs: String...) -> Fault {
    Fault(
      name: name, clauses: ["HIT-4"],
      rows: slugs.map {
        Fault.Row(id: "HIT-4/\($0)", keys: failed($0).result.differenceKeys)
      })
  }

  private func text(_ results: [Ended], _ faults: Fault...) -> String {
    consoleText(run(results, faults: faults))
  }

  @Test("Faults come before the findings, with what speaks against them and what none explains")
  func console() {
    let text = text(
      [
        failed("a"), failed("b"), failed("c", expected: "known"), failed("d"),
        ended(.sample("e", .hidden), .passed),
      ],
      fault("Hit-testing ignores \u{1B}[2Jalpha", "a", "b", "c", "e"), fault("Views blink", "x"))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(
      lines.dropFirst().prefix(6) == [
        "", "perhaps", "",
        "  ▸ Hit-testing ignores \\u{1B}[2Jalpha: accounts for 3 of 4 failures; of the 4 scenarios that it predicts, 3 fail this way, 1 passes (3 rows only; 1 of 4 rows passes; 1 row beside it fails too)  HIT-4",
        "  nothing in the catalogue explains 1 of 4: HIT-4/d", "",
      ], "\(text)")
  }

  @Test("Expected failures alone have a diagnosis, and a run without failures has none")
  func expected() {
    let text = text([failed("a", expected: "known")], fault("Views blink", "a"))
    #expect(
      text.contains(
        """
        perhaps

          ▸ Views blink: accounts for 1 of 1 failure; the scenario that it predicts fails this way (one row only)  HIT-4

        """))
    let passing = self.text([ended(.sample("a", .hidden), .passed)], fault("Views blink", "a"))
    #expect(!passing.contains("behaves"))
  }

  @Test("A report has the diagnosis of each engine, which readers make for themselves")
  func json() throws {
    let results = [failed("a"), failed("b"), ended(.sample("c", .hidden), .passed)].map(\.result)
    let tally = Tally(verdictsOf: results)
    let plain = Report(engines: [.init(profile: .sample, results: results, tally: tally)])
    let report = plain.analyzed(
      by: [fault("Views blink", "a"), fault("Views wink", "a")])
    let text = String(decoding: ReportJSON.encode(report), as: UTF8.self)
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined()
    #expect(
      lines.contains(
        #""diagnosis" : {"failures" : 2,"faults" : [{"clauses" : ["HIT-4"],"contradicting" : [],"#
          + #""explains" : ["HIT-4/a"],"grade" : "perhaps","judged" : 1,"names" : ["Views blink","Views wink"],"#
          + #""reasons" : ["one row only","1 row beside it fails too"]}],"#
          + #""unexplained" : ["HIT-4/b"]},"#), "\(text)")
    #expect(try ReportJSON.decode(Array(text.utf8), file: "r.json") == plain)
  }
}
