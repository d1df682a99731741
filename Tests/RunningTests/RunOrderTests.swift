import Conformance
import Results
import Synchronization
import Testing

@testable import Running

@Suite struct RunOrderTests {
  @Test("A seed gives the same order on every machine and in every version")
  func fixed() {
    #expect(RunOrder.pages.positions(5) == [0, 1, 2, 3, 4])
    #expect(RunOrder.shuffled(seed: 42).positions(10) == [8, 3, 6, 5, 4, 0, 9, 2, 1, 7])
    #expect(RunOrder.shuffled(seed: 0).positions(10) == [4, 9, 2, 5, 1, 7, 6, 0, 3, 8])
  }

  @Test("A shuffled order contains every position once", arguments: [0, 1, 2, 3, 100, 2091])
  func permutation(count: Int) {
    for seed: UInt64 in [0, 1, .max] {
      #expect(RunOrder.shuffled(seed: seed).positions(count).sorted() == Array(0..<count))
    }
  }

  @Test("Different seeds give different orders")
  func seeds() {
    let orders = (0..<50).map { RunOrder.shuffled(seed: $0).positions(30) }
    #expect(Set(orders).count == 50)
  }

  @Test("Every position is equally likely")
  func evenness() {
    var counts = Array(repeating: 0, count: 4)
    for seed in 0..<4000 { counts[RunOrder.shuffled(seed: UInt64(seed)).positions(4)[0]] += 1 }
    #expect(counts.allSatisfy { (850...1150).contains($0) })
  }
}

@Suite("Shuffled runs") struct RunnerOrderTests {
  /// Stores the numbers of steps of the scripts, in the order in which they are performed.
  private final class CallOrder: Sendable {
    let order = Mutex<[Int]>([])
  }

  /// Runs nine scenarios of 1 to 9 steps; those with an odd number of steps above 2 fail.
  private func run(
    _ order: RunOrder, stopping: Runner.Stopping = .never
  ) async throws -> (performed: [Int], events: [String], column: EngineResults) {
    let calls = CallOrder()
    var engine = ToyEngine()
    engine.answer = { script in
      calls.order.withLock { $0.append(script.steps.count) }
      let records = Array(repeating: Trace.Record(), count: script.steps.count - 1)
      let isWrong = script.steps.count > 2 && !script.steps.count.isMultiple(of: 2)
      let answer = Answer.responder(isWrong ? "B" : "A")
      return .observed(Trace(records + [Trace.Record(answer: answer)]))
    }
    let scenarios = (1...9).map { number in
      Scenario.sample(
        "\(number)",
        steps: Array(repeating: .stimulate("touchEnds"), count: number - 1) + [.ask("hitTestView")],
        expectations: [
          Expectation(
            step: number - 1, requirement: .answer(oneOf: [.responder("A")]), phrase: "is A",
            line: 1)
        ])
    }
    var events: [String] = []
    let runner = Runner(engine: engine, jobs: 1, stopping: stopping)
    let column = try await runner.run(try Plan(scenarios), in: order) { event in
      switch event {
      case .started(_, let count): events.append("started \(count)")
      case .ended(let scenario, _): events.append(scenario.id.slug)
      case .finished(let results): events.append("finished \(results.tally.total)")
      }
    }
    return (calls.order.withLock { $0 }, events, column)
  }

  @Test("A shuffled run performs in another order and reports in the order of the pages")
  func shuffled() async throws {
    let plain = try await run(.pages)
    let shuffled = try await run(.shuffled(seed: 42))
    #expect(plain.performed == Array(1...9))
    #expect(shuffled.performed == RunOrder.shuffled(seed: 42).positions(9).map { $0 + 1 })
    #expect(shuffled.performed != plain.performed)
    #expect(shuffled.events == ["started 9"] + (1...9).map { "\($0)" })
    #expect(shuffled.events == plain.events)
    #expect(shuffled.column == plain.column)
  }

  @Test("A shuffled run that stops early reports what it has in the order of the pages")
  func stopped() async throws {
    let order = RunOrder.shuffled(seed: 42)
    let turns = order.positions(9).map { $0 + 1 }
    let end = try #require(turns.firstIndex { $0 > 2 && !$0.isMultiple(of: 2) })
    let stopped = try await run(order, stopping: .atFirstFailure)
    #expect(stopped.performed == Array(turns[...end]))
    #expect(stopped.events == ["started 9"] + turns[...end].sorted().map { "\($0)" })
    #expect(stopped.column.results.map(\.id) == turns[...end].sorted().map { "HIT-4/\($0)" })
    #expect(stopped.column.tally[.notRun] == 9 - (end + 1))
  }
}
