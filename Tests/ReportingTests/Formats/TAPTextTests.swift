import Conformance
import Reporting
import Testing

@Suite struct TAPTextTests {
  @Test("A report is a plan and a point for each scenario; what was not run is missing")
  func document() throws {
    #expect(
      text(.ofEachKind, as: .tap) == """
        TAP version 14
        1..7
        # Responders 1.0 (Swift)
        ok 1 - HIT-4/0 (Responders)
        not ok 2 - HIT-4/1 (Responders)
          ---
          verdict: failed
          message: "the hit-test view is A: expected A, actual window; A gets <b> & \\"c\\": \
        expected A, actual B, C: 50%"
          at:
            file: "Spec/hit.md"
            line: 53
          differences:
            - line: 52
              phrase: "the hit-test view is A"
              expected: "A"
              actual: "window"
            - line: 54
              phrase: "A gets <b> & \\"c\\""
              expected: "A"
              actual: "B, C: 50%"
          ...
        ok 3 - TOUCH-1/2 (Responders) # SKIP no \\# touches (https://example.org/7)
        not ok 4 - TOUCH-1/3 (Responders)
          ---
          verdict: errored
          message: "broke\\\\n\\\\u{1B}[2J ]]> \\\\u{FFFE}é"
          at:
            file: "Spec/touch.md"
            line: 7
          ...
        not ok 5 - TOUCH-1/4 (Responders) # TODO departs from a SHOULD
          ---
          verdict: departed
          message: "the hit-test view is A: expected A, actual D"
          at:
            file: "Spec/touch.md"
            line: 7
          differences:
            - line: 60
              phrase: "the hit-test view is A"
              expected: "A"
              actual: "D"
          ...
        # 2 scenarios not run

        """)
  }

  @Test("Points are counted through all engines")
  func engines() throws {
    let other = EngineProfile(name: "a#b\\c", version: "2", language: "C", features: [])
    let report = Report(
      engines: Report.sample([.passed]).engines + Report.sample([.passed], profile: other).engines)
    #expect(
      text(report, as: .tap) == """
        TAP version 14
        1..2
        # Responders 1.0 (Swift)
        ok 1 - HIT-4/0 (Responders)
        # a#b\\c 2 (C)
        ok 2 - HIT-4/0 (a\\#b\\\\c)

        """)
  }

  @Test("Where there is nothing to run the plan says so")
  func empty() throws {
    #expect(
      text(.sample([]), as: .tap) == """
        TAP version 14
        1..0 # SKIP there is no scenario to run
        # Responders 1.0 (Swift)

        """)
  }
}
