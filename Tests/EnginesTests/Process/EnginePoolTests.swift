import Conformance
import Testing

@testable import Engines

@Suite("The pool of an engine's processes")
struct EnginePoolTests {
  private let pool = EnginePool(processes: 1, limits: EngineLimits())
  private let script = Script(
    stage: Stage([StagedResponder(name: "app", kind: .application)]), steps: [.ask("keyWindow")])

  private func greet(_ other: EnginePool? = nil) async throws {
    let profile = EngineProfile(name: "Toy", version: "1", language: "C", features: [])
    try await (other ?? pool).receive(
      [.hello(protocol: EngineRequest.currentProtocol, profile)], from: 0)
  }

  @Test("Bytes that end no message do not postpone the deadline")
  func deadline() async throws {
    await pool.begin(0)
    let deadline = await pool.deadline(of: 0)
    try await pool.receive([], from: 0)
    #expect(await pool.deadline(of: 0) == deadline)
    try await greet()
    #expect(await pool.deadline(of: 0) == nil)
  }

  @Test("A script whose task is cancelled gets a reply at once")
  func cancelledTask() async throws {
    await pool.begin(0)
    try await greet()
    let reply = await withTaskGroup(of: Reply.self) { group in
      group.addTask { await pool.perform(script) }
      group.cancelAll()
      return await group.next()
    }
    #expect(reply == .errored(message: "the run was ended"))
  }

  @Test("A process that cannot be started is no crash while another runs")
  func retired() async {
    let pool = EnginePool(processes: 2, limits: EngineLimits())
    let error = EngineTerminationError(cause: .notStarted("no room"), standardError: "")
    await pool.begin(0)
    await pool.begin(1)
    await pool.end(1, error)
    #expect(await pool.needsProcess(0))
    #expect(await !pool.needsProcess(1))
    await pool.end(0, error)
    await #expect(throws: error) { try await pool.waitForProfile() }
  }

  @Test("An engine that answers once in each process and then hangs is given up, with the reason")
  func hangsAfterAnswers() async throws {
    var limits = EngineLimits()
    limits.unexplainedEnds = 3
    let pool = EnginePool(processes: 1, limits: limits)
    let skipped = Reply.skipped(reason: "no", url: nil)
    let replies = try await withThrowingTaskGroup(of: Reply.self) { group in
      for _ in 1...9 { group.addTask { await pool.perform(script) } }
      while await pool.needsProcess(0) {
        await pool.begin(0)
        try await greet(pool)
        let ids = try await asked(of: pool)
        try await pool.receive([.reply(id: ids[0], skipped)], from: 0)
        // Another script is in flight when the process hangs.
        if ids.count == 1 { _ = try await asked(of: pool) }
        let hang = EngineTerminationError(cause: .timedOut(.seconds(2)), standardError: "")
        await pool.end(0, hang)
      }
      return try await group.reduce(into: [Reply]()) { $0.append($1) }
    }
    let terminalError = Reply.errored(
      message: "the engine was given up after 3 processes had ended, or hung, over no scenario: "
        + "another process performed what they had been asked; the last one said nothing for 2 s")
    #expect(replies.count { $0 == skipped } == 3)
    #expect(replies.count { $0 == terminalError } == 6)
    #expect(await pool.isAborted)
  }

  @Test("A script that crashes a process by itself explains why others ended")
  func explainedEnds() async throws {
    async let one = pool.perform(script)
    async let other = pool.perform(script)
    await pool.begin(0)
    try await greet()
    var ids = try await asked(of: pool)
    if ids.count == 1 { ids += try await asked(of: pool) }
    let crash = EngineTerminationError(cause: .exited(3), standardError: "")
    await pool.end(0, crash)
    #expect(await pool.unexplainedEnds.count == 1)
    for _ in ids {
      await pool.begin(0)
      try await greet()
      _ = try await asked(of: pool)
      await pool.end(0, crash)
    }
    let errors = await [one, other]
    #expect(
      errors == Array(repeating: .errored(message: "the engine ended with status 3"), count: 2))
    #expect(await pool.unexplainedEnds.isEmpty)
  }

  /// Waits for the next scripts that the process is asked, and returns their ids.
  private func asked(of pool: EnginePool) async throws -> [Int] {
    let bytes = try #require(await pool.nextBytes(for: 0))
    return bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
      guard case .perform(let id, _, _) = try? EngineRequest(line) else { return nil }
      return id
    }
  }

  @Test("A process with a closed input has a deadline, though it has answered everything")
  func closedInput() async throws {
    await pool.begin(0)
    try await greet()
    async let reply = pool.perform(script)
    #expect(await pool.nextBytes(for: 0)?.isEmpty == false)
    await pool.closeInput(of: 0)
    try await pool.receive([.reply(id: 1, .skipped(reason: "no", url: nil))], from: 0)
    #expect(await reply == .skipped(reason: "no", url: nil))
    #expect(await pool.deadline(of: 0) != nil)
  }
}
