import ArgumentParser
import Foundation
import Running
import Testing

@testable import Commands

@Suite struct ExitStatusTests {
  @Test(
    "Each outcome has its exit status",
    arguments: [
      (RunOutcome.conforming, nil), (.notConforming, 1), (.couldNotJudge(reason: "why"), 2),
    ] as [(RunOutcome, Int32?)])
  func code(outcome: RunOutcome, status: Int32?) {
    #expect(ExitStatus.code(of: outcome)?.rawValue == status)
  }

  @Test("An error that a command throws means that nothing could be judged")
  func thrown() async {
    let outcome = await ExitStatus.outcome(of: { throw CommandError.invalidPages })
    #expect(
      outcome == .couldNotJudge(reason: "the pages have errors; no scenarios were run"))
  }

  @Test("A conforming command returns, and one that is not conforming throws exit code 1")
  func exit() async throws {
    try await ExitStatus.exit { .conforming }
    let code = await #expect(throws: ExitCode.self) {
      try await ExitStatus.exit { .notConforming }
    }
    #expect(code?.rawValue == 1)
  }

  @Test(
    "The status is 2 if the output cannot be written",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
    arguments: ["run", "explain HIT-1/inside --transcript", "--help", "help run"])
  func fullDisk(_ words: String) async throws {
    let sandbox = try Sandbox()
    #expect(
      try await sandbox.conform(
        words.split(separator: " ").map(String.init), writingTo: "/dev/full")
        == ProgramResult(
          status: 2, output: "",
          errors: "conform: the output cannot be written: No space left on device\n"))
  }
}
