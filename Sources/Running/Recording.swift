import Conformance
import Results

extension Recording {
  /// Runs a scenario on an engine.
  ///
  /// - Throws: if the engine skips the scenario or errors, or if no phrase says what it did.
  package init(of engine: any Engine, on scenario: Scenario) async throws(RecordingError) {
    let profile = engine.profile
    var reducer = StageReducer(profile)
    func failure(_ words: String) -> RecordingError {
      RecordingError(description: "\(profile.name) \(words)")
    }
    let asked: Scenario
    switch reducer.reduce(scenario) {
    case .skipped(let lack): throw failure("skips the scenario: \(lack.reason)")
    case .asked(let part, _): asked = part
    }
    switch await engine.replyOrError(to: asked.script) {
    case .skipped(let reason, _): throw failure("skips the scenario: \(reason)")
    case .errored(let message): throw failure("errors: \(message)")
    case .observed(let trace):
      if let mistake = Judge.obstacle(to: trace, of: asked) {
        throw failure("errors: \(mistake)")
      }
      let sentences = try scenario.openExpectations.map {
        expectation throws(RecordingError) in
        try expectation.sentence(for: trace, of: profile.name, on: asked.script.stage)
      }
      self.init(profile: profile, sentences: sentences)
    }
  }
}

/// Why what an engine did cannot be recorded.
package struct RecordingError: Error, CustomStringConvertible {
  package let description: String
}

extension OpenExpectation {
  /// Returns the sentence that expects what a trace shows.
  ///
  /// - Parameter engine: the name of the engine, for errors.
  fileprivate func sentence(
    for trace: Trace, of engine: String, on stage: Stage
  ) throws(RecordingError) -> String {
    guard phrase.calls != nil else {
      let answer = trace.records[step].answer ?? .nobody
      if let sentence = sentences(answeredBy: answer).first { return sentence }
      throw RecordingError(
        description:
          "\(engine) answers `\(words)` with \(answer.sentence(to: query)), which no phrase "
          + "of that column says")
    }
    guard case .slot(let slot, let field) = question else {
      let holds = requirement()?.holds(at: step, of: trace, on: stage) == true
      if let sentence = holds ? sentence() : contrarySentence(), continuesHeader(sentence) {
        return sentence
      }
      throw RecordingError(
        description: "`\(words)` does not hold on \(engine), and no phrase says the contrary; ask "
          + "with another phrase")
    }
    let values = values(of: slot, field: field, for: trace, on: stage)
    guard values.count < 2 else {
      throw RecordingError(
        description: "several words stand for the `?` of `\(words)` on \(engine): "
          + "\(values.map(\.description).joined(separator: ", ")); write one of them, or ask with "
          + "another phrase")
    }
    if let value = values.first, let sentence = sentence(with: value) { return sentence }
    throw RecordingError(
      description:
        "nothing that \(engine) did stands for the `?` of `\(words)`; ask whether it did, "
        + "as in `tap fires ?`, or with another phrase")
  }

  /// Returns the values of the open slot with which the phrase holds.
  private func values(
    of slot: Slot, field: String, for trace: Trace, on stage: Stage
  ) -> [StepValue] {
    let record = trace.records[step]
    func value(saying requirement: Requirement) -> [StepValue] {
      (phrase.calls?.arguments(saying: requirement)?[field]).map { [$0] } ?? []
    }
    switch example(on: stage) {
    case .receivers(let message, _) where slot.form.list != nil:
      return value(saying: .receivers(message, record.responders(getting: message, on: stage)))
    case .history(let name, _, let family) where slot.form.list != nil:
      return value(saying: .history(name, trace.history(of: name, family, through: step), family))
    case .noCall, nil: return []
    default: break
    }
    // Only those that were sent can be the name of an action.
    let candidates =
      slot.form.element == .action
      ? record.calls.map(\.message).filter(MessageFamily.actions.contains)
        .map { StepValue.text($0.rawValue) } : slot.candidates(on: stage)
    return candidates.unique.filter {
      requirement(with: $0)?.holds(at: step, of: trace, on: stage) == true
    }
  }
}
