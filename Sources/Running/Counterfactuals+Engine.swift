import Conformance
import Results

/// What the engine itself is asked: since when it is in another state, and what a change does to it.
extension Counterfactuals {
  /// Since when an engine answers a question otherwise than the reference engine.
  enum Beginning {
    /// Before any step.
    case start
    /// Since the step with that index, which changes the engine's answer, or should have.
    case step(Int, changesAnswer: Bool)
  }

  /// Returns since when the engine answers a question otherwise, up to a step; nil where the two agree
  /// then, or where the question cannot be asked earlier.
  func beginning(of question: Script.Step, at end: Int) async -> Beginning? {
    let steps = scenario.script.steps
    let acts = steps[..<end].indices.filter { steps[$0].kind != .ask }
    let inputs = acts.filter { steps[$0].isInput }
    // Before a finger is down, there is no answer about it.
    for moments in [[0] + acts.map { $0 + 1 }, inputs.isEmpty ? [] : acts.map { $0 + 1 }]
    where !moments.isEmpty {
      var (asked, positions): ([Script.Step], [Int]) = ([], [])
      for index in 0...end {
        if moments.contains(index) {
          positions.append(asked.count)
          asked.append(question)
        }
        if index < end { asked.append(steps[index]) }
      }
      let script = Script(stage: scenario.script.stage, steps: asked)
      guard let other = await ownTrace(of: script),
        let right = await reference.trace(of: script)
      else { continue }
      let answers = positions.map { (right.records[$0].answer, other.records[$0].answer) }
      let agree = answers.map { right, other in
        right.flatMap { one in other.map(one.agrees) } ?? false
      }
      guard agree.last == false else { return nil }
      let change = answers.indices.dropFirst().last { answers[$0].1 != answers[$0 - 1].1 }
      let parting = agree.lastIndex(of: true).map { $0 + 1 }
      guard let since = [change, parting].compactMap(\.self).max() else {
        return moments[0] == 0 ? .start : nil
      }
      return .step(moments[since] - 1, changesAnswer: since == change)
    }
    return nil
  }

  /// A first responder that the engine has and the reference engine has not: the question for it, about
  /// its window, the engine's answer, and where in the script to make it first.
  typealias FirstResponder = (question: Script.Step, answer: Answer, place: Int)

  /// Returns the first responders that the engine has when a call of code does otherwise, and the
  /// reference engine has not.
  func firstResponders(at step: Int) async -> [FirstResponder] {
    let steps = scenario.script.steps
    guard steps[step].kind == .stimulate, !steps[step].isInput else { return [] }
    var found: [FirstResponder] = []
    for window in scenario.script.stage.responders where window.kind == .window {
      let question = Script.Step.ask("firstResponder", of: .text(window.name))
      guard let since = await beginning(of: question, at: step) else { continue }
      let script = Script(stage: scenario.script.stage, steps: steps[..<step] + [question])
      guard let answer = await ownTrace(of: script)?.records.last?.answer else { continue }
      let place = if case .step(let index, _) = since { index + 1 } else { 0 }
      found.append((question, answer, place))
    }
    return found
  }

  /// Makes each of some responders first, as the engine has them.
  func withFirstResponders(_ owners: [FirstResponder]) -> [Change] {
    owners.compactMap { owner in
      guard let name = owner.answer.names?.first else { return nil }
      let steps: [Script.Step] = [
        .set("canBecomeFirstResponder", of: name, to: true),
        .stimulate("becomeFirstResponder", of: .text(name)),
      ]
      return Change(kind: .inserting(steps, at: owner.place)) {
        OutcomePhrase.asFirstResponder.filled($0, name)
      }
    }
  }

  /// Returns the sentence about a call on a responder that was first before it on the engine alone.
  func sentence(_ words: Sentence, after owners: [FirstResponder], at step: Int) -> Sentence? {
    guard case .text(let name) = scenario.script.steps[step]["of"] else { return nil }
    return owners.first { $0.answer.names == [name] }
      .flatMap { $0.question.sentence(answeredBy: $0.answer) }
      .map { OutcomePhrase.before.filled(words, $0) }
  }

  /// Returns the sentence with what was given without which the engine meets the expectation.
  func reason(of sentence: Sentence, _ failed: Expectation) async -> Sentence? {
    let steps = scenario.script.steps
    for change in withoutOne(before: failed.step) {
      guard case .removing(let index) = change.kind, steps[index].kind != .stimulate,
        let at = change.kind.index(of: failed.step),
        await holdsOnBoth(change, { failed.requirement.holds(at: at, of: $0, on: $1.stage) })
      else { continue }
      return OutcomePhrase.becauseOf.filled(sentence, steps[index].sentence)
    }
    return nil
  }

  /// Returns the sentence with who has to take touches for the engine to deliver one.
  func taking(
    _ sentence: Sentence, _ message: Message, _ name: String, at step: Int
  ) async -> Sentence? {
    var names = [name]
    for record in trace.records[...step] {
      names += record.receivers(of: .touchesBegan).filter { !names.contains($0) }
    }
    for taker in names {
      let taking = Script.Step.set("handlesTouches", of: taker, to: true)
      let change = Change(kind: .inserting([taking], at: 0)) {
        OutcomePhrase.getsItWith.filled($0, taking.sentence, name)
      }
      let isDelivered = await holdsOnBoth(change) { trace, _ in
        trace.records[step + 1].receivers(of: message).contains(name)
      }
      if isDelivered { return change.sentence(sentence) }
    }
    return nil
  }

  /// Returns what the engine itself does in a changed script, if it claims what the change adds.
  private func ownTrace(of script: Script) async -> Trace? {
    guard let engine else { return nil }
    let added = Set(script.steps).subtracting(scenario.script.steps)
    guard added.allSatisfy(engine.profile.claims) else { return nil }
    return await engine.trace(of: script)
  }

  /// Whether something is so in the traces of both engines after a change.
  private func holdsOnBoth(_ change: Change, _ condition: (Trace, Script) -> Bool) async -> Bool {
    guard engine != nil, let script = script(by: change),
      let right = await reference.trace(of: script), condition(right, script),
      let other = await ownTrace(of: script)
    else { return false }
    return condition(other, script)
  }
}
