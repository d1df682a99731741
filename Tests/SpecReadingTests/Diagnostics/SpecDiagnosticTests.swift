import Conformance
import Testing

@testable import SpecReading

@Suite("Diagnostics of pages")
struct SpecDiagnosticTests {
  /// A page with its expected diagnostics, one after the other.
  struct Case: CustomTestStringConvertible {
    let name: String
    let reading: ParsedPage
    let expected: String
    var testDescription: String { name }

    init(_ name: String, _ reading: ParsedPage, _ expected: String = "") {
      self.name = name
      self.reading = reading
      self.expected = expected
    }
  }

  @Test(
    "The mistakes of a page are reported with location, wording and hint",
    arguments: pageCases + unreadCases + clauseCases + evidenceCases + stageCases + scenarioCases
      + stepCases)
  func reports(_ example: Case) {
    #expect(TestPage.text(of: example.reading.diagnostics) == example.expected)
  }

  static let pageCases = [
    Case(
      "no title", TestPage.page("Words."),
      """
      Spec/page.md:1:1: the page has no title
        hint: begin it with `# Title`
      """),
    Case(
      "cell counts", TestPage.page("# Page\n\n| a | b |\n| - |\n| c | d |"),
      """
      Spec/page.md:4:1: the delimiter row has 1 cells and the header 2, so this is not a table
        hint: give both rows as many cells
      """),
    Case(
      "no delimiter row", TestPage.page("# Page\n\n| scenario | then |\n| a | b |"),
      """
      Spec/page.md:3:1: these lines look like a table but have no delimiter row
        hint: write `| --- |`, with as many cells, below the header
      """),
    Case(
      "surplus cell",
      TestPage.stage("| responder | kind |\n| --- | --- |\n| é | view | `x|y` |"),
      """
      Spec/page.md:5:14: this cell has no column: the table has 2
        hint: remove it, or write `\\|` for a pipe that belongs to a cell
      """),
    Case(
      "misspelt first header",
      TestPage.page("# Page\n\n| scenaro | when | then |\n| --- | --- | --- |"),
      """
      Spec/page.md:3:3: `scenaro` begins no kind of table
        hint: did you mean `scenario`?
      """),
    Case(
      "misspelt stage", TestPage.page("# Page\n\n| responders | kind |\n| --- | --- |"),
      """
      Spec/page.md:3:3: `responders` begins no kind of table
        hint: did you mean `responder`?
      """),
    Case(
      "misspelt ledger", TestPage.page("# Page\n\n| statment | home |\n| --- | --- |"),
      """
      Spec/page.md:3:3: `statment` begins no kind of table
        hint: did you mean `statement`?
      """),
    Case(
      "footnote",
      TestPage.page(
        "# Page\n\né \\[^a], `[^b]`, [^c](d) and\n[^note].\n\n[^note]: Text.\n\n> [^e]: F G"),
      """
      Spec/page.md:4:1: footnotes are not supported
        hint: write the note in the text, or `\\[^` where no footnote is meant
      Spec/page.md:8:3: footnotes are not supported
        hint: write the note in the text, or `\\[^` where no footnote is meant
      """),
    Case("no footnotes", TestPage.page("# Page\n\n`[^a]`, \\[^b], [^ c], [^]\n\n    [^d]: e")),
    Case(
      "example without a scenario", TestPage.page("# Page\n\nExample: [a](#page)."),
      """
      Spec/page.md:3:1: this line names no scenario as its example
        hint: link to the row, as in `Example: [HIT-1/first](hit-testing.md#HIT-1/first).`
      """),
    Case(
      "footnote in a cell",
      TestPage.page("# Page\n\n| a `[^a]` | b |\n| - | - |\n| \\[^a] | é [^a](b) [^c] [^d] |"),
      """
      Spec/page.md:5:21: footnotes are not supported
        hint: write the note in the text, or `\\[^` where no footnote is meant
      """),
    Case(
      "cells left out",
      TestPage.page(
        "# Page\n\n|" + String(repeating: "a|", count: 1000) + "\n|"
          + String(repeating: "-|", count: 1000) + "\n" + String(repeating: "|b\n", count: 502)),
      """
      Spec/page.md:3:1: the rows of this table leave out too many cells
        hint: write every row with as many cells as the header, or make tables of fewer columns
      """),
    Case(
      "steps only", TestPage.page("# Page\n\n| name | then |\n| --- | --- |"),
      """
      Spec/page.md:3:1: the table has steps but no scenarios
        hint: begin it with a column `scenario` (a row each) or `step` (a scenario in all)
      """),
  ]

