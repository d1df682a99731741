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
