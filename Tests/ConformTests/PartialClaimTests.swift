import Testing

@Suite("A program that lacks a part of a feature")
struct PartialClaimTests {
  private static let engine =
    "'\(Sandbox.fixtureEngine.path)' lacksChildren"

  /// A page with a controller in a controller, on which one of two scenarios depends.
  private static let page = """
    # Page

    | responder | kind            | in     | view of | frame       |
    | --------- | --------------- | ------ | ------- | ----------- |
    | app       | application     |        |         |             |
    | window    | window          | app    |         | 0 0 100 100 |
    | root      | view controller | window |         |             |
    | page      | view            | window | root    | 0 0 100 100 |
    | child     | view controller | root   |         |             |
    | pane      | view            | page   | child   | 0 0 10 10   |

    ## CHAIN-1 Nobody is next

    Nobody MUST be next.

    Sources: tests. Feature: responder-chain. Confidence: documented.

    | scenario | then              |
    | -------- | ----------------- |
    | parent   | next of page is nobody |
    | child    | next of pane is nobody |

    """

  @Test("Scenarios that do not depend on it are asked, and the audit says what it costs")
  func console() async throws {
    let ending = try await Sandbox(page: Self.page).conform("--engine", Self.engine, "--audit")
    #expect(
      ending
        == ProgramResult(
          status: 0,
          output: """
            ✓ Spec/page.md  1 passed, 1 skipped

            skipped
              1  the engine lacks children

            2 scenarios: 1 passed, 1 skipped · Fixture 1.0 (Swift)

            audit  what claiming more would add · Fixture
              claim     scenarios  pass  alone  pass  the others need also
              children          1     0      1     0
            PASSED

            """, errors: ""))
  }

  @Test("A report has the parts, and explain says why a scenario is not asked")
  func report() async throws {
    let sandbox = try Sandbox(page: Self.page)
    _ = try await sandbox.conform("--engine", Self.engine, "--report", "report.json")
    let report = try sandbox.read("report.json").filter { !$0.isWhitespace }
    #expect(report.contains(#""lacks":["children"]"#))
    let explained = try await sandbox.conform("explain", "CHAIN-1/child", "--engine", Self.engine)
    #expect(explained.output.contains("the engine lacks children"))
  }
}
