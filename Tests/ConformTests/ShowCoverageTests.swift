import Testing

@Suite("The coverage command of the built program")
struct ShowCoverageTests {
  @Test("An open statement of the ledger ends with 1")
  func coverage() async throws {
    let ledger = """

      | statement | evidence | home |
      | --------- | -------- | ---- |
      | S1 | | open |
      | U1 | documented <https://example.org/a> | HIT-1 |

      """
    let page = Sandbox.page.replacingOccurrences(
      of: "Sources: tests.", with: "Sources: tests (U1).")
    let ending = try await Sandbox(page: page + ledger).conform("coverage")
    #expect(ending.status == 1)
    #expect(ending.output.hasSuffix("scenarios run 50 % of them\nopen: S1\n"))
  }

  @Test("The rows that a run on UIKit would settle are listed")
  func evidence() async throws {
    let sandbox = try Sandbox(page: Sandbox.evidencePage())
    #expect(
      try await sandbox.conform(["coverage", "--evidence"])
        == ProgramResult(
          status: 0,
          output: """
                              MUST      SHOULD         MAY
            documented           0           0           0
            observed             1           0           0
            reported             0           1           0
            disputed             0           0           0

            no MUST below observed

            What a recorded run on UIKit would settle, to be run in this order:

            HIT-1 SHOULD reported A window is found
              HIT-1/inside

            """, errors: ""))
  }
}
