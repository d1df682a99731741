import Conformance
import SpecReading
import Testing

@testable import SiteBuilding

@Suite("The matrix")
struct MatrixTests {
  private let sample = ResultsSample()

  @Test("Engines stand by pages, features and clauses, those first on which they differ")
  func matrix() async throws {
    let text = try await PlainTheme.file(
      "matrix.html", of: sample.book, reports: sample.reports)
    #expect(
      text == """
        <div class="verdict-source" data-view="matrix" \
        data-source="verdicts.e1720e7318adb7bc.js"></div>
        <div class="scroll" role="group" aria-label="Engines by pages" tabindex="0">
        <table class="summary matrix" data-matrix="pages">
        <thead>
        <tr>
        <th scope="col" rowspan="2">Page</th>
        <th scope="colgroup" colspan="2" class="engine"><a \
        href="engines/one.html"><bdi>One</bdi></a></th>
        <th scope="colgroup" colspan="2" class="engine"><a href="engines/two-words.html"><bdi>Two \
        Words</bdi></a></th>
        </tr>
        <tr>
        <th scope="col" class="engine">MUST</th>
        <th scope="col">SHOULD, MAY</th>
        <th scope="col" class="engine">MUST</th>
        <th scope="col">SHOULD, MAY</th>
        </tr>
        </thead>
        <tbody>
        <tr data-key="hit.html">
        <th scope="row" data-sort="0"><a href="hit.html">Hit-testing</a></th>
        <td class="engine" data-sort="1000"><span class="verdict passed compact"><span \
        aria-hidden="true">3/3</span><span class="spoken">3 passed</span></span></td>
        <td data-sort="1000"><span class="verdict passed compact"><span \
        aria-hidden="true">1/1</span><span class="spoken">1 passed</span></span></td>
        <td class="engine" data-sort="333"><span class="verdict failed compact"><span \
        aria-hidden="true">1/3</span><span class="spoken">1 failed, 1 errored, 1 \
        passed</span></span></td>
        <td><span class="verdict skipped compact"><span class="spoken">1 skipped</span></span></td>
        </tr>
        </tbody>
        <tfoot>
        <tr data-key="">
        <th scope="row">All pages</th>
        <td class="engine" data-sort="1000"><span class="verdict passed compact"><span \
        aria-hidden="true">3/3</span><span class="spoken">3 passed</span></span></td>
        <td data-sort="1000"><span class="verdict passed compact"><span \
        aria-hidden="true">1/1</span><span class="spoken">1 passed</span></span></td>
        <td class="engine" data-sort="333"><span class="verdict failed compact"><span \
        aria-hidden="true">1/3</span><span class="spoken">1 failed, 1 errored, 1 \
        passed</span></span></td>
        <td><span class="verdict skipped compact"><span class="spoken">1 skipped</span></span></td>
        </tr>
        </tfoot>
        </table>
        </div>
        <div class="scroll" role="group" aria-label="Engines by features" tabindex="0">
        <table class="summary matrix" data-matrix="features">
        <thead>
        <tr>
        <th scope="col" rowspan="2">Feature</th>
        <th scope="colgroup" colspan="2" class="engine"><a \
        href="engines/one.html"><bdi>One</bdi></a></th>
        <th scope="colgroup" colspan="2" class="engine"><a href="engines/two-words.html"><bdi>Two \
        Words</bdi></a></th>
        </tr>
        <tr>
        <th scope="col" class="engine">MUST</th>
        <th scope="col">SHOULD, MAY</th>
        <th scope="col" class="engine">MUST</th>
        <th scope="col">SHOULD, MAY</th>
        </tr>
        </thead>
        <tbody>
        <tr data-key="hit-testing">
        <th scope="row" data-sort="0">hit-testing</th>
        <td class="engine" data-sort="1000"><span class="verdict passed compact"><span \
        aria-hidden="true">3/3</span><span class="spoken">3 passed</span></span></td>
        <td data-sort="1000"><span class="verdict passed compact"><span \
        aria-hidden="true">1/1</span><span class="spoken">1 passed</span></span></td>
        <td class="engine" data-sort="333"><span class="verdict failed compact"><span \
        aria-hidden="true">1/3</span><span class="spoken">1 failed, 1 errored, 1 \
        passed</span></span></td>
        <td><span class="verdict skipped compact"><span class="spoken">1 skipped</span></span></td>
        </tr>
        <tr data-key="touches">
        <th scope="row" data-sort="1">touches</th>
        <td class="engine"></td>
        <td data-sort="1000"><span class="verdict passed compact"><span \
        aria-hidden="true">1/1</span><span class="spoken">1 passed</span></span></td>
        <td class="engine"><span class="verdict skipped">not claimed</span></td>
        <td></td>
        </tr>
        </tbody>
        </table>
        </div>
        <div class="scroll" role="group" aria-label="Engines by clauses" tabindex="0">
        <table class="summary matrix clauses" data-matrix="clauses">
        <thead>
        <tr>
        <th scope="col">Clause</th>
        <th scope="col">Page</th>
        <th scope="col">Level</th>
        <th scope="col" data-column="differ" data-first="descending">Differ</th>
        <th scope="col" class="engine"><span class="short" title="One 1.0" \
        aria-hidden="true"><bdi>On</bdi></span><span class="spoken"><bdi>One</bdi></span></th>
        <th scope="col" class="engine"><span class="short" title="Two Words 2.0" \
        aria-hidden="true"><bdi>TW</bdi></span><span class="spoken"><bdi>Two Words</bdi></span></th>
        </tr>
        </thead>
        <tbody>
        <tr data-key="HIT-4" data-features="hit-testing">
        <th scope="row" data-sort="0"><a href="hit.html#HIT-4"><span class="id">HIT-4</span> \
        Hidden views are skipped</a></th>
        <td data-sort="0">Hit-testing</td>
        <td data-sort="0"><span class="level must">MUST</span></td>
        <td data-sort="2">2</td>
        <td class="engine" data-sort="1000"><span class="verdict passed compact"><span \
        aria-hidden="true">3/3</span><span class="spoken">3 passed</span></span></td>
        <td class="engine" data-sort="333"><span class="verdict failed compact"><span \
        aria-hidden="true">1/3</span><span class="spoken">1 failed, 1 errored, 1 \
        passed</span></span></td>
        </tr>
        <tr data-key="HIT-5" data-features="hit-testing">
        <th scope="row" data-sort="1"><a href="hit.html#HIT-5"><span class="id">HIT-5</span> Views \
        may shine</a></th>
        <td data-sort="1">Hit-testing</td>
        <td data-sort="2"><span class="level may">MAY</span></td>
        <td></td>
        <td class="engine" data-sort="1000"><span class="verdict passed compact"><span \
        aria-hidden="true">1/1</span><span class="spoken">1 passed</span></span></td>
        <td class="engine"><span class="verdict skipped compact"><span class="spoken">1 \
        skipped</span></span></td>
        </tr>
        </tbody>
        </table>
        </div>

        """)
  }

  @Test("Without engines the clauses stand alone")
  func noEngines() async throws {
    let text = try await PlainTheme.file("matrix.html", of: sample.book)
    #expect(text.contains("<tr data-key=\"HIT-5\" data-features=\"hit-testing\">"))
    #expect(!text.contains("class=\"verdict "))
  }
}
