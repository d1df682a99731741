import Conformance
import SpecReading
import Testing

@testable import SiteBuilding

@Suite("The page of an engine")
struct EnginePageTests {
  private let sample = ResultsSample()

  @Test("An engine has its profile, its counts and its failures with their reasons")
  func engine() async throws {
    let text = try await PlainTheme.file(
      "engines/two-words.html", of: sample.book, reports: sample.reports)
    #expect(
      text == """
        <h1><bdi>Two Words</bdi></h1><dl class="profile">
        <dt>Version</dt>
        <dd><bdi>2.0</bdi></dd>
        <dt>Written in</dt>
        <dd><bdi>C</bdi></dd>
        <dt>Home</dt>
        <dd><a href="https://example.com/" rel="nofollow noopener \
        noreferrer">https://example.com/</a></dd>
        </dl>
        <svg class="bar" viewBox="0 0 4 1" preserveAspectRatio="none" aria-hidden="true">
        <rect class="verdict passed" x="0" width="1" height="1"></rect>
        <rect class="verdict failed" x="1" width="1" height="1"></rect>
        <rect class="verdict errored" x="2" width="1" height="1"></rect>
        <rect class="verdict skipped" x="3" width="1" height="1"></rect>
        </svg>
        <ul class="counts">
        <li><span class="verdict passed"><b>1</b> passed</span></li>
        <li><span class="verdict failed"><b>1</b> failed</span></li>
        <li><span class="verdict errored"><b>1</b> errored</span></li>
        <li><span class="verdict skipped"><b>1</b> skipped</span></li>
        </ul>
        <div class="scroll" role="group" aria-label="Results by page" tabindex="0">
        <table class="summary matrix">
        <thead>
        <tr>
        <th scope="col">Page</th>
        <th scope="col" class="engine">MUST</th>
        <th scope="col">SHOULD, MAY</th>
        </tr>
        </thead>
        <tbody>
        <tr>
        <th scope="row"><a href="../hit.html">Hit-testing</a></th>
        <td class="engine" data-sort="333"><span class="verdict failed compact"><span \
        aria-hidden="true">1/3</span><span class="spoken">1 failed, 1 errored, 1 \
        passed</span></span></td>
        <td><span class="verdict skipped compact"><span class="spoken">1 skipped</span></span></td>
        </tr>
        </tbody>
        <tfoot>
        <tr>
        <th scope="row">All pages</th>
        <td class="engine" data-sort="333"><span class="verdict failed compact"><span \
        aria-hidden="true">1/3</span><span class="spoken">1 failed, 1 errored, 1 \
        passed</span></span></td>
        <td><span class="verdict skipped compact"><span class="spoken">1 skipped</span></span></td>
        </tr>
        </tfoot>
        </table>
        </div>
        <div class="scroll" role="group" aria-label="Results by feature" tabindex="0">
        <table class="summary matrix">
        <thead>
        <tr>
        <th scope="col">Feature</th>
        <th scope="col" class="engine">MUST</th>
        <th scope="col">SHOULD, MAY</th>
        </tr>
        </thead>
        <tbody>
        <tr>
        <th scope="row">hit-testing</th>
        <td class="engine" data-sort="333"><span class="verdict failed compact"><span \
        aria-hidden="true">1/3</span><span class="spoken">1 failed, 1 errored, 1 \
        passed</span></span></td>
        <td><span class="verdict skipped compact"><span class="spoken">1 skipped</span></span></td>
        </tr>
        <tr>
        <th scope="row">touches</th>
        <td class="engine"><span class="verdict skipped">not claimed</span></td>
        <td></td>
        </tr>
        </tbody>
        </table>
        </div>
        <h3 id="HIT-4"><a class="permalink" href="../hit.html#HIT-4">HIT-4</a> Hidden views are \
        skipped</h3>
        <ul class="facts">
        <li><span class="level must">MUST</span></li>
        <li><span class="verdict failed">1 failed, 1 errored, 1 passed</span></li>
        </ul>
        <div class="scroll" role="group" aria-label="Failures in HIT-4" tabindex="0">
        <table class="failures">
        <thead>
        <tr>
        <th scope="col">Scenario</th>
        <th scope="col">Expectation</th>
        <th scope="col">Expected</th>
        <th scope="col">Actual</th>
        </tr>
        </thead>
        <tbody>
        <tr>
        <th scope="row"><a class="permalink" href="../hit.html#HIT-4/hidden">HIT-4/hidden</a></th>
        <td colspan="3"><span class="verdict errored">errored</span><pre><bdi>died</bdi></pre>
        </td>
        </tr>
        </tbody>
        </table>
        </div>
        <p class="known">Expected to fail: <bdi>it looks twice</bdi> <a \
        href="https://example.com/2" rel="nofollow noopener noreferrer">more</a></p>
        <div class="scroll" role="group" aria-label="Failures in HIT-4" tabindex="0">
        <table class="failures">
        <thead>
        <tr>
        <th scope="col">Scenario</th>
        <th scope="col">Expectation</th>
        <th scope="col">Expected</th>
        <th scope="col">Actual</th>
        </tr>
        </thead>
        <tbody>
        <tr>
        <th scope="row"><a class="permalink" href="../hit.html#HIT-4/shown">HIT-4/shown</a></th>
        <td>the hit-test view is A</td>
        <td>A</td>
        <td><bdi>E</bdi></td>
        </tr>
        </tbody>
        </table>
        </div>
        <p class="note">No clause that it was asked leaves a choice.</p>
        <div class="scroll" role="group" aria-label="Reasons for skipping" tabindex="0">
        <table class="plain reasons">
        <thead>
        <tr>
        <th scope="col">Scenarios</th>
        <th scope="col">Reason</th>
        </tr>
        </thead>
        <tbody>
        <tr>
        <td class="number">1</td>
        <td><bdi>no touches</bdi> <a href="https://example.com/1" rel="nofollow noopener \
        noreferrer">more</a></td>
        </tr>
        </tbody>
        </table>
        </div>

        """)
  }

  @Test("An engine that did all as expected has nothing to explain")
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
