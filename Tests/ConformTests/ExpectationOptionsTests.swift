import ArgumentParser
import Testing

@testable import Commands

@Suite("The options for expected failures")
struct ExpectationOptionsTests {
  /// Returns a sandbox in which `HIT-1/outside` fails.
  private func failingSandbox(_ expectations: String? = nil) throws -> Sandbox {
    let page = Sandbox.page.replacingOccurrences(of: "| nobody", with: "| window")
    let sandbox = try Sandbox(page: page)
    if let expectations { try sandbox.write(expectations, to: "toy.txt") }
    return sandbox
  }

  @Test("An expected failure ends with 0, without details")
  func expected() async throws {
    let sandbox = try failingSandbox("engine: Reference\nHIT-1/outside | it is too wide\n")
    #expect(
      try await sandbox.conform("--expectations", "toy.txt", "--report", "report.json")
        == ProgramResult(
          status: 0,
          output: """
            ✓ Spec/page.md  1 passed, 1 failed as expected

            2 scenarios: 1 passed, 1 failed as expected · Reference 0.1.0 (Swift)
            PASSED; 1 failed as expected, not counted

            """, errors: ""))
    #expect(try sandbox.read("report.json").contains("\"reason\" : \"it is too wide\""))
  }

  @Test("An expected failure that passes ends with 1 and the line to delete")
  func passes() async throws {
    let sandbox = try failingSandbox("engine: Reference\nHIT-1/inside | r\nHIT-1/outside | s\n")
    let ending = try await sandbox.conform("--expectations", "toy.txt")
    #expect(ending.status == 1)
    #expect(
      ending.output == """
        ✓ Spec/page.md  1 passed, 1 failed as expected

        2 scenarios: 1 passed, 1 failed as expected · Reference 0.1.0 (Swift)

        toy.txt:2:1: `HIT-1/inside` passes, though it is expected not to
          hint: delete the line `HIT-1/inside | r`
        FAILED: 1 unexpected pass (status 1)

        """)
    #expect(ending.errors == "")
  }

  @Test("A line that matches no scenario ends with 1, unless a filter excludes its scenario")
  func stale() async throws {
    let sandbox = try failingSandbox("engine: Reference\nHIT-1/outsid | r\nHIT-1/outside | s\n")
    let ending = try await sandbox.conform("--expectations", "toy.txt")
    #expect(ending.status == 1)
    #expect(
      ending.output.hasSuffix(
        """
        toy.txt:2:1: out of date: `HIT-1/outsid` matches no scenario of the specification
          hint: did you mean `HIT-1/outside`? Else delete the line `HIT-1/outsid | r`
        FAILED: 1 line out of date (status 1)

        """), "\(ending.output)")
    try sandbox.write("engine: Reference\nHIT-1/outside | s\n", to: "toy.txt")
    let filtered = try await sandbox.conform(
      "--expectations", "toy.txt", "--filter", "HIT-1/inside")
    #expect(filtered.status == 0)
    #expect(filtered.errors == "")
  }

  @Test("A file that has mistakes, names no engine of the run or is missing ends with 2")
  func mistakes() async throws {
    let sandbox = try failingSandbox("engine: Toy\nHIT-1/outside\n")
    #expect(
      try await sandbox.conform("--expectations", "toy.txt")
        == ProgramResult(
          status: 2, output: "",
          errors: """
            toy.txt:2:14: the line gives no reason
              hint: write `ID | REASON`
            conform: the files of expected failures have errors; no scenarios were run

            """))
    try sandbox.write("engine: Toy\n", to: "toy.txt")
    let stray = try await sandbox.conform("--expectations", "toy.txt", "--report", "report.json")
    #expect(stray.status == 2)
    #expect(
      stray.errors == """
        toy.txt:1:1: no engine of this run has the name `Toy`
          hint: this run was of `Reference`
        conform: the files of expected failures have errors; no scenarios were run

        """)
    #expect(try sandbox.read("report.json").contains("\"complete\" : true"))
  }

  @Test("Files that do not exist end with 2 and the option that makes them")
  func missing() async throws {
    let sandbox = try failingSandbox()
    #expect(
      try await sandbox.conform("--expectations", "none.txt", "--expectations", "no.txt")
        == ProgramResult(
          status: 2, output: "",
          errors: """
            conform: none.txt: there is no such file; 'conform run' with '--update-expectations' writes one
            no.txt: there is no such file; 'conform run' with '--update-expectations' writes one

            """))
  }

  @Test("An update writes the file once, and then every failure is expected")
  func update() async throws {
    let sandbox = try failingSandbox()
    let words = ["--expectations", "toy.txt", "--update-expectations"]
    let first = try await sandbox.begin(words).end()
    #expect(first.status == 0)
    #expect(
      first.output.hasSuffix(
        "toy.txt: 1 line added\nPASSED; 1 failed as expected, not counted\n"))
    #expect(
      try sandbox.read("toy.txt") == """
        engine: Reference

        HIT-1/outside | not yet explained: the hit-test view is window, but was nobody

        """)
    let second = try await sandbox.begin(words).end()
    #expect(second.status == 0)
    #expect(
      second.output.hasSuffix(
        "toy.txt: nothing to change\nPASSED; 1 failed as expected, not counted\n"))
    #expect(try await sandbox.conform("--expectations", "toy.txt").status == 0)
  }

  @Test("What one process of an engine passes and another does not is flaky and does not count")
  func flaky() async throws {
    let sandbox = try Sandbox()
    // Every second process answers wrongly where a touch is outside the window.
    let script = Sandbox.engine(
      start: "echo >>starts; odd=$(($(wc -l <starts) % 2))",
      perform: """
        case $line-$odd in
          *100,10*-1 | *10,10*) \(Sandbox.hitTestView("\"window\"")) ;;
          *) \(Sandbox.hitTestView("null")) ;;
        esac
        """)
    try sandbox.write(script, to: "engine.sh")
    let words = ["--engine", "sh engine.sh", "--expectations", "toy.txt"]
    let first = try await sandbox.begin(words + ["--update-expectations"]).end()
    #expect(
      first
        == ProgramResult(
          status: 0,
          output: """
            ✓ Spec/page.md  1 flaky, 1 passed

            1 flaky scenario (results differed when rerun), not counted
              ? HIT-1/outside  failed and passed

            2 scenarios: 1 passed, 1 flaky · Toy 1 (sh)
            toy.txt: 1 line added
            PASSED; 1 flaky, not counted

            """, errors: ""))
    #expect(
      try sandbox.read("toy.txt") == """
        engine: Toy

        HIT-1/outside [flaky] | not yet explained: it passes at one time and not at another

        """)
    for _ in 1...3 { #expect(try await sandbox.begin(words).end().status == 0) }
    let alone = ["--engine", "sh engine.sh", "--repeat", "0"]
    let statuses = [
      try await sandbox.begin(alone).end().status, try await sandbox.begin(alone).end().status,
    ]
    #expect(statuses.sorted() == [0, 1])
  }

  @Test("A file to update that cannot be written is an error with the reason")
  func unwritableUpdate() async throws {
    let ending = try await failingSandbox().conform(
      "--expectations", "no/toy.txt", "--update-expectations")
    #expect(ending.status == 2)
    #expect(
      ending.errors
        == "conform: no/toy.txt: the file cannot be written: No such file or directory\n")
  }
}
