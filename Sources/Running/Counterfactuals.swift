import Conformance
import Results

/// Changes of a script, one at a time, with which the reference engine may do what an engine did.
///
/// Where E is hit instead of A, and the reference engine hits E without the step "C is hidden", the
/// engine does as if that step were not there. The outcomes of all expectations have to be the same,
/// not only of those that are not met.
struct Counterfactuals {
  /// The trace of the reference engine, which meets the expectations.
  let right: Trace

  private let scenario: Scenario
  private let trace: Trace
  private let reference: any Engine

  /// Runs the scenario on the reference engine; nil without one that meets the expectations.
  init?(of scenario: Scenario, _ trace: Trace, _ reference: (any Engine)?) async {
    guard let reference, let right = await reference.trace(of: scenario.script),
      scenario.expectations.allSatisfy({
        $0.requirement.holds(at: $0.step, of: right, on: scenario.script.stage)
      })
    else { return nil }
    self.right = right
    self.scenario = scenario
    self.trace = trace
    self.reference = reference
  }

  /// Returns a sentence about an expectation that is not met, with the first change that has the
  /// engine's outcomes; the sentence alone if none has.
  ///
  /// - Parameter step: The step at which the engine does otherwise.
  func explain(_ sentence: String, _ failed: Expectation, at step: Int) async -> String {
    let changes =
      withoutOne(before: failed.step) + withWholePoints() + withOneMore(for: failed, at: step)
    for change in changes {
      guard let steps = change.steps(of: scenario.script.steps) else { continue }
      let script = Script(stage: scenario.script.stage, steps: steps)
      guard let other = await reference.trace(of: script) else { continue }
      if hasSameOutcomes(other, of: script, by: change) { return change.words(sentence) }
    }
    return sentence
  }

  /// Whether what a trace of a changed script has for each expectation is what the engine did.
  private func hasSameOutcomes(_ other: Trace, of script: Script, by change: Change) -> Bool {
    scenario.expectations.allSatisfy { expectation in
      let (step, stage) = (expectation.step, script.stage)
      guard let moved = change.index(of: step) else { return false }
      let requirement = expectation.requirement
      guard
        requirement.holds(at: moved, of: other, on: stage)
          == requirement.holds(at: step, of: trace, on: stage)
      else { return false }
      // Who else gets a message is not what these are about.
      switch requirement {
      case .receives, .doesNotReceive: return true
      default: break
      }
      let query = scenario.script.steps[step].query
      return requirement.actualWords(at: moved, of: other, on: stage, to: query)
        == requirement.actualWords(at: step, of: trace, on: stage, to: query)
    }
  }

  // MARK: - Changes

  /// One change of the steps, and the sentence that it makes of another.
  private struct Change {
    enum Kind {
      case removing(Int)
      case beginning(with: Script.Step)
      case replacing(Int, by: Script.Step)
    }

    var kind: Kind
    var words: (String) -> String

    func steps(of steps: [Script.Step]) -> [Script.Step]? {
      var steps = steps
      switch kind {
      case .removing(let index): steps.remove(at: index)
      case .beginning(let step): steps.insert(step, at: 0)
      case .replacing(let index, let step): steps[index] = step
      }
      return steps
    }

    /// Returns where a step is after the change; nil if it is removed.
    func index(of step: Int) -> Int? {
      switch kind {
      case .removing(let index): step == index ? nil : step > index ? step - 1 : step
      case .beginning: step + 1
      case .replacing: step
      }
    }
  }

  /// Leaves out a step other than a finger's and a question, what was given first.
  private func withoutOne(before last: Int) -> [Change] {
    let steps = scenario.script.steps
    let judged = Set(scenario.expectations.map { $0.step })
    let others = steps.indices.filter { $0 < last && !judged.contains($0) }.reversed()
    let given = others.filter {
      // Without an action that it implements, an object cannot be its target: that explains nothing.
      (steps[$0].kind == .set || steps[$0].kind == .change) && steps[$0].name != "implements"
    }
    let calls = others.filter { steps[$0].kind == .stimulate && !steps[$0].isInput }
    return (given + calls).map { index in
      Change(kind: .removing(index)) { OutcomePhrase.asWithout.filled($0, steps[index].words) }
    }
  }