  static let clauseCases = [
    Case(
      "nothing said", TestPage.page("# Page\n\n## HIT-1 Title\n\nWords.\n\n## Next"),
      """
      Spec/page.md:3:1: clause HIT-1 does not say how binding it is
        hint: use MUST, SHOULD or MAY in its prose
      Spec/page.md:3:1: clause HIT-1 names no sources
        hint: add a paragraph `Sources: … Feature: … Confidence: ….`
      Spec/page.md:3:1: clause HIT-1 has no scenario
        hint: add a table with a `scenario` or `step` column, or a paragraph `Not tested: reason.`
      """),
    Case(
      "nothing in the sources",
      TestPage.page("# Page\n\n## HIT-1 Title\n\nIt MUST.\n\nSources: me.\n\nNot tested: no."),
      """
      Spec/page.md:7:1: the sources of clause HIT-1 name no feature
        hint: add `Feature: responder-chain.` or another of `responder-chain`, `chain-overrides`, \
      `view-controllers`, `scenes`, `hit-testing`, `hit-test-overrides`, `transforms`, `layers`, \
      `touches`, `multi-touch`, `windows`, `first-responder`, `targets`, `actions`, \
      `controls`, `menus`, `gestures`, `touch-types`, `pointers`, `gesture-details`, `scrolling`, `refreshing`, `tables`, `row-details`, `edges`, `bars`, \
      `sheets`, `dismissals`, `drags`, `links`, `text-editing`, `accessibility`, `presses`, `motion`, `remote-control`, `input`, \
      `system-keys`
      Spec/page.md:7:1: the sources of clause HIT-1 do not say how sure they are
        hint: add `Confidence: documented.`, `observed`, `reported` or `disputed`
      """),
    Case(
      "misspelt sources",
      TestPage.page(
        """
        # Page

        ## HIT-1 Title

        It MUST.

        Sources: me. Feature: hit-test. Confidence: documentd.

        Not tested: no.
        """),
      """
      Spec/page.md:7:1: `hit-test` is not a feature
        hint: did you mean `hit-testing`?
      Spec/page.md:7:1: `documentd` is not a degree of confidence
        hint: did you mean `documented`?
      """),
    Case(
      "systems",
      TestPage.page(
        """
        # Page

        ## HIT-1 Title

        It MUST.

        Sources: me. Feature: hit-testing. Confidence: documented. Systems: since iOS 15.

        Not tested: no.
        """),
      """
      Spec/page.md:7:1: `since iOS 15` names no versions of the system
        hint: write `iOS 15 and later`, `before iOS 15` or `iOS 8 and later, before iOS 15`
      """),
    Case(
      "reason despite scenario",
      TestPage.clause("Not tested: no.\n\n| scenario | then A contains |\n|-|-|\n| a | 1 1 |"),
      """
      Spec/page.md:10:1: clause HIT-1 has scenarios and says why it has none
        hint: remove `Not tested: …`
      """),
  ]
}

/// Pages with text that looks like a table of scenarios and is not one.
extension SpecDiagnosticTests {
  private static let sound = "| scenario | then A contains |\n| - | - |\n| a | 1 1 |"

