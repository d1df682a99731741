import Conformance
import Testing

@testable import Engines

@Suite("The pool of an engine's processes")
struct EnginePoolTests {
  private let pool = EnginePool(processes: 1, limits: EngineLimits())
  private let script = Script(
    stage: Stage([StagedResponder(name: "app", kind: .application)]), steps: [.ask("keyWindow")])

  private func greet() async throws {
    let profile = EngineProfile(name: "Toy", version: "1", language: "C", features: [])
    try await pool.receive([.hello(protocol: EngineRequest.currentProtocol, profile)], from: 0)
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
