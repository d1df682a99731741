@testable import SpecReading

extension SpecDiagnosticTests {
  private static func rows(_ columns: String, _ rows: String) -> ParsedPage {
    let marks = columns.split(separator: "|").map { _ in "-" }.joined(separator: "|")
    return TestPage.clause("|\(columns)|\n|\(marks)|\n\(rows)")
  }

  static let scenarioCases = [
    Case(
      "no clause",
      TestPage.page(
        "# Page\n\n\(TestPage.stage)\n\n| scenario | then |\n| - | - |\n| a | A contains 1 1 |"),
      """
      Spec/page.md:10:1: the scenarios belong to no clause
        hint: put them below a heading that begins with an id, such as `## HIT-4 Title`
      """),
    Case(
      "no stage",
      TestPage.page(
        "# Page\n\n## HIT-1 Title\n\nIt MUST.\n\n\(TestPage.sources)\n\n| scenario | then |\n| - | - |"
      ),
      """
      Spec/page.md:9:1: there is no stage above these scenarios
        hint: add a table with a `responder` column before
      """),
    Case(
      "headers",
      rows("scenario | whn touching | result | then", "| a | 1 1 | A | A contains 1 1 |"),
      """
      Spec/page.md:16:13: the header `whn touching` begins with no keyword
        hint: did you mean `when`?
      Spec/page.md:16:28: the header `result` begins with no keyword
        hint: begin it with `given`, `when` or `then`
      """),
    Case(
      "systems",
      rows(
        "scenario | systems | systems | then A contains", "| a | iOS fifteen | | 1 1 |"),
      """
      Spec/page.md:16:23: the column `systems` occurs twice
        hint: remove one
      """),
    Case(
      "systems of a row",
      rows("scenario | systems | then A contains", "| a | iOS fifteen | 1 1 |"),
      """
      Spec/page.md:18:7: `iOS fifteen` names no versions of the system
        hint: write `iOS 15 and later`, `before iOS 15` or `iOS 8 and later, before iOS 15`
      """),
    Case(
      "long header",
      rows("scenario | then \(String(repeating: "long ", count: 200))", "| a | 1 1 |"),
      """
      Spec/page.md:16:13: this header has more than 1000 bytes, which no phrase begins with
        hint: put what differs between the rows into their cells
      """),
    Case(
      "names", rows("scenario | then A contains", "| | 1 1 |\n| ! | 1 1 |"),
      """
      Spec/page.md:18:3: the scenario has no name
        hint: use letters and digits; the name becomes part of its permanent id
      Spec/page.md:19:3: `!` makes no name for a scenario
        hint: use letters and digits; the name becomes part of its permanent id
      """),
    Case(
      "unnamed steps", rows("step | when touching", "| 1 | 1 1 |"),
      """
      Spec/page.md:16:1: the steps have no name
        hint: write a paragraph `Scenario: name` before the table, or a heading below the clause's
      """),
    Case(
      "no expectation", rows("scenario | when touching | then", "| a | 1 1 | |"),
      """
      Spec/page.md:18:1: scenario HIT-1/a expects nothing, so it cannot fail
        hint: fill in a `then` column
      """),
    Case(
      "nothing happened", rows("scenario | then", "| a | the hit-test view is A; A is asked |"),
      """
      Spec/page.md:18:7: `the hit-test view is A` asks about something that has not happened
        hint: stimulate first, for example with `when touching 10 10`
      Spec/page.md:18:31: `A is asked` asks about something that has not happened
        hint: stimulate first, for example with `when touching 10 10`
      """),
    Case(
      "paths that end elsewhere",
      rows(
        "scenario | when | then",
        """
        | a | touching 1 1 | the touch visits … |
        | b | | the chain from A is A → … → window or … |
        | c | | the chain from A is A -> ... -> window |
        | d | | the chain from A is A … |
        | e | | the subviews of A are B, … |
        | f | touching 1 1 | the touch visits nobody → … |
        """),
      """
      Spec/page.md:18:39: `…` is not the end of a path in `…`
        hint: write at least one name, and `…` only after the last arrow: `A → B → …`
      Spec/page.md:19:29: `…` is not the end of a path in `A → … → window`
        hint: write at least one name, and `…` only after the last arrow: `A → B → …`
      Spec/page.md:20:29: `…` is not the end of a path in `A -> ... -> window`
        hint: write at least one name, and `…` only after the last arrow: `A → B → …`
      Spec/page.md:21:29: `A …` does not fit in `the chain from A is A …`
        hint: write names joined by `→`, and `→ …` where what follows is not judged, with alternatives joined by `or`
      Spec/page.md:22:31: `…` is not defined in this stage
        hint: known names: app, window, A, B
      Spec/page.md:23:39: `…` is not the end of a path in `nobody → …`
        hint: write at least one name, and `…` only after the last arrow: `A → B → …`
      """),
    Case(
      "phrases",
      rows(
        "scenario | when | then the hit-test view is",
        """
        | a | touchin 1 1 | A |
        | b | singing a song | A |
        | c | touching 1 | A |
        | d | touching 1 one | A |
        | e | window is hidden; Bb is hidden | C |
        | f | app is hidden | A |
        | g | A contains 1 1 | A |
        """),
      """
      Spec/page.md:18:7: unknown phrase after `when`: `touchin 1 1`
        hint: did you mean `touching {point}`?
      Spec/page.md:19:7: unknown phrase after `when`: `singing a song`
        hint: `conform phrases` lists all phrases
      Spec/page.md:20:16: `touching 1` lacks a part
        hint: what is missing is two numbers, `x y`
      Spec/page.md:21:16: `one` does not fit in `touching 1 one`
        hint: write two numbers, `x y`
      Spec/page.md:22:25: `Bb` is not defined in this stage
        hint: known names: app, window, A, B
      Spec/page.md:22:40: `C` is not defined in this stage
        hint: known names: app, window, A, B
      Spec/page.md:23:7: `app` is an application
        hint: here belongs the name of a view
      Spec/page.md:24:7: `{view} contains {point}` cannot stand after `when`
        hint: it goes after `then`
      """),
    Case(
      "two columns of names", rows("scenario | scenario | then A contains", "| a | b | 1 1 |"),
      """
      Spec/page.md:16:13: the column `scenario` occurs twice
        hint: remove one
      """),
    Case(
      "solutions",
      rows(
        "scenario | solution | when | then the hit-test view is",
        """
        | a | A is hidden | touching 1 1 | A |
        | b | | touching 1 1 | A |
        | c | A is hidden | A is visible; touching 1 1 | A |
        """),
      """
      Spec/page.md:19:1: the solution of HIT-1/b is not right before the first event
        hint: fill in the column `solution`, and put a column `when` with an event behind it
      Spec/page.md:20:1: the solution of HIT-1/c is not right before the first event
        hint: fill in the column `solution`, and put a column `when` with an event behind it
      """),
    Case(
      "slots",
      rows(
        "scenario | given | then",
        """
        | a | windw is hidden | A contains 1 1 |
        | b | A overrides point inside to return maybe | A contains 1 1 |
        | c | | next of A is B or |
        | d | | the chain from A is A → → B |
        | e | | the subviews of A are B,, A |
        | f | A overrides next to return B C | A contains 1 1 |
        | g | A has frame 1 2 3 | A contains 1 1 |
        """),
      """
      Spec/page.md:18:7: `windw` is not defined in this stage
        hint: did you mean `window`?
      Spec/page.md:19:42: `maybe` does not fit in `A overrides point inside to return maybe`
        hint: write `yes` or `no`
      Spec/page.md:20:22: `B or` does not fit in `next of A is B or`
        hint: write the name of a responder, or `nobody`, with alternatives joined by `or`
      Spec/page.md:21:29: `A → → B` does not fit in `the chain from A is A → → B`
        hint: write names joined by `→`, and `→ …` where what follows is not judged, with alternatives joined by `or`
      Spec/page.md:22:31: `B,, A` does not fit in `the subviews of A are B,, A`
        hint: write names joined by commas, or `nobody`
      Spec/page.md:23:7: unknown phrase after `given`: `A overrides next to return B C`
        hint: did you mean `{responder} overrides next to return {responder or nobody}`?
      Spec/page.md:24:19: `A has frame 1 2 3` lacks a part
        hint: what is missing is four numbers, `x y width height`, none negative in size
      """),
    Case(
      "no responders",
      TestPage.page(
        """
        # Page

        \(TestPage.stage)
        | plain     | object      |        |             |

        ## HIT-1 Title

        It MUST hold.

        \(TestPage.sources)

        | scenario | given | then |
        | - | - | - |
        | a | plain implements save; plain denies save | next of plain is nobody |
        | b | A redirects save to plain; A overrides next to return plain | next of A is B |
        """),
      """
      Spec/page.md:19:30: `plain` is an object
        hint: here belongs the name of a responder
      Spec/page.md:19:58: `plain` is an object
        hint: here belongs the name of a responder
      Spec/page.md:20:61: `plain` is an object
        hint: here belongs the name of a responder, or `nobody`
      """),
  ]
}
