import Conformance
import Engines
import Results
import Running
import Testing

@Suite("Challenges")
struct ChallengeTests {
  @Test("A challenge is solved with its solution, and not without")
  func solution() async throws {
    let challenges = try await SpecPages.book.scenarios.filter { !$0.solution.isEmpty }
    #expect(challenges.count >= 12)
    #expect(try await unsolved(challenges) == [])
    let ids = challenges.map(\.id.description)
    #expect(try await unsolved(challenges.map(\.withoutSolution)) == ids)
  }

  @Test("The rows of a clause solve one challenge")
  func rows() async throws {
    let challenges = try await SpecPages.book.scenarios.filter { !$0.solution.isEmpty }
    for (clause, rows) in Dictionary(grouping: challenges, by: \.id.clause) {
      #expect(Set(rows.map(\.withoutSolution.script)).count == 1, "\(clause)")
      #expect(Set(rows.map { $0.expectations.map(\.phrase) }).count == 1, "\(clause)")
    }
  }

  /// Returns the ids of those that do not hold on the reference engine.
  private func unsolved(_ challenges: [Scenario]) async throws -> [String] {
    let report = try await Runner(engine: LocalEngine(), jobs: 2).run(Plan(challenges)) { _ in }
    return report.results.filter { $0.verdict != .passed }.map(\.id)
  }
}

extension Scenario {
  /// The scenario as the lab opens it.
  fileprivate var withoutSolution: Scenario {
    var steps = script.steps
    steps.removeSubrange(solution)
    let expectations = expectations.map { expectation in
      var moved = expectation
      moved.step -= solution.count
      return moved
    }
    return Scenario(
      id: id, clause: clause, location: location, features: features,
      script: Script(stage: script.stage, steps: steps), expectations: expectations)
  }
}
