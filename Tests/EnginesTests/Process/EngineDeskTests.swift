import Conformance
import Testing

@testable import Engines

@Suite("The desk between scripts and the processes of an engine")
struct EngineDeskTests {
  private let desk = EngineDesk(processes: 1, limits: EngineLimits())
  private let script = Script(
    stage: Stage([StagedResponder(name: "app", kind: .application)]), steps: [.ask("keyWindow")])

  private func greet() async throws {
    let profile = EngineProfile(name: "Toy", version: "1", language: "C", features: [])
    try await desk.receive([.hello(protocol: EngineRequest.currentProtocol, profile)], from: 0)
  }

  @Test("Bytes that end no message put the deadline off no further")
  func deadline() async throws {
    await desk.begin(0)
    let deadline = await desk.deadline(of: 0)
    try await desk.receive([], from: 0)
    #expect(await desk.deadline(of: 0) == deadline)
    try await greet()
    #expect(await desk.deadline(of: 0) == nil)
  }

  @Test("A process that reads no longer owes its end, though it has answered everything")
  func deaf() async throws {
    await desk.begin(0)
    try await greet()
    async let reply = desk.perform(script)
    #expect(await desk.nextBytes(for: 0)?.isEmpty == false)
    await desk.deafen(0)
    try await desk.receive([.reply(id: 1, .skipped(reason: "no", url: nil))], from: 0)
    #expect(await reply == .skipped(reason: "no", url: nil))
    #expect(await desk.deadline(of: 0) != nil)
  }
}
