import Conformance
import SpecReading
import Testing

@testable import SiteBuilding

@Suite("BlockRenderer")
struct BlockRendererTests {
  @Test("Prose, stages, ledgers and other tables stand as the page has them")
  func blocks() async throws {
    let page = Page(
      file: "Spec/a/sources.md", name: "a/sources", title: "Sources",
      blocks: [
        .heading(.init(level: 1, anchor: "sources", text: "Sources")),
        .prose(html: "<p>Where it <em>went</em>.</p>\n"),
        .heading(.init(level: 3, anchor: "rows", text: "Rows")),
        .stage(Samples.table(["responder", "frame"], [["A", "0 0 1 1"]])),
        .traceabilityMatrix(
          Samples.table(
            ["statement", "home"], [["S1", "HIT-4, HIT-9"], ["S2", "open"], ["", "x < HIT-4"]])),
        .table(Samples.table(["l", "c", "r"], [["1", "2", "3"]], [.left, .center, .right])),
      ], clauses: [], scenarios: [])
    let text = try await PlainTheme.file("a/sources.html", of: Samples.book(page, Samples.page()))
    #expect(
      text == """
        <h1 id="sources">Sources</h1>
        <p>Where it <em>went</em>.</p>
        <h3 id="rows">Rows</h3>
        <div class="scroll" role="group" aria-label="Stage" tabindex="0">
        <table class="stage">
        <thead>
        <tr>
        <th scope="col">responder</th>
        <th scope="col">frame</th>
        </tr>
        </thead>
        <tbody>
        <tr>
        <td>A</td>
        <td>0 0 1 1</td>
        </tr>
        </tbody>
        </table>
        </div>
        <div class="scroll" role="group" aria-label="Ledger" tabindex="0">
        <table class="ledger">
        <thead>
        <tr>
        <th scope="col">statement</th>
        <th scope="col">home</th>
        </tr>
        </thead>
        <tbody>
        <tr id="S1">
        <th scope="row"><a class="permalink" href="#S1">S1</a></th>
        <td><a class="permalink" href="../hit.html#HIT-4">HIT-4</a>, HIT-9</td>
        </tr>
        <tr id="S2">
        <th scope="row"><a class="permalink" href="#S2">S2</a></th>
        <td>open</td>
        </tr>
        <tr>
        <td></td>
        <td>x &lt; <a class="permalink" href="../hit.html#HIT-4">HIT-4</a></td>
        </tr>
        </tbody>
        </table>
        </div>
        <div class="scroll" role="group" aria-label="Table" tabindex="0">
        <table class="plain">
        <thead>
        <tr>
        <th scope="col" class="left">l</th>
        <th scope="col" class="center">c</th>
        <th scope="col" class="right">r</th>
        </tr>
        </thead>
        <tbody>
        <tr>
        <td class="left">1</td>
        <td class="center">2</td>
        <td class="right">3</td>
        </tr>
        </tbody>
        </table>
        </div>

        """)
  }
}
