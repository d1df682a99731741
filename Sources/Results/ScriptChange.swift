import Conformance

/// One change of the steps of a script. Where an engine does otherwise with it, it is a cause.
package enum ScriptChange: Hashable, Sendable {
  /// Leaves a step out.
  case removing(Int)
  /// Puts steps before another one.
  case inserting([Script.Step], at: Int)
  /// Puts a step in the place of another one.
  case replacing(Int, by: Script.Step)

  /// Returns a script with the change.
  package func applied(to script: Script) -> Script {
    var steps = script.steps
    switch self {
    case .removing(let index): steps.remove(at: index)
    case .inserting(let more, let index): steps.insert(contentsOf: more, at: index)
    case .replacing(let index, let step): steps[index] = step
    }
    return Script(stage: script.stage, steps: steps)
  }

  /// Returns where a step is after the change; nil if it is removed.
  package func index(of step: Int) -> Int? {
    switch self {
    case .removing(let index): step == index ? nil : step > index ? step - 1 : step
    case .inserting(let more, at: let index): step < index ? step : step + more.count
    case .replacing: step
    }
  }
}

extension Script.Step {
  /// Whether only time passes in the step.
  package var passesTime: Bool { kind == .stimulate && name == "wait" }
}
