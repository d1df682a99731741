import Foundation
import Testing

@Suite("The run command of the built program")
struct RunTests {
  @Test("The status is 0 if everything is as expected")
  func conforming() async throws {
    let sandbox = try Sandbox()
    #expect(
      try await sandbox.conform("--engine", "local")
        == ProgramResult(
          status: 0,
          output: """
            ✓ Spec/page.md  2 passed

            2 scenarios: 2 passed · Reference 0.1.0 (Swift)
            PASSED

            """, errors: ""))
  }

  @Test("A failure ends with 1 and prints expected, actual, trace and rerun command")
  func notConforming() async throws {
    let page = Sandbox.page.replacingOccurrences(
      of: "| window                    |", with: "| nobody |")
    let ending = try await Sandbox(page: page).conform()
    #expect(ending.status == 1)
    #expect(
      ending.output == """
        ✗ Spec/page.md  1 failed, 1 passed

          ✗ HIT-1/inside
            HIT-1 MUST A window is found
            the hit-test view is window, not nobody
            Spec/page.md:16: the hit-test view is nobody
              expected  nobody
              actual    window
            trace
              1. touching 10 10
                 point(inside:with:)  window
                 sendEvent(_:)  app, window
                 touchesBegan(_:with:)  window, app
              2. the hit-test view: window
            rerun  \(Sandbox.program.path) --engine local --filter 'HIT-1/inside'

        2 scenarios: 1 passed, 1 failed · Reference 0.1.0 (Swift)
        FAILED: 1 failed (status 1)

        """)
    #expect(ending.errors == "")
  }

  @Test("Several failures are printed as a finding, and one by one if all are asked for")
  func findings() async throws {
    let rows = (1...4).map { "| away\($0)   | \($0) 200         | window                    |\n" }
      .joined()
    let sandbox = try Sandbox(page: Sandbox.page + rows)
    #expect(
      try await sandbox.conform().output == """
        ✗ Spec/page.md  4 failed, 2 passed

        4 failures in 1 finding

          ✗ the hit-test view: nobody instead of window  4 scenarios of 1 clause
            HIT-1/away1  the hit-test view is window
              the hit-test view is nobody, not window
            rerun  \(Sandbox.program.path) --engine local --filter 'HIT-1/away1'

        6 scenarios: 2 passed, 4 failed · Reference 0.1.0 (Swift)
        FAILED: 4 failed (status 1)

        """)
    let verbose = try await sandbox.conform("--verbose")
    #expect(verbose.status == 1)
    #expect(
      verbose.output.split(separator: "\n").filter { $0.hasPrefix("  ✗ ") }
        == (1...4).map { "  ✗ HIT-1/away\($0)" }
        + ["  ✗ the hit-test view: nobody instead of window  4 scenarios of 1 clause"])
  }

  @Test("A filter with a typo ends with status 2 and a suggestion, as an id or as a feature")
  func typos() async throws {
    let sandbox = try Sandbox()
    #expect(
      try await sandbox.conform("--filter", "HTI-1")
        == ProgramResult(
          status: 2, output: "",
          errors: "conform: the filter 'HTI-1' selects none of the 2 scenarios; did you mean "
            + "'HIT-1'?\n"))
    #expect(
      try await sandbox.conform("--filter", "feature:tuoches")
        == ProgramResult(
          status: 2, output: "",
          errors: "conform: 'tuoches' is not a feature. Did you mean 'touches'?\n"))
    #expect(try await sandbox.conform("--filter", "levl:MUST").status == 2)
    #expect(try await sandbox.conform("--filter", "!").status == 64)
  }

  @Test("A filtered run matches only the rows that it needs, unless it writes a report")
  func unmatchedRows() async throws {
    let sandbox = try Sandbox(page: Sandbox.page + "| odd      | nonsense      | window |\n")
    let one = try await sandbox.conform("--filter", "HIT-1/inside")
    #expect(one.status == 0)
    #expect(one.output.hasPrefix("✓ Spec/page.md  1 passed\n"))
    #expect(one.errors == "")
    for arguments in [
      ["--filter", "HIT-1/inside", "--report", "report.json"], ["--filter", "HIT-1/nowhere"], [],
    ] {
      let ending = try await sandbox.conform(arguments)
      #expect(ending.status == 2)
      #expect(ending.errors.contains("Spec/page.md:18:"))
    }
  }

  @Test("A shuffled run prints its seed and writes the same report")
  func seed() async throws {
    let sandbox = try Sandbox()
    _ = try await sandbox.conform(["--report", "plain.json"])
    let seeded = try await sandbox.conform(["--seed", "7", "--report", "seeded.json"])
    #expect(seeded.output.hasPrefix("shuffled with --seed 7\n✓ Spec/page.md  2 passed\n"))
    #expect(try sandbox.read("seeded.json") == sandbox.read("plain.json"))
    let random = try await sandbox.conform(["--seed", "random"])
    #expect(random.output.hasPrefix("shuffled with --seed "))
  }

  @Test(
    "A word that is no option is an error that says what to write",
    arguments: [
      (["explian", "HIT-9"], "'explian' is not a command. Did you mean 'explain'?"),
      (["--verbose", "explain", "HIT-9"], "The command comes first: conform explain …"),
      (
        ["HIT-4"],
        "'HIT-4' is not a command. To run the scenarios of an id: conform --filter 'HIT-4'"
      ),
    ])
  func unexpectedWord(words: [String], message: String) async throws {
    let ending = try await Sandbox().conform(words)
    #expect(ending.status == 64)
    #expect(ending.errors.hasPrefix("Error: \(message)\nUsage: conform"), "\(ending.errors)")
  }

  @Test("The shard of a build tool is run, acknowledged and reported as JUnit XML")
  func buildTool() async throws {
    let environment = [
      "TEST_SHARD_INDEX": "1", "TEST_TOTAL_SHARDS": "2", "TEST_SHARD_STATUS_FILE": "status",
      "XML_OUTPUT_FILE": "test.xml",
    ]
    let sandbox = try Sandbox()
    let ending = try await sandbox.conform([], environment: environment)
    #expect(ending.status == 0)
    #expect(ending.output.hasSuffix("\n1 scenario: 1 passed · Reference 0.1.0 (Swift)\nPASSED\n"))
    #expect(try sandbox.read("status") == "")
    #expect(try sandbox.read("test.xml").contains("name=\"HIT-1/outside\""))
    let own = try await sandbox.conform(["--shard", "1/1", "--list"], environment: environment)
    #expect(own.output.split(separator: "\n").count == 2)
    let wrong = try await sandbox.conform([], environment: ["TEST_TOTAL_SHARDS": "2"])
    #expect(wrong.status == 2)
    #expect(
      wrong.errors.hasPrefix("conform: the environment does not name a shard: TEST_SHARD_INDEX"))
  }

  @Test("An engine that cannot be started is reported, and the others are run")
  func cannotStart() async throws {
    let ending = try await Sandbox(page: Sandbox.failingPage).conform(
      "--engine", "exit 7", "--engine", "local")
    #expect(ending.status == 2)
    #expect(ending.output.contains("2 scenarios: 1 passed, 1 failed · Reference 0.1.0 (Swift)"))
    #expect(ending.errors == "conform: exit 7: the engine ended with status 7\n")
  }

  @Test("A program that dies is errored, and the run goes on")
  func dying() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(Sandbox.engine(perform: "exit 7"), to: "engine.sh")
    let ending = try await sandbox.conform("--engine", "sh engine.sh")
    #expect(ending.status == 2)
    #expect(ending.output.contains("errored: the engine ended with status 7"))
    #expect(
      ending.errors == "conform: engine \"Toy\" completed no scenario\n")
  }

  @Test("Every feature, kind and part that the pages do not have is refused, with the word meant")
  func unknownClaims() async throws {
    let sandbox = try Sandbox()
    let claims = #","kinds":["view","windou"],"lacks":["set colour","do makeKey"]"#
    try sandbox.write(
      Sandbox.engine(features: #""hit-tsting""#, kinds: claims, perform: ":"), to: "engine.sh")
    let ending = try await sandbox.conform("--engine", "sh engine.sh")
    #expect(ending.status == 2)
    let lines = ending.errors.split(separator: "\n").map { $0.prefix(100) }
    #expect(
      lines == [
        #"conform: sh engine.sh: Toy claims what is no feature of these pages: "hit-tsting", did you mean "hit"#,
        #"Toy claims what is no kind of these pages: "windou", did you mean "window"? (there are application, "#,
        #"Toy lacks what is no part of these pages: "do makeKey", did you mean "change makeKey"?; "set colour""#,
      ])
  }

  @Test("Scenarios of undeclared features are run only with --audit")
  func audit() async throws {
    let sandbox = try Sandbox()
    let (window, nobody) = (Sandbox.hitTestView(#""window""#), Sandbox.hitTestView("null"))
    let view = "case $line in *'[10,10]'*) \(window) ;; *) \(nobody) ;; esac"
    try sandbox.write(Sandbox.engine(features: #""layers""#, perform: view), to: "engine.sh")
    let words = ["--engine", "sh engine.sh"]
    let plain = try await sandbox.begin(words).end()
    #expect(
      plain.output.hasSuffix(
        "2 scenarios: 0 passed, 2 skipped · Toy 1 (sh)\nNOT JUDGED (status 2)\n"))
    let audited = try await sandbox.begin(words + ["--audit"]).end()
    #expect(
      audited.output.hasSuffix(
        """


        Toy does not claim hit-testing, but passes all 2 scenarios of it
        audit  what claiming more would add · Toy
          claim        scenarios  pass  alone  pass  the others need also
          hit-testing          2     2      2     2
        NOT JUDGED (status 2)

        """))
  }

  @Test(
    "An audit says that there is nothing to add, and is not done after a run that stopped early")
  func auditWithoutTable() async throws {
    let sandbox = try Sandbox(
      page: Sandbox.page.replacingOccurrences(
        of: "| 10 10         | window", with: "| 10 10         | nobody"))
    #expect(
      try await sandbox.conform("--audit").output.hasSuffix(
        """

        audit  what claiming more would add · Reference
          nothing: no scenario was skipped for an undeclared feature, kind or part
        FAILED: 1 failed (status 1)

        """))
    #expect(
      try await sandbox.conform("--audit", "--fail-fast").output.hasSuffix(
        "\naudit  not done: the run of Reference stopped early\nFAILED: 1 failed (status 1)\n"))
  }
}
