import Foundation
import Testing

/// Each engine here holds a pipe open for as long as it, or anything that it started, lives.
@Suite("An interrupted run ends in good order", .timeLimit(.minutes(2)))
struct InterruptionTests {
  /// Answers the greeting, hangs over the first scenario, and does not care about signals.
  private static let hangs = """
    trap '' TERM INT HUP
    exec 9> alive
    read hello
    echo '{"type":"hello","protocol":1,"engine":{"name":"Toy","version":"1","language":"sh",\
    "features":["hit-testing"]}}'
    read perform
    sleep 300 &
    echo asked >&9
    wait
    sleep 300
    """

  /// Says nothing at all.
  private static let mute = "exec 9> alive\nread hello\necho asked >&9\nsleep 300\n"

  /// Runs engines until the last of them hangs, sends the signal, and waits until nothing of it is
  /// left.
  private func interrupt(
    _ workplace: borrowing Workplace, _ script: String, by signal: Int32, _ arguments: [String]
  ) throws -> Workplace.Ending {
    try workplace.write(script, to: "engine.sh")
    #expect(mkfifo(workplace.path("alive"), 0o600) == 0)
    let call = try workplace.begin(arguments + ["--timeout", "200"])
    let alive = try FileHandle(forReadingFrom: URL(fileURLWithPath: workplace.path("alive")))
    #expect(alive.availableData == Data("asked\n".utf8))
    call.send(signal)
    let ending = try call.end()
    // Ends only once every process has ended that had the pipe.
    #expect(try alive.readToEnd() ?? Data() == Data())
    return ending
  }

  @Test(
    "What was judged is told and reported, and no process is left", arguments: [SIGINT, SIGTERM])
  func hanging(signal: Int32) throws {
    let workplace = try Workplace()
    let ending = try interrupt(
      workplace, Self.hangs, by: signal,
      [
        "--engine", "local", "--engine", "sh engine.sh", "--engine", "sh other.sh",
        "--report", "report.json",
      ])
    #expect(
      ending
        == Workplace.Ending(
          status: 2,
          output: """
            ✓ Spec/page.md  2 passed

            2 scenarios: 2 passed · Conform 0.1.0 (Swift)

            2 scenarios: 0 passed, 2 not run · Toy 1 (sh)

                   Conform    Toy
            page     2/2 ✓  0/2 –
            total    2/2 ✓  0/2 –

            – skipped or not run

            """, errors: "conform: interrupted\n"))
    let report = try workplace.read("report.json")
    #expect(report.contains("\"verdict\" : \"passed\""))
    #expect(report.contains("\"notRun\" : 2"))
    #expect(
      report.contains(
        """
          "footer" : {
            "complete" : false,
            "enginesNotAsked" : 1,
            "results" : 2
          },
        """))
  }

  @Test("An engine that has not even said who it is counts as not asked")
  func mute() throws {
    let workplace = try Workplace()
    let ending = try interrupt(
      workplace, Self.mute, by: SIGINT, ["--engine", "sh engine.sh", "--report", "report.json"])
    #expect(
      ending == Workplace.Ending(status: 2, output: "", errors: "conform: interrupted\n"))
    #expect(try workplace.read("report.json").contains("\"enginesNotAsked\" : 1"))
  }

  @Test("Files of expected failures are not rewritten by half a run")
  func update() throws {
    let workplace = try Workplace()
    let text = "engine: Conform\nHIT-1/inside | passes\n"
    try workplace.write(text, to: "conform.txt")
    let ending = try interrupt(
      workplace, Self.hangs, by: SIGTERM,
      [
        "--engine", "local", "--engine", "sh engine.sh", "--expectations", "conform.txt",
        "--update-expectations",
      ])
    #expect(ending.status == 2)
    #expect(try workplace.read("conform.txt") == text)
  }

  @Test("A report that nobody takes keeps no run from being ended")
  func stuckReport() throws {
    let workplace = try Workplace()
    for name in ["taken.json", "stuck.json"] {
      #expect(mkfifo(workplace.path(name), 0o600) == 0)
    }
    let call = try workplace.begin([
      "--engine", "local", "--report", "taken.json", "--report", "stuck.json",
    ])
    let taken = try FileHandle(
      forReadingFrom: URL(fileURLWithPath: workplace.path("taken.json")))
    #expect(try taken.readToEnd()?.isEmpty == false)
    call.send(SIGTERM)
    #expect(try call.end().status == SIGTERM)
  }

  @Test("An engine that dies is errored, and the run goes on")
  func dying() throws {
    let workplace = try Workplace()
    try workplace.write(
      Self.hangs.replacingOccurrences(of: "exec 9> alive\n", with: "")
        .replacingOccurrences(of: "read perform\n", with: "read stage\nread perform\nexit 7\n"),
      to: "engine.sh")
    let ending = try workplace.conform("--engine", "sh engine.sh")
    #expect(ending.status == 2)
    #expect(ending.output.contains("errored: the engine ended with status 7"))
    #expect(
      ending.errors == "conform: Toy never carried a scenario out: nothing was judged\n")
  }
}
