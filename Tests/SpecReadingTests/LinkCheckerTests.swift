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
  func broken(isRendered: Bool) async {
    let page = """
      # Page [up](#top)

      Word, Größe [one](touchs.md#TOUCH-1), `code
      code` [two](touches.md#TOUCH-2) and
      *[three](touches.md#TOUCH-1/insde)*.

      1. item
         [four](../README.md)

      > [five](#page-u)

      | a                     | b                 |
      | --------------------- | ----------------- |
      | `](no.md)` é [six](x.md) | [seven](y.md) [z](sources.md#apple-2018) |

      Words of [eight][name].

      [name]: zz.md#%zz
      """
    #expect(
      await problems(page, rendering: isRendered ? .html : .none) == """
        Spec/page.md:1:13: the link leads to `top` on `page.md`, and there is no such place
          hint: places are clauses and scenarios, by their ids, and other headings, such as \
        `#apple-2019`
        Spec/page.md:3:19: the link leads to `touchs.md`, and there is no such page
          hint: did you mean `touches.md`?
        Spec/page.md:4:13: the link leads to `TOUCH-2` on `touches.md`, and there is no such place
          hint: did you mean `TOUCH-1`?
        Spec/page.md:5:10: the link leads to `TOUCH-1/insde` on `touches.md`, and there is no such \
        place
          hint: did you mean `TOUCH-1/inside`?
        Spec/page.md:8:11: the link leads to `../README.md`, and there is no such page
          hint: pages are the Markdown files of the folder itself
        Spec/page.md:10:10: the link leads to `page-u` on `page.md`, and there is no such place
          hint: did you mean `page-up`?
        Spec/page.md:14:22: the link leads to `x.md`, and there is no such page
          hint: pages are the Markdown files of the folder itself
        Spec/page.md:14:38: the link leads to `y.md`, and there is no such page
          hint: pages are the Markdown files of the folder itself
        Spec/page.md:14:48: the link leads to `apple-2018` on `sources.md`, and there is no such place
          hint: did you mean `apple-2019`?
        Spec/page.md:16:10: the link leads to `zz.md`, and there is no such page
          hint: pages are the Markdown files of the folder itself
        """)
  }
}
