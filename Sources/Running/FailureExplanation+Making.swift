import Conformance
import Results

extension FailureExplanation {
  /// Explains the first expectation that a trace does not meet; nil where there is none, or where no
  /// phrase says what the engine did.
  ///
  /// - Parameters:
  ///   - engine: The engine of the trace, which tells what a change of the script does to it.
  ///   - reference: An engine that meets the expectations, which tells at which step a message should
  ///     have come and which change of the script has the engine's outcome.
  init?(
    of trace: Trace, in scenario: Scenario, engine: (any Engine)? = nil,
    reference: (any Engine)?
  ) async {
    guard let failed = scenario.expectations.first(where: { !$0.holds(of: trace, in: scenario) })
    else { return nil }
    let trial = await Counterfactuals(of: scenario, trace, engine, reference)
    let finder = DeviationFinder(script: scenario.script, trace: trace, right: trial?.right)
    guard let deviation = finder.deviation(from: failed.requirement, at: failed.step) else {
      return nil
    }
    var cause = FailureExplanation(step: deviation.step, finder.sentence(of: deviation))
    if let trial { cause = await trial.explain(cause, failed, deviation) }
    self = cause
    sentence = cause.sentence.shortened(to: Limits.engineText)
  }
}

/// What an engine did otherwise: the step at which that shows, and in words.
struct Deviation {
  /// The index of the step.
  var step: Int
  /// What the engine did.
  var sentence: Sentence
  /// What is said after the step.
  var ending: Ending?
  /// What does not come, if that is the deviation.
  var silence: Silence?

  enum Silence {
    /// A message, to somebody.
    case message(Message, to: String)
    /// A gesture.
    case firing
  }

  enum Ending {
    /// What was expected instead.
    case not(Sentence)
    /// The engine should have done nothing.
    case shouldNot
    /// Another sentence, such as who got a message instead.
    case also(Sentence)
  }
}

/// Finds what a trace has otherwise than a requirement.
private struct DeviationFinder {
  let script: Script
  let trace: Trace
  /// The trace of the reference engine; nil without one.
  let right: Trace?

  private var stage: Stage { script.stage }

  /// Returns the deviation with its step, where the script has several: `… at “finger 1 lifts”`.
  func sentence(of deviation: Deviation) -> Sentence {
    let step = script.steps[deviation.step]
    let isOneOfSeveral = script.steps.count { $0.kind == .stimulate || $0.kind == .change } > 1
    let sentence =
      step.kind != .ask && (isOneOfSeveral || step.form.traits.contains(.returnsResult))
      ? OutcomePhrase.atStep.filled(deviation.sentence, step.sentence) : deviation.sentence
    switch deviation.ending {
    case .not(let expected): return OutcomePhrase.isAnotherThan.filled(sentence, expected)
    case .shouldNot: return OutcomePhrase.shouldNot.filled(sentence)
    case .also(let other): return .list([sentence, other], .semicolon)
    case nil: return sentence
    }
  }

  /// Returns what the trace has otherwise at a step; nil where no phrase says it.
  func deviation(from requirement: Requirement, at step: Int) -> Deviation? {
    let record = trace.records[step]
    switch requirement {
    case .answer(let accepted):
      return answer(record.answer, insteadOf: accepted, at: step)
    case .answerBegins(let names):
      return answer(record.answer, insteadOf: [.responders(names)], at: step)
    case .receivers(let message, let names), .receiversBegin(let message, let names):
      let actual = record.responders(getting: message, on: stage)
      return receivers(actual, of: message, insteadOf: names, at: step)
    case .call(let call): return missing(call, at: step)
    case .noCall(let call):
      guard let message = call.message else {
        return Deviation(
          step: step, sentence: OutcomePhrase.fires.filled(call.receiver), ending: .shouldNot)
      }
      let event = ControlEvent.allCases.first { Message.control($0) == message }
      let words =
        event.map { OutcomePhrase.sends.filled(call.receiver, $0.rawValue) }
        ?? OutcomePhrase.gets.filled(call.receiver, message)
      return Deviation(step: step, sentence: words, ending: .shouldNot)
    case .history(let name, let messages, let family):
      return history(of: name, family, insteadOf: messages, through: step)
        ?? outcome(of: requirement, at: step)
    case .order(let first, let second):
      let missing =
        second.message == nil
        ? nil : [first, second].first { !record.calls.contains(where: $0.matches) }
      return missing.map { self.missing($0, at: step) } ?? outcome(of: requirement, at: step)
    case .count: return outcome(of: requirement, at: step)
    case .anyOf(let alternatives):
      return alternatives.first.flatMap { deviation(from: $0, at: step) }
    }
  }

