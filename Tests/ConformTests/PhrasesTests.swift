import Testing

@testable import Commands

@Suite struct PhrasesTests {
  @Test("Each phrase is listed below its keywords, with its help and feature")
  func text() {
    let lines = Phrases.text(of: .uikit).output.split(separator: "\n").map(String.init)
    #expect(lines.first == "given or when")
    #expect(lines.contains("  {view} has alpha {number}"))
    #expect(lines.contains("      Sets a view's own alpha, 0 to 1. (hit-testing)"))
    #expect(lines.contains("what fills a slot"))
    #expect(lines.contains("  {view or nobody}: the name of a view, or `nobody`"))
    #expect(lines.filter { $0.hasPrefix("  {number}:") } == ["  {number}: a number"])
  }
}
