import Conformance
import SpecReading
import Testing

@testable import SiteBuilding

@Suite("The comparison of engines")
struct DifferencesTests {
  private let sample = ResultsSample()

  @Test("The comparison shows only the scenarios in which engines differ")
  func differences() async throws {
    let text = try await PlainTheme.file(
      "compare.html", of: sample.book, reports: sample.reports)
    #expect(text == Fixture.text("differences.html"))
  }

  @Test("Without a difference the comparison contains a remark")
  func nothing() async throws {
    let one = try await PlainTheme.file(
      "compare.html", of: sample.book, reports: [sample.reports[0]])
    #expect(one.contains(">There are no two engines here to be compared.</p>"))
    let same = try await PlainTheme.file(
      "compare.html", of: sample.book, reports: [sample.reports[0], sample.reports[0]])
    #expect(
      same.contains(">In every scenario that several engines ran, they did the same.</p>"))
  }
}