  /// Returns the outcome in the words of verdicts.
  private func outcome(of requirement: Requirement, at step: Int) -> Deviation {
    Deviation(
      step: step, sentence: requirement.actualWords(at: step, of: trace, on: stage, to: nil))
  }

  // MARK: - Answers

  /// `the hit-test view is E, not A`, or `the chain from A ends at C, before app`.
  private func answer(_ actual: Answer?, insteadOf accepted: [Answer], at step: Int) -> Deviation? {
    let query = script.steps[step]
    let step = self.step(askedAboutAt: step)
    guard let actual, let expected = accepted.first else { return nil }
    if accepted.count == 1, query.answersWithPath, let names = expected.names,
      let others = actual.names,
      let path = Self.path(others, insteadOf: names, of: query.sentence)
    {
      return Deviation(step: step, sentence: path)
    }
    guard let sentence = query.sentence(answeredBy: actual) else { return nil }
    if case .truth = actual { return Deviation(step: step, sentence: sentence) }
    let words = Sentence.joined(accepted.map { $0.sentence(to: query) }, .or)
    return Deviation(step: step, sentence: sentence, ending: .not(words))
  }

  /// Returns the step whose hit-test or result is asked for at a step, or that step.
  private func step(askedAboutAt step: Int) -> Int {
    let form = script.steps[step].form
    let isOfResult = form.name == "result"
    guard isOfResult || form.traits.contains(.asksHitTest) else { return step }
    let trait: StepDefinition.Trait = isOfResult ? .returnsResult : .hitTests
    return script.steps[..<step].lastIndex { $0.form.traits.contains(trait) } ?? step
  }

  /// Returns where two paths that begin with the same responder part; nil for others.
  private static func path(
    _ actual: [String], insteadOf expected: [String], of subject: Sentence
  ) -> Sentence? {
    let shared = zip(expected, actual).prefix { $0 == $1 }.count
    guard shared > 0 else { return nil }
    let last = expected[shared - 1]
    switch (actual.dropFirst(shared).first, expected.dropFirst(shared).first) {
    case (nil, let missing?): return OutcomePhrase.endsBefore.filled(subject, last, missing)
    case (let extra?, nil): return OutcomePhrase.goesOn.filled(subject, extra, last)
    case (let extra?, let missing?):
      return OutcomePhrase.followsInstead.filled(subject, extra, last, missing)
    case (nil, nil): return nil
    }
  }

  // MARK: - Calls

  private func receivers(
    _ actual: [String], of message: Message, insteadOf expected: [String], at step: Int
  ) -> Deviation? {
    guard let first = actual.first else {
      return expected.first.flatMap { missing(message, $0, at: step) }
    }
    if let path = Self.path(actual, insteadOf: expected, of: message.sentence) {
      return Deviation(step: step, sentence: path)
    }
    if let due = expected.first, actual.contains(due) {
      let words = OutcomePhrase.getsBefore.filled(first, message, due)
      return Deviation(step: step, sentence: words)
    }
    return Deviation(
      step: step, sentence: OutcomePhrase.gets.filled(first, message),
      ending: expected.first.map { .not(.word($0)) } ?? .shouldNot)
  }

  /// Returns what came instead of a call; nil where the engine does not tell.
  private func missing(_ call: CallPattern, at step: Int) -> Deviation? {
    let name = call.receiver
    guard let message = call.message else {
      return Deviation(
        step: step, sentence: OutcomePhrase.doesNotFire.filled(name), silence: .firing)
    }
    if call.hasEvent != nil { return outcome(of: .call(call), at: step) }
    let calls = trace.records[step].calls(of: message, to: name)
    guard let first = calls.first else { return missing(message, name, at: step) }
    if let fingers = call.fingers {
      return Deviation(step: step, sentence: Self.sentence(calls, insteadOf: fingers))
    }
    guard let actual = first.sender, let expected = call.sender else { return nil }
    let words = OutcomePhrase.performsFromAnother.filled(
      name, message, actual.name ?? "nobody", expected.name ?? "nobody")
    return Deviation(step: step, sentence: words)
  }

