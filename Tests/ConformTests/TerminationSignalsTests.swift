import Foundation
import Testing

/// Each engine holds a pipe open, which therefore ends when the engine and all its children have.
@Suite("Signals that end a run", .timeLimit(.minutes(2)))
struct TerminationSignalsTests {
  /// Answers the greeting, ignores signals, and never answers the first scenario.
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

  /// Never answers the greeting.
  private static let mute = "exec 9> alive\nread hello\necho asked >&9\nsleep 300\n"

  /// Runs engines until the last of them hangs, sends the signal, and waits for the end of every
  /// process.
  private func interrupt(
    _ sandbox: borrowing Sandbox, _ script: String, by signal: Int32, _ arguments: [String]
  ) throws -> ProgramResult {
    try sandbox.write(script, to: "engine.sh")
    #expect(mkfifo(sandbox.path("alive"), 0o600) == 0)
    let call = try sandbox.begin(arguments + ["--timeout", "200"])
    let alive = try FileHandle(forReadingFrom: URL(fileURLWithPath: sandbox.path("alive")))
    #expect(alive.availableData == Data("asked\n".utf8))
    call.send(signal)
    let ending = try call.end()
    // The pipe ends when no process holds it open.
    #expect(try alive.readToEnd() ?? Data() == Data())
    return ending
  }

  @Test(
    "The verdicts so far are printed and reported, and no process is left",
    arguments: [SIGINT, SIGTERM, SIGHUP])
  func hanging(number: Int32) throws {
    let sandbox = try Sandbox()
    // The tests may run below `nohup`, and the program would then ignore the signal too.
    signal(SIGHUP, SIG_DFL)
    let ending = try interrupt(
      sandbox, Self.hangs, by: number,
      [
        "--engine", "local", "--engine", "sh engine.sh", "--engine", "sh other.sh",
        "--report", "report.json",
      ])
    #expect(
      ending
        == ProgramResult(
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
    let report = try sandbox.read("report.json")
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

  @Test("An engine that has not answered the greeting counts as not asked")
  func mute() throws {
    let sandbox = try Sandbox()
    let ending = try interrupt(
      sandbox, Self.mute, by: SIGINT, ["--engine", "sh engine.sh", "--report", "report.json"])
    #expect(
      ending == ProgramResult(status: 2, output: "", errors: "conform: interrupted\n"))
    #expect(try sandbox.read("report.json").contains("\"enginesNotAsked\" : 1"))
  }

  @Test("Files of expected failures are not rewritten by an interrupted run")
  func update() throws {
    let sandbox = try Sandbox()
    let text = "engine: Conform\nHIT-1/inside | passes\n"
    try sandbox.write(text, to: "conform.txt")
    let ending = try interrupt(
      sandbox, Self.hangs, by: SIGTERM,
      [
        "--engine", "local", "--engine", "sh engine.sh", "--expectations", "conform.txt",
        "--update-expectations",
      ])
    #expect(ending.status == 2)
    #expect(try sandbox.read("conform.txt") == text)
  }

  @Test("A second signal ends a program that cannot write, and kills its engines")
  func second() throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.hangs, to: "engine.sh")
    for name in ["alive", "stuck"] { #expect(mkfifo(sandbox.path(name), 0o600) == 0) }
    let stuck = open(sandbox.path("stuck"), O_RDWR | O_NONBLOCK)
    defer { close(stuck) }
    while write(stuck, "full", 1) > 0 {}
    let call = try sandbox.begin(
      ["--engine", "sh engine.sh", "--timeout", "200"],
      writingTo: URL(fileURLWithPath: sandbox.path("stuck")))
    let alive = try FileHandle(forReadingFrom: URL(fileURLWithPath: sandbox.path("alive")))
    #expect(alive.availableData == Data("asked\n".utf8))
    // Several signals in a short time count as one.
    while call.isRunning {
      call.send(SIGINT)
      sched_yield()
    }
    #expect(try call.end() == ProgramResult(status: 2, output: "", errors: ""))
    #expect(try alive.readToEnd() ?? Data() == Data())
  }

  @Test("A signal ends a run whose report cannot be written")
  func stuckReport() throws {
    let sandbox = try Sandbox()
    for name in ["taken.json", "stuck.json"] {
      #expect(mkfifo(sandbox.path(name), 0o600) == 0)
    }
    let call = try sandbox.begin([
      "--engine", "local", "--report", "taken.json", "--report", "stuck.json",
    ])
    let taken = try FileHandle(
      forReadingFrom: URL(fileURLWithPath: sandbox.path("taken.json")))
    #expect(try taken.readToEnd()?.isEmpty == false)
    call.send(SIGTERM)
    #expect(try call.end().status == SIGTERM)
  }
}
