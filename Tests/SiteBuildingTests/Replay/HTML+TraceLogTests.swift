import Conformance
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

  private func log(_ report: Report?, steps: [Script.Step] = steps) -> String {
    let page = Samples.stagedPage(Samples.played(steps))
    let text = Samples.text {
      let recordings = Recordings(report.map { [$0] } ?? [])
      let logs = PageTraceLogs(page, recordings, Samples.snapshots)
      $0.append(logs.logs[page.scenarios[0].id], .english)
    }
    // The picture is tested elsewhere.
    let parts = text.split(separator: "</svg>\n")
    let head = text.split(separator: "<svg").first ?? ""
    return String(head) + (parts.count > 1 ? String(parts[1]) : "")
  }

  private static func records(_ calls: [Trace.Call] = calls, answer: Answer) -> [Trace.Record] {
    [Trace.Record(), Trace.Record(calls: calls), Trace.Record(answer: answer)]
  }

  @Test("Without traces a log contains the steps alone")
  func noTraces() {
    #expect(
      log(nil) == """
        <details class="trace-log">
        <summary>Steps</summary>
        <ol>
        <li><span>D is hidden</span></li>
        <li><span>touching 40 140</span></li>
        <li><span>the hit-test view</span></li>
        </ol>
        </details>

        """)
  }

  @Test("Calls that all engines share appear once, with keyframes for the replay")
  func together() {
    let records = Self.records(answer: .responder("A"))
    #expect(
      log(Samples.recordings(("Toy", records, .passed), ("Other", records, .passed))) == """
        <details class="trace-log" data-stage="stage_1" data-engines="0 1">
        <summary>Steps</summary>
        <ol>
        <li data-changes="4|control gone|M48 198L108 198L108 258L48 258Z|62 209">\
        <span>D is hidden</span></li>
        <li data-markers="down 78 228 1"><span>touching 40 140</span><ul>
        <li><code>sendEvent(_:)</code> app → window</li>
        <li><code>touchesBegan(_:with:)</code> A</li>
        </ul>
        </li>
        <li><span>the hit-test view</span>: <b>A</b></li>
        </ol>
        </details>

        """)
  }

  @Test("Each of several engines that differ is named, with the expected outcome")
  func apart() {
    let failure = Verdict.failed([
      Difference(
        step: 2, line: 5, phrase: "the hit-test view is A", expected: "A", actual: "nobody")
    ])
    let text = log(
      Samples.recordings(
        ("Toy", Self.records(answer: .responder("A")), .passed),
        ("Other", Self.records([], answer: .nobody), failure)))
    #expect(
      text.hasSuffix(
        """
        <li data-markers="down 78 228 1"><span>touching 40 140</span>\
        <div class="observation" data-engines="0">
        <strong>Toy 1</strong><ul>
        <li><code>sendEvent(_:)</code> app → window</li>
        <li><code>touchesBegan(_:with:)</code> A</li>
        </ul>
        </div>
        <div class="observation" data-engines="1">
        <strong>Other 1</strong></div>
        </li>
        <li><span>the hit-test view</span><div class="observation" data-engines="0">
        <strong>Toy 1</strong>: <b>A</b></div>
        <div class="observation" data-engines="1">
        <strong>Other 1</strong>: <b>nobody</b>\
        <em>the hit-test view is A: expected A, actual nobody</em></div>
        </li>
        </ol>
        </details>

        """))
  }

  @Test("Fingers other than the first are named")
  func fingers() {
    let calls = [
      Trace.Call("A", .touchesBegan, fingers: [2]),
      Trace.Call("A", .touchesBegan, fingers: [1, 2]),
    ]
    let text = log(
      Samples.recordings(("Toy", Self.records(calls, answer: .nobody), .passed)))
    #expect(
      text.contains(
        """
        <li><code>touchesBegan(_:with:)</code> A <small>(finger 2)</small></li>
        <li><code>touchesBegan(_:with:)</code> A <small>(fingers 1 and 2)</small></li>
        """))
  }

  @Test("Text from an engine is escaped and truncated")
  func hostile() {
    let markup = "<img src=x onerror=alert(1)>\u{202E}"
    let calls = [Trace.Call(markup, Message(rawValue: "</script>"))]
    let long = String(repeating: "x", count: 3000)
    let text = log(
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
  func flood() {
    let calls = (0..<100).map { Trace.Call("A", Message(rawValue: "m\($0)")) }
    let chain = (0..<100).map { Trace.Call("r\($0)", .touchesBegan) }
    let text = log(
      Samples.recordings(("Toy", Self.records(chain + calls, answer: .nobody), .passed)))
    #expect(text.contains("→ r59 → … 40 more</li>"))
    #expect(text.contains("<code>m58</code> A</li>\n<li>… 41 more calls</li>\n</ul>"))
  }

  @Test("A trace of another script with the same name is left out")
  func otherScript() {
    #expect(!log(Samples.recordings(("Toy", [], .passed))).contains("data-engines"))
  }

  @Test("A scenario without steps, or of another page, has no log")
  func none() {
    #expect(log(nil, steps: []) == "")
    let page = Samples.stagedPage(Samples.played(Self.steps))
    let text = Samples.text {
      let other = ScenarioID(clause: "HIT-4", slug: "other")
      let logs = PageTraceLogs(page, Recordings([]), Samples.snapshots)
      $0.append(logs.logs[other], .english)
    }
    #expect(text == "")
  }

  @Test("Only a page with traces contains the names of the engines, once")
  func names() async throws {
    let page = Samples.stagedPage(Samples.played(Self.steps))
    let report = Samples.recordings(
      ("<b>Toy", Self.records(answer: .nobody), .passed))
    let text = try await PlainTheme.file("hit.html", of: Samples.book(page), reports: [report])
    #expect(
      text.contains(
        """
        <ol id="site:engines" hidden="">
        <li>&lt;b&gt;Toy 1</li>
        </ol>

        """))
    #expect(text.contains("hidden</a><details class=\"trace-log\" data-stage=\"stage_1\""))
    let plain = try await PlainTheme.file("hit.html", of: Samples.book(page))
    #expect(!plain.contains("site:engines"))
  }
}
