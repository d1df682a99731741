import Foundation
import Testing

@testable import SpecReading

@Suite("Diagnostics of pages")
struct SpecDiagnosticTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures/Diagnostics")

  // Behind `===` a file has the name of a case, then a page, and below `>>>` what is said of it. What
  // pages have in common stands in braces.
  @Test(
    "The mistakes of a page are reported with location, wording and hint",
    arguments: try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil))
  func reports(file: URL) throws {
    let text = try String(contentsOf: file, encoding: .utf8)
      .replacing(
        "{clause}", with: "# Page\n\n{stage}\n\n## HIT-1 Title\n\nIt MUST hold.\n\n{sources}"
      )
      .replacing("{stage}", with: TestPage.stage).replacing("{sources}", with: TestPage.sources)
    let cases = "\n\(text)".components(separatedBy: "\n=== ").dropFirst()
    #expect(!cases.isEmpty)
    for example in cases {
      let halves = example.components(separatedBy: "\n>>>\n")
      try #require(halves.count == 2, "\(example)")
      let page = TestPage.page(String(halves[0].drop { $0 != "\n" }.dropFirst()))
      #expect(
        TestPage.text(of: page.diagnostics) == halves[1].trimmingCharacters(in: .newlines),
        "\(halves[0].prefix { $0 != "\n" })")
    }
  }

  @Test("Rows that leave out too many cells are a mistake of the table")
  func cellsLeftOut() {
    let header =
      "|\(String(repeating: "a|", count: 1000))\n|\(String(repeating: "-|", count: 1000))"
    let page = TestPage.page("# Page\n\n\(header)\n" + String(repeating: "|b\n", count: 502))
    #expect(
      TestPage.text(of: page.diagnostics) == """
        Spec/page.md:3:1: the rows of this table leave out too many cells
          hint: write every row with as many cells as the header, or make tables of fewer columns
        """)
  }
}
