import Conformance
import Results
import SpecReading
import Testing

@testable import SiteBuilding

@Suite("The page of an engine")
struct EnginePageTests {
  private let sample = ResultsSample()

  @Test("The page of an engine has its profile, its counts and its failures with their reasons")
  func engine() async throws {
    let text = try await PlainTheme.file(
      "engines/two-words.html", of: sample.book, reports: sample.reports)
    #expect(text == Fixture.text("engine.html"))
  }

  @Test("Findings come first: a clause by its title, a difference in words, and deviations counted")
  func findings() async throws {
    let another = Mismatch.other(of: "the hit-test view", expected: "view", actual: "view")
    let difference = { (mismatch: Mismatch) in
      [Difference(step: 1, line: 5, phrase: "p", expected: "A", actual: "<E>", mismatch: mismatch)]
    }
    let report = Samples.report(
      "Three",
      verdicts: [
        ("HIT-4/hidden", .failed(difference(.missing("wave")))),
        ("HIT-4/shown", .failed(difference(another))), ("HIT-4/half", .failed(difference(another))),
        ("HIT-5/drag", .deviated(difference(.missing("wave")))),
      ])
    let text = try await PlainTheme.file(
      "engines/three.html", of: sample.book, reports: [report])
    let causes = text.split(separator: "\n").filter { $0.hasPrefix("<h3><span") }
    let sign = { (word: String) -> String in
      "<span class=\"verdict \(word)\"><span class=\"spoken\">\(word): </span></span>"
    }
    #expect(
      causes == [
        "<h3>\(sign("failed"))Hidden views are skipped</h3>",
        "<h3>\(sign("deviated"))<bdi>wave missing</bdi></h3>",
      ])
    #expect(text.contains("<span class=\"verdict deviated\">1 deviated</span> · 1 clause"))
    #expect(text.contains("<dd><bdi>&lt;E&gt;</bdi></dd>"))
  }

  @Test("What an engine lacks of a feature is on its page, and beside the figures of the feature")
  func lackedParts() async throws {
    let words = ["set hidden", "set alpha", "set frame", "set cornerRadius", "do hitTest"]
    let report = Samples.report(
      "Three", features: [.hitTesting], lacks: Set(words.map { FeaturePart(rawValue: $0) }),
      verdicts: [("HIT-4/hidden", .passed)])
    let page = try await PlainTheme.file("engines/three.html", of: sample.book, reports: [report])
    #expect(
      page.contains(
        "<p>set hidden, set alpha, set cornerRadius, set frame, do hitTest</p>"))
    let cell = "<div class=\"note\">without set hidden, set alpha, set frame …</div>"
    #expect(page.contains(cell))
    let matrix = try await PlainTheme.file("matrix.html", of: sample.book, reports: [report])
    #expect(matrix.contains(cell))
  }

  @Test("Flaky scenarios are listed apart with their reasons, and are in no finding")
  func flaky() async throws {
    var report = Samples.report(
      "Three",
      verdicts: [("HIT-4/hidden", Samples.failure()), ("HIT-4/shown", Samples.failure())],
      expected: ["HIT-4/shown": ExpectedFailure(reason: "hash order", isFlaky: true)])
    report.engines[0].results[0].otherVerdict = .passed
    let text = try await PlainTheme.file(
      "engines/three.html", of: sample.book, reports: [report])
    let start = try #require(text.range(of: "<section class=\"finding flaky\">"))
    let link = { (id: String) in
      "<a class=\"permalink\" href=\"../hit.html#\(id)\">\(id)</a>"
    }
    #expect(
      text[start.lowerBound...].split(separator: "\n").prefix(7) == [
        "<section class=\"finding flaky\">", "<h3>Flaky</h3>",
        "<p class=\"note\">The results of these scenarios differed when they were rerun; they are not counted.</p>",
        "<ul>",
        "<li>\(link("HIT-4/hidden"))</li>",
        "<li>\(link("HIT-4/shown")) <bdi>hash order</bdi></li>", "</ul>",
      ])
    #expect(!text.contains("<section class=\"finding\">"))
  }

  @Test("Many clauses of a finding are folded after the first twelve")
  func manyClauses() async throws {
    let clauses = (1...20).map { Samples.clause("HIT-\($0)") }
    var page = Samples.page(clause: clauses[0], slugs: ["a"])
    page.clauses = clauses
    page.scenarios = clauses.map { Samples.scenario("a", of: $0) }
    let difference = Difference(
      step: 1, line: 5, phrase: "p", expected: "A", actual: "E", mismatch: .missing("wave"))
    let report = Samples.report(
      "Three", verdicts: clauses.map { ("\($0.id)/a", .failed([difference])) })
    let text = try await PlainTheme.file(
      "engines/three.html", of: Samples.book(page), reports: [report])
    #expect(text.contains("<summary>and 8 more</summary>"))
    #expect(text.contains("20 failed</span> · 20 clauses"))
  }

  @Test("The page of an engine without failures lists its choices and says that nothing failed")
  func flawless() async throws {
    let text = try await PlainTheme.file(
      "engines/one.html", of: sample.book, reports: sample.reports)
    #expect(text.contains("<p class=\"note\">Every scenario that was run passed.</p>"))
    #expect(!text.contains("id=\"skipped\""))
    #expect(
      text.contains(
        """
        <td>A shines or B shines</td>
        <td><b><bdi>B &lt;shines&gt;</bdi></b></td>
        </tr>
        <tr>
        <th scope="row"><a class="permalink" href="../hit.html#HIT-5/drag">HIT-5/drag</a></th>
        <td>C shines or D shines</td>
        <td>takes a way that the page does not name: <b><bdi>nobody</bdi></b></td>
        """))
    #expect(!text.contains("id=\"failures\""))
    #expect(text.contains("<li><a href=\"#choices\">What it chose</a> 2</li>"))
  }
}
