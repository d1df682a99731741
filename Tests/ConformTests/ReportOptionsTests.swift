import Foundation
import Testing

@Suite("The options for reports in the built program")
struct ReportOptionsTests {
  @Test("A report is written in every requested format")
  func formats() throws {
    let sandbox = try Sandbox(page: Sandbox.failingPage)
    let ending = try sandbox.conform(
      [
        "--report", "r.json", "--report", "r.xml", "--report", "r.tap", "--badge", "b.json",
        "--annotations",
      ])
    #expect(ending.status == 1)
    #expect(
      ending.output.hasSuffix(
        """

        ::error file=Spec/page.md,line=17,title=HIT-1/outside on Conform::the hit-test view is \
        nobody: expected nobody, actual window

        """))
    #expect(try sandbox.read("r.json").contains("\"format\" : \"conform-report\""))
    #expect(
      try sandbox.read("r.xml").contains(
        "<testsuites name=\"conform\" tests=\"2\" failures=\"1\" errors=\"0\" skipped=\"0\">"))
    #expect(
      try sandbox.read("r.tap").hasPrefix(
        """
        TAP version 14
        1..2
        # Conform 0.1.0 (Swift)
        ok 1 - HIT-1/inside (Conform)
        not ok 2 - HIT-1/outside (Conform)
          ---

        """))
    #expect(
      try sandbox.read("b.json") == """
        {"schemaVersion":1,"label":"Conform","message":"1 of 2","color":"yellow"}

        """)
  }

  @Test("Differences from an older report are printed and do not change the status")
  func compare() throws {
    let sandbox = try Sandbox()
    _ = try sandbox.conform(["--report", "old.json"])
    let same = try sandbox.conform(["--compare", "old.json"])
    #expect(same.output.hasSuffix("\n\nConform compared with old.json: nothing changed\n"))
    try sandbox.write(Sandbox.failingPage, to: "Spec/page.md")
    let other = try sandbox.conform(["--compare", "old.json", "--report", "old.json"])
    #expect(other.status == 1)
    #expect(
      other.output.hasSuffix(
        """

        Conform compared with old.json:
          1 newly failing
            HIT-1/outside  the hit-test view is nobody: expected nobody, actual window

        """))
    let missing = try sandbox.conform(["--compare", "none.json"])
    #expect(missing.status == 2)
    #expect(missing.output == "")
  }
}
