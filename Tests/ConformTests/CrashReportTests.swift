import Foundation
import Testing

@Suite("The report of an engine that crashes")
struct CrashReportTests {
  /// A page of ten scenarios, of which the second and the seventh make the engine crash.
  private static let page = """
    # Page

    | responder | kind        | in  | frame       |
    | --------- | ----------- | --- | ----------- |
    | app       | application |     |             |
    | window    | window      | app | 0 0 100 100 |

    ## OTHER-1 A remote control

    It MUST be heard.

    Sources: tests. Feature: remote-control. Confidence: documented.

    | scenario | when the remote control sends | then next of window is |
    | -------- | ----------------------------- | ---------------------- |

    """
    + (1...10).map { "| row \($0) | \([2, 7].contains($0) ? "break" : "play") | nobody |\n" }
    .joined()

  @Test("One process and four give the same report, which names no process and no temporary file")
  func shell() async throws {
    let sandbox = try Sandbox(page: Self.page)
    let environment = [
      "FEATURES": #""remote-control","responder-chain""#,
      "PERFORM": """
      case $line in *break*) echo "$(mktemp -u) is gone, pid $$" >&2; kill -ABRT $$ ;; esac
      hits null
      """,
    ]
    for jobs in ["1", "4"] {
      let ending = try await sandbox.conform(
        [
          "--engine", "\(Sandbox.engine); exit $?", "--jobs", jobs, "--timeout", "600", "--report",
          "\(jobs).json",
        ], environment: environment)
      #expect(ending.status == 1)
      #expect(ending.output.contains("10 scenarios: 8 passed, 2 errored"))
    }
    let report = try sandbox.read("1.json")
    #expect(report.contains("… is gone, pid …"))
    #expect(try sandbox.read("4.json") == report)
  }
}
