import Conformance
import Results
import Testing

@testable import SiteBuilding

@Suite("The data of replays") struct ReplayDataTests {
  private static let steps: [Script.Step] = [
    .stimulate("touchBegins", ["at": .point(Point(x: 40, y: 140))]), .ask("hitTestView"),
  ]

  private func script(_ report: Report) async throws -> String {
    let page = Samples.stagedPage(Samples.played(Self.steps))
    return try await PlainTheme.file(
      "replays/HIT-4.js", of: Samples.book(page), reports: [report])
  }

  private func records(_ answer: Answer, calls: [Trace.Call] = []) -> [Trace.Record] {
    [Trace.Record(calls: calls), Trace.Record(answer: answer)]
  }

  @Test("Engines that did the same are one run; calls of one message are one list")
  func together() async throws {
    let calls = [
      Trace.Call("window", .pointInside), Trace.Call("A", .pointInside),
      Trace.Call("D", .touchesBegan, fingers: [2]),
    ]
    let failure = Verdict.failed([
      Difference(
        step: 1, line: 5, phrase: "the hit-test view is D", expected: "D", actual: "nobody")
    ])
    let same = records(.responder("D"), calls: calls)
    let text = try await script(
      Samples.recordings(
        ("Toy", same, .passed), ("Other", same, .passed), ("Third", records(.nobody), failure)))
    #expect(
      text == Fixture.text("replay.js"))
  }

  @Test("Long lists of calls are truncated, with the number of hidden calls")
  func flood() async throws {
    let calls = (0..<700).map { Trace.Call("r\($0)", .touchesBegan) }
    let text = try await script(
      Samples.recordings(("Toy", records(.nobody, calls: calls), .passed)))
    #expect(text.contains("\"r599\"]],\"more\":100}"))
  }

  @Test("A row that can be replayed has the address of its replay, and its page names the replays")
  func rows() async throws {
    let page = Samples.stagedPage(
      Samples.played(Self.steps), Samples.played(Self.steps, slug: "other"))
    let report = Samples.recordings(("Toy", records(.nobody), .passed))
    let text = try await PlainTheme.file("hit.html", of: Samples.book(page), reports: [report])
    let anchor = "hidden</a><span id=\"HIT-4/hidden:replay\" data-replay=\"\"></span>"
    #expect(text.contains(anchor))
    #expect(text.split(separator: "data-replay").count == 2)
    #expect(
      text.contains(
        """
        <div id="site:replays" data-source="replays/" hidden=""></div>
        """))
  }

  @Test(
    "Without steps, without traces, or with those of another script nothing can be replayed",
    arguments: [([], [Trace.Record()]), (steps, []), (steps, [Trace.Record()])])
  func nothing(steps: [Script.Step], records: [Trace.Record]) {
    let recordings = Recordings([Samples.recordings(("Toy", records, .passed))])
    let page = Samples.stagedPage(Samples.played(steps))
    #expect(PageReplays(page, recordings, Samples.snapshots).replays.isEmpty)
  }

  @Test("Text from an engine is shortened, with its control characters visible")
  func hostile() async throws {
    let calls = [Trace.Call("<b>\u{202E}", .touchesBegan)]
    let long = String(repeating: "x", count: 3000)
    let text = try await script(
      Samples.recordings(("Toy", records(.text(long), calls: calls), .passed)))
    #expect(text.contains("<b>‹U+202E›"))
    #expect(text.contains(String(repeating: "x", count: 399) + "…\""))
  }
}
