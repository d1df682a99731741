import Conformance
import Results
import Synchronization
import Testing

@testable import Running

@Suite("What is run besides a part, to judge causes")
struct CauseCheckTests {
  /// A fault that predicts that so many scenarios find B.
  private func fault(_ count: Int) -> Fault {
    let keys = Report.sample([1: .failedWith("B")]).engines[0].results[0].differenceKeys
    return Fault(
      name: "B is found", clauses: ["HIT-9"],
      rows: (1...count).map { Fault.Row(id: "HIT-4/\($0)", keys: keys) })
  }

  /// Returns the results of a part with its causes judged, and how many scenarios were asked for that.
  private func check(
    _ part: KeyValuePairs<Int, Verdict>, of all: [Scenario], by fault: Fault,
    answering name: String = "B"
  ) async throws -> (column: EngineResults, asked: Int)? {
    let column = Report.sample(part).engines[0].analyzed(by: [fault])
    guard let check = CauseCheck(of: column, in: try Plan(all), by: [fault]) else { return nil }
    let asked = Mutex(0)
    var engine = ToyEngine()
    engine.answer = { _ in
      asked.withLock { $0 += 1 }
      return .found(name)
    }
    let results = try await check.results(with: Runner(engine: engine, jobs: 1))
    return (results.analyzed(by: [fault]), asked.withLock { $0 })
  }

  private let failing: KeyValuePairs<Int, Verdict> = [1: .failedWith("B"), 2: .failedWith("B")]

  @Test("What was left out of a cause is asked, and is in no result, count or finding")
  func asked() async throws {
    let (column, asked) = try #require(
      try await check(failing, of: Scenario.samples(12), by: fault(10)))
    #expect(asked == 8)
    let match = try #require(column.diagnosis?.matches.first)
    #expect(match.asked == (3...10).map { "HIT-4/\($0)" })
    #expect(match.grade == .sure)
    #expect(column.results.map(\.id) == ["HIT-4/1", "HIT-4/2"])
    #expect(column.tally.total == 2)
    #expect(column.asked.map(\.id) == match.asked)
    #expect(column.diagnosis?.failures == 2)
    #expect(column.findings.map(\.results.count) == [2])
  }

  @Test("A cause that passes where it is asked is named no more")
  func refuted() async throws {
    let (column, asked) = try #require(
      try await check(failing, of: Scenario.samples(12), by: fault(10), answering: "A"))
    #expect(asked == 8)
    #expect(column.diagnosis == nil)
  }

  @Test("At most thirty scenarios are asked for a cause")
  func most() async throws {
    let (column, asked) = try #require(
      try await check(failing, of: Scenario.samples(50), by: fault(50)))
    #expect(asked == 30)
    #expect(column.diagnosis?.matches.map(\.grade) == [.sure])
    #expect(column.diagnosis?.matches.first?.leftOut.count == 18)
  }

  @Test("What the engine does not claim is not asked, and does not count as left out")
  func unclaimed() async throws {
    let all =
      Scenario.samples(2) + (3...50).map { .sample("\($0)", features: [.layers], line: $0) }
    let (column, asked) = try #require(try await check(failing, of: all, by: fault(50)))
    #expect(asked == 0)
    #expect(column.diagnosis?.matches.first?.doubts == [.fewRows(2)])
  }

  @Test("Nothing is asked where nothing failed, and where nothing was left out")
  func nothing() async throws {
    #expect(try await check([1: .passed], of: Scenario.samples(9), by: fault(9)) == nil)
    #expect(try await check(failing, of: Scenario.samples(2), by: fault(2)) == nil)
  }
}
