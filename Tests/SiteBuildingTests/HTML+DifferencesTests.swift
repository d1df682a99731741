import Conformance
import SpecReading
import Testing

@testable import SiteBuilding

@Suite("The comparison")
struct DifferencesTests {
  private let sample = ResultsSample()

  @Test("Only the scenarios are shown in which engines differ")
  func differences() async throws {
    let text = try await PlainTheme.file(
      "compare.html", of: sample.book, reports: sample.reports)
    #expect(
      text == """
        <div class="verdict-source" data-view="compare" \
        data-source="verdicts.e1720e7318adb7bc.js"></div>
        <div class="without-script">
        <div class="scroll" role="group" aria-label="Scenarios in which the engines differ" \
        tabindex="0">
        <table class="differences">
        <thead>
        <tr>
        <th scope="col">Scenario</th>
        <th scope="col">Level</th>
        <th scope="col">Expected</th>
        <th scope="col" class="engine"><bdi>One</bdi> <small><bdi>1.0</bdi></small></th>
        <th scope="col" class="engine"><bdi>Two Words</bdi> <small><bdi>2.0</bdi></small></th>
        </tr>
        </thead>
        <tbody>
        <tr>
        <th scope="rowgroup" class="group" colspan="5">Hit-testing</th>
        </tr>
        <tr>
        <th scope="row"><a class="permalink" href="hit.html#HIT-4/hidden">HIT-4/hidden</a></th>
        <td><span class="level must">MUST</span></td>
        <td></td>
        <td class="engine"><span class="verdict passed">passed</span></td>
        <td class="engine"><span class="verdict errored">errored</span></td>
        </tr>
        <tr>
        <th scope="row"><a class="permalink" href="hit.html#HIT-4/shown">HIT-4/shown</a></th>
        <td><span class="level must">MUST</span></td>
        <td><span class="phrase">the hit-test view is A</span> <b>A</b></td>
        <td class="engine"><span class="verdict passed">passed</span></td>
        <td class="engine"><span class="verdict failed">failed</span> <b><bdi>E</bdi></b></td>
        </tr>
        </tbody>
        </table>
        </div>
        </div>

        """)
  }

  @Test("Where there is nothing to compare, it says so")
  func nothing() async throws {
    let one = try await PlainTheme.file(
      "compare.html", of: sample.book, reports: [sample.reports[0]])
    #expect(one.contains(">There are no two engines here to be compared.</p>"))
    let same = try await PlainTheme.file(
      "compare.html", of: sample.book, reports: [sample.reports[0], sample.reports[0]])
    #expect(
      same.contains(">In every scenario that several engines were asked, they did the same.</p>"))
  }
}
