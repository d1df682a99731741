import Conformance
import Results

extension Recording {
  /// Runs a scenario on an engine.
  ///
  /// - Throws: if the engine skips the scenario or errors, or if no phrase says what it did.
  package init(
    of engine: any Engine, on scenario: Scenario
  ) async throws(RecordingError) {
    let runner = ScenarioRunner(engine)
    let profile = runner.profile
    var reducer = StageReducer(profile)
    let reduced = reducer.reduce(scenario)
    let asked = reduced.scenario ?? scenario
    switch await runner.reply(to: reduced) {
    case .skipped(let reason, _):
      throw RecordingError(profile, .skipped(reason: reason))
    case .errored(let message):
      throw RecordingError(profile, .errored(message: message))
    case .observed(let trace):
      if let failure = PreconditionFailure(scenario: asked.asJudged, trace: trace) {
        throw RecordingError(profile, .errored(message: failure.description))
      }
      var sentences: [String] = []
      for expectation in scenario.openExpectations {
        do throws(Inexpressible) {
          sentences.append(try expectation.sentence(for: trace, on: asked.script.stage))
        } catch {
          throw RecordingError(profile, .inexpressible(expectation.words, error))
        }
      }
      self.init(profile: profile, sentences: sentences)
    }
  }
}

/// Why what an engine did cannot be recorded.
package struct RecordingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason.
  package enum Reason: Hashable, Sendable {
    /// The engine skipped the scenario.
    case skipped(reason: String)
    /// The engine errored, or its trace does not fit the script.
    case errored(message: String)
    /// No phrase says what the engine did where the words ask.
    case inexpressible(String, Inexpressible)
  }

  /// The engine's name.
  package var engine: String
  /// The reason.
  package var reason: Reason

  init(_ profile: EngineProfile, _ reason: Reason) {
    engine = profile.name
    self.reason = reason
  }

  package var description: String {
    switch reason {
    case .skipped(let reason): "\(engine) skips the scenario: \(reason)"
    case .errored(let message): "\(engine) errors: \(message)"
    case .inexpressible(let words, .answer(let answer)):
      "\(engine) answers `\(words)` with \(answer), which no phrase of that column says"
    case .inexpressible(let words, .noValue):
      "nothing that \(engine) did stands for the `?` of `\(words)`; ask whether it did, as in "
        + "`tap fires ?`, or with another phrase"
    case .inexpressible(let words, .severalValues(let values)):
      "several words stand for the `?` of `\(words)` on \(engine): "
        + "\(values.joined(separator: ", ")); write one of them, or ask with another phrase"
    case .inexpressible(let words, .noContrary):
      "`\(words)` does not hold on \(engine), and no phrase says the contrary; ask with another phrase"
    }
  }
}

/// Why no sentence says what an engine did.
package enum Inexpressible: Error, Hashable, Sendable {
  /// No phrase has the answer.
  case answer(String)
  /// No value of the open slot holds.
  case noValue
  /// More than one value of the open slot holds.
  case severalValues([String])
  /// The phrase does not hold and has no contrary.
  case noContrary
}

extension Scenario {
  /// The scenario with an expectation, without which no trace is judged.
  fileprivate var asJudged: Scenario {
    Scenario(
      id: id, clause: clause, location: location, features: features, script: script,
      expectations: openExpectations.map {
        Expectation(
          step: $0.step, requirement: .anyOf([]), phrase: $0.words, line: $0.place.location.line)
      })
  }
}

extension OpenExpectation {
  /// Returns the sentence that expects what a trace shows.
  fileprivate func sentence(
    for trace: Trace, on stage: Stage
  ) throws(Inexpressible) -> String {
    let record = trace.records[step]
    guard phrase.calls != nil else {
      let answer = record.answer ?? .nobody
      guard let sentence = sentences(answeredBy: answer).first else {
        throw .answer(answer.words(to: query))
      }
      return sentence
    }
    guard case .slot(let slot, let field) = question else {
      let holds = requirement()?.holds(at: step, of: trace, on: stage) == true
      guard let sentence = holds ? sentence() : contrarySentence(), continuesHeader(sentence) else {
        throw .noContrary
      }
      return sentence
    }
    let value = try value(of: slot, field: field, for: trace, on: stage)
    guard let sentence = sentence(with: value) else { throw .noValue }
    return sentence
  }

  /// Returns the one value of the open slot with which the phrase holds.
  private func value(
    of slot: Slot, field: String, for trace: Trace, on stage: Stage
  ) throws(Inexpressible) -> StepValue {
    let record = trace.records[step]
    switch example(on: stage) {
    case .receivers(let message, _) where slot.form.list != nil:
      let names = record.responders(getting: message, on: stage)
      return try value(of: field, saying: .receivers(message, names))
    case .history(let name, _, let family) where slot.form.list != nil:
      let messages = trace.history(of: name, family, through: step)
      return try value(of: field, saying: .history(name, messages, family))
    case .doesNotReceive, .doesNotFire, nil: throw .noValue
    default: break
    }
    // Only those that were sent can be the name of an action.
    let candidates =
      slot.form.element == .action
      ? record.calls.map(\.message).filter(MessageFamily.actions.contains)
        .map { StepValue.text($0.rawValue) } : slot.candidates(on: stage)
    var holding: [StepValue] = []
    for value in candidates where !holding.contains(value) {
      if requirement(with: value)?.holds(at: step, of: trace, on: stage) == true {
        holding.append(value)
      }
    }
    guard holding.count < 2 else { throw .severalValues(holding.map(\.description)) }
    guard let value = holding.first else { throw .noValue }
    return value
  }

  /// Returns the value of a field with which the phrase says a requirement.
  private func value(
    of field: String, saying requirement: Requirement
  ) throws(Inexpressible) -> StepValue {
    guard let value = phrase.calls?.arguments(saying: requirement)?[field] else { throw .noValue }
    return value
  }
}
