@testable import SpecReading

/// What somebody wrote to be tested, and where nothing would be.
extension SpecProblemTests {
  private static let sound = "| scenario | then A contains |\n| - | - |\n| a | 1 1 |"

  static let unreadCases = [
    Case(
      "row behind a blank line", Reading.clause("\(sound)\n\n| b | 400 400 |"),
      """
      Spec/page.md:20:1: this line looks like a row but belongs to no table
        hint: remove what parts it from its table, such as a blank line
      """),
    Case(
      "row below words", Reading.clause("\(sound)\n\nWords.\n| b | 400 400 |"),
      """
      Spec/page.md:21:1: this line looks like a row but belongs to no table
        hint: remove what parts it from its table, such as a blank line
      """),
    Case(
      "rows below words, with a broken delimiter row",
      Reading.clause("\(sound)\n\nWords.\n| scenario | then A contains |\n| -- | x |\n| b | 1 1 |"),
      """
      Spec/page.md:21:1: these lines look like a table but have no delimiter row
        hint: write `| --- |`, with as many cells, below the header
      """),
    Case("pipes in words", Reading.page("# Page\n\nEither a | b\nor |c|.\n\n| alone")),
    Case(
      "no rows", Reading.clause("\(sound)\n\n| scenario | then A contains |\n| - | - |"),
      """
      Spec/page.md:20:1: the table has no rows, so it tests nothing
        hint: add a row, or remove the table
      """),
    Case(
      "tags in cells",
      Reading.clause(
        "| scenario | then A contains | then |\n|-|-|-|\n| a | 1 1<!-- ; 9 9 --> | <A is asked> |"),
      """
      Spec/page.md:18:7: this cell has an HTML tag, whose words are not read
        hint: write `\\<` or remove the tag
      """,
      """
      Spec/page.md:18:27: this cell has an HTML tag, whose words are not read
        hint: write `\\<` or remove the tag
      """),
    Case(
      "empty reason", Reading.clause("Not tested:"),
      """
      Spec/page.md:10:1: clause HIT-1 has no scenario
        hint: add a table with a `scenario` or `step` column, or a paragraph `Not tested: reason.`
      """),
    Case(
      "second sources", Reading.clause("\(sound)\n\n\(Reading.sources)"),
      """
      Spec/page.md:20:1: clause HIT-1 has a second paragraph `Sources: …`
        hint: make the two one
      """),
    Case(
      "id with a colon", Reading.clause("\(sound)\n\n### HIT-2: Title\n\nNot tested: no."),
      """
      Spec/page.md:20:1: the heading nearly begins clause HIT-2
        hint: put a space right behind the id
      """,
      """
      Spec/page.md:10:1: clause HIT-1 has scenarios and says why it has none
        hint: remove `Not tested: …`
      """),
    Case(
      "capital scenario", Reading.page("# Page\n\n| Scenario | When | Then |\n| - | - | - |"),
      """
      Spec/page.md:3:3: `Scenario` begins no kind of table
        hint: did you mean `scenario`?
      """),
    Case(
      "capital keywords", Reading.page("# Page\n\n| name | When | Then |\n| - | - | - |"),
      """
      Spec/page.md:3:1: the table has steps but no scenarios
        hint: begin it with a column `scenario` (a row each) or `step` (a scenario in all)
      """),
    Case("one capital keyword", Reading.page("# Page\n\n| When | What |\n| - | - |")),
    Case(
      "capital ledger", Reading.page("# Page\n\n| Statement | Home |\n| - | - |"),
      """
      Spec/page.md:3:3: `Statement` begins no kind of table
        hint: did you mean `statement`?
      """),
    Case(
      "stage under another name", Reading.page("# Page\n\n| name | kind | frame |\n| - | - | - |"),
      """
      Spec/page.md:3:3: `name` begins no kind of table
        hint: did you mean `responder`?
      """),
    Case(
      "stage with its columns in another order",
      Reading.page("# Page\n\n| kind | responder |\n| - | - |\n| veiw | A |"),
      """
      Spec/page.md:5:3: `veiw` is no kind of responder
        hint: did you mean `view`?
      """),
    Case(
      "place behind letters that take two scalars",
      Reading.clause(
        "| scenario | then |\n|-|-|\n| a | A contains 1 1; 👩‍🚒 contains 1 1; Z contains 1 1 |"),
      """
      Spec/page.md:18:23: `👩‍🚒` is not on this stage
        hint: a stage's names are in its column `responder`
      """,
      """
      Spec/page.md:18:41: `Z` is not on this stage
        hint: a stage's names are in its column `responder`
      """),
  ]
}
