import Conformance
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

  @Test("Findings come first: a clause by its title, a difference in words, and departures counted")
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
        ("HIT-5/drag", .departed(difference(.missing("wave")))),
      ])
    let text = try await PlainTheme.file(
      "engines/three.html", of: sample.book, reports: [report])
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("<th scope=\"row\">") }.prefix(2)
    #expect(
      rows == [
        "<th scope=\"row\">Hidden views are skipped</th>",
        "<th scope=\"row\"><bdi>wave missing</bdi></th>",
      ])
    #expect(text.contains("<td><span class=\"verdict departed\">1 departed</span></td>"))
    #expect(text.contains("<b><bdi>&lt;E&gt;</bdi></b>"))
  }

  @Test("The page of an engine without failures lists its choices and says that nothing failed")
  func flawless() async throws {
    let text = try await PlainTheme.file(
      "engines/one.html", of: sample.book, reports: sample.reports)
    #expect(text.contains("<p class=\"note\">Nothing that it was asked went wrong.</p>"))
    #expect(text.contains("<p class=\"note\">No scenario was skipped.</p>"))
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
    #expect(!text.contains("failures"))
  }
}
