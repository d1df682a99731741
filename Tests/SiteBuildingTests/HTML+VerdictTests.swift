import Conformance
import Results
import SpecReading
import Testing

@testable import SiteBuilding

@Suite("Verdicts as HTML")
struct HTMLVerdictTests {
  private let sample = ResultsSample()

  private func result(_ differences: [Difference]) -> ScenarioResult {
    ScenarioResult(id: "HIT-4/hidden", page: "Spec/hit.md", line: 5, verdict: .failed(differences))
  }

  @Test("Each of several engines has a mark, and failures are in a row that opens")
  func marks() async throws {
    let text = try await PlainTheme.file(
      "hit.html", of: sample.book, reports: sample.reports)
    #expect(text == Fixture.text("marks.html"))
  }

  @Test("The first of several differences is shown with the number of the others")
  func more() {
    let differences = (1...3).map {
      Difference(step: $0, line: 5, phrase: .word("phrase \($0)"), expected: "A", actual: "E")
    }
    let html = HTML { $0.appendReasons(of: result(differences), upTo: 1, .english) }
    #expect(
      html.text == """
        <p class="phrase">phrase 1</p>
        <dl>
        <dt>expected</dt>
        <dd>A</dd>
        <dt>actual</dt>
        <dd><bdi>E</bdi></dd>
        </dl>
        <p class="note">and 2 more differences after it</p>

        """)
  }

  @Test("A cell shows the first twenty of very many differences and counts the others")
  func veryMany() {
    let difference = Difference(step: 1, line: 5, phrase: "phrase", expected: "A", actual: "E")
    let differences = [Difference](repeating: difference, count: 200_000)
    let text = HTML { $0.append(result(differences), .english) }.text
    #expect(text.utf8.count < 5_000)
    #expect(text.contains("<p class=\"note\">and 199980 more differences after it</p>"))
  }

  @Test("Control characters in differences are made visible")
  func controls() {
    let difference = Difference(
      step: 1, line: 5, phrase: "a\u{202E}b", expected: "c\u{7}", actual: "d\u{2066}")
    let html = HTML { $0.append(result([difference]), .english) }
    #expect(html.text.contains("<p class=\"phrase\">a‹U+202E›b</p>"))
    #expect(html.text.contains("<dd>c‹U+0007›</dd>"))
    #expect(html.text.contains("<dd><bdi>d‹U+2066›</bdi></dd>"))
  }

  @Test("Why a scenario failed comes before what was expected, isolated")
  func cause() {
    let difference = Difference(
      step: 1, line: 5, phrase: "phrase", expected: "A", actual: "E",
      cause: FailureExplanation(
        step: 1, "the <view>\u{202E} is E, as if “C is hidden” were omitted"))
    let html = HTML { $0.append(result([difference]), .english) }
    #expect(
      html.text.contains(
        """
        <p class="cause"><bdi>the &lt;view&gt;‹U+202E› is E, as if “C is hidden” were omitted</bdi></p>
        <p class="phrase">phrase</p>

        """))
  }

  @Test("The verdicts of a single engine are shown in full, with expected failures")
  func alone() async throws {
    let text = try await PlainTheme.file(
      "hit.html", of: sample.book, reports: [sample.reports[1]])
    #expect(!text.contains("class=\"mark\""))
    #expect(!text.contains("class=\"findings\""))
    #expect(
      text.contains(
        """
        <td class="engine"><details open="">
        <summary><span class="verdict known">failed as expected</span></summary>
        <p class="phrase">the hit-test view is A</p>
        <dl>
        <dt>expected</dt>
        <dd>A</dd>
        <dt>actual</dt>
        <dd><bdi>E</bdi></dd>
        </dl>
        <p class="known">Expected to fail: <bdi>it looks twice</bdi> \
        <a href="https://example.com/2" rel="nofollow noopener noreferrer">more</a></p>
        </details>
        </td>

        """))
  }
}
