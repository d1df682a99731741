import Conformance
import SpecReading
import Testing

@testable import SiteBuilding

@Suite("Marks")
struct MarksTests {
  private let sample = ResultsSample()

  @Test("Several engines have a mark each, and a row that opens to what went wrong")
  func marks() async throws {
    let text = try await PlainTheme.file(
      "hit.html", of: sample.book, reports: sample.reports)
    #expect(
      text == """
        <h1 id="hit">Hit-testing</h1>
        <ul class="rollup">
        <li data-engine-key="one"><b><bdi>On</bdi></b> <a \
        href="engines/one.html"><bdi>One</bdi></a> <span class="verdict passed compact"><span \
        aria-hidden="true">4/4</span><span class="spoken">4 passed</span></span></li>
        <li data-engine-key="two-words"><b><bdi>TW</bdi></b> <a \
        href="engines/two-words.html"><bdi>Two Words</bdi></a> <span class="verdict failed \
        compact"><span aria-hidden="true">1/3</span><span class="spoken">1 failed, 1 errored, 1 \
        skipped, 1 passed</span></span><small aria-hidden="true">1 skipped</small></li>
        </ul>
        <nav class="contents" aria-label="Clauses">
        <div class="scroll" role="group" aria-label="Table of clauses" tabindex="0">
        <table class="summary">
        <thead>
        <tr>
        <th scope="col">Clause</th>
        <th scope="col">Level</th>
        <th scope="col" class="engine"><bdi>One</bdi> <small><bdi>1.0</bdi></small></th>
        <th scope="col" class="engine"><bdi>Two Words</bdi> <small><bdi>2.0</bdi></small></th>
        </tr>
        </thead>
        <tbody>
        <tr>
        <th scope="row"><a href="#HIT-4"><span class="id">HIT-4</span> Hidden views are \
        skipped</a></th>
        <td><span class="level must">MUST</span></td>
        <td class="engine"><span class="verdict passed compact"><span \
        aria-hidden="true">3/3</span><span class="spoken">3 passed</span></span></td>
        <td class="engine"><span class="verdict failed compact"><span \
        aria-hidden="true">1/3</span><span class="spoken">1 failed, 1 errored, 1 \
        passed</span></span></td>
        </tr>
        <tr>
        <th scope="row"><a href="#HIT-5"><span class="id">HIT-5</span> Views may shine</a></th>
        <td><span class="level may">MAY</span></td>
        <td class="engine"><span class="verdict passed compact"><span \
        aria-hidden="true">1/1</span><span class="spoken">1 passed</span></span></td>
        <td class="engine"><span class="verdict skipped compact"><span class="spoken">1 \
        skipped</span></span></td>
        </tr>
        </tbody>
        <tfoot>
        <tr>
        <th scope="row" colspan="2">All clauses</th>
        <td class="engine"><span class="verdict passed compact"><span \
        aria-hidden="true">4/4</span><span class="spoken">4 passed</span></span></td>
        <td class="engine"><span class="verdict failed compact"><span \
        aria-hidden="true">1/3</span><span class="spoken">1 failed, 1 errored, 1 skipped, 1 \
        passed</span></span><small aria-hidden="true">1 skipped</small></td>
        </tr>
        </tfoot>
        </table>
        </div>
        </nav>
        <h2 id="HIT-4"><a class="permalink" href="#HIT-4">HIT-4</a> Hidden views are skipped</h2>
        <ul class="facts">
        <li><span class="level must">MUST</span></li>
        <li>documented</li>
        <li>hit-testing</li>
        </ul>
        <ul class="rollup">
        <li><span class="short" title="One 1.0" aria-hidden="true"><bdi>On</bdi></span><span \
        class="spoken"><bdi>One</bdi></span> <span class="verdict passed compact"><span \
        aria-hidden="true">3/3</span><span class="spoken">3 passed</span></span></li>
        <li><span class="short" title="Two Words 2.0" aria-hidden="true"><bdi>TW</bdi></span><span \
        class="spoken"><bdi>Two Words</bdi></span> <span class="verdict failed compact"><span \
        aria-hidden="true">1/3</span><span class="spoken">1 failed, 1 errored, 1 \
        passed</span></span></li>
        </ul>
        <div class="scroll" role="group" aria-label="Scenarios of HIT-4" tabindex="0">
        <table class="scenarios">
        <thead>
        <tr>
        <th scope="col">scenario</th>
        <th scope="col">given</th>
        <th scope="col">then</th>
        <th scope="col" class="mark"><span class="short" title="One 1.0" \
        aria-hidden="true"><bdi>On</bdi></span><span class="spoken"><bdi>One</bdi></span></th>
        <th scope="col" class="mark"><span class="short" title="Two Words 2.0" \
        aria-hidden="true"><bdi>TW</bdi></span><span class="spoken"><bdi>Two Words</bdi></span></th>
        </tr>
        </thead>
        <tbody>
        <tr id="HIT-4/hidden" data-needs="hit-testing">
        <th scope="row"><a class="permalink" href="#HIT-4/hidden">hidden</a></th>
        <td>C is hidden</td>
        <td>A</td>
        <td class="mark"><span class="verdict passed"><span class="spoken"><bdi>One</bdi> \
        passed</span></span></td>
        <td class="mark"><span class="verdict errored"><span class="spoken"><bdi>Two Words</bdi> \
        errored</span></span></td>
        </tr>
        <tr class="findings">
        <td colspan="5"><details>
        <summary><span class="group"><span class="verdict errored">errored</span>: <bdi>Two \
        Words</bdi></span></summary>
        <ul class="versus">
        <li data-engine="1">
        <p class="who"><bdi>Two Words</bdi> <span class="verdict errored">errored</span></p>
        <pre><bdi>died</bdi></pre>
        </li>
        </ul>
        </details>
        </td>
        </tr>
        <tr id="HIT-4/shown" data-needs="hit-testing">
        <th scope="row"><a class="permalink" href="#HIT-4/shown">shown</a></th>
        <td>C is hidden</td>
        <td>A</td>
        <td class="mark"><span class="verdict passed"><span class="spoken"><bdi>One</bdi> \
        passed</span></span></td>
        <td class="mark"><span class="verdict failed"><span class="spoken"><bdi>Two Words</bdi> \
        failed</span></span></td>
        </tr>
        <tr class="findings">
        <td colspan="5"><details>
        <summary><span class="group"><span class="verdict failed">failed</span>: <bdi>Two \
        Words</bdi></span></summary>
        <ul class="versus">
        <li data-engine="1">
        <p class="who"><bdi>Two Words</bdi> <span class="verdict failed">failed</span></p>
        <p class="phrase">the hit-test view is A</p>
        <dl>
        <dt>expected</dt>
        <dd>A</dd>
        <dt>actual</dt>
        <dd><bdi>E</bdi></dd>
        </dl>
        <p class="known">Expected to fail: <bdi>it looks twice</bdi> <a \
        href="https://example.com/2" rel="nofollow noopener noreferrer">more</a></p>
        </li>
        </ul>
        </details>
        </td>
        </tr>
        <tr id="HIT-4/half" data-needs="hit-testing">
        <th scope="row"><a class="permalink" href="#HIT-4/half">half</a></th>
        <td>C is hidden</td>
        <td>A</td>
        <td class="mark"><span class="verdict passed"><span class="spoken"><bdi>One</bdi> \
        passed</span></span></td>
        <td class="mark"><span class="verdict passed"><span class="spoken"><bdi>Two Words</bdi> \
        passed</span></span></td>
        </tr>
        </tbody>
        </table>
        </div>
        <h2 id="HIT-5"><a class="permalink" href="#HIT-5">HIT-5</a> Views may shine</h2>
        <ul class="facts">
        <li><span class="level may">MAY</span></li>
        <li>documented</li>
        <li>hit-testing</li>
        </ul>
        <ul class="rollup">
        <li><span class="short" title="One 1.0" aria-hidden="true"><bdi>On</bdi></span><span \
        class="spoken"><bdi>One</bdi></span> <span class="verdict passed compact"><span \
        aria-hidden="true">1/1</span><span class="spoken">1 passed</span></span></li>
        <li><span class="short" title="Two Words 2.0" aria-hidden="true"><bdi>TW</bdi></span><span \
        class="spoken"><bdi>Two Words</bdi></span> <span class="verdict skipped compact"><span \
        class="spoken">1 skipped</span></span></li>
        </ul>
        <div class="scroll" role="group" aria-label="Steps of HIT-5/drag" tabindex="0">
        <table class="scenarios steps" id="HIT-5/drag" data-needs="hit-testing touches">
        <caption><a class="permalink" href="#HIT-5/drag">HIT-5/drag</a></caption>
        <thead>
        <tr>
        <th scope="col">step</th>
        <th scope="col">when</th>
        <th scope="col" class="mark"><span class="short" title="One 1.0" \
        aria-hidden="true"><bdi>On</bdi></span><span class="spoken"><bdi>One</bdi></span></th>
        <th scope="col" class="mark"><span class="short" title="Two Words 2.0" \
        aria-hidden="true"><bdi>TW</bdi></span><span class="spoken"><bdi>Two Words</bdi></span></th>
        </tr>
        </thead>
        <tbody>
        <tr>
        <th scope="row">1</th>
        <td>touching 1 1</td>
        <td class="mark" rowspan="2"><span class="verdict passed"><span \
        class="spoken"><bdi>One</bdi> passed</span></span></td>
        <td class="mark" rowspan="2"><span class="verdict skipped"><span class="spoken"><bdi>Two \
        Words</bdi> skipped</span></span></td>
        </tr>
        <tr>
        <th scope="row">2</th>
        <td>it ends</td>
        </tr>
        <tr class="findings">
        <td colspan="4"><details>
        <summary><span class="group">choices</span></summary>
        <ul class="versus">
        <li data-engine="0">
        <p class="who"><bdi>One</bdi> <span class="verdict passed">passed</span></p>
        <p class="choice">takes: <b><bdi>B &lt;shines&gt;</bdi></b></p>
        <p class="choice">takes a way that the page does not name: <b><bdi>nobody</bdi></b></p>
        </li>
        <li data-engine="1">
        <p class="who"><bdi>Two Words</bdi> <span class="verdict skipped">skipped</span></p>
        <p><bdi>no touches</bdi> <a href="https://example.com/1" rel="nofollow noopener \
        noreferrer">more</a></p>
        </li>
        </ul>
        </details>
        </td>
        </tr>
        </tbody>
        </table>
        </div>

        """)
  }

  @Test("Of several differences the first is shown, and how many more there are")
  func more() {
    let differences = (1...3).map {
      Difference(step: $0, line: 5, phrase: "phrase \($0)", expected: "A", actual: "E")
    }
    let html = HTML { $0.appendReasons(of: .failed(differences), expected: nil, .english) }
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

  @Test("What a report quotes of a page has its control characters spelled out, too")
  func controls() {
    let difference = Difference(
      step: 1, line: 5, phrase: "a\u{202E}b", expected: "c\u{7}", actual: "d\u{2066}")
    let html = HTML { $0.append(.failed([difference]), .english) }
    #expect(html.text.contains("<p class=\"phrase\">a‹U+202E›b</p>"))
    #expect(html.text.contains("<dd>c‹U+0007›</dd>"))
    #expect(html.text.contains("<dd><bdi>d‹U+2066›</bdi></dd>"))
  }

  @Test("One engine alone is shown in full, with the reason why it was expected to fail")
  func alone() async throws {
    let text = try await PlainTheme.file(
      "hit.html", of: sample.book, reports: [sample.reports[1]])
    #expect(!text.contains("class=\"mark\""))
    #expect(!text.contains("class=\"findings\""))
    #expect(
      text.contains(
        """
        <td class="engine"><details open="">
        <summary><span class="verdict failed">failed</span></summary>
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
