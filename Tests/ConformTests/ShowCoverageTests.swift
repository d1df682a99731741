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
}
