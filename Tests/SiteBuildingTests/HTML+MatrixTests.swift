import Conformance
import SpecReading
import Testing

@testable import SiteBuilding

@Suite("The matrix of engines")
struct MatrixTests {
  private let sample = ResultsSample()

  @Test("The matrix lists pages, features and clauses, those with differences first")
  func matrix() async throws {
    let text = try await PlainTheme.file(
      "matrix.html", of: sample.book, reports: sample.reports)
    #expect(text == Fixture.text("matrix.html"))
  }

  @Test("Without engines the matrix lists the clauses without verdicts")
  func noEngines() async throws {
    let text = try await PlainTheme.file("matrix.html", of: sample.book)
    #expect(text.contains("<tr data-key=\"HIT-5\" data-features=\"hit-testing\">"))
    #expect(!text.contains("class=\"verdict "))
  }
}
