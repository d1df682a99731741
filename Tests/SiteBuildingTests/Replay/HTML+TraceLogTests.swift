import Conformance
import Results
import Testing

@testable import SiteBuilding

@Suite("Trace logs as HTML") struct HTMLTraceLogTests {
  private static let steps: [Script.Step] = [
    .set("hidden", of: "D", to: true),
    .stimulate("touchBegins", ["at": .point(Point(x: 40, y: 140))]), .ask("hitTestView"),
  ]
  private static let calls = [
    Trace.Call("app", .sendEvent), Trace.Call("window", .sendEvent),
    Trace.Call("A", .touchesBegan, fingers: [1]),
  ]

  private func log(_ report: Report?, steps: [Script.Step] = steps) throws -> String {
    let page = Samples.stagedPage(Samples.played(steps))
    let recordings = Recordings(report.map { [$0] } ?? [])
    let logs = PageTraceLogs(page, recordings, Samples.snapshots)
    let log = try #require(logs.logs[page.scenarios[0].id])
    let text = Samples.text { $0.append(log, engines: recordings.engines, .english) }
    // The picture is tested elsewhere.
    let start = try #require(text.range(of: "<ol"))
    return String(text[start.lowerBound...])
  }

  private static func records(_ calls: [Trace.Call] = calls, answer: Answer) -> [Trace.Record] {
    [Trace.Record(), Trace.Record(calls: calls), Trace.Record(answer: answer)]
  }

