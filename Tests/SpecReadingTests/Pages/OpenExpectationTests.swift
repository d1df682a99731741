import Conformance
import Results
import Testing

@testable import SpecReading

@Suite("Expectations that are not known yet")
struct OpenExpectationTests {
  private static func reading(_ table: String) -> (scenario: Scenario?, diagnostics: [String]) {
    let page = TestPage.clause(table)
    return (page.page.scenarios.first, page.diagnostics.map(\.summary))
  }

  @Test(
    "A `?` in the place of a slot, or at the end of a phrase, asks",
    arguments: [
      ("then the hit-test view is", "?"), ("then", "the hit-test view is ?"),
      ("then", "A gets ? touches"), ("then", "A saw ?"), ("then the touch visits", "?"),
      ("then", "A contains 1 2 ?"), ("then", "finger 1 is at ?"), ("then", "A gets the touch ?"),
    ])
  func asks(header: String, cell: String) {
    let (scenario, diagnostics) = Self.reading(
      """
      | scenario | when touching | \(header) |
      | -------- | ------------- | --------- |
      | new      | 10 10         | \(cell)   |
      """)
    let phrase = header == "then" ? cell : "\(header.dropFirst(5)) \(cell)"
    #expect(diagnostics == ["`\(phrase)` is not known yet"])
    #expect(scenario?.openExpectations.map(\.words) == [phrase])
    #expect(scenario?.expectations == [])
  }

  @Test(
    "Without a question to ask, a `?` is a mistake",
    arguments: [
      ("then", "?"), ("then", "A contains ? ?"), ("then", "next of ? is ?"),
      ("then", "next of ? is A"), ("then", "the hit-test view is A or ?"),
      ("given", "A is hidden ?"), ("then", "the hit-test view is A ?"),
    ])
  func mistakes(header: String, cell: String) {
    let (scenario, diagnostics) = Self.reading(
      """
      | scenario | when touching | \(header) |
      | -------- | ------------- | --------- |
      | new      | 10 10         | \(cell)   |
      """)
    #expect(scenario?.openExpectations.map(\.words) == [])
    #expect(diagnostics.count >= 1)
    #expect(!diagnostics.contains { $0.contains("not known yet") })
  }

  @Test("Several phrases of a cell may be open, and each is told at its place")
  func several() {
    let page = TestPage.clause(
      """
      | scenario | when touching | then                                        |
      | -------- | ------------- | ------------------------------------------- |
      | new      | 10 10         | A saw ?; the touch visits A → …; B saw ? |
      """)
    #expect(page.diagnostics.map(\.location.column) == [30, 63])
    #expect(page.page.scenarios[0].openExpectations.map(\.place.part) == [0, 2])
    #expect(page.page.scenarios[0].expectations.count == 1)
  }

  @Test(
    "A cell says a text, or none does",
    arguments: [
      ("A → B", "A → B"), ("a | b", "a \\| b"), ("?", "\\?"), ("a ? b", "a \\? b"),
      ("my_view", "my_view"), ("*a*", "\\*a\\*"), ("`a`", "\\`a\\`"), ("<b>", "\\<b>"),
      ("a\\|b", "a\\\\\\|b"), ("a\nb", nil), ("a\u{7}", nil),
    ] as [(String, String?)])
  func markdown(text: String, markdown: String?) {
    #expect(PipeTable.Cell.markdown(of: text) == markdown)
  }
}
