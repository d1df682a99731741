import Testing

@testable import SpecReading

extension SpecProblemTests {
  @Test(
    "Mistakes with footnotes are told with their place",
    arguments: [
      (
        "One [^note] `[^x]`, two[^nope] and[^nope].\n\n[^notes]: A.",
        """
        Spec/page.md:3:5: there is no footnote `[^note]` on the page
          hint: did you mean `[^notes]`?
        Spec/page.md:3:24: there is no footnote `[^nope]` on the page
          hint: add a paragraph `[^nope]: …`, or write `\\[^` where no footnote is meant
        Spec/page.md:5:1: nothing on the page refers to the footnote `[^notes]`
          hint: write `[^notes]` where it belongs, or remove the footnote
        """
      ),
      (
        "é[^x]",
        """
        Spec/page.md:3:2: there is no footnote `[^x]` on the page
          hint: add a paragraph `[^x]: …`, or write `\\[^` where no footnote is meant
        """
      ),
      (
        "A[^a]\n\n[^a]: A.\n[^a]: B.",
        """
        Spec/page.md:6:1: the footnote `[^a]` stands already in line 5
          hint: keep one of the two, or give this one another name
        """
      ),
      (
        "A[^a][^b][^c]\n\n[^a]:\n[^b]:\nB.\n\n> [^c]:",
        """
        Spec/page.md:5:1: the footnote `[^a]` has no text
          hint: write it behind the colon
        Spec/page.md:9:3: the footnote `[^c]` has no text
          hint: write it behind the colon
        """
      ),
      (
        "A[^a]\n[^a]: A.",
        """
        Spec/page.md:3:2: there is no footnote `[^a]` on the page
          hint: add a paragraph `[^a]: …`, or write `\\[^` where no footnote is meant
        Spec/page.md:4:1: the footnote `[^a]` begins in the midst of a paragraph
          hint: put a blank line above it
        """
      ),
      (
        "## Title[^a]",
        """
        Spec/page.md:3:9: a heading cannot refer to a footnote, as `[^a]` does
          hint: refer to it in the text below the heading
        """
      ),
      (
        "A[^a]\n\n[^a]: A.\n\n    More.",
        """
        Spec/page.md:7:1: the footnote `[^a]` is one paragraph, and this is read as code
          hint: make one paragraph of it, or begin these lines without spaces
        """
      ),
      (
        "[^a b]: word\n\n> [^a<b>]: word\n\n[^`]: word and more",
        """
        Spec/page.md:3:1: no footnote can have this name
          hint: use letters, digits and hyphens, as in `[^two-words]: …`
        Spec/page.md:5:3: no footnote can have this name
          hint: use letters, digits and hyphens, as in `[^two-words]: …`
        Spec/page.md:7:1: no footnote can have this name
          hint: use letters, digits and hyphens, as in `[^two-words]: …`
        """
      ),
      (
        "A[^a]\n\nB\u{1}\n\n[^a]: A.",
        """
        Spec/page.md:5:2: a page with footnotes cannot have this control character
          hint: remove the character
        """
      ),
      (
        "| a |\n| - |\n| x[^a] |\n\n[x]: <y[^a]>\n\nA[^a]",
        """
        Spec/page.md:9:2: there is no footnote `[^a]` on the page
          hint: add a paragraph `[^a]: …`, or write `\\[^` where no footnote is meant
        """
      ),
    ])
  func tellsFootnotes(page: String, expected: String) {
    let diagnostics = Reading.page("# Page\n\n\(page)").diagnostics
    #expect(diagnostics.map(\.description).joined(separator: "\n") == expected)
  }
}
