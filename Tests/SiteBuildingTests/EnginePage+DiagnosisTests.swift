import Conformance
import Results
import SpecReading
import Testing

@testable import SiteBuilding

@Suite("The diagnosis on the page of an engine")
struct DiagnosisPageTests {
  private static let ids = ["HIT-4/a", "HIT-4/b", "HIT-4/d", "HIT-4/e"]

  private func text(
    _ faults: [Fault], expected reason: String? = nil, asked ids: [String] = []
  ) async throws -> String {
    var book = Samples.book(Samples.page(slugs: ["a", "b", "c", "d", "e"]))
    var json = JSONWriter()
    json.list { json in faults.forEach { $0.write(to: &json) } }
    let list = String(decoding: json.bytes, as: UTF8.self)
    let text = #"{"format":"conform-fingerprints","version":3,"faults":\#(list)}"#
    book.fingerprints = FingerprintFile(Array(text.utf8), file: "fingerprints.json")
    var report = Samples.report(
      verdicts: [
        ("HIT-4/a", Samples.failure()), ("HIT-4/b", Samples.failure()), ("HIT-4/c", .passed),
        ("HIT-4/d", Samples.failure()), ("HIT-4/e", Samples.failure()),
      ].filter { !ids.contains($0.0) },
      expected: reason.map { reason in
        Dictionary(
          uniqueKeysWithValues: Self.ids.map { ($0, ExpectedFailure(reason: reason)) })
      } ?? [:])
    report.engines[0].asked = ids.map {
      ScenarioResult(id: $0, page: "hit", line: 1, verdict: Samples.failure())
    }
    return try await PlainTheme.file("engines/toy.html", of: book, reports: [report])
  }

  /// Returns rows that differ as the results do.
  private func rows(_ ids: String...) -> [Fault.Row] {
    let result = ScenarioResult(id: "", page: "", line: 1, verdict: Samples.failure())
    return ids.map { Fault.Row(id: $0, keys: result.differenceKeys) }
  }

  private var blinking: Fault {
    Fault(
      name: "Views <blink>", clauses: ["HIT-4", "HIT-99"],
      rows: rows("HIT-4/a", "HIT-4/b", "HIT-4/c", "HIT-4/d"))
  }

  @Test("Each fault has its name, its clauses and its scenarios, above the expected findings")
  func faults() async throws {
    let text = try await text([blinking], expected: "Ours do.")
    let start = try #require(text.range(of: "<section class=\"finding diagnosis\">"))
    let end = try #require(text.range(of: "</section>"))
    let lines = text[start.lowerBound..<end.upperBound].split(separator: "\n").map(String.init)
    let link = { (id: String) in
      "<a class=\"permalink\" href=\"../hit.html#\(id)\">\(id)</a>"
    }
    #expect(
      lines == [
        "<section class=\"finding diagnosis\">", "<h3>Perhaps</h3>", "<ul class=\"faults\">",
        "<li>", "<p class=\"fault\"><bdi>Views &lt;blink&gt;</bdi></p>",
        "<ul class=\"in-clauses\">", "<li>\(link("HIT-4"))</li>", "<li><bdi>HIT-99</bdi></li>",
        "</ul>",
        "<p class=\"fit\">3 of the 4 scenarios that it would fail differ in this way</p>",
        "<p class=\"fit\">3 rows only; 1 of 4 rows passes; 1 row beside it fails too</p>",
        "<details class=\"rows\">", "<summary>explains 3 of 4</summary>",
        "<p>\(link("HIT-4/a")), \(link("HIT-4/b")), \(link("HIT-4/d"))</p>", "</details>",
        "<details class=\"rows\">", "<summary>1 that it would fail too passes</summary>",
        "<p>\(link("HIT-4/c"))</p>", "</details>", "</li>", "</ul>",
        "<details class=\"rows\">",
        "<summary>Nothing in the catalogue explains 1 of 4.</summary>",
        "<p>\(link("HIT-4/e"))</p>", "</details>", "</section>",
      ])
    let finding = try #require(text.range(of: "<section class=\"finding\">"))
    #expect(end.upperBound <= finding.lowerBound)
  }

  @Test("A fault that is the cause of a finding is told there, and not twice")
  func causeOfAFinding() async throws {
    // One of which no row passes is likely.
    let blinking = Fault(
      name: blinking.name, clauses: ["HIT-99"],
      rows: rows("HIT-4/a", "HIT-4/b", "HIT-4/d", "HIT-4/e"))
    let text = try await text([blinking])
    #expect(text.ranges(of: "Views &lt;blink&gt;").count == 1)
    #expect(!text.contains("behaves as if"))
    let name = try #require(text.range(of: "Views &lt;blink&gt;</bdi></h3>"))
    let fit = try #require(text.range(of: "<p class=\"fit\">"))
    let example = try #require(text.range(of: "<div class=\"example\">"))
    let order = [name, fit, example].map(\.lowerBound)
    #expect(order == order.sorted())
    #expect(!text.contains("<section class=\"finding diagnosis\">"))
  }

  @Test("Faults that no result tells apart are named together")
  func alike() async throws {
    let text = try await text([
      Fault(name: "Views blink", clauses: ["HIT-4"], rows: rows("HIT-4/a", "HIT-4/b")),
      Fault(name: "Views wink", clauses: ["HIT-4"], rows: rows("HIT-4/b", "HIT-4/a")),
    ])
    let names = "<bdi>Views blink</bdi>, or <bdi>Views wink</bdi>"
    #expect(text.contains("\(names)</h3>"))
  }

  @Test("What was asked besides the run is named, and is none of the failures that it explains")
  func asked() async throws {
    let fault = Fault(
      name: "Views blink", clauses: ["HIT-4"], rows: rows("HIT-4/a", "HIT-4/b", "HIT-4/d"))
    let text = try await text([fault], asked: ["HIT-4/d", "HIT-4/e"])
    #expect(text.contains("<summary>explains 2 of 2</summary>"))
    #expect(text.contains("<summary>judged by 1 more, which the run did not select</summary>"))
    #expect(text.contains("3 of the 3 scenarios that it would fail differ in this way"))
    #expect(!text.contains("HIT-4/e</a>, "))
  }

  @Test("Without a fault that fits the page has no diagnosis")
  func none() async throws {
    #expect(!(try await text([])).contains("diagnosis"))
  }
}
