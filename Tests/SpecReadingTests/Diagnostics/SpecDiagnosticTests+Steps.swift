@testable import SpecReading

/// Steps that are well-formed and that no engine can carry out.
extension SpecDiagnosticTests {
  /// Reads a page with a clause on the stage, whose scenarios have cells of `when` and `then`; the
  /// first is in line 20.
  private static func scenarios(
    _ rows: [(when: String, then: String)], on stage: String = everyKind
  )
    -> ParsedPage
  {
    let table = rows.enumerated().map { "| s\($0) | \($1.when) | \($1.then) |" }
    return TestPage.page(
      """
      # Page

      \(stage)

      ## HIT-1 Title

      It MUST.

      \(TestPage.sources)

      | scenario | when | then |
      | - | - | - |
      \(table.joined(separator: "\n"))
      """)
  }

  private static let everyKind = """
    | responder | kind           | in     |
    | --------- | -------------- | ------ |
    | app       | application    |        |
    | object    | object         | app    |
    | window    | window         | app    |
    | A         | view           | window |
    | button    | button         | A      |
    | tap       | tap recognizer | A      |
    """

  static let stepCases = [
    Case(
      "kinds that slots do not take",
      scenarios([
        ("the delegate of A is object", "A contains 1 1"),
        ("the delegate of app is tap", "A contains 1 1"),
        ("A has level 2; button becomes key", "the key window is A"),
        ("A swallows events", "the first responder of A is nobody"),
        ("A refuses tracking; A sends save to app on touchDown", "A is tracking"),
        ("A is disabled", "A contains 1 1"),
        ("A overrides hitTest to return app", "A contains 1 1"),
        ("app has focus; A has input view tap", "A contains 1 1"),
        ("object becomes first responder", "the result is yes"),
        ("sending save to object from tap", "object performs save; tap performs save"),
        ("A overrides next to return object", "next of A is tap or nobody"),
        ("touching 1 1", "the hit-test view is app; the event passes app → A"),
        ("object is removed", "A contains 1 1"),
        ("tap waits for A to fail; tap wants 2 seconds", "A contains 1 1"),
        ("touching 1 1", "finger 1 is seen by tap → A"),
      ]),
      """
      Spec/page.md:20:24: `A` is a view
        hint: here belongs the name of an application
      Spec/page.md:21:31: `tap` is a tap recognizer
        hint: here belongs the name of a responder or an object, or `nobody`
      Spec/page.md:22:8: `A` is a view
        hint: here belongs the name of a window
      Spec/page.md:22:23: `button` is a button
        hint: here belongs the name of a window
      Spec/page.md:22:62: `A` is a view
        hint: here belongs the name of a window, or `nobody`
      Spec/page.md:23:8: `A` is a view
        hint: here belongs the name of an application or a window
      Spec/page.md:23:51: `A` is a view
        hint: here belongs the name of a window
      Spec/page.md:24:8: `A` is a view
        hint: here belongs the name of a control
      Spec/page.md:24:28: `A` is a view
        hint: here belongs the name of a control
      Spec/page.md:24:63: `A` is a view
        hint: here belongs the name of a control
      Spec/page.md:25:8: `A` is a view
        hint: here belongs the name of a control
      Spec/page.md:26:38: `app` is an application
        hint: here belongs the name of a view, or `nobody`
      Spec/page.md:27:8: `app` is an application
        hint: here belongs the name of a view, or `nobody`
      Spec/page.md:27:40: `tap` is a tap recognizer
        hint: here belongs the name of a view, or `nobody`
      Spec/page.md:28:8: `object` is an object
        hint: here belongs the name of a responder
      Spec/page.md:29:64: `tap` is a tap recognizer
        hint: here belongs the name of a responder or an object
      Spec/page.md:30:36: `object` is an object
        hint: here belongs the name of a responder, or `nobody`
      Spec/page.md:30:58: `tap` is a tap recognizer
        hint: here belongs the name of a responder, or `nobody`
      Spec/page.md:31:45: `app` is an application
        hint: here belongs the name of a view, or `nobody`
      Spec/page.md:31:67: `A` is a view
        hint: here belongs the name of an application or a window
      Spec/page.md:32:9: `object` is an object
        hint: here belongs the name of a view or a window scene or a view controller or a recognizer
      Spec/page.md:33:23: `A` is a view
        hint: here belongs the name of a recognizer
      Spec/page.md:33:34: `tap` is a tap recognizer
        hint: here belongs the name of a long press recognizer
      Spec/page.md:34:44: `A` is a view
        hint: here belongs the name of a recognizer
      """),
    Case(
      "fingers that are not there",
      scenarios([
        ("the touch moves to 5 5; the touch ends", "A gets moved touches"),
        ("finger 2 lifts", "finger 2 is ended"),
        ("touching 1 1; the touch ends; the touch moves to 5 5", "A gets moved touches"),
        ("touching 1 1; the system cancels the touches; the touch ends", "A gets ended touches"),
        ("fingers 1 and 1 touch 1 1 and 2 2", "A gets the touch"),
        ("touching 1 1", "finger 2 is began; in A finger 3 was at 1 1"),
        ("hit-testing A at 1 1", "the touch belongs to A; finger 1 is seen by tap"),
        ("touching 1 1; the touch ends", "finger 1 is ended"),
      ]),
      """
      Spec/page.md:20:8: `the touch moves to 5 5` needs finger 1 to be down
        hint: put it down first: `when touching 10 10`
      Spec/page.md:21:8: `finger 2 lifts` needs finger 2 to be down
        hint: put it down first: `when finger 2 touches 10 10`
      Spec/page.md:22:38: `the touch moves to 5 5` needs finger 1 to be down
        hint: put it down first: `when touching 10 10`
      Spec/page.md:23:54: `the touch ends` needs finger 1 to be down
        hint: put it down first: `when touching 10 10`
      Spec/page.md:24:8: in `fingers 1 and 1 touch 1 1 and 2 2` finger 1 does two things in one event
        hint: name two fingers, or write two phrases
      Spec/page.md:25:23: `finger 2 is began` asks about finger 2, which was never down
        hint: put it down first: `when finger 2 touches 10 10`
      Spec/page.md:25:42: `in A finger 3 was at 1 1` asks about finger 3, which was never down
        hint: put it down first: `when finger 3 touches 10 10`
      Spec/page.md:26:31: `the touch belongs to A` asks about something that has not happened
        hint: stimulate first, for example with `when touching 10 10`
      Spec/page.md:26:55: `finger 1 is seen by tap` asks about finger 1, which was never down
        hint: put it down first: `when touching 10 10`
      """),
    Case(
      "phases that nobody is told of",
      scenarios([
        ("A keeps stationary touches; touching 1 1", "A gets stationary touches"),
        ("touching 1 1", "A gets no stationary touches"),
        ("touching 1 1", "A saw began, stationary"),
        ("touching 1 1", "finger 1 is stationary"),
      ]),
      """
      Spec/page.md:20:16: `stationary` does not fit in `A keeps stationary touches`
        hint: write `began`, `moved`, `ended` or `cancelled`
      Spec/page.md:20:58: `stationary` does not fit in `A gets stationary touches`
        hint: write `began`, `moved`, `ended` or `cancelled`
      Spec/page.md:21:33: `stationary` does not fit in `A gets no stationary touches`
        hint: write `began`, `moved`, `ended` or `cancelled`
      Spec/page.md:22:29: `began, stationary` does not fit in `A saw began, stationary`
        hint: write `began`, `moved`, `ended`, `cancelled` joined by commas, or `nothing`
      """),
    Case(
      "what has not happened",
      scenarios([
        ("press A ended", "A felt presses ended"),
        ("press A began; press A ended; press A changed", "A felt presses began"),
        ("touching 1 1", "the result is yes"),
        ("A becomes first responder", "the hit-test view is A"),
        ("shaking changed", "A felt motion began"),
        ("-1 seconds pass", "A gets the touch"),
      ]),
      """
      Spec/page.md:20:8: `press A ended` needs the key `A` to be down
        hint: press it first: `when press A began`
      Spec/page.md:21:38: `press A changed` needs the key `A` to be down
        hint: press it first: `when press A began`
      Spec/page.md:22:23: `the result is yes` asks about something that has not happened
        hint: make a call first that returns a result, such as `when A becomes first responder`
      Spec/page.md:23:36: `the hit-test view is A` asks about something that has not happened
        hint: stimulate first, for example with `when touching 10 10`
      Spec/page.md:24:16: `changed` does not fit in `shaking changed`
        hint: write `began`, `ended` or `cancelled`
      Spec/page.md:25:8: `-1` does not fit in `-1 seconds pass`
        hint: write a number, not negative
      """),
    Case(
      "several words where one belongs",
      scenarios([
        ("touching 1 1", "A gets began,moved touches; button sends touchDown,touchUpInside"),
        ("touching 1 1", "the state of tap is began,nothing; app performs cut,copy"),
        ("sending cut to A from app", "A performed cut, copy!"),
      ]),
      """
      Spec/page.md:20:30: `began,moved` does not fit in `A gets began,moved touches`
        hint: write `began`, `moved`, `ended` or `cancelled`
      Spec/page.md:20:64: `touchDown,touchUpInside` does not fit in `button sends touchDown,touchUpInside`
        hint: write a control event, such as `touchUpInside`
      Spec/page.md:21:43: `began,nothing` does not fit in `the state of tap is began,nothing`
        hint: write `possible`, `began`, `changed`, `ended`, `cancelled` or `failed`
      Spec/page.md:21:71: `cut,copy` does not fit in `app performs cut,copy`
        hint: write the name of an action, of letters and digits
      Spec/page.md:22:48: `cut, copy!` does not fit in `A performed cut, copy!`
        hint: write names of actions joined by commas, or `nothing`
      """),
    Case(
      "sizes", scenarios([("A has frame 1 2 -3 4; A has frame 1 2 3 inf", "A contains 1 1")]),
      """
      Spec/page.md:20:20: `1 2 -3 4` does not fit in `A has frame 1 2 -3 4`
        hint: write four numbers, `x y width height`, none negative in size
      Spec/page.md:20:42: `1 2 3 inf` does not fit in `A has frame 1 2 3 inf`
        hint: write four numbers, `x y width height`, none negative in size
      """),
    Case(
      "no application",
      scenarios(
        [
          ("touching 1 1; the touch ends", "A gets the touch"),
          ("remote control is received; hit-testing A at 1 1", "the hit-test view is A"),
          ("hit-testing A at 1 1", "the hit-test view is A"),
        ], on: "| responder | kind |\n| - | - |\n| A | view |"),
      """
      Spec/page.md:15:8: `touching 1 1` needs an application, and the stage has none
        hint: add a row of the kind `application`
      Spec/page.md:16:8: `remote control is received` needs an application, and the stage has none
        hint: add a row of the kind `application`
      """),
    Case(
      "kinds that nobody knows",
      scenarios(
        [("touching 1 1; B becomes key", "the key window is B")],
        on: "| responder | kind |\n| - | - |\n| A | veiw |\n| B | windw |"),
      """
      Spec/page.md:5:7: `veiw` is not a kind of responder
        hint: did you mean `view`?
      Spec/page.md:6:7: `windw` is not a kind of responder
        hint: did you mean `window`?
      """),
  ]
}