  @Test("Without traces a log contains the steps alone")
  func noTraces() throws {
    #expect(
      try log(nil) == """
        <ol class="trace-log">
        <li><span>D is hidden</span></li>
        <li><span>touching 40 140</span></li>
        <li><span>the hit-test view</span></li>
        </ol>

        """)
  }

  @Test("Calls that all engines share appear once")
  func together() throws {
    let records = Self.records(answer: .responder("A"))
    #expect(
      try log(Samples.recordings(("Toy", records, .passed), ("Other", records, .passed))) == """
        <ol class="trace-log">
        <li><span>D is hidden</span></li>
        <li><span>touching 40 140</span><ul>
        <li><code>sendEvent(_:)</code> app → window</li>
        <li><code>touchesBegan(_:with:)</code> A</li>
        </ul>
        </li>
        <li><span>the hit-test view</span>: <b>A</b></li>
        </ol>

        """)
  }

  @Test("Each of several engines that differ is named, with the expected outcome")
  func apart() throws {
    let failure = Verdict.failed([
      Difference(
        step: 2, line: 5, phrase: "the hit-test view is A", expected: "A", actual: "nobody")
    ])
    let text = try log(
      Samples.recordings(
        ("Toy", Self.records(answer: .responder("A")), .passed),
        ("Other", Self.records([], answer: .nobody), failure)))
    #expect(
      text.hasSuffix(
        """
        <li><span>touching 40 140</span>\
        <div class="observation">
        <strong>Toy 1</strong><ul>
        <li><code>sendEvent(_:)</code> app → window</li>
        <li><code>touchesBegan(_:with:)</code> A</li>
        </ul>
        </div>
        <div class="observation">
        <strong>Other 1</strong></div>
        </li>
        <li><span>the hit-test view</span><div class="observation">
        <strong>Toy 1</strong>: <b>A</b></div>
        <div class="observation">
        <strong>Other 1</strong>: <b>nobody</b>\
        <em>the hit-test view is A: expected A, actual nobody</em></div>
        </li>
        </ol>

        """))
  }

  @Test("Fingers other than the first are named")
  func fingers() throws {
    let calls = [
      Trace.Call("A", .touchesBegan, fingers: [2]),
      Trace.Call("A", .touchesBegan, fingers: [1, 2]),
    ]
    let text = try log(
      Samples.recordings(("Toy", Self.records(calls, answer: .nobody), .passed)))
    #expect(
      text.contains(
        """
        <li><code>touchesBegan(_:with:)</code> A <small>(finger 2)</small></li>
        <li><code>touchesBegan(_:with:)</code> A <small>(fingers 1 and 2)</small></li>
        """))
  }

  @Test("Text from an engine is escaped and truncated")
  func hostile() throws {
    let markup = "<img src=x onerror=alert(1)>\u{202E}"
    let calls = [Trace.Call(markup, Message(rawValue: "</script>"))]
    let long = String(repeating: "x", count: 3000)
    let text = try log(
      Samples.recordings(("Toy", Self.records(calls, answer: .text(long)), .passed)))
    #expect(
      text.contains(
        """
        <li><code>&lt;/script&gt;</code> \
        <bdi>&lt;img src=x onerror=alert(1)&gt;‹U+202E›</bdi></li>
        """))
    #expect(
      text.contains("<b><bdi>&quot;" + String(repeating: "x", count: 399) + "…</bdi></b>"))
  }

  @Test("Long lists of calls are truncated, with the number of hidden calls")
  func flood() throws {
    let calls = (0..<100).map { Trace.Call("A", Message(rawValue: "m\($0)")) }
    let chain = (0..<100).map { Trace.Call("r\($0)", .touchesBegan) }
    let text = try log(
      Samples.recordings(("Toy", Self.records(chain + calls, answer: .nobody), .passed)))
    #expect(text.contains("→ r59 → … 40 more</li>"))
    #expect(text.contains("<code>m58</code> A</li>\n<li>… 41 more calls</li>\n</ul>"))
  }

  @Test("A trace of another script with the same name is left out")
  func otherScript() throws {
    let page = Samples.stagedPage(Samples.played(Self.steps))
    let recordings = Recordings([Samples.recordings(("Toy", [], .passed))])
    let logs = PageTraceLogs(page, recordings, Samples.snapshots)
    #expect(!logs.canBeReplayed)
  }

  @Test("A scenario without steps, or of another page, has neither a log nor a link to one")
  func none() {
    let page = Samples.stagedPage(Samples.played([]))
    let logs = PageTraceLogs(page, Recordings([]), Samples.snapshots)
    #expect(logs.logs.isEmpty)
  }

  @Test("A row links to its steps, and only a page with traces names its replays")
  func link() async throws {
    let page = Samples.stagedPage(Samples.played(Self.steps))
    let report = Samples.recordings(
      ("Toy", Self.records(answer: .nobody), .passed))
    let text = try await PlainTheme.file("hit.html", of: Samples.book(page), reports: [report])
    #expect(
      text.contains(
        """
        hidden</a><a class="steps" id="HIT-4/hidden:replay" data-replay="" \
        href="steps/hit.html#HIT-4/hidden">Steps</a>
        """))
    #expect(
      text.contains(
        """
        <div id="site:replays" data-source="replays/hit.js" hidden=""></div>
        """))
    let plain = try await PlainTheme.file("hit.html", of: Samples.book(page))
    #expect(plain.contains("<a class=\"steps\" id=\"HIT-4/hidden:replay\" href="))
    #expect(!plain.contains("site:replays"))
  }

  @Test("The page of steps has the stage once, and each scenario with its picture and log")
  func page() async throws {
    let page = Samples.stagedPage(
      Samples.played(Self.steps), Samples.played(Self.steps, slug: "other"))
    let text = try await PlainTheme.file("steps/hit.html", of: Samples.book(page))
    #expect(text.hasPrefix("<h1>Steps of "))
    #expect(text.split(separator: "id=\"stage_1\"").count == 2)
    #expect(text.contains("<section class=\"steps\" id=\"HIT-4/hidden\">"))
    #expect(text.contains("<h3><a href=\"../hit.html#HIT-4/other\">HIT-4/other</a></h3>"))
    #expect(text.split(separator: "<ol class=\"trace-log\">").count == 3)
  }
}