  /// `dot does not get touchesMoved(_:with:); nobody gets it`.
  private func missing(_ message: Message, _ name: String, at step: Int) -> Deviation {
    if let event = ControlEvent.allCases.first(where: { Message.control($0) == message }) {
      return Deviation(
        step: step, sentence: OutcomePhrase.doesNotSend.filled(name, event.rawValue),
        silence: .message(message, to: name))
    }
    let others = trace.records[step].receivers(of: message).filter { $0 != name }
    let window = others.isEmpty ? windowMissing(message, name, at: step) : nil
    let also = window.map { OutcomePhrase.doesNotGet.filled($0, Message.sendEvent) }
    return Deviation(
      step: step, sentence: OutcomePhrase.doesNotGet.filled(name, message),
      ending: .also(also ?? .getting(others)), silence: .message(message, to: name))
  }

  /// Returns the window around a view if it lacks the event that it should have given to the view.
  private func windowMissing(_ message: Message, _ name: String, at step: Int) -> String? {
    guard MessageFamily.touches.contains(message), let right,
      let window = stage.superviews(of: name).last, window != name
    else { return nil }
    let lacks =
      right.records[step].receivers(of: .sendEvent).contains(window)
      && !trace.records[step].receivers(of: .sendEvent).contains(window)
    return lacks ? window : nil
  }

  /// `left gets touchesBegan(_:with:) with fingers 1, 2, not 1`.
  private static func sentence(_ calls: [Trace.Call], insteadOf fingers: [Int]) -> Sentence {
    let (name, message) = (calls[0].receiver, calls[0].message)
    guard calls.contains(where: { !$0.fingers.isEmpty }) else {
      return OutcomePhrase.getsWithoutFingers.filled(name, message, Sentence.fingers(fingers))
    }
    return OutcomePhrase.getsWithOtherFingers.filled(
      name, message, Sentence.fingers(of: calls), Sentence.fingers(fingers))
  }

  /// Returns the first message that is missing or should not have come, whichever is earlier.
  private func history(
    of name: String, _ family: MessageFamily, insteadOf expected: [Message], through last: Int
  ) -> Deviation? {
    let actual = trace.calls(of: name, family, through: last)
    let right = right?.calls(of: name, family, through: last) ?? []
    let shared = zip(expected, actual).prefix { $0 == $1.message }.count
    let missing = expected.dropFirst(shared).first
    let extra = actual.dropFirst(shared).first
    let due = right.dropFirst(shared).first?.step ?? extra?.step ?? last
    if let missing, extra.map({ due < $0.step }) ?? true {
      let since = shared > 0 ? actual[shared - 1].step : 0
      guard !trace.records[due].receivers(of: missing).contains(name) else { return nil }
      guard missing == .touchesCancelled, let recognizer = firing(in: since...max(since, due))
      else { return self.missing(missing, name, at: due) }
      let words = OutcomePhrase.doesNotGet.filled(name, missing)
      return Deviation(
        step: due, sentence: OutcomePhrase.afterFiring.filled(words, recognizer),
        silence: .message(missing, to: name))
    }
    guard let extra else { return nil }
    let message = extra.message
    let isRepeated = shared > 0 && expected[shared - 1] == extra.message
    let gets = isRepeated ? OutcomePhrase.getsAgain : .gets
    return Deviation(
      step: extra.step, sentence: gets.filled(name, message),
      ending: due == extra.step
        ? missing.map { .not($0.sentence) } ?? .shouldNot : .shouldNot)
  }

  /// Returns the last recognizer that fired during some steps.
  private func firing(in steps: ClosedRange<Int>) -> String? {
    trace.records[steps].reversed().lazy.flatMap { $0.calls.reversed() }
      .first { MessageFamily.firings.contains($0.message) }?.receiver
  }
}

extension Trace {
  /// Returns the messages of a family that a responder received, with the steps.
  fileprivate func calls(
    of name: String, _ family: MessageFamily, through last: Int
  ) -> [(step: Int, message: Message)] {
    records[...last].enumerated().flatMap { step, record in
      record.calls.filter { $0.receiver == name && family.contains($0.message) }
        .map { (step, $0.message) }
    }
  }
}

extension Stage {
  /// Returns the names of a view and of the views around it, from the inside out.
  func superviews(of name: String?) -> [String] {
    sequence(first: name.flatMap(index(of:))) { $0.flatMap(parentIndex(ofRow:)) }
      .prefix { $0 != nil }.compactMap(\.self).map { responders[$0] }
      .prefix { $0.kind.isView }.map(\.name)
  }
}

extension Script.Step {
  /// Whether the answer is a list of responders that follow each other.
  fileprivate var answersWithPath: Bool {
    form.phrases.first?.slot(of: "=")?.form.list == .path
  }
}
