import Subprocess
import Testing

@testable import Engines

@Suite("Why a process of an engine ended")
struct EngineProcessTests {
  private static let timeout = EngineProcess.Outcome.Event.failed(.timedOut(.seconds(1)))
  private static let noise = EngineProcess.Outcome.Event.failed(.unknownID(7))
  private static let killed = TerminationStatus.signaled(Signal.kill.rawValue)

  @Test(
    "What happened first is the reason, and an end by itself wins over the clock",
    arguments: [
      ([.sentBye], .exited(0), nil),
      ([.sentBye, .closedOutput, timeout], .exited(3), nil),
      ([.closedOutput], .exited(3), .exited(3)),
      ([.closedOutput], .exited(139), .killed(signal: 11)),
      ([.closedOutput, timeout], .exited(3), .exited(3)),
      ([timeout, .closedOutput], .exited(3), .exited(3)),
      ([timeout], killed, .timedOut(.seconds(1))),
      ([noise, timeout], killed, .unknownID(7)),
      ([noise], .exited(3), .unknownID(7)),
      ([.closedOutput, noise], .exited(3), .exited(3)),
      ([.closedOutput, .exceededGrace], killed, .closedOutput),
      ([.closedOutput, .exceededGrace], .exited(0), .exited(0)),
    ] as [([EngineProcess.Outcome.Event], TerminationStatus, EngineProcessError?)])
  func reason(
    events: [EngineProcess.Outcome.Event], status: TerminationStatus, expected: EngineProcessError?
  ) {
    var outcome = EngineProcess.Outcome()
    for event in events { outcome.add(event) }
    #expect(outcome.error(status)?.cause == expected)
  }
}
