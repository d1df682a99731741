import Foundation
import Testing

@testable import SpecReading

@Suite("Diagnostics of pages")
struct SpecDiagnosticTests {
  private static let diagnostics = TestPage.fixtures.appending(path: "Diagnostics")

  @Test(
    "The mistakes of a page are reported with location, wording and hint",
    arguments: try FileManager.default.contentsOfDirectory(atPath: diagnostics.path))
  func reports(name: String) throws {
    let cases = try TestPage.cases(of: Self.diagnostics.appending(path: name))
    #expect(!cases.isEmpty)
    for (name, page, expected) in cases {
      #expect(TestPage.text(of: TestPage.page(page).diagnostics) == expected, "\(name)")
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
