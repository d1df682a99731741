import Conformance
import Results
import Scenes

/// Why something comes, or is withheld: one change of the script with which the reference engine does
/// otherwise.
///
/// Without "drag allows hold beside it" the drag does not fire, so that step is why it does; without
/// "finger 2 moves to 90 10" the tap fires, so that step is why it does not. What is withheld though the
/// page does not arrange it is found by arranging the opposite of a default, or by taking an object out
/// that acts.
struct EffectCause {
  /// What is expected, and met.
  let expectation: Expectation
  /// The script.
  let script: Script
  /// What the reference engine did.
  let snapshots: [SceneSnapshot]
  /// Carries out changed scripts.
  let source: SceneSnapshot.Source

  /// A change of the script, and what it shows if it makes the difference, which most do not.
  private typealias Candidate = (change: ScriptChange, part: () -> ScenarioSummary.Part)

  /// The part of a summary that says the cause; nil where no change makes a difference.
  var part: ScenarioSummary.Part? {
    let isWithheld = expectation.requirement.isWithheld
    let candidates = given + (isWithheld ? acting + byDefault + happened : [])
    let found = candidates.first { change, _ in
      guard let step = change.index(of: expectation.step),
        let trace = source.trace(change.applied(to: script))
      else { return false }
      return !expectation.requirement.holds(at: step, of: trace, on: script.stage)
    }
    return found?.part()
  }

  /// Leaves out what the scenario arranges and what code does, the last first; methods without which
  /// nothing could be performed after all others. Steps that set a content size are kept. Of what comes,
  /// only what is arranged is a cause.
  private var given: [Candidate] {
    func changes(_ isPart: (Script.Step) -> Bool) -> [Candidate] {
      removing { step in
        step.name != "contentSize" && step.kind != .ask && !step.passesTime
          && step.fingerChanges.isEmpty && isPart(step)
          && (step.kind != .stimulate || expectation.requirement.isWithheld)
      }
    }
    return changes { $0.name != "implements" } + changes { $0.name == "implements" }
  }

  /// Leaves out the moves of fingers and the time that passes, the last first.
  private var happened: [Candidate] {
    removing { step in
      step.passesTime
        || !step.fingerChanges.isEmpty
          && step.fingerChanges.allSatisfy { if case .moves = $0.action { true } else { false } }
    }
  }

  private func removing(where isPart: (Script.Step) -> Bool) -> [Candidate] {
    script.steps.indices.prefix(expectation.step).reversed().filter { isPart(script.steps[$0]) }
      .map { index in (.removing(index), { .phrase(script.steps[index].sentence) }) }
  }

  /// The calls up to the step of the expectation.
  private var calls: [Trace.Call] {
    snapshots.dropFirst().prefix(expectation.step + 1).flatMap(\.calls)
  }

  /// Takes out, one at a time, what has recognized, scrolled or sent something.
  private var acting: [Candidate] {
    var seen = Set(expectation.requirement.receivers)
    return calls.reversed().compactMap { call in
      let isOfControl = MessageFamily.controlEvents.contains(call.message)
      let isScrolling = call.message.rawValue == "scrollViewWillBeginDragging(_:)"
      guard isOfControl || isScrolling || MessageFamily.firings.contains(call.message) else {
        return nil
      }
      let phrase = Trace.Record(calls: [call]).expectation(of: call, on: script.stage)
      let part: ScenarioSummary.Part? =
        isOfControl ? .keeps(call.receiver) : phrase.map { .phrase($0) }
      guard let part, seen.insert(call.receiver).inserted else { return nil }
      let property = isScrolling ? "scrollable" : "enabled"
      return (.inserting([.set(property, of: call.receiver, to: false)], at: 0), { part })
    }
  }

  /// Begins with the opposite of a default of an object that takes part.
  private var byDefault: [Candidate] {
    let touched = calls.filter { MessageFamily.touches.contains($0.message) }.map(\.receiver)
    let scrollViews = script.stage.responders.filter { $0.kind.isScrollView }
    // A view that did not get the beginning of a touch gets nothing else of it, wherever it goes.
    let isTouched = script.steps[expectation.step].touches
    let names = (expectation.requirement.receivers + touched + scrollViews.map(\.name))
      .unique.filter { script.stage[$0] != nil }
    return names.prefix(8).flatMap { name -> [Candidate] in
      let kind = script.stage[name]?.kind
      let isView = kind?.isView == true
      let defaults: [(property: String, value: Bool)] =
        (kind?.isScrollView == true ? [("delaysContentTouches", true)] : [])
        + (isView ? [("multipleTouch", false), ("interactionEnabled", false)] : [])
        + (kind?.isRecognizer == true ? [] : [("canBecomeFirstResponder", false)])
      let candidates = defaults.map { property, value -> Candidate in
        let opposite = Script.Step.set(property, of: name, to: .truth(!value))
        return (
          .inserting([opposite], at: 0),
          { .phrase(Script.Step.set(property, of: name, to: .truth(value)).sentence) }
        )
      }
      let isMissed = isView && isTouched && expectation.requirement.receivers.contains(name)
      let inside = ScriptChange.inserting([.set("pointInside", of: name, to: true)], at: 0)
      return isMissed ? candidates + [(inside, { .outside([name]) })] : candidates
    }
  }
}

extension Requirement {
  /// Whether the requirement is that something does not come.
  var isWithheld: Bool {
    switch self {
    case .noCall, .count(of: _, _, 0), .history(_, [], _), .receivers(_, []): true
    case .answer(let accepted): accepted == [.nobody] || accepted == [.truth(false)]
    case .anyOf(let alternatives): alternatives.allSatisfy(\.isWithheld)
    default: false
    }
  }

  /// Whether the requirement is an outcome of a step that is no question, or one of several, and
  /// something may come.
  var isPlain: Bool {
    switch self {
    case .answer, .answerBegins: false
    default: !isWithheld
    }
  }
}
