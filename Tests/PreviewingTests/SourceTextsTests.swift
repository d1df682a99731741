import Testing

@testable import Previewing

@Suite struct SourceTextsTests {
  @Test(
    "A line has the places of its scenario and of the heading above it",
    arguments: [
      (0, []), (1, ["hit-testing"]), (2, ["HIT-4"]), (4, ["HIT-4/hidden-view", "HIT-4"]),
      (5, ["HIT-4"]), (6, ["later-notes"]),
    ])
  func places(line: Int, expected: [String]) {
    let text = """

      # Hit-testing
      ## HIT-4 A hidden view
      Prose
      | Hidden view | C is hiden |
      |
      ### Later notes
      """
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(SourceTexts.places(at: line, in: lines) == expected)
  }
}
