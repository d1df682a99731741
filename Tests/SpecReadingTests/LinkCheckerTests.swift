import Foundation
import Testing

@testable import SpecReading

@Suite("Links between pages")
struct LinkCheckerTests {
  private let touches = """
    # Touches

    \(TestPage.stage)

    ## TOUCH-1 Title

    It MUST.

    Sources: [Ledger](sources.md#apple-2019). Feature: touches. Confidence: documented.

    | scenario | then A contains |
    | -------- | --------------- |
    | inside   | 1 1             |

    ## In other words
    """

  /// Returns the diagnostics of a page beside others.
  private func problems(_ markdown: String, rendering: SpecReader.Rendering = .none) async
    -> String
  {
    let pages = [
      ("page", markdown), ("touches", touches), ("sources", "# Sources\n\n## Apple 2019"),
      ("über uns", "# Über uns\n\n## Größe"),
    ]
    let readings = pages.map { name, text in
      var reader = PageReader(
        Array(text.utf8), file: "Spec/\(name).md", name: name, rendering: rendering)
      return reader.read()
    }
    return TestPage.text(of: await SpecReader.book(readings).diagnostics)
  }

  @Test(
    "Links to pages, clauses, scenarios, headings and other sites are sound",
    arguments: [
      "touches.md", "./touches.md#", "touches.md#TOUCH-1", "touches.md#TOUCH-1/inside",
      "touches.md#in-other-words", "#page", "sources.md#apple-2019",
      "%C3%BCber%20uns.md#gr%C3%B6%C3%9Fe",
      "https://example.org/other.md#x", "/other.md", "other.txt", "mailto:a@b.md", "",
    ])
  func sound(_ address: String) async {
    #expect(
      await problems("# Page\n\nSee [there](\(address)).\n\n| a |\n| - |\n| [b](\(address)) |")
        == "")
  }

  @Test(
    "A link to a missing page or anchor is reported", arguments: [false, true])
  func broken(isRendered: Bool) async throws {
    let cases = try TestPage.cases(of: TestPage.fixtures.appending(path: "Links.txt"))
    #expect(!cases.isEmpty)
    for (_, page, expected) in cases {
      #expect(await problems(page, rendering: isRendered ? .html : .none) == expected)
    }
  }
}