  static let unreadCases = [
    Case(
      "row behind a blank line", TestPage.clause("\(sound)\n\n| b | 400 400 |"),
      """
      Spec/page.md:20:1: this line looks like a row but belongs to no table
        hint: remove what parts it from its table, such as a blank line
      """),
    Case(
      "row below words", TestPage.clause("\(sound)\n\nWords.\n| b | 400 400 |"),
      """
      Spec/page.md:21:1: this line looks like a row but belongs to no table
        hint: remove what parts it from its table, such as a blank line
      """),
    Case(
      "rows below words, with a broken delimiter row",
      TestPage.clause(
        "\(sound)\n\nWords.\n| scenario | then A contains |\n| -- | x |\n| b | 1 1 |"),
      """
      Spec/page.md:21:1: these lines look like a table but have no delimiter row
        hint: write `| --- |`, with as many cells, below the header
      """),
    Case("pipes in words", TestPage.page("# Page\n\nEither a | b\nor |c|.\n\n| alone")),
    Case(
      "no rows", TestPage.clause("\(sound)\n\n| scenario | then A contains |\n| - | - |"),
      """
      Spec/page.md:20:1: the table has no rows, so it tests nothing
        hint: add a row, or remove the table
      """),
    Case(
      "tags in cells",
      TestPage.clause(
        "| scenario | then A contains | then |\n|-|-|-|\n| a | 1 1<!-- ; 9 9 --> | <A is asked> |"),
      """
      Spec/page.md:18:7: this cell has an HTML tag, whose words are not read
        hint: write `\\<` or remove the tag
      Spec/page.md:18:27: this cell has an HTML tag, whose words are not read
        hint: write `\\<` or remove the tag
      """),
    Case(
      "empty reason", TestPage.clause("Not tested:"),
      """
      Spec/page.md:10:1: clause HIT-1 has no scenario
        hint: add a table with a `scenario` or `step` column, or a paragraph `Not tested: reason.`
      """),
    Case(
      "second sources", TestPage.clause("\(sound)\n\n\(TestPage.sources)"),
      """
      Spec/page.md:20:1: clause HIT-1 has a second paragraph `Sources: …`
        hint: make the two one
      """),
    Case(
      "id with a colon", TestPage.clause("\(sound)\n\n### HIT-2: Title\n\nNot tested: no."),
      """
      Spec/page.md:20:1: the heading nearly begins clause HIT-2
        hint: put a space right behind the id
      Spec/page.md:10:1: clause HIT-1 has scenarios and says why it has none
        hint: remove `Not tested: …`
      """),
    Case(
      "capital scenario", TestPage.page("# Page\n\n| Scenario | When | Then |\n| - | - | - |"),
      """
      Spec/page.md:3:3: `Scenario` begins no kind of table
        hint: did you mean `scenario`?
      """),
    Case(
      "capital keywords", TestPage.page("# Page\n\n| name | When | Then |\n| - | - | - |"),
      """
      Spec/page.md:3:1: the table has steps but no scenarios
        hint: begin it with a column `scenario` (a row each) or `step` (a scenario in all)
      """),
    Case("one capital keyword", TestPage.page("# Page\n\n| When | What |\n| - | - |")),
    Case(
      "capital ledger", TestPage.page("# Page\n\n| Statement | Home |\n| - | - |"),
      """
      Spec/page.md:3:3: `Statement` begins no kind of table
        hint: did you mean `statement`?
      """),
    Case(
      "stage under another name", TestPage.page("# Page\n\n| name | kind | frame |\n| - | - | - |"),
      """
      Spec/page.md:3:3: `name` begins no kind of table
        hint: did you mean `responder`?
      """),
    Case(
      "stage with its columns in another order",
      TestPage.page("# Page\n\n| kind | responder |\n| - | - |\n| veiw | A |"),
      """
      Spec/page.md:5:3: `veiw` is not a kind of responder
        hint: did you mean `view`?
      """),
    Case(
      "place behind letters that take two scalars",
      TestPage.clause(
        "| scenario | then |\n|-|-|\n| a | A contains 1 1; 👩‍🚒 contains 1 1; Z contains 1 1 |"),
      """
      Spec/page.md:18:23: `👩‍🚒` is not defined in this stage
        hint: known names: app, window, A, B
      Spec/page.md:18:41: `Z` is not defined in this stage
        hint: known names: app, window, A, B
      """),
  ]
}
