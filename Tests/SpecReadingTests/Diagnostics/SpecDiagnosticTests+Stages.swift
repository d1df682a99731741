@testable import SpecReading

extension SpecDiagnosticTests {
  private static func stage(_ rows: String, columns: String = "responder | kind | in")
    -> ParsedPage
  {
    let marks = columns.split(separator: "|").map { _ in "-" }.joined(separator: "|")
    return TestPage.stage("|\(columns)|\n|\(marks)|\n\(rows)")
  }

  static let stageCases = [
    Case(
      "columns", stage("", columns: "responder | knd | in | in | size"),
      """
      Spec/page.md:3:14: a stage has no column `knd`
        hint: did you mean `kind`?
      Spec/page.md:3:25: the column `in` occurs twice
        hint: remove one
      Spec/page.md:3:30: a stage has no column `size`
        hint: columns are `responder`, `kind`, `in`, `view of`, `presented by`, `frame`
      Spec/page.md:3:1: the stage has no column `kind`
        hint: say what each responder is
      """),
    Case(
      "names",
      stage(
        """
        | nobody | view | |
        | A B | view | |
        | | view | |
        | A | view | |
        | A | view | |
        | … | view | |
        | ... | view | |
        """),
      """
      Spec/page.md:5:3: `nobody` cannot be a responder's name
        hint: use one word, other than `nobody`, `or` and `…`, without `,`, `;` and arrows
      Spec/page.md:6:3: `A B` cannot be a responder's name
        hint: use one word, other than `nobody`, `or` and `…`, without `,`, `;` and arrows
      Spec/page.md:7:3: the responder has no name
        hint: use one word, other than `nobody`, `or` and `…`, without `,`, `;` and arrows
      Spec/page.md:9:3: `A` occurs twice on this stage, first in line 8
        hint: give each responder one row and one parent
      Spec/page.md:10:3: `…` cannot be a responder's name
        hint: use one word, other than `nobody`, `or` and `…`, without `,`, `;` and arrows
      Spec/page.md:11:3: `...` cannot be a responder's name
        hint: use one word, other than `nobody`, `or` and `…`, without `,`, `;` and arrows
      """),
    Case(
      "kinds", stage("| A | veiw | |\n| B | thing | |"),
      """
      Spec/page.md:5:7: `veiw` is not a kind of responder
        hint: did you mean `view`?
      Spec/page.md:6:7: `thing` is not a kind of responder
        hint: kinds are `application`, `application delegate`, `object`, `window scene`, `window`, \
      `view controller`, `view`, `label`, `image view`, `control`, `button`, \
      `switch`, `stepper`, `segmented control`, `page control`, `slider`, `refresh control`, `accessory button`, `text field`, \
      `text view`, `scroll view`, `table`, `table row`, `navigation bar`, `tap recognizer`, \
      `long press recognizer`, `pan recognizer`, \
      `swipe recognizer`, `pinch recognizer`, `rotation recognizer`, `hover recognizer`, \
      `custom recognizer`, \
      `scroll pan recognizer`, \
      `scroll pinch recognizer`, `drag lift recognizer`, `edge pan recognizer`, `system gesture recognizer`, \
      `back swipe recognizer`, `content back swipe recognizer`, `swipe actions recognizer`, `sheet pan recognizer`, `responder`
      """),
    Case(
      "parents",
      stage(
        "| app | application | B |\n| window | window | app |\n| A | view | app |\n| B | view | windo |"
      ),
      """
      Spec/page.md:5:23: `app` is an application, which has no place in column `in`
        hint: leave the cell empty
      Spec/page.md:7:14: `A` is a view and `app` an application: that is no place for it
        hint: in column `in`, name a window or a view or a label or an image \
      view or a control or a button or a switch or a stepper or a segmented control or a page \
      control or a slider or a refresh control or an accessory button or a text field or a text view or a \
      scroll view or a table or a table row or a navigation bar
      Spec/page.md:8:14: column `in` names `windo`, which is not defined in this stage
        hint: did you mean `window`?
      """),
    Case(
      "seconds",
      stage(
        """
        | app | application | |
        | other | application | |
        | window | window | app |
        | one | view controller | window |
        | two | view controller | window |
        """),
      """
      Spec/page.md:6:1: `other` is a second application, after `app`
        hint: keep one
      Spec/page.md:9:1: `two` is a second root view controller of `window`, after `one`
        hint: keep one
      """),
    Case(
      "recognizers of scroll views",
      stage(
        """
        | list | scroll view | |
        | page | view | |
        | pan | scroll pan recognizer | list |
        | pinch | scroll pinch recognizer | list |
        | second | scroll pan recognizer | list |
        | alone | scroll pinch recognizer | |
        | other | scroll pan recognizer | page |
        """),
      """
      Spec/page.md:11:35: `other` is a scroll pan recognizer and `page` a view: that is no place for it
        hint: in column `in`, name a text view or a scroll view or a table
      Spec/page.md:10:1: `alone` is a scroll pinch recognizer of no scroll view
        hint: name a scroll view in column `in`
      Spec/page.md:9:1: `second` is a second scroll pan recognizer of `list`, after `pan`
        hint: keep one
      """),
    Case(
      "gestures of the system",
      stage(
        """
        | window | window | |
        | page | view | window |
        | home | system gesture recognizer | window |
        | other | system gesture recognizer | page |
        """),
      """
      Spec/page.md:8:39: `other` is a system gesture recognizer and `page` a view: that is no place for it
        hint: in column `in`, name a window
      """),
    Case(
      "circle", stage("| A | view | B |\n| B | view | C |\n| C | view | B |"),
      """
      Spec/page.md:5:1: `B`, `C` stand in each other
        hint: let one of them stand in something else
      """),
    Case(
      "presented and placed",
      stage(
        "| a | view controller | b | |\n| b | view controller | | |\n| c | view controller | a | b |",
        columns: "responder | kind | in | presented by"),
      """
      Spec/page.md:7:25: `c` is presented and has a container too
        hint: leave column `in` empty
      """),
    Case(
      "frames",
      stage(
        "| A | view | 0 0 10 |\n| B | view | 0 0 -1 2 |\n| app | application | 0 0 1 1 |",
        columns: "responder | kind | frame"),
      """
      Spec/page.md:5:14: `0 0 10` is not a frame
        hint: write four numbers, `x y width height`, none negative in size
      Spec/page.md:6:14: `0 0 -1 2` is not a frame
        hint: write four numbers, `x y width height`, none negative in size
      Spec/page.md:7:23: `app` is an application, which has no place in column `frame`
        hint: leave the cell empty
      """),
    Case(
      "more seconds",
      stage(
        """
        | app | application | | |
        | one | application delegate | app | |
        | two | object | app | |
        | vc | view controller | | |
        | A | view | | vc |
        | B | view | | vc |
        """, columns: "responder | kind | in | view of"),
      """
      Spec/page.md:7:1: `two` is a second delegate of `app`, after `one`
        hint: keep one
      Spec/page.md:10:1: `B` is a second root view of `vc`, after `A`
        hint: keep one
      """),
    Case(
      "two controllers presented by one",
      stage(
        """
        | vc | view controller | |
        | one | view controller | vc |
        | two | view controller | vc |
        """, columns: "responder | kind | presented by"),
      """
      Spec/page.md:7:1: `two` is a second controller presented by `vc`, after `one`
        hint: keep one
      """),
    Case(
      "places of controllers",
      stage(
        """
        | A | view | | | |
        | B | view | | A | |
        | one | view controller | A | | |
        | two | view controller | | one | |
        | C | view | | | one |
        """, columns: "responder | kind | in | view of | presented by"),
      """
      Spec/page.md:6:16: `B` is a view and `A` a view: that is no place for it
        hint: in column `view of`, name a view controller
      Spec/page.md:7:27: `one` is a view controller and `A` a view: that is no place for it
        hint: in column `in`, name a window or a view controller
      Spec/page.md:8:29: `two` is a view controller, which has no place in column `view of`
        hint: leave the cell empty
      Spec/page.md:9:18: `C` is a view, which has no place in column `presented by`
        hint: leave the cell empty
      """),
    Case(
      "a stage known by its columns",
      TestPage.stage("| kind | responder |\n| --- | --- |\n| veiw | A |"),
      """
      Spec/page.md:5:3: `veiw` is not a kind of responder
        hint: did you mean `view`?
      """),
  ]
}
