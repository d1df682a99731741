import Conformance
import SpecReading
import Testing

@testable import SiteBuilding

@Suite("PageContent")
struct PageContentTests {
  @Test("A page shows every engine's verdict beside every scenario")
  func page() async throws {
    let book = Samples.book(Samples.page(slugs: ["hidden", "shown", "half", "gone"]))
    let report = Samples.report(verdicts: [
      ("HIT-4/hidden", .passed), ("HIT-4/shown", Samples.failure()),
      ("HIT-4/half", .skipped(reason: "no alpha", url: "https://example.com/1")),
    ])
    let text = try await PlainTheme.file("hit.html", of: book, reports: [report])
    #expect(
      text == """
        <h1 id="hit">Hit-testing</h1>
        <nav class="contents" aria-label="Clauses">
        <div class="scroll" role="group" aria-label="Table of clauses" tabindex="0">
        <table class="summary">
        <thead>
        <tr>
        <th scope="col">Clause</th>
        <th scope="col">Level</th>
        <th scope="col" class="engine"><bdi>Toy</bdi> <small><bdi>1.0</bdi></small></th>
        </tr>
        </thead>
        <tbody>
        <tr>
        <th scope="row"><a href="#HIT-4"><span class="id">HIT-4</span> Hidden views are \
        skipped</a></th>
        <td><span class="level must">MUST</span></td>
        <td class="engine"><span class="verdict failed">1 failed, 1 not run, 1 skipped, 1 \
        passed</span></td>
        </tr>
        </tbody>
        <tfoot>
        <tr>
        <th scope="row" colspan="2">All clauses</th>
        <td class="engine"><span class="verdict failed">1 failed, 1 not run, 1 skipped, 1 \
        passed</span></td>
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
        <li><bdi>Toy</bdi> <span class="verdict failed">1 failed, 1 not run, 1 skipped, 1 \
        passed</span></li>
        </ul>
        <div class="scroll" role="group" aria-label="Scenarios of HIT-4" tabindex="0">
        <table class="scenarios" data-outcomes="PFsn">
        <thead>
        <tr>
        <th scope="col">scenario</th>
        <th scope="col">given</th>
        <th scope="col">then</th>
        <th scope="col" class="engine"><bdi>Toy</bdi> <small><bdi>1.0</bdi></small></th>
        </tr>
        </thead>
        <tbody>
        <tr id="HIT-4/hidden">
        <th scope="row"><a class="permalink" href="#HIT-4/hidden">hidden</a></th>
        <td>C is hidden</td>
        <td>A</td>
        <td class="engine"><span class="verdict passed">passed</span></td>
        </tr>
        <tr id="HIT-4/shown">
        <th scope="row"><a class="permalink" href="#HIT-4/shown">shown</a></th>
        <td>C is hidden</td>
        <td>A</td>
        <td class="engine"><details open="">
        <summary><span class="verdict failed">failed</span></summary>
        <p class="phrase">the hit-test view is A</p>
        <dl>
        <dt>expected</dt>
        <dd>A</dd>
        <dt>actual</dt>
        <dd><bdi>E</bdi></dd>
        </dl>
        </details>
        </td>
        </tr>
        <tr id="HIT-4/half">
        <th scope="row"><a class="permalink" href="#HIT-4/half">half</a></th>
        <td>C is hidden</td>
        <td>A</td>
        <td class="engine"><details>
        <summary><span class="verdict skipped">skipped</span></summary>
        <p><bdi>no alpha</bdi> <a href="https://example.com/1" rel="nofollow noopener \
        noreferrer">more</a></p>
        </details>
        </td>
        </tr>
        <tr id="HIT-4/gone">
        <th scope="row"><a class="permalink" href="#HIT-4/gone">gone</a></th>
        <td>C is hidden</td>
        <td>A</td>
        <td class="engine"><span class="verdict not-run">not run</span></td>
        </tr>
        </tbody>
        </table>
        </div>

        """)
  }

  @Test("The steps of a scenario share one verdict")
  func steps() async throws {
    var page = Samples.page(slugs: ["drag"])
    page.blocks[2] = .scenarios(
      .init(
        table: Samples.table(
          ["step", "when"], [["1", "touching 1 1"], ["2", "the touch ends"]]),
        shape: .steps(ScenarioID(clause: "HIT-4", slug: "drag"))))
    let report = Samples.report(verdicts: [("HIT-4/drag", .errored(message: "died\nof signal 11"))])
    let text = try await PlainTheme.file("hit.html", of: Samples.book(page), reports: [report])
    #expect(
      text == """
        <h1 id="hit">Hit-testing</h1>
        <nav class="contents" aria-label="Clauses">
        <div class="scroll" role="group" aria-label="Table of clauses" tabindex="0">
        <table class="summary">
        <thead>
        <tr>
        <th scope="col">Clause</th>
        <th scope="col">Level</th>
        <th scope="col" class="engine"><bdi>Toy</bdi> <small><bdi>1.0</bdi></small></th>
        </tr>
        </thead>
        <tbody>
        <tr>
        <th scope="row"><a href="#HIT-4"><span class="id">HIT-4</span> Hidden views are \
        skipped</a></th>
        <td><span class="level must">MUST</span></td>
        <td class="engine"><span class="verdict errored">1 errored</span></td>
        </tr>
        </tbody>
        <tfoot>
        <tr>
        <th scope="row" colspan="2">All clauses</th>
        <td class="engine"><span class="verdict errored">1 errored</span></td>
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
        <li><bdi>Toy</bdi> <span class="verdict errored">1 errored</span></li>
        </ul>
        <div class="scroll" role="group" aria-label="Steps of HIT-4/drag" tabindex="0">
        <table class="scenarios steps" id="HIT-4/drag" data-outcomes="E">
        <caption><a class="permalink" href="#HIT-4/drag">HIT-4/drag</a></caption>
        <thead>
        <tr>
        <th scope="col">step</th>
        <th scope="col">when</th>
        <th scope="col" class="engine"><bdi>Toy</bdi> <small><bdi>1.0</bdi></small></th>
        </tr>
        </thead>
        <tbody>
        <tr>
        <th scope="row">1</th>
        <td>touching 1 1</td>
        <td class="engine" rowspan="2"><details>
        <summary><span class="verdict errored">errored</span></summary>
        <pre><bdi>died
        of signal 11</bdi></pre>
        </details>
        </td>
        </tr>
        <tr>
        <th scope="row">2</th>
        <td>the touch ends</td>
        </tr>
        </tbody>
        </table>
        </div>

        """)
  }

  @Test("A clause without scenarios is shown as not tested")
  func notTested() async throws {
    let clause = Samples.clause(untested: "no engine reports it")
    let book = Samples.book(Samples.page(clause: clause, slugs: []))
    let text = try await PlainTheme.file(
      "hit.html", of: book, reports: [Samples.report(verdicts: [])])
    #expect(text.contains("<li><span class=\"verdict not-tested\">not tested</span></li>"))
    #expect(!text.contains("class=\"verdict passed\""))
    #expect(!text.contains("rollup"))
  }

  @Test("No place has the name of another, and permalinks lead to their place")
  func permalinks() async throws {
    let anchors = ["stage", "stage", "stage-1", "HIT-4", "HIT-4/hidden", "HIT-4/a-%-é"]
    var page = Samples.page(slugs: ["hidden", "a-%-é"])
    page.blocks += anchors.map { .heading(.init(level: 2, anchor: $0, text: "Again")) }
    let text = try await PlainTheme.file("hit.html", of: Samples.book(page))
    let ids = text.split(separator: " id=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
    #expect(
      ids == [
        "hit", "HIT-4", "HIT-4/hidden", "HIT-4/a-%-é", "stage", "stage-1", "stage-1-1", "HIT-4-1",
        "HIT-4/hidden-1", "HIT-4/a-%-é-1",
      ])
    #expect(text.contains("<a class=\"permalink\" href=\"#HIT-4\">HIT-4</a>"))
    #expect(text.contains("<a class=\"permalink\" href=\"#HIT-4/a-%25-%C3%A9\">a-%-é</a>"))
  }

  @Test("A page has one heading of the first level")
  func oneTitle() async throws {
    var page = Samples.page()
    page.blocks.append(.heading(.init(level: 1, anchor: "again", text: "Again")))
    let text = try await PlainTheme.file("hit.html", of: Samples.book(page))
    #expect(text.contains("<h1 id=\"hit\">Hit-testing</h1>"))
    #expect(text.contains("<h2 id=\"again\">Again</h2>"))
    page.blocks.removeFirst()
    let untitled = try await PlainTheme.file("hit.html", of: Samples.book(page))
    #expect(untitled.contains("<h1>Hit-testing</h1>"))
  }
}
