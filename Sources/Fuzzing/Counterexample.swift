import Conformance
import Results

/// A difference, as small as it could be made.
package struct Counterexample: Sendable {
  /// The number of the script that it was found with.
  package let index: Int
  /// What is different.
  package let kind: Kind

  /// The kinds of counterexamples.
  package enum Kind: Sendable {
    /// Two engines differ.
    case engines(Trial.Observation)
    /// An engine breaks a law.
    case law(Law, Trial.Observation)
    /// An engine does not do the same twice.
    case unstable(EngineProfile, Script, Reply, Reply)
  }

  init(index: Int, trial: Trial, observation: Trial.Observation) {
    self.index = index
    switch trial.kind {
    case .engines: kind = .engines(observation)
    case .law(let law, _): kind = .law(law, observation)
    }
  }

  init(index: Int, unstable engine: EngineProfile, script: Script, replies: (Reply, Reply)) {
    self.index = index
    kind = .unstable(engine, script, replies.0, replies.1)
  }

  /// What counterexamples of the same cause have in common: the kind of the difference, the law, and the
  /// forms of the steps.
  var cause: Cause {
    switch kind {
    case .engines(let found): Cause(law: nil, engine: nil, found)
    case .law(let law, let found): Cause(law: law, engine: nil, found)
    case .unstable(let engine, _, _, _): Cause(law: nil, engine: engine.name, nil)
    }
  }

  /// The script.
  var script: Script {
    switch kind {
    case .engines(let found), .law(_, let found): found.script
    case .unstable(_, let script, _, _): script
    }
  }

  struct Cause: Hashable {
    private let law: Law?
    private let engine: String?
    private let aspect: TraceDifference.Aspect?
    private let mismatch: Mismatch?
    private let forms: [String]

    fileprivate init(law: Law?, engine: String?, _ found: Trial.Observation?) {
      self.law = law
      self.engine = engine
      aspect = found?.difference.aspect
      // An error says more of its cause than the steps before it.
      let isError = found?.difference.isError == true
      mismatch = isError ? nil : found?.difference.mismatch
      forms = isError ? [] : Set((found?.script.steps ?? []).map(\.name)).sorted()
    }
  }
}

/// What a run found.
package struct FuzzReport: Sendable {
  /// The engines.
  package let profiles: [EngineProfile]
  /// The seed of the scripts.
  package let seed: UInt64
  /// The number of scripts that were made.
  package var scripts = 0
  /// Those that an engine skipped, that no engine could carry out, or about which the law says nothing.
  package var notCompared = 0
  /// Errors that did not happen again.
  package var passing = 0
  /// Those that showed a difference.
  package var differing = 0
  /// One counterexample for each cause, in the order of the scripts.
  package var counterexamples: [Counterexample] = []
  /// Whether a signal ended the run.
  package var isInterrupted = false
}

/// Collects counterexamples, one for each cause.
struct CounterexampleCollector {
  /// What differences have in common before they are shrunk.
  private struct Look: Hashable {
    let aspect: TraceDifference.Aspect
    let mismatch: Mismatch?
    let form: String?
  }

  private(set) var counterexamples: [Counterexample] = []
  private var causes: Set<Counterexample.Cause> = []
  private var looks: [Look: Int] = [:]

  /// Returns whether a difference is to be shrunk: only some of those that look alike are.
  mutating func isNew(_ observation: Trial.Observation, limit: Int) -> Bool {
    let difference = observation.difference
    let look = Look(
      aspect: difference.aspect, mismatch: difference.isError ? nil : difference.mismatch,
      form: difference.isError ? nil : observation.script.steps[difference.step].name)
    looks[look, default: 0] += 1
    return looks[look, default: 0] <= limit
  }

  /// Adds a counterexample, unless there is one of the same cause that is as small.
  mutating func add(_ counterexample: Counterexample) {
    if causes.insert(counterexample.cause).inserted { counterexamples.append(counterexample) }
  }
}
