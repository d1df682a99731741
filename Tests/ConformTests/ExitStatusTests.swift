import ArgumentParser
import Running
import Testing

@testable import Commanding

@Suite struct ExitStatusTests {
  @Test(
    "Each outcome has its status",
    arguments: [
      (RunOutcome.conforming, nil), (.notConforming, 1), (.couldNotJudge(reason: "why"), 2),
    ] as [(RunOutcome, Int32?)])
  func code(outcome: RunOutcome, status: Int32?) {
    #expect(ExitStatus.code(of: outcome)?.rawValue == status)
  }

  @Test("Whatever a command throws means that nothing could be judged")
  func thrown() async {
    let outcome = await ExitStatus.outcome(of: { throw MistakenPages() })
    #expect(
      outcome == .couldNotJudge(reason: "nothing can be judged by pages that have mistakes"))
  }

  @Test("A command that finds an engine wanting ends with 1, one that does not ends well")
  func exit() async throws {
    try await ExitStatus.exit { .conforming }
    let code = await #expect(throws: ExitCode.self) {
      try await ExitStatus.exit { .notConforming }
    }
    #expect(code?.rawValue == 1)
  }
}
