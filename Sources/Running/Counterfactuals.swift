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

  let scenario: Scenario
  let trace: Trace
  /// The engine that does otherwise; nil where only its trace is known.
  let engine: (any Engine)?
  let reference: any Engine

  /// Runs the scenario on the reference engine; nil without one that meets the expectations.
  init?(
    of scenario: Scenario, _ trace: Trace, _ engine: (any Engine)?, _ reference: (any Engine)?
  ) async {
    guard let reference, let right = await reference.trace(of: scenario.script),
      scenario.expectations.allSatisfy({ $0.holds(of: right, in: scenario) })
    else { return nil }
    self.right = right
    self.scenario = scenario
    self.trace = trace
    self.engine = engine
    self.reference = reference
  }

  /// Returns why an expectation is not met: the sentence of a deviation, with what explains it; the
  /// sentence alone if nothing does.
  func explain(_ cause: FailureExplanation, _ failed: Expectation, _ deviation: Deviation) async
    -> FailureExplanation
  {
    let step = scenario.script.steps[failed.step]
    let isAtOnce = scenario.script.steps[..<failed.step].allSatisfy { $0.kind == .ask }
    if step.asksState, !isAtOnce, let since = await beginning(of: step, at: failed.step) {
      return await explain(cause, failed, since)
    }
    var cause = cause
    if let silence = deviation.silence {
      if let words = await explain(cause.sentence, silence, failed, at: deviation.step) {
        cause.sentence = words
      }
      return cause
    }
    var change = await first(
      of: withoutOne(before: failed.step) + withWholePoints() + withAnotherAnswer(failed.step))
    // The engine itself is asked only for what the reference engine does not tell.
    let owners = change == nil ? await firstResponders(at: deviation.step) : []
    if change == nil {
      change = await first(
        of: withFirstResponders(owners) + withOneMore(for: failed, at: deviation.step))
    }
    if let change {
      cause.sentence = change.sentence(cause.sentence)
      cause.pattern = change.pattern
    } else if let words = await reason(of: cause.sentence, failed) {
      cause.sentence = words
    } else if let words = sentence(cause.sentence, after: owners, at: deviation.step) {
      cause.sentence = words
    }
    return cause
  }

  /// Explains an answer about the state of the stage by the step since which it is another.
  private func explain(
    _ cause: FailureExplanation, _ failed: Expectation, _ since: Beginning
  ) async -> FailureExplanation {
    switch since {
    case .start:
      // What was given later has no part in it.
      if let change = await first(of: withWholePoints()) {
        return FailureExplanation(step: cause.step, change.sentence(cause.sentence))
      }
      return FailureExplanation(step: 0, OutcomePhrase.fromTheBeginning.filled(cause.sentence))
    case .step(let index, changesAnswer: false):
      let words = scenario.script.steps[index].sentence
      return FailureExplanation(step: index, OutcomePhrase.stillAfter.filled(cause.sentence, words))
    case .step(let index, changesAnswer: true):
      let changes =
        withoutOne(before: min(index + 1, failed.step)) + withWholePoints()
        + withOneMore(for: failed, at: index).filter { !$0.makesFirst }
      let words = OutcomePhrase.since.filled(cause.sentence, scenario.script.steps[index].sentence)
      return FailureExplanation(step: index, await first(of: changes)?.sentence(words) ?? words)
    }
  }

  /// Explains that something does not come. Much has that outcome, so that few changes explain it: who
  /// is first responder, and what the engine itself says.
  private func explain(
    _ sentence: Sentence, _ silence: Deviation.Silence, _ failed: Expectation, at step: Int
  ) async -> Sentence? {
    if let change = await first(of: withFirstResponders(await firstResponders(at: step))) {
      return change.sentence(sentence)
    }
    if let words = await reason(of: sentence, failed) { return words }
    guard case .message(let message, to: let name) = silence,
      MessageFamily.touches.contains(message)
    else { return nil }
    return await taking(sentence, message, name, at: step)
  }

  /// Returns the first change with which the reference engine has the engine's outcomes.
  private func first(of changes: [Change]) async -> Change? {
    for change in changes {
      guard let script = script(by: change), let other = await reference.trace(of: script) else {
        continue
      }
      if hasSameOutcomes(other, of: script, by: change) { return change }
    }
    return nil
  }

  /// Returns the script with a change; nil where the change is none.
  func script(by change: Change) -> Script? {
    let script = change.kind.applied(to: scenario.script)
    return script == scenario.script ? nil : script
  }

  /// Whether what a trace of a changed script has for each expectation is what the engine did.
  private func hasSameOutcomes(_ other: Trace, of script: Script, by change: Change) -> Bool {
    scenario.expectations.allSatisfy { expectation in
      let (step, stage) = (expectation.step, script.stage)
      guard let moved = change.kind.index(of: step) else { return false }
      let requirement = expectation.requirement
      guard
        requirement.holds(at: moved, of: other, on: stage)
          == requirement.holds(at: step, of: trace, on: stage)
      else { return false }
      // Who else gets a message is not what these are about.
      switch requirement {
      case .noCall: return true
      case .call(let call)
      where call == CallPattern(call.receiver, call.message, family: call.family):
        return true
      default: break
      }
      let query = scenario.script.steps[step].query
      return requirement.actualWords(at: moved, of: other, on: stage, to: query)
        == requirement.actualWords(at: step, of: trace, on: stage, to: query)
    }
  }

  // MARK: - Changes

  /// One change of the steps, and the sentence that it makes of another.
  struct Change {
    var kind: ScriptChange
    var pattern: CausePattern?
    var sentence: (Sentence) -> Sentence

    /// Whether it makes somebody first responder, which says of a first responder nothing new.
    var makesFirst: Bool {
      guard case .inserting(let steps, _) = kind else { return false }
      return steps.contains { $0.name == "becomeFirstResponder" }
    }
  }

  /// Leaves out a step other than a finger's and a question, what was given first.
  func withoutOne(before last: Int) -> [Change] {
    let steps = scenario.script.steps
    let judged = Set(scenario.expectations.map { $0.step })
    let others = steps.indices.filter { $0 < last && !judged.contains($0) }.reversed()
    let given = others.filter {
      // Without an action that it implements, an object cannot be its target: that explains nothing.
      (steps[$0].kind == .set || steps[$0].kind == .change) && steps[$0].name != "implements"
    }
    let calls = others.filter { steps[$0].kind == .stimulate && !steps[$0].isInput }
    return (given + calls).map { index in
      Change(kind: .removing(index)) { OutcomePhrase.asWithout.filled($0, steps[index].sentence) }
    }
  }

  /// Rounds the point of a step, as engines do that count in whole pixels.
  private func withWholePoints() -> [Change] {
    scenario.script.steps.enumerated().flatMap { index, step -> [Change] in
      guard case .point(let point) = step["at"] else { return [] }
      let rounded = Point(x: (point.x + 0.5).rounded(.down), y: (point.y + 0.5).rounded(.down))
      let floor = Point(x: point.x.rounded(.down), y: point.y.rounded(.down))
      return [rounded, floor].map { replacing(index, by: step.replacing("at", by: .point($0))) }
    }
  }

  private func replacing(_ index: Int, by other: Script.Step) -> Change {
    Change(kind: .replacing(index, by: other)) { OutcomePhrase.asAt.filled($0, other.sentence) }
  }

  /// Has an overridden method answer with what the engine answered.
  private func withAnotherAnswer(_ asked: Int) -> [Change] {
    guard let names = trace.records[asked].answer?.names, names.count < 2 else { return [] }
    return scenario.script.steps.enumerated().compactMap { index, step in
      guard step.kind == .set, step.name == "hitTest" else { return nil }
      let value: StepValue = names.first.map { .text($0) } ?? .nothing
      return replacing(index, by: step.replacing("to", by: value))
    }
  }

  /// Begins with a property, or a first responder, that would make the objects do what they did.
  private func withOneMore(for failed: Expectation, at due: Int) -> [Change] {
    let (stage, steps) = (scenario.script.stage, scenario.script.steps)
    let step = steps[failed.step]
    let record = trace.records[failed.step]
    var names = record.answer?.names ?? []
    let around = stage.superviews(of: names.first)
    names += around
    for case .text(let name) in [step["of"], steps[due]["of"]] { names.append(name) }
    for message in failed.requirement.messages { names += record.receivers(of: message) }
    names += failed.requirement.receivers
    for case .text(let name) in steps[..<due].flatMap({ [$0["of"], $0["to"]] }) {
      names.append(name)
    }
    var seen: Set<String> = []
    let objects = names.filter { stage[$0] != nil && seen.insert($0).inserted }
      .prefix(Limits.shownCalls)
    let more = objects.flatMap { name -> [Script.Step] in
      [
        .set("interactionEnabled", of: name, to: true), .set("multipleTouch", of: name, to: true),
        .set("canBecomeFirstResponder", of: name, to: true),
        .stimulate("becomeFirstResponder", of: .text(name)),
      ]
    }
    let isOfHitTest = !step.form.traits.isDisjoint(with: [.asksHitTest, .asksTouch])
    let inside = (isOfHitTest ? around : []).map { name in
      Change(
        kind: .inserting([.set("pointInside", of: name, to: true)], at: 0), pattern: .outside
      ) { OutcomePhrase.outside.filled($0, name) }
    }
    return inside
      + more.map { step in
        Change(kind: .inserting([step], at: 0)) { OutcomePhrase.asWith.filled($0, step.sentence) }
      }
  }
}

extension Engine {
  /// Returns the trace of a script that the engine can carry out, with a record for each step.
  func trace(of script: Script) async -> Trace? {
    guard case .observed(let trace)? = try? await perform(script),
      trace.records.count == script.steps.count
    else { return nil }
    return trace
  }
}

extension Script.Step {
  /// The step if it is a question.
  var query: Script.Step? { kind == .ask ? self : nil }

  /// Whether the step is the user's or the clock's, and no call of code, which has a result or needs no
  /// application.
  var isInput: Bool {
    guard kind == .stimulate, !form.traits.contains(.returnsResult) else { return false }
    return passesTime || !form.traits.isDisjoint(with: [.needsApplication, .cancelsTouches])
  }

  /// Whether the step asks for what could be asked at any time, and not what came of another step.
  fileprivate var asksState: Bool {
    kind == .ask && form.traits.isDisjoint(with: [.asksResult, .asksHitTest, .asksTouch])
  }
}
