import Foundation
import Testing

@Suite("The options for reports in the built program")
struct ReportOptionsTests {
  @Test("A report is written in every requested format")
  func formats() async throws {
    let sandbox = try Sandbox(page: Sandbox.failingPage)
    let ending = try await sandbox.conform(
      [
        "--report", "r.json", "--report", "r.xml", "--report", "r.tap", "--badge", "b.json",
        "--annotations",
      ])
    #expect(ending.status == 1)
    #expect(
      ending.output.hasSuffix(
        """

        ::error file=Spec/page.md,line=17,title=HIT-1/outside on Reference::the hit-test view is \
        nobody: expected nobody, actual window
        FAILED: 1 failed (status 1)

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
        # Reference 0.1.0 (Swift)
        ok 1 - HIT-1/inside (Reference)
        not ok 2 - HIT-1/outside (Reference)
          ---

        """))
    #expect(
      try sandbox.read("b.json") == """
        {"schemaVersion":1,"label":"Reference","message":"1 of 2","color":"yellow"}

        """)
  }

  @Test("Differences from an older report are printed and do not change the status")
  func compare() async throws {
    let sandbox = try Sandbox()
    _ = try await sandbox.conform(["--report", "old.json"])
    let same = try await sandbox.conform(["--compare", "old.json"])
    #expect(
      same.output.hasSuffix("\n\nReference compared with old.json: nothing changed\nPASSED\n"))
    try sandbox.write(Sandbox.failingPage, to: "Spec/page.md")
    let other = try await sandbox.conform(["--compare", "old.json", "--report", "old.json"])
    #expect(other.status == 1)
    #expect(
      other.output.hasSuffix(
        """

        Reference compared with old.json:
          1 newly failing
            HIT-1/outside  the hit-test view is nobody: expected nobody, actual window
        FAILED: 1 failed (status 1)

        """))
    let missing = try await sandbox.conform(["--compare", "none.json"])
    #expect(missing.status == 2)
    #expect(missing.output == "")
  }

  @Test("A report that cannot be written whole leaves the old one, and the others are written")
  func fullDisk() async throws {
    let sandbox = try Sandbox()
    _ = try await sandbox.conform(["--report", "r.json"])
    let old = try sandbox.read("r.json")
    // A limit of the size of a file is what every system has in place of a disk that is full.
    let ending = try await sandbox.shell(
      """
      ulimit -f 1
      exec "$0" --report r.json --traces --report r.tap --badge b.json --report no/r.xml
      """)
    #expect(ending.status == 2)
    #expect(ending.output.contains("2 scenarios: 2 passed"))
    #expect(
      ending.errors == """
        conform: r.json: the file cannot be written: File too large
        no/r.xml: the file cannot be written: No such file or directory

        """)
    #expect(try sandbox.read("r.json") == old)
    #expect(try sandbox.read("r.tap").hasSuffix("ok 2 - HIT-1/outside (Reference)\n"))
    #expect(sandbox.files == ["Spec", "Spec/page.md", "b.json", "r.json", "r.tap"])
  }

  @Test("Pipes, devices and descriptors are written in place")
  func pipes() async throws {
    let sandbox = try Sandbox()
    let ending = try await sandbox.shell(
      """
      mkfifo pipe; cat pipe > copy & "$0" --report json:pipe --report tap:/dev/fd/3 \\
        --report junit:/dev/stdout --badge /dev/null 3> three; wait
      """)
    #expect(ending.errors == "")
    #expect(ending.output.hasPrefix("✓ Spec/page.md  2 passed\n"))
    #expect(ending.output.hasSuffix("</testsuites>\nPASSED\n"))
    #expect(try sandbox.read("copy").hasSuffix("}\n"))
    #expect(try sandbox.read("three").hasPrefix("TAP version 14\n"))
    #expect(sandbox.files == ["Spec", "Spec/page.md", "copy", "pipe", "three"])
  }

  @Test("A report is written after the reader of the output has gone")
  func closedPipe() async throws {
    let sandbox = try Sandbox()
    _ = try await sandbox.shell(
      """
      { until [ -e closed ]; do :; done; "$0" --report r.json; echo $? > status; } |
        { exec <&-; : > closed; }
      """)
    #expect(try sandbox.read("status") == "0\n")
    #expect(try sandbox.read("r.json").hasSuffix("}\n"))
  }

  @Test("A report as JSON may replace the one that it is compared with or merged from")
  func replacing() async throws {
    let sandbox = try Sandbox()
    _ = try await sandbox.conform(["--report", "a.json"])
    let old = try sandbox.read("a.json")
    #expect(try await sandbox.conform(["--compare", "a.json", "--report", "./a.json"]).status == 0)
    #expect(try await sandbox.conform(["merge", "a.json", "--report", "json:a.json"]).status == 0)
    #expect(try sandbox.read("a.json") == old)
  }
}
