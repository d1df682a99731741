import Conformance
import Synchronization
import Testing

@testable import Running

@Suite("A shuffled run") struct RunnerOrderTests {
  /// Remembers in which order scripts were put to it, by their number of steps.
  private final class Memory: Sendable {
    let order = Mutex<[Int]>([])
  }

  /// Runs nine scenarios of 1 to 9 steps; those with an odd number of steps above 2 fail.
  private func run(
    _ order: RunOrder, stopping: Runner.Stopping = .never
  ) async throws -> (asked: [Int], events: [String], column: Report.Column) {
    let memory = Memory()
    var engine = ToyEngine()
    engine.answer = { script in
      memory.order.withLock { $0.append(script.steps.count) }
      let records = Array(repeating: Trace.Record(), count: script.steps.count - 1)
      let isWrong = script.steps.count > 2 && !script.steps.count.isMultiple(of: 2)
      let answer = Answer.responder(isWrong ? "B" : "A")
      return .observed(Trace(records + [Trace.Record(answer: answer)]))
    }
    let scenarios = (1...9).map { number in
      Scenario.sample(
        "\(number)",
        steps: Array(repeating: .stimulate(.touchEnds), count: number - 1) + [.ask(.hitTestView)],
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
      case .finished(let tally): events.append("finished \(tally.total)")
      }
    }
    return (memory.order.withLock { $0 }, events, column)
  }

  @Test("asks in another order and tells in that of the pages")
  func shuffled() async throws {
    let plain = try await run(.pages)
    let shuffled = try await run(.shuffled(seed: 42))
    #expect(plain.asked == Array(1...9))
    #expect(shuffled.asked == RunOrder.shuffled(seed: 42).positions(9).map { $0 + 1 })
    #expect(shuffled.asked != plain.asked)
    #expect(shuffled.events == ["started 9"] + (1...9).map { "\($0)" } + ["finished 9"])
    #expect(shuffled.events == plain.events)
    #expect(shuffled.column == plain.column)
  }

  @Test("that stops at its first failure tells what it has, in the order of the pages")
  func stopped() async throws {
    let order = RunOrder.shuffled(seed: 42)
    let turns = order.positions(9).map { $0 + 1 }
    let end = try #require(turns.firstIndex { $0 > 2 && !$0.isMultiple(of: 2) })
    let stopped = try await run(order, stopping: .atFirstFailure)
    #expect(stopped.asked == Array(turns[...end]))
    #expect(
      stopped.events == ["started 9"] + turns[...end].sorted().map { "\($0)" } + ["finished 9"])
    #expect(stopped.column.results.map(\.id) == turns[...end].sorted().map { "HIT-4/\($0)" })
    #expect(stopped.column.tally.notRun == 9 - (end + 1))
  }
}
