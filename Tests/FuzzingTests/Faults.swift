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

extension FaultyEngine {
  /// An engine that breaks a property.
  static func breaking(_ property: Property) -> FaultyEngine {
    switch property {
    case .translation:
      // Finds nothing beyond a place of the screen.
      FaultyEngine(reply: { script, reply in
        let isFar = script.steps.contains {
          if case .point(let point) = $0["at"], $0.name == "touchBegins" {
            point.x > 900
          } else {
            false
          }
        }
        return isFar ? reply.answering("hitTestView", in: script, .nobody) : reply
      })
    case .container:
      // Loses what stands deep.
      FaultyEngine(reply: { script, reply in
        script.stage.responders.contains { $0.name == "container" }
          ? reply.answering("chain", in: script, .nobody) : reply
      })
    case .names:
      FaultyEngine(reply: { script, reply in
        script.stage.responders.contains { $0.name.hasPrefix("n1") }
          ? reply.answering("chain", in: script, .nobody) : reply
      })
    case .idleStep:
      // A property that is set to its default breaks the chain.
      FaultyEngine(reply: { script, reply in
        script.steps.contains { $0.name == "hidden" && $0["to"] == false }
          ? reply.answering("hitTestView", in: script, .nobody) : reply
      })
    case .split:
      FaultyEngine(reply: { script, reply in
        script.steps.count { $0.name == "wait" } > 1
          ? reply.answering("fingerView", in: script, .nobody)
            .answering("recognizerState", in: script, .text("failed")) : reply
      })
    case .repetition: random()
    }
  }
}

extension Reply {
  /// Returns the reply with another answer to questions of a form.
  fileprivate func answering(_ name: String, in script: Script, _ answer: Answer) -> Reply {
    guard case .observed(var trace) = self else { return self }
    for (index, step) in script.steps.enumerated() where step.kind == .ask && step.name == name {
      trace.records[index].answer = answer
    }
    return .observed(trace)
  }
}
