import Testing

/// Each engine holds a pipe open, which therefore ends when the engine and all its children have.
@Suite("Engines of the run command")
struct EngineRunsTests {
  /// Runs an engine that has no hit-test view for any touch, with shell commands for its start and
  /// after an answer; waits for the end of every process.
  private func run(
    _ sandbox: Sandbox, start: String = ":", afterAnswer: String = ":",
    _ arguments: [String] = [], writingTo device: String? = nil, files: Int? = nil
  ) async throws -> ProgramResult {
    let alive = sandbox.pipe("alive")
    let ending = try await sandbox.begin(
      ["--engine", Sandbox.engine, "--timeout", "3000", "--repeat", "0"] + arguments,
      writingTo: device,
      environment: ["START": "exec 9> alive\n\(start)", "PERFORM": "hits null; \(afterAnswer)"],
      files: files
    ).end()
    for await line in alive { Issue.record("\(line)") }
    return ending
  }

  @Test("A run that stops at the first failure does not wait for an engine that hangs")
  func failFast() async throws {
    let sandbox = try Sandbox()
    // Both scenarios are sent at once, in any order; the one that passes is answered in any case.
    let hanging = """
      case $line in
        *10,10*) trap '' TERM INT HUP; sleep 3000 ;;
      esac
      """
    let ending = try await run(sandbox, afterAnswer: hanging, ["--fail-fast"])
    #expect(ending.status == 1)
    #expect(
      ending.output.hasSuffix(
        "\n2 scenarios: 0 passed, 1 failed, 1 not run · Toy 1 (sh)\nFAILED: 1 failed (status 1)\n"))
  }

  @Test("More jobs than the limit of open files allows are lowered, and one line says so")
  func fewFiles() async throws {
    let sandbox = try Sandbox()
    let ending = try await run(sandbox, ["--jobs", "64"], files: 64)
    #expect(ending.status == 1)
    #expect(
      ending.output.hasSuffix(
        "\n2 scenarios: 1 passed, 1 failed · Toy 1 (sh)\nFAILED: 1 failed (status 1)\n"))
    #expect(
      ending.errors == """
        conform: --jobs 64 is lowered to 4: more processes do not fit in the 64 open files that \
        'ulimit -n' allows

        """)
  }

  #if os(Linux)
    @Test("An engine is killed when the output is lost")
    func lostOutput() async throws {
      let sandbox = try Sandbox()
      let ending = try await run(
        sandbox, start: "trap 'sleep 3000' EXIT; sleep 3000 &", writingTo: "/dev/full")
      #expect(ending.status == 2)
      #expect(
        ending.errors == "conform: the output cannot be written: No space left on device\n")
    }
  #endif
}