  /// Rounds the point of a step, as engines do that count in whole pixels.
  private func withWholePoints() -> [Change] {
    scenario.script.steps.enumerated().flatMap { index, step -> [Change] in
      guard case .point(let point) = step["at"] else { return [] }
      let rounded = Point(x: (point.x + 0.5).rounded(.down), y: (point.y + 0.5).rounded(.down))
      let floor = Point(x: point.x.rounded(.down), y: point.y.rounded(.down))
      return [rounded, floor].filter { $0 != point }.compactMap { step.moved(to: $0) }.map {
        other in
        Change(kind: .replacing(index, by: other)) {
          OutcomePhrase.asAt.filled($0, other.words)
        }
      }
    }
  }

  /// Begins with a property, or a first responder, that would make the objects do what they did.
  private func withOneMore(for failed: Expectation, at due: Int) -> [Change] {
    let (stage, steps) = (scenario.script.stage, scenario.script.steps)
    let step = steps[failed.step]
    let record = trace.records[failed.step]
    var names = record.answer?.names ?? []
    let around = superviews(of: names.first)
    names += around
    for case .text(let name) in [step["of"], steps[due]["of"]] { names.append(name) }
    if let message = failed.requirement.message { names += record.receivers(of: message) }
    names += failed.requirement.receivers
    var seen: Set<String> = []
    let objects = names.filter { stage[$0] != nil && seen.insert($0).inserted }
      .prefix(Limits.shownCalls)
    let yes = { (name: String) in ["of": StepValue.text(name), "to": .truth(true)] }
    let more = objects.flatMap { name in
      [
        try? Script.Step(.set, "interactionEnabled", yes(name)),
        try? Script.Step(.set, "multipleTouch", yes(name)),
        try? Script.Step(.set, "canBecomeFirstResponder", yes(name)),
        try? Script.Step(.stimulate, "becomeFirstResponder", ["of": .text(name)]),
      ].compactMap(\.self)
    }
    let isOfHitTest = step.form.traits.intersection([.asksHitTest, .asksTouch]).isEmpty == false
    return (isOfHitTest ? around : []).compactMap { name -> Change? in
      (try? Script.Step(.set, "pointInside", yes(name))).map { step in
        Change(kind: .beginning(with: step)) { OutcomePhrase.outside.filled($0, name) }
      }
    }
      + more.map { step in
        Change(kind: .beginning(with: step)) { OutcomePhrase.asWith.filled($0, step.words) }
      }
  }
}

extension Counterfactuals {
  /// Returns the names of a view and of the views around it, from the inside out.
  private func superviews(of name: String?) -> [String] {
    let stage = scenario.script.stage
    return sequence(first: name.flatMap(stage.index(of:))) { $0.flatMap(stage.parentIndex(ofRow:)) }
      .prefix { $0 != nil }.compactMap(\.self).map { stage.responders[$0] }
      .prefix { $0.kind.isView }.map(\.name)
  }
}

extension Engine {
  /// Returns the trace of a script that the engine can carry out, with a record for each step.
  fileprivate func trace(of script: Script) async -> Trace? {
    guard case .observed(let trace)? = try? await perform(script),
      trace.records.count == script.steps.count
    else { return nil }
    return trace
  }
}

extension Script.Step {
  /// The step if it is a question.
  fileprivate var query: Script.Step? { kind == .ask ? self : nil }

  /// Whether the step is the user's or the clock's, and no call of code.
  fileprivate var isInput: Bool {
    [
      "touchBegins", "touchMoves", "touchEnds", "fingers", "touchesAreCancelled", "wait", "press",
      "type", "pressReturn", "shake", "remoteControl", "tapStatusBar",
    ].contains(name)
  }

  /// Returns the step with another point in the field `at`.
  fileprivate func moved(to point: Point) -> Script.Step? {
    var values = Dictionary(uniqueKeysWithValues: form.fields.map { ($0.name, self[$0.name]) })
    values["at"] = .point(point)
    return try? Script.Step(form, values)
  }
}

extension Requirement {
  /// The message that the requirement is about, if it is about one.
  fileprivate var message: Message? {
    switch self {
    case .receivers(let message, _), .receiversBegin(let message, _), .receives(let message, _),
      .doesNotReceive(let message, _), .receivesFingers(let message, _, _),
      .performs(let message, _, _), .firesBefore(_, let message, _):
      message
    default: nil
    }
  }

  /// The names of those that the requirement is about.
  fileprivate var receivers: [String] {
    switch self {
    case .receivers(_, let names), .receiversBegin(_, let names): names
    case .receives(_, let name), .doesNotReceive(_, let name), .receivesFingers(_, let name, _),
      .history(let name, _, _):
      [name]
    default: []
    }
  }
}
