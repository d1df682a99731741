import Testing

@testable import SpecReading

@Suite("Places of what a page names")
struct PageIndexTests {
  @Test(
    "A line has the ids of its scenario and of the heading above it, though the clause has mistakes",
    arguments: [
      (1, []), (2, ["hit-testing"]), (4, ["HIT-4"]), (6, ["HIT-4"]),
      (10, ["HIT-4/hidden-view", "HIT-4"]), (11, ["HIT-4"]), (12, ["later-notes"]),
      (14, ["later-notes-1"]), (16, ["words"]),
    ])
  func anchors(line: Int, expected: [String]) {
    let text = """

      # Hit-testing

      ## HIT-4 A hidden view

      Prose

      | scenario    | given       |
      | ----------- | ----------- |
      | Hidden view | C is hiden  |

      ### Later notes

      ### Later notes

      ## 낱말 {#words}
      """
    let index = PageIndex(Array(text.utf8), file: "Spec/page.md", name: "page", .uikit)
    #expect(index.anchors(at: line) == expected)
  }
}
