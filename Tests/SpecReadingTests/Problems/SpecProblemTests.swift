import Conformance
import Testing

@testable import SpecReading

@Suite("Every mistake has its place, its words and its hint")
struct SpecProblemTests {
  /// A page and all that must be said about it.
  struct Case: CustomTestStringConvertible {
    let name: String
    let reading: PageReader.Reading
    let expected: [String]
    var testDescription: String { name }

    init(_ name: String, _ reading: PageReader.Reading, _ expected: String...) {
      self.name = name
      self.reading = reading
      self.expected = expected
    }
  }

  @Test(
    "A page's mistakes",
    arguments: pageCases + unreadCases + clauseCases + evidenceCases + stageCases + scenarioCases
      + stepCases)
  func reports(_ example: Case) {
    #expect(example.reading.diagnostics.map(\.description) == example.expected)
  }

  static let pageCases = [
    Case(
      "no title", Reading.page("Words."),
      """
      Spec/page.md:1:1: the page has no title
        hint: begin it with `# Title`
      """),
    Case(
      "cell counts", Reading.page("# Page\n\n| a | b |\n| - |\n| c | d |"),
      """
      Spec/page.md:4:1: the delimiter row has 1 cells and the header 2, so this is no table
        hint: give both rows as many cells
      """),
    Case(
      "no delimiter row", Reading.page("# Page\n\n| scenario | then |\n| a | b |"),
      """
      Spec/page.md:3:1: these lines look like a table but have no delimiter row
        hint: write `| --- |`, with as many cells, below the header
      """),
    Case(
      "surplus cell",
      Reading.stage("| responder | kind |\n| --- | --- |\n| é | view | `x|y` |"),
      """
      Spec/page.md:5:14: this cell has no column: the table has 2
        hint: remove it, or write `\\|` for a pipe that belongs to a cell
      """),
    Case(
      "misspelt first header",
      Reading.page("# Page\n\n| scenaro | when | then |\n| --- | --- | --- |"),
      """
      Spec/page.md:3:3: `scenaro` begins no kind of table
        hint: did you mean `scenario`?
      """),
    Case(
      "misspelt stage", Reading.page("# Page\n\n| responders | kind |\n| --- | --- |"),
      """
      Spec/page.md:3:3: `responders` begins no kind of table
        hint: did you mean `responder`?
      """),
    Case(
      "misspelt ledger", Reading.page("# Page\n\n| statment | home |\n| --- | --- |"),
      """
      Spec/page.md:3:3: `statment` begins no kind of table
        hint: did you mean `statement`?
      """),
    Case(
      "footnote",
      Reading.page(
        "# Page\n\né \\[^a], [^c](d) and\n[^note].\n\n[^note]: Text.\n\n> [^e]: F G"),
      """
      Spec/page.md:4:1: footnotes are not supported
        hint: write the note in the text, or `\\[^` where no footnote is meant
      """,
      """
      Spec/page.md:8:3: footnotes are not supported
        hint: write the note in the text, or `\\[^` where no footnote is meant
      """),
    Case("no footnotes", Reading.page("# Page\n\n`[^a]`, \\[^b], [^ c], [^]\n\n    [^d]: e")),
    Case(
      "steps only", Reading.page("# Page\n\n| name | then |\n| --- | --- |"),
      """
      Spec/page.md:3:1: the table has steps but no scenarios
        hint: begin it with a column `scenario` (a row each) or `step` (a scenario in all)
      """),
  ]

  static let clauseCases = [
    Case(
      "nothing said", Reading.page("# Page\n\n## HIT-1 Title\n\nWords.\n\n## Next"),
      """
      Spec/page.md:3:1: clause HIT-1 does not say how binding it is
        hint: use MUST, SHOULD or MAY in its prose
      """,
      """
      Spec/page.md:3:1: clause HIT-1 names no sources
        hint: add a paragraph `Sources: … Feature: … Confidence: ….`
      """,
      """
      Spec/page.md:3:1: clause HIT-1 has no scenario
        hint: add a table with a `scenario` or `step` column, or a paragraph `Not tested: reason.`
      """),
    Case(
      "nothing in the sources",
      Reading.page("# Page\n\n## HIT-1 Title\n\nIt MUST.\n\nSources: me.\n\nNot tested: no."),
      """
      Spec/page.md:7:1: the sources of clause HIT-1 name no feature
        hint: add `Feature: hit-testing.` or another of `responder-chain`, `chain-overrides`, \
      `view-controllers`, `scenes`, `hit-testing`, `hit-test-overrides`, `transforms`, `layers`, \
      `touches`, `multi-touch`, `windows`, `first-responder`, `actions`, \
      `controls`, `gestures`, `presses`, `motion`, `remote-control`, `input`
      """,
      """
      Spec/page.md:7:1: the sources of clause HIT-1 do not say how sure they are
        hint: add `Confidence: documented.`, `observed`, `reported` or `disputed`
      """),
    Case(
      "misspelt sources",
      Reading.page(
        """
        # Page

        ## HIT-1 Title

        It MUST.

        Sources: me. Feature: hit-test. Confidence: documentd.

        Not tested: no.
        """),
      """
      Spec/page.md:7:1: `hit-test` is no feature
        hint: did you mean `hit-testing`?
      """,
      """
      Spec/page.md:7:1: `documentd` is no degree of confidence
        hint: did you mean `documented`?
      """),
    Case(
      "reason despite scenario",
      Reading.clause("Not tested: no.\n\n| scenario | then A contains |\n|-|-|\n| a | 1 1 |"),
      """
      Spec/page.md:10:1: clause HIT-1 has scenarios and says why it has none
        hint: remove `Not tested: …`
      """),
  ]
}
