import Foundation
import Testing

/// Each engine holds a pipe open, which therefore ends when the engine and all its children have.
@Suite("Signals that end a run")
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
    _ sandbox: Sandbox, _ script: String, by signal: Int32, _ arguments: [String]
  ) async throws -> ProgramResult {
    try sandbox.write(script, to: "engine.sh")
    var alive = sandbox.pipe("alive").makeAsyncIterator()
    let call = try await sandbox.begin(arguments + ["--timeout", "200"])
    #expect(await alive.next() == "asked")
    call.send(signal)
    let ending = try await call.end()
    // The pipe ends when no process holds it open.
    #expect(await alive.next() == nil)
    return ending
  }

  @Test(
    "The verdicts so far are printed and reported, and no process is left",
    arguments: [SIGINT, SIGTERM, SIGHUP])
  func hanging(number: Int32) async throws {
    let sandbox = try Sandbox()
    // The tests may run below `nohup`, and the program would then ignore the signal too.
    signal(SIGHUP, SIG_DFL)
    let ending = try await interrupt(
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

            2 scenarios: 2 passed · Reference 0.1.0 (Swift)

            2 scenarios: 0 passed, 2 not run · Toy 1 (sh)

                   Reference    Toy
            page       2/2 ✓  0/2 –
            total      2/2 ✓  0/2 –

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
  func mute() async throws {
    let sandbox = try Sandbox()
    let ending = try await interrupt(
      sandbox, Self.mute, by: SIGINT, ["--engine", "sh engine.sh", "--report", "report.json"])
    #expect(
      ending == ProgramResult(status: 2, output: "", errors: "conform: interrupted\n"))
    #expect(try sandbox.read("report.json").contains("\"enginesNotAsked\" : 1"))
  }

  @Test("Files of expected failures are not rewritten by an interrupted run")
  func update() async throws {
    let sandbox = try Sandbox()
    let text = "engine: Reference\nHIT-1/inside | passes\n"
    try sandbox.write(text, to: "conform.txt")
    let ending = try await interrupt(
      sandbox, Self.hangs, by: SIGTERM,
      [
        "--engine", "local", "--engine", "sh engine.sh", "--expectations", "conform.txt",
        "--update-expectations",
      ])
    #expect(ending.status == 2)
    #expect(try sandbox.read("conform.txt") == text)
  }

  @Test("A second signal ends a program that cannot write, and kills its engines")
  func second() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.hangs, to: "engine.sh")
    var alive = sandbox.pipe("alive").makeAsyncIterator()
    #expect(mkfifo(sandbox.path("stuck"), 0o600) == 0)
    let stuck = open(sandbox.path("stuck"), O_RDWR | O_NONBLOCK)
    defer { close(stuck) }
    while write(stuck, "full", 1) > 0 {}
    let call = try await sandbox.begin(
      ["--engine", "sh engine.sh", "--timeout", "200"], writingTo: sandbox.path("stuck"))
    #expect(await alive.next() == "asked")
    // Several signals in a short time count as one.
    while call.isRunning {
      call.send(SIGINT)
      await Task.yield()
    }
    #expect(try await call.end() == ProgramResult(status: 2, output: "", errors: ""))
    #expect(await alive.next() == nil)
  }

  @Test("A signal ends a run whose report cannot be written")
  func stuckReport() async throws {
    let sandbox = try Sandbox()
    let taken = sandbox.pipe("taken.json")
    #expect(mkfifo(sandbox.path("stuck.json"), 0o600) == 0)
    let call = try await sandbox.begin([
      "--engine", "local", "--report", "taken.json", "--report", "stuck.json",
    ])
    for await _ in taken {}
    call.send(SIGTERM)
    #expect(try await call.end().status == SIGTERM)
  }
}
