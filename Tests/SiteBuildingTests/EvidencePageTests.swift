import Conformance
@testable import Results
@testable import SpecReading
import Testing

@testable import SiteBuilding

@Suite("EvidencePage")
struct EvidencePageTests {
  /// A book whose traceability matrix has that evidence for the statements U1, U2 and so on.
  private func book(_ evidence: StatementEvidence?..., pages: Page...) -> SpecBook {
    let statements = evidence.enumerated().map { index, evidence in
      TraceabilityMatrix.Statement(
        id: "U\(index + 1)", section: "Further",
        location: SourceLocation(file: "Spec/sources.md", line: index + 1),
        status: .covered(by: ["HIT-4"]), evidence: evidence)
    }
    return SpecBook(
      pages: pages, traceabilityMatrix: TraceabilityMatrix(statements: statements), diagnostics: [])
  }

  private func basis(of clause: Clause, _ book: SpecBook) async throws -> String? {
    try await PlainTheme.file("hit.html", of: book).split(separator: "\n")
      .first { $0.hasPrefix("<li class=\"basis\">") }.map(String.init)
  }

  @Test("A clause links to the addresses of its evidence once each, Apple's first")
  func basis() async throws {
    let clause = Samples.clause(statements: ["U1", "U2", "U3", "U4", "U5"])
    let book = book(
      StatementEvidence(confidence: .observed, bases: [.address("https://example.org/a?b=1&c=2")]),
      StatementEvidence(
        confidence: .documented,
        bases: [
          .address("https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:)"),
          .header("UIView.h", symbol: "hitTest:<b>"),
        ]),
      StatementEvidence(confidence: .reported, bases: [.address("https://example.org/told")]),
      StatementEvidence(
        confidence: .observed, system: "iOS 26.1 (23B86)",
        bases: [.address("https://example.org/a?b=1&c=2")]), nil,
      pages: Samples.page(clause: clause))
    let apple = "https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:)"
    #expect(
      try await basis(of: clause, book) == """
        <li class="basis"><details><summary>Rests on</summary> <a href="\(apple)" title="\(apple)">\
        developer.apple.com/…/uiview/hittest(_:with:)</a>, <code>UIView.h</code> \
        <code>hitTest:&lt;b&gt;</code>, <a href="https://example.org/a?b=1&amp;c=2" \
        title="https://example.org/a?b=1&amp;c=2">example.org/a?b=1&amp;c=2</a></details></li>
        """)
    #expect(
      try await PlainTheme.file("hit.html", of: book)
        .contains("<li>recorded on iOS 26.1 (23B86)</li>"))
  }

  @Test("A clause that is only reported mentions its sources and links to the page of evidence")
  func reported() async throws {
    let clause = Samples.clause(level: .should, confidence: .reported, statements: ["U1"])
    let book = book(
      StatementEvidence(
        confidence: .reported,
        bases: [.address("https://www.example.org"), .address("javascript:alert(1)")]),
      pages: Samples.page(clause: clause))
    let page = try await PlainTheme.file("hit.html", of: book)
    #expect(page.contains("<li><a href=\"evidence.html#HIT-4\">reported</a></li>"))
    #expect(
      try await basis(of: clause, book) == """
        <li class="basis"><details><summary>Mentioned in</summary> <a href="https://www.example.org" \
        title="https://www.example.org">example.org</a>, javascript:alert(1)</details></li>
        """)
  }

  @Test("The page lists the clauses that a recorded run would settle, with links to the scenarios")
  func page() async throws {
    let open = Samples.clause(
      "HIT-5", "Open & <b>", level: .may, confidence: .disputed, untested: "nobody knows")
    let book = book(
      nil,
      pages: Samples.page(
        clause: Samples.clause(level: .should, confidence: .reported),
        slugs: ["a", "b", "c", "d", "e"]),
      Samples.page("other", clause: open, slugs: []),
      Samples.page("third", clause: Samples.clause("HIT-6"), slugs: ["f"]))
    let page = try await PlainTheme.file("evidence.html", of: book)
    #expect(page.hasPrefix("<h1>What a recorded run would settle</h1>\n<p>A clause is documented"))
    #expect(
      page.contains(
        """
        <th scope="row">reported</th>
        <td class="number">0</td>
        <td class="number">1</td>
        <td class="number">0</td>
        <td class="number">1</td>
        """))
    let rows = page.range(of: "<tr id=\"HIT-4\">").map { String(page[$0.lowerBound...]) } ?? ""
    #expect(
      rows == """
        <tr id="HIT-4">
        <th scope="row"><a class="permalink" href="hit.html#HIT-4"><span class="id">HIT-4</span> \
        Hidden views are skipped</a></th>
        <td><span class="level should">SHOULD</span></td>
        <td>reported</td>
        <td><a class="permalink" href="hit.html#HIT-4/a">HIT-4/a</a>, \
        <a class="permalink" href="hit.html#HIT-4/b">HIT-4/b</a>, \
        <a class="permalink" href="hit.html#HIT-4/c">HIT-4/c</a> and 2 more</td>
        </tr>
        <tr id="HIT-5">
        <th scope="row"><a class="permalink" href="other.html#HIT-5"><span class="id">HIT-5</span> \
        Open &amp; &lt;b&gt;</a></th>
        <td><span class="level may">MAY</span></td>
        <td>disputed</td>
        <td>\(HTML { $0.append(Outcome.notTested, .english) }.text)</td>
        </tr>
        </tbody>
        </table>
        </div>

        """)
  }

  @Test("A clause and the page of evidence say what UIKit did on each system")
  func uikit() async throws {
    let clause = Samples.clause()
    var book = book(nil, pages: Samples.page(clause: clause, slugs: ["a", "b"]))
    let without = try await PlainTheme.file("evidence.html", of: book)
    #expect(without.contains("<p>UIKit has not been run yet"))
    let digests = book.scenarios.map { ($0.id.description, $0.digest) }
    let deviation = Difference(
      step: 0, line: 1, phrase: "p", expected: "A", actual: "B", mismatch: nil)
    func run(_ system: String, _ rows: [UIKitRun.Row]) -> UIKitRun {
      UIKitRun(
        engine: EngineProfile(
          name: "UIKit, played by a test", version: system, language: "Swift", features: []),
        rows: rows)
    }
    let held = digests.map { UIKitRun.Row(id: $0, digest: $1) }
    book.uikitRuns = [
      run("Toy 1\u{202E}\u{1B}", held), run("Toy 2 <b>", [held[0]]), run("Toy 3", []),
      run("Toy 4", [.init(id: "HIT-4/b", digest: held[1].digest, differences: [deviation])]),
      run("Toy 5", [.init(id: "HIT-4/a", digest: "older"), held[1]]),
    ]
    let page = try await PlainTheme.file("hit.html", of: book)
    #expect(page.contains("<li>held on <bdi>Toy 1‹U+202E›‹U+001B›</bdi></li>"))
    #expect(page.contains("<li>held on <bdi>Toy 2 &lt;b&gt;</bdi>, 1 of 2 scenarios</li>"))
    #expect(page.contains("<li>not run on <bdi>Toy 3</bdi></li>"))
    #expect(
      page.contains(
        "<li>UIKit differs on <bdi>Toy 4</bdi>: "
          + "<a class=\"permalink\" href=\"#HIT-4/b\">HIT-4/b</a></li>"))
    #expect(page.contains("<li>held on <bdi>Toy 5</bdi>, 1 of 2 scenarios</li>"))
    let evidence = try await PlainTheme.file("evidence.html", of: book)
    #expect(
      evidence.contains(
        """
        <th scope="row"><bdi>Toy 5</bdi></th>
        <td class="number">1</td>
        <td class="number">0</td>
        <td class="number">1</td>
        <td class="number">0</td>
        """))
  }

  @Test("A clause of which UIKit was asked all has no link to the list, which leaves it out")
  func settled() async throws {
    let clauses = [Confidence.reported, .disputed].enumerated().map { index, confidence in
      Samples.clause("HIT-\(index + 4)", level: .should, confidence: confidence)
    }
    var book = book(
      nil, pages: Samples.page(clause: clauses[0]), Samples.page("other", clause: clauses[1]))
    func links(_ book: SpecBook) async throws -> (count: Int, broken: [Diagnostic]) {
      let files = try await SiteBuilder(theme: PlainTheme.read(), snapshots: Samples.snapshots)
        .build(book, reports: [])
      let outcome = SiteChecker(files).check()
      return (outcome.links, outcome.diagnostics.filter { $0.summary.contains("evidence.html#") })
    }
    let before = try await links(book)
    book.uikitRuns = [
      UIKitRun(
        engine: EngineProfile(name: "UIKit", version: "Toy 1", language: "Swift", features: []),
        rows: book.scenarios.map { .init(id: $0.id.description, digest: $0.digest) })
    ]
    let after = try await links(book)
    #expect(before.broken + after.broken == [])
    #expect(after.count < before.count)
    #expect(try await PlainTheme.file("hit.html", of: book).contains("<li>reported</li>"))
  }

  @Test("Without a traceability matrix there is no page of evidence and no link to it")
  func noMatrix() async throws {
    let book = Samples.book(
      Samples.page(clause: Samples.clause(level: .may, confidence: .disputed)))
    let files = try await SiteBuilder(theme: PlainTheme.read()).build(book, reports: [])
    #expect(!files.contains { $0.path == "evidence.html" })
    #expect(try await PlainTheme.file("hit.html", of: book).contains("<li>disputed</li>"))
  }

  @Test("The cells of evidence have links, and a paragraph on UIKit is an aside")
  func blocks() async throws {
    let evidence = StatementEvidence(
      confidence: .observed, bases: [.address("https://example.org/a_b")])
    let ledger = Page(
      file: "Spec/sources.md", name: "sources", title: "Sources",
      blocks: [
        .aside(html: "<p>UIKit: it does.</p>\n"),
        .traceabilityMatrix(
          Samples.table(
            ["statement", "evidence", "home"],
            [["U1", "observed <https://example.org/a_b>", "open"], ["U2", "", "open"]])),
      ], clauses: [], scenarios: [])
    let page = try await PlainTheme.file(
      "sources.html", of: book(evidence, evidence, pages: ledger, Samples.page()))
    #expect(page.contains("<div class=\"aside\"><p>UIKit: it does.</p>\n</div>"))
    #expect(
      page.contains(
        """
        <th scope="row"><a class="permalink" href="#U1">U1</a></th>
        <td class="evidence">observed <a href="https://example.org/a_b" \
        title="https://example.org/a_b">example.org/a_b</a></td>
        <td>open</td>
        """))
    #expect(
      page.contains(
        """
        <th scope="row"><a class="permalink" href="#U2">U2</a></th>
        <td></td>
        """))
  }

  @Test(
    "An address has a short name",
    arguments: [
      ("https://example.org", "example.org"), ("https://example.org/", "example.org"),
      ("http://www.example.org/a/b/", "example.org/a/b"),
      ("https://example.org/%EB%B7%B0%E2%80%AE", "example.org/뷰‹U+202E›"),
      (
        "https://developer.apple.com/documentation/uikit/uiview/ishidden",
        "developer.apple.com/…/uiview/ishidden"
      ),
      (
        "https://example.org/questions/1/\(String(repeating: "x", count: 50))",
        "example.org/…/\(String(repeating: "x", count: 30))…"
      ),
    ])
  func labels(address: String, label: String) { #expect(address.webLabel == label) }
}

extension String {
  /// Returns the position of the first occurrence of some text.
  fileprivate func range(of text: String) -> Range<Index>? { ranges(of: text).first }
}
