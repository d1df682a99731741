import Conformance
import Reporting
import Results
import Testing

@Suite struct TAPTextTests {
  @Test("A report is a plan and a point for each scenario that was run")
  func document() throws {
    #expect(text(.ofEachKind, as: .tap) == (try fixture("each-kind.tap")))
  }

  @Test("Points are numbered across all engines")
  func engines() throws {
    let other = EngineProfile(name: "a#b\\c#\u{301}", version: "2", language: "C", features: [])
    let report = Report(
      engines: Report.sample([.passed]).engines + Report.sample([.passed], profile: other).engines)
    #expect(
      text(report, as: .tap) == """
        TAP version 14
        1..2
        # Responders 1.0 (Swift)
        ok 1 - HIT-4/0 (Responders)
        # a#b\\c#\u{301} 2 (C)
        ok 2 - HIT-4/0 (a\\#b\\\\c\\#\u{301})

        """)
  }

  @Test("The plan of a report without scenarios says that there is nothing to run")
  func empty() throws {
    #expect(
      text(.sample([]), as: .tap) == """
        TAP version 14
        1..0 # SKIP there is no scenario to run
        # Responders 1.0 (Swift)

        """)
  }
}
