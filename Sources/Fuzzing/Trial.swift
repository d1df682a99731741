import Conformance
import Results

/// What is compared: two engines, or one engine with itself under a property.
package struct Trial: Sendable {
  /// The property under which an engine is compared with itself; nil where two engines are compared.
  let property: Property?
  /// The engines, in the order of the replies.
  let engines: (any Engine, any Engine)
  let comparer: TraceComparer

  /// What a trial of a script finds.
  enum Outcome: Sendable {
    /// No difference.
    case same
    /// An engine skips the script, both engines err, or the property says nothing about it.
    case notCompared
    /// The time was over before.
    case notRun
    case different(Observation)
  }

  /// Two replies that differ.
  package struct Observation: Sendable {
    /// The script of the first reply.
    package var script: Script
    /// The script of the second reply: the same, or the one that the property makes of it.
    package var variant: Script
    /// The replies; that to the variant is turned back into one to the first script.
    package var replies: (Reply, Reply)
    /// The reply to the variant as it was.
    package var variantReply: Reply
    package var difference: TraceDifference
  }

  /// Puts a script to the engines.
  ///
  /// - Parameter variants: the maximum number of variants of the property that are tried, until one differs.
  func outcome(of script: Script, upTo variants: Int) async throws -> Outcome {
    guard let property else {
      return outcome(of: script, try await replies(to: script))
    }
    let changed = property.variants(of: script, upTo: variants)
    guard !changed.isEmpty else { return .notCompared }
    let one = try await engines.0.perform(script)
    var outcome = Outcome.notCompared
    for variant in changed {
      let other = try await engines.1.perform(variant.script)
      outcome = self.outcome(
        script, variant.script, one, other, original: variant.original(other))
      if case .different = outcome { return outcome }
    }
    return outcome
  }

  /// Returns the replies of both engines to a script.
  func replies(to script: Script) async throws -> (Reply, Reply) {
    // Both work at the same time only if they are processes, which the runner's width sees to.
    let one = try await engines.0.perform(script)
    return (one, try await engines.1.perform(script))
  }

  /// Compares the replies of two engines.
  func outcome(of script: Script, _ replies: (Reply, Reply)) -> Outcome {
    outcome(script, script, replies.0, replies.1, original: replies.1)
  }

  private func outcome(
    _ script: Script, _ variant: Script, _ one: Reply, _ other: Reply, original: Reply
  ) -> Outcome {
    guard let difference = difference(script, one.checked(script), original.checked(script)) else {
      if case .observed = one, case .observed = original { return .same }
      return .notCompared
    }
    return .different(
      Observation(
        script: script, variant: variant, replies: (one, original), variantReply: other,
        difference: difference))
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
