import Conformance
import Running
import Testing

@Suite("One cause, one failure")
struct OneCauseTests {
  @Test("Without an application at the end of the chain only clauses about that end fail")
  func application() async throws {
    try await expectFailures(
      of: ShortChainEngine(endingBefore: .application),
      in: ["CHAIN-3", "CHAIN-4", "CHAIN-30", "ACTION-2", "OTHER-24", "OTHER-25", "OTHER-33"],
      becauseOf: "the application in the chain; end a path by `→ …`, or lead to the application by "
        + "an overridden next")
  }

  @Test("Without a delegate at the end of the chain only clauses about that end fail")
  func delegate() async throws {
    try await expectFailures(
      of: ShortChainEngine(endingBefore: .delegate),
      in: ["CHAIN-4", "CHAIN-6", "ACTION-2", "OTHER-24"],
      becauseOf: "the delegate in the chain; end a path by `→ …`, or lead to the delegate by an "
        + "overridden next")
  }

  @Test("Where an action comes in no other state than possible only clauses about states fail")
  func states() async throws {
    try await expectFailures(
      of: StatelessFiringEngine(),
      in: [
        "GESTURE-13", "GESTURE-14", "GESTURE-15", "GESTURE-22", "GESTURE-23", "GESTURE-28",
        "GESTURE-34", "GESTURE-53", "GESTURE-73", "GESTURE-77", "EDGE-4",
      ],
      becauseOf:
        "the states in which an action fires; write `tap fired once`, `tap fired twice` or "
        + "`tap fired 3 times` where the clause is not about states")
  }

  /// Runs all scenarios, and expects that rows of the given clauses fail, and no others.
  private func expectFailures(
    of engine: some Engine, in clauses: [String], becauseOf subject: String
  ) async throws {
    let scenarios = try await SpecPages.book.scenarios
    let report = try await Runner(engine: engine, jobs: 2).run(Plan(scenarios)) { _ in }
    let failed = report.results.filter { $0.verdict != .passed }.map(\.id)
    let strangers = failed.filter { id in !clauses.contains { id.hasPrefix("\($0)/") } }
    #expect(strangers == [], "These rows judge something else than their clause: \(subject).")
    let silent = clauses.filter { clause in !failed.contains { $0.hasPrefix("\(clause)/") } }
    #expect(silent == [], "No row of these clauses judges their subject any more.")
  }
}
