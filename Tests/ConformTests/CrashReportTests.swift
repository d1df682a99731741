import Foundation
import Testing

@Suite("The report of an engine that crashes", .timeLimit(.minutes(5)))
struct CrashReportTests {
  /// A page of ten scenarios, of which the second and the seventh make the fixture engines crash.
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

  /// Runs an engine twice, with one process and with four, and returns the one report that both
  /// make, or nil if they differ.
  private func report(of engine: String, in sandbox: borrowing Sandbox) throws -> String? {
    let reports = try ["1", "4"].map { jobs in
      let ending = try sandbox.conform(
        ["--engine", engine, "--jobs", jobs, "--report", "\(jobs).json"],
        environment: ["SWIFT_BACKTRACE": "enable=yes,color=no"])
      #expect(ending.status == 1)
      #expect(ending.output.contains("10 scenarios: 8 passed, 2 errored"))
      return try sandbox.read("\(jobs).json")
    }
    return reports[0] == reports[1] ? reports[0] : nil
  }

  @Test("Swift's trap is told from its cause on, and twice the same")
  func swift() throws {
    let sandbox = try Sandbox(page: Self.page)
    let folder = Sandbox.program.deletingLastPathComponent().path
    let report = try #require(try report(of: "'\(folder)/FixtureEngine' traps", in: sandbox))
    #expect(report.contains("FixtureEngine.swift:"))
    #expect(report.contains("Fatal error: no view at 0x…"))
    #expect(report.contains("Thread … "))
  }

  @Test(
    "Python's traceback is told twice the same, without the address of an object",
    .enabled(if: Sandbox.has("python3"), "python3 is missing"))
  func python() throws {
    let sandbox = try Sandbox(page: Self.page)
    try sandbox.write(
      """
      import json, os, sys, time

      class View: pass

      for line in sys.stdin:
          request = json.loads(line)
          if request["type"] == "hello":
              features = ["remote-control", "responder-chain"]
              engine = dict(name="Toy", version="1", language="Python", features=features)
              print(json.dumps(dict(type="hello", protocol=1, engine=engine)), flush=True)
          if request["type"] == "perform":
              if "break" in line:
                  print(time.strftime("%Y-%m-%d %H:%M:%S"), f"toy[{os.getpid()}]: ends",
                      file=sys.stderr)
                  raise RuntimeError(f"no window for {View()}")
              records = [{}, {"answer": {"responder": None}}]
              reply = dict(type="observed", id=request["id"], records=records)
              print(json.dumps(reply), flush=True)
      """, to: "toy.py")
    let report = try #require(try report(of: "python3 toy.py", in: sandbox))
    #expect(report.contains("its standard error says: … toy[…]: ends\\nTraceback"))
    #expect(report.contains("RuntimeError: no window for <__main__.View object at 0x…>\""))
  }

  @Test("What a shell says of a crash is told twice the same")
  func shell() throws {
    let sandbox = try Sandbox(page: Self.page)
    try sandbox.write(
      """
      read hello
      echo '{"type":"hello","protocol":1,"engine":{"name":"Toy","version":"1","language":"sh",\
      "features":["remote-control","responder-chain"]}}'
      while read -r line; do
        case $line in
          *bye*) exit 0 ;;
          *break*) echo "$(mktemp -u) is gone, pid $$" >&2; kill -ABRT $$ ;;
          *perform*)
            id=${line#*\\"id\\":}
            echo "{\\"type\\":\\"observed\\",\\"id\\":${id%%,*},\\"records\\":[{},\
      {\\"answer\\":{\\"responder\\":null}}]}" ;;
        esac
      done

      """, to: "engine.sh")
    let report = try #require(try report(of: "sh engine.sh; exit $?", in: sandbox))
    #expect(report.contains("… is gone, pid …"))
  }
}
