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
    #expect(text == Fixture.text("matrix.html"))
  }

  @Test("Without engines the clauses stand alone")
  func noEngines() async throws {
    let text = try await PlainTheme.file("matrix.html", of: sample.book)
    #expect(text.contains("<tr data-key=\"HIT-5\" data-features=\"hit-testing\">"))
    #expect(!text.contains("class=\"verdict "))
  }
}
