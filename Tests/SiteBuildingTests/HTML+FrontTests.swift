import Conformance
import SpecReading
import Testing

@testable import SiteBuilding

@Suite("The front page")
struct FrontTests {
  @Test("The front page shows the engines and the pages")
  func front() async throws {
    let book = Samples.book(
      Samples.page(slugs: ["hidden", "shown"]),
      Page(
        file: "Spec/notes.md", name: "notes", title: "Notes", blocks: [], clauses: [],
        scenarios: []))
    let reports = [
      Samples.report(
        "One", homepage: "https://example.com/",
        verdicts: [("HIT-4/hidden", .passed), ("HIT-4/shown", Samples.failure())]),
      Samples.report(
        "Two", version: "2.0", language: "C",
        verdicts: [("HIT-4/hidden", .passed), ("X-1/x", .passed)]),
    ]
    let text = try await PlainTheme.file("index.html", of: book, reports: reports)
    #expect(
      text == """
        <ul class="engines">
        <li>
        <h3><a href="https://example.com/" rel="nofollow noopener \
        noreferrer"><bdi>One</bdi></a></h3>
        <p class="about">Version <bdi>1.0</bdi>, written in <bdi>Swift</bdi></p>
        <svg class="bar" viewBox="0 0 2 1" preserveAspectRatio="none" aria-hidden="true">
        <rect class="verdict passed" x="0" width="1" height="1"></rect>
        <rect class="verdict failed" x="1" width="1" height="1"></rect>
        </svg>
        <ul class="counts">
        <li><span class="verdict passed"><b>1</b> passed</span></li>
        <li><span class="verdict failed"><b>1</b> failed</span></li>
        <li><span class="verdict none"><b>0</b> errored</span></li>
        <li><span class="verdict none"><b>0</b> skipped</span></li>
        </ul>
        <p class="note"><a href="engines/one.html">What <bdi>One</bdi> did</a></p>
        </li>
        <li>
        <h3><bdi>Two</bdi></h3>
        <p class="about">Version <bdi>2.0</bdi>, written in <bdi>C</bdi></p>
        <svg class="bar" viewBox="0 0 2 1" preserveAspectRatio="none" aria-hidden="true">
        <rect class="verdict passed" x="0" width="1" height="1"></rect>
        <rect class="verdict not-run" x="1" width="1" height="1"></rect>
        </svg>
        <ul class="counts">
        <li><span class="verdict passed"><b>1</b> passed</span></li>
        <li><span class="verdict none"><b>0</b> failed</span></li>
        <li><span class="verdict none"><b>0</b> errored</span></li>
        <li><span class="verdict none"><b>0</b> skipped</span></li>
        <li><span class="verdict not-run"><b>1</b> not run</span></li>
        </ul>
        <p class="note">1 verdict belongs to no scenario of these pages.</p>
        <p class="note"><a href="engines/two.html">What <bdi>Two</bdi> did</a></p>
        </li>
        </ul>
        <div class="scroll" role="group" aria-label="Table of pages" tabindex="0">
        <table class="summary">
        <thead>
        <tr>
        <th scope="col">Page</th>
        <th scope="col" class="number">Clauses</th>
        <th scope="col" class="number">Scenarios</th>
        <th scope="col" class="engine"><bdi>One</bdi> <small><bdi>1.0</bdi></small></th>
        <th scope="col" class="engine"><bdi>Two</bdi> <small><bdi>2.0</bdi></small></th>
        </tr>
        </thead>
        <tbody>
        <tr>
        <th scope="row"><a href="hit.html">Hit-testing</a></th>
        <td class="number">1</td>
        <td class="number">2</td>
        <td class="engine"><span class="verdict failed compact"><span aria-hidden="true">1/2\
        </span><span class="spoken">1 failed, 1 passed</span></span></td>
        <td class="engine"><span class="verdict not-run compact"><span aria-hidden="true">1/1\
        </span><span class="spoken">1 not run, 1 passed</span></span><small aria-hidden="true">1 \
        not run</small></td>
        </tr>
        <tr>
        <th scope="row"><a href="notes.html">Notes</a></th>
        <td class="number">0</td>
        <td class="number">0</td>
        <td class="engine"></td>
        <td class="engine"></td>
        </tr>
        </tbody>
        </table>
        </div>

        """)
  }

  @Test("Without a report nothing looks as if it had passed")
  func noReport() async throws {
    let book = Samples.book(Samples.page())
    let front = try await PlainTheme.file("index.html", of: book)
    #expect(
      front.hasPrefix("<p class=\"note\">No engine has been run against these pages yet.</p>"))
    for path in ["index.html", "hit.html"] {
      #expect(try await !PlainTheme.file(path, of: book).contains("verdict"))
    }
  }
}
