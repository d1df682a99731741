import Conformance
import Results

/// Two engines that are compared.
package struct Trial: Sendable {
  /// The engines, in the order of the replies.
  let engines: (any Engine, any Engine)
  let comparer: TraceComparer

  /// What a trial of a script finds.
  enum Outcome: Sendable {
    /// No difference.
    case same
    /// An engine skips the script, or both engines err.
    case notCompared
    /// The time was over before.
    case notRun
    case different(Observation)
  }

  /// Two replies that differ.
  package struct Observation: Sendable {
    package var script: Script
    package var replies: (Reply, Reply)
    package var difference: TraceDifference
  }

  /// Puts a script to the engines.
  func outcome(of script: Script) async throws -> Outcome {
    outcome(of: script, try await replies(to: script))
  }

  /// Returns the replies of both engines to a script.
  func replies(to script: Script) async throws -> (Reply, Reply) {
    // Both work at the same time only if they are processes, which the runner's width sees to.
    let one = try await engines.0.perform(script)
    return (one, try await engines.1.perform(script))
  }

  /// Compares the replies of two engines.
  func outcome(of script: Script, _ replies: (Reply, Reply)) -> Outcome {
    let (one, other) = replies
    guard let difference = difference(script, one.checked(script), other.checked(script)) else {
      if case .observed = one, case .observed = other { return .same }
      return .notCompared
    }
    return .different(Observation(script: script, replies: replies, difference: difference))
  }

  private func difference(_ script: Script, _ one: Reply, _ other: Reply) -> TraceDifference? {
    switch (one, other) {
    case (.observed(let first), .observed(let second)):
      comparer.difference(script, first, second)
    case (.errored(let message), .observed), (.observed, .errored(let message)):
      TraceDifference(
        step: max(0, script.steps.count - 1), aspect: .error(message.shape),
        mismatch: .other(of: "the reply", expected: one.kindWords, actual: other.kindWords))
    default: nil
    }
  }
}

extension Reply {
  /// The reply; an error where a trace does not have one record for each step.
  fileprivate func checked(_ script: Script) -> Reply {
    guard case .observed(let trace) = self, trace.records.count != script.steps.count else {
      return self
    }
    let records = Noun.counted(trace.records.count, "record")
    return .errored(
      message: "the trace has \(records) for \(Noun.counted(script.steps.count, "step"))")
  }

  fileprivate var kindWords: Sentence {
    switch self {
    case .observed: "a trace"
    case .skipped: "skipped"
    case .errored: "an error"
    }
  }
}

extension String {
  /// The beginning of an error without what names or numbers it has, so that errors of one cause
  /// are the same.
  fileprivate var shape: String {
    let words: [Substring] = split { $0 == " " || $0.isNewline }.filter { word in
      word.count > 1 && word.allSatisfy { $0.isLowercase || $0 == "-" || $0 == "," || $0 == "." }
    }
    return words.prefix(12).map(String.init).joined(separator: " ")
  }
}
