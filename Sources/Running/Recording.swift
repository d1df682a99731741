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
    guard phrase.requirement != nil else {
      let answer = record.answer ?? .nobody
      guard let sentence = sentences(answeredBy: answer).first else {
        throw .answer(answer.words(to: query))
      }
      return sentence
    }
    guard case .slot(let slot, _) = question else {
      let holds = requirement()?.holds(at: step, of: trace, on: stage) == true
      guard let sentence = holds ? sentence() : contrarySentence(), continuesHeader(sentence) else {
        throw .noContrary
      }
      return sentence
    }
    let value = try value(in: slot, for: trace, on: stage)
    guard let sentence = sentence(with: value) else { throw .noValue }
    return sentence
  }

  /// Returns the one value of the open slot with which the phrase holds.
  private func value(
    in slot: Slot, for trace: Trace, on stage: Stage
  ) throws(Inexpressible) -> StepValue {
    let record = trace.records[step]
    var seen: Set<Message> = []
    let actions = record.calls.map(\.message).filter {
      MessageFamily.actions.contains($0) && seen.insert($0).inserted
    }
    let values = values(on: stage, actions: actions)
    guard let first = values.first, let example = requirement(with: first) else { throw .noValue }
    switch example {
    case .receivers(let message, _) where slot.form == .path:
      return .list(record.responders(getting: message, on: stage).map(StepValue.text))
    case .history(let name, _, let family) where slot.isList:
      return try list(
        in: slot, of: trace.history(of: name, family, through: step), among: values)
    case .doesNotReceive, .doesNotFire: throw .noValue
    default: break
    }
    let holding = values.filter {
      requirement(with: $0)?.holds(at: step, of: trace, on: stage) == true
    }
    guard holding.count < 2 else { throw .severalValues(holding.map { $0.description }) }
    guard let value = holding.first else { throw .noValue }
    return value
  }

  /// Returns the words for the messages of a history.
  private func list(
    in slot: Slot, of history: [Message], among values: [StepValue]
  ) throws(Inexpressible) -> StepValue {
    var words: [StepValue] = []
    for message in history {
      let word = slot.form == .actions ? message.rawValue : self.word(for: message, among: values)
      guard let word else { throw .noValue }
      words.append(.text(word))
    }
    return .list(words)
  }

  /// Returns the word of a list that stands for a message.
  private func word(for message: Message, among values: [StepValue]) -> String? {
    values.first { value in
      guard case .history(_, let messages, _)? = requirement(with: value) else { return false }
      return messages == [message]
    }?.texts.first
  }
}
