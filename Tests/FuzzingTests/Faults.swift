import Conformance
import Engines
import Synchronization

@testable import Fuzzing

/// The reference engine with a fault: what it is asked and what it replies can be changed.
struct FaultyEngine: Engine {
  var profile = LocalEngine().profile
  var change: @Sendable (Script) -> Script = { $0 }
  var reply: @Sendable (Script, Reply) -> Reply = { $1 }

  func perform(_ script: Script) async -> Reply {
    reply(script, LocalEngine().reply(to: change(script)))
  }

  /// Hit-tests as if no view were ever hidden.
  static let ignoresHidden = FaultyEngine(change: { script in
    var script = script
    for index in script.steps.indices where script.steps[index].name == "hidden" {
      script.steps[index] = script.steps[index].replacing("to", by: .truth(false))
    }
    return script
  })

  /// Crashes where a button is touched.
  static let crashes = FaultyEngine(reply: { script, reply in
    let hasButton = script.stage.responders.contains { $0.kind == .button }
    let isTouched = script.steps.contains { $0.name == "touchBegins" }
    return hasButton && isTouched
      ? .errored(message: "the engine ended by signal 11 after 17 ms") : reply
  })

  /// Asks views and delegates more often, tells recognizers in another order, and leaves out senders.
  static let usesFreedom = FaultyEngine(reply: { script, reply in
    guard case .observed(var trace) = reply else { return reply }
    for index in trace.records.indices {
      let calls = trace.records[index].calls
      let questions = calls.filter { $0.message == .pointInside || $0.message == .hitTest }
      trace.records[index].calls = questions + calls.filter { $0.message != .resignFirstResponder }
      for call in trace.records[index].calls.indices {
        trace.records[index].calls[call].sender = nil
      }
    }
    return .observed(trace)
  })

  /// Answers each question about first responders in turn with yes and no, whatever is asked.
  static func random() -> FaultyEngine {
    let counter = Counter()
    return FaultyEngine(reply: { _, reply in
      guard case .observed(var trace) = reply else { return reply }
      let isOdd = counter.next() % 2 == 1
      for index in trace.records.indices {
        if case .truth(let truth)? = trace.records[index].answer {
          trace.records[index].answer = .truth(truth != isOdd)
        }
      }
      return .observed(trace)
    })
  }
}

/// Counts calls.
private final class Counter: Sendable {
  private let count = Mutex(0)

  func next() -> Int {
    count.withLock {
      $0 += 1
      return $0
    }
  }
}
