import Conformance
import Results

/// Looks for scripts that two engines carry out differently.
package struct Fuzzer: Sendable {
  /// How long to look.
  package enum Effort: Sendable {
    /// That many scripts.
    case scripts(Int)
    /// Until a time has passed; a difference that is being shrunk is finished.
    case time(Duration)
  }

  /// The numbers of scripts of the first round and of the largest one, after which counterexamples are shrunk.
  /// The first are small, because what makes an engine hang is avoided once it is known.
  private static let rounds = 64...4_096
  /// The maximum number of scripts that are shrunk for differences that look alike before.
  private static let alike = 4
  /// How often each engine reruns a script that differs.
  private static let repetitions = 2
  /// The time after which an error is a slow one, such as that of an engine that hangs.
  private static let slow = Duration.milliseconds(500)

  private let trial: Trial
  private let seed: UInt64
  private let effort: Effort
  private let width: Int
  private let known: KnownScenarios
  private let profiles: [EngineProfile]
  private let claims: CommonClaims
  private let generator: ScriptGenerator

  /// Creates a fuzzer for two engines.
  ///
  /// - Parameters:
  ///   - width: the number of scripts in flight.
  ///   - known: the scenarios that the engines get first.
  /// - Throws: `FuzzerError` if the engines claim too little in common.
  package init(
    _ first: any Engine, _ second: any Engine, seed: UInt64, effort: Effort, width: Int,
    known: KnownScenarios = .none
  ) throws(FuzzerError) {
    profiles = [first.profile, second.profile]
    self.known = known
    self.seed = seed
    self.effort = effort
    self.width = max(1, width)
    claims = CommonClaims(profiles)
    trial = Trial(
      engines: (first, second), comparer: TraceComparer(claims.features, lacks: claims.lacks))
    generator = ScriptGenerator(seed: seed, claims: claims)
    guard generator.isUsable else { throw .nothingInCommon(profiles.map(\.name)) }
  }

  /// Looks for differences.
  ///
  /// - Throws: an error of an engine whose connection is broken, and `FuzzerError` if no script could
  ///   be compared.
  package func run() async throws -> FuzzReport {
    var report = FuzzReport(profiles: profiles, seed: seed)
    var round = Round(range: 0..<Self.rounds.lowerBound, deadline: deadline)
    var counterexamples = CounterexampleCollector(known: try await knownCauses(round, &report))
    while !Task.isCancelled, !round.isOver {
      if case .scripts(let count) = effort { round.end(at: count) }
      guard !round.range.isEmpty else { break }
      let outcomes = try await outcomes(of: round)
      guard !Task.isCancelled else { break }
      report.scripts += round.range.count
      for (index, outcome) in outcomes {
        switch outcome {
        case .same: break
        case .notCompared: report.notCompared += 1
        case .notRun: report.scripts -= 1
        case .different(let observation):
          report.differing += 1
          guard !round.isOver, counterexamples.isNew(observation, limit: Self.alike) else {
            continue
          }
          let reproduction = try await reproduction(of: observation, script: index, round)
          guard !Task.isCancelled else { continue }
          // What is not small yet when the time is over has no telling cause.
          guard !round.isOver || counterexamples.counterexamples.isEmpty else {
            report.notShrunk += 1
            continue
          }
          switch reproduction {
          case .passing: report.passing += 1
          case .unstable(let name): report.unstable.insert(name)
          case .stable(let counterexample, let isSlow):
            counterexamples.add(counterexample)
            if isSlow { round.avoided.append(ScriptPattern(counterexample.script)) }
          }
        }
      }
      round.advance(upTo: Self.rounds.upperBound)
    }
    report.isInterrupted = Task.isCancelled
    return try finished(report, counterexamples)
  }

  /// When the run ends, if that does not depend on the number of scripts.
  private var deadline: ContinuousClock.Instant? {
    if case .time(let time) = effort { ContinuousClock.now + time } else { nil }
  }

  private func finished(
    _ report: FuzzReport, _ counterexamples: CounterexampleCollector
  ) throws(FuzzerError) -> FuzzReport {
    var report = report
    report.counterexamples = counterexamples.counterexamples
    report.known = counterexamples.knownCauses.sorted {
      guard let one = $0.scenarios.first, let other = $1.scenarios.first else { return false }
      return known.position(one) < known.position(other)
    }
    let isSilent = report.scripts > 0 && report.notCompared == report.scripts
    if isSilent, !report.isInterrupted { throw .nothingCompared(report.scripts) }
    return report
  }

  /// Puts scripts to the engines, and returns the outcomes that are not the same, by number.
  private func outcomes(of round: Round) async throws -> [(Int, Trial.Outcome)] {
    let range = round.range
    let width = min(width, range.count)
    return try await withThrowingTaskGroup(of: [(Int, Trial.Outcome)].self) { group in
      for worker in 0..<width {
        group.addTask {
          var found: [(Int, Trial.Outcome)] = []
          for index in stride(from: range.lowerBound + worker, to: range.upperBound, by: width) {
            guard !Task.isCancelled, !round.isOver else {
              found.append((index, .notRun))
              continue
            }
            let script = generator.script(index)
            guard !round.avoids(script) else {
              found.append((index, .notCompared))
              continue
            }
            let outcome = try await trial.outcome(of: script)
            if case .same = outcome { continue }
            found.append((index, outcome))
          }
          return found
        }
      }
      var all: [(Int, Trial.Outcome)] = []
      for try await found in group { all += found }
      return all.sorted { $0.0 < $1.0 }
    }
  }

  /// Puts the known scenarios to the engines, and returns the causes of what does not pass.
  private func knownCauses(
    _ round: Round, _ report: inout FuzzReport
  ) async throws -> [DifferenceGroup: KnownDifferenceGroup] {
    var causes: [DifferenceGroup: KnownDifferenceGroup] = [:]
    var (first, second): ([ScenarioResult], [ScenarioResult]) = ([], [])
    var looks = CounterexampleCollector()
    for scenario in known.scenarios where !Task.isCancelled && !round.isOver {
      let replies = try await trial.replies(to: scenario.script)
      let (one, other) = (known.judge(scenario, replies.0), known.judge(scenario, replies.1))
      first.append(one)
      second.append(other)
      guard one.verdict != .passed || other.verdict != .passed,
        case .different(let found) = trial.outcome(of: scenario.script, replies),
        looks.isNew(found, limit: Self.alike)
      else { continue }
      switch try await reproduction(of: found, script: 0, round) {
      case .passing: break
      case .unstable(let name): report.unstable.insert(name)
      case .stable(let counterexample, _):
        causes[
          counterexample.cause,
          default: KnownDifferenceGroup(
            counterexample: counterexample, scenarios: [], isExpected: false)
        ].add(scenario, isExpected: known.isExpected(scenario))
      }
    }
    report.diagnoses = [first, second].map { Diagnosis(of: $0, by: known.faults) }
    return causes
  }

  /// What engines do when they get a script with a difference again.
  private enum Reproduction {
    /// The same; with the difference shrunk.
    case stable(Counterexample, isSlow: Bool)
    /// The engine of this name does something else.
    case unstable(String)
    /// An error does not happen again.
    case passing
  }

  /// Shrinks a difference, unless an engine does not repeat what it did.
  private func reproduction(
    of observation: Trial.Observation, script index: Int, _ round: Round
  ) async throws -> Reproduction {
    let start = ContinuousClock.now
    if let other = try await change(of: observation) { return other }
    let isSlow =
      observation.difference.isError
      && ContinuousClock.now - start > Self.slow * Self.repetitions
    var shrinker = Shrinker(observation, by: trial, within: claims, isSlow: isSlow, round)
    try await shrinker.shrink()
    if !isSlow, !round.isOver,
      case .unstable(let name) = try await change(of: shrinker.observation)
    {
      return .unstable(name)
    }
    return .stable(Counterexample(index: index, observation: shrinker.observation), isSlow: isSlow)
  }

  /// Returns what engines do otherwise when they get a script again; nil if nothing.
  private func change(of observation: Trial.Observation) async throws -> Reproduction? {
    let (first, second) = trial.engines
    for (engine, reply) in [(first, observation.replies.0), (second, observation.replies.1)] {
      var others = 0
      for _ in 0..<Self.repetitions {
        if try await engine.perform(observation.script).differs(from: reply) { others += 1 }
      }
      // A loaded machine can make an engine late once.
      if case .errored = reply, others == Self.repetitions { return .passing }
      if others > 0 { return .unstable(engine.profile.name) }
    }
    return nil
  }
}

extension Reply {
  /// Returns whether an engine did something else; errors may have other words.
  fileprivate func differs(from other: Reply) -> Bool {
    switch (self, other) {
    case (.errored, .errored), (.skipped, .skipped): false
    default: self != other
    }
  }
}

/// Why engines cannot be compared.
package enum FuzzerError: Error, Hashable, CustomStringConvertible {
  /// The engines claim too little in common for a script.
  case nothingInCommon([String])
  /// No script was carried out by all engines.
  case nothingCompared(Int)

  package var description: String {
    switch self {
    case .nothingInCommon(let names):
      "\(names.joined(separator: " and ")) claim too little in common for a script: both need the "
        + "kinds application, window and view, and one feature; compare each with 'local'"
    case .nothingCompared(let count):
      "none of \(count) scripts was carried out: every one was skipped, or ended with an error; run "
        + "the engine with 'conform run --engine …', which prints why"
    }
  }
}

/// The scripts between two looks at what was found.
struct Round: Sendable {
  private(set) var range: Range<Int>
  let deadline: ContinuousClock.Instant?
  /// What scripts must not consist of, because an engine hangs.
  var avoided: [ScriptPattern] = []

  /// Whether the time has passed.
  var isOver: Bool { deadline.map { ContinuousClock.now >= $0 } ?? false }

  /// Ends the round at the last script.
  mutating func end(at count: Int) { range = range.clamped(to: 0..<max(count, 0)) }

  /// Begins the next round, twice as long.
  mutating func advance(upTo limit: Int) {
    range = range.upperBound..<(range.upperBound + min(limit, max(1, range.count) * 2))
  }

  /// Returns whether a script is left out.
  func avoids(_ script: Script) -> Bool { avoided.contains { $0.matches(script) } }
}

/// The kinds and the forms of steps of a script with which an engine hangs.
struct ScriptPattern: Sendable {
  private let kinds: Set<ResponderKind>
  private let forms: Set<String>

  init(_ script: Script) {
    kinds = Set(script.stage.responders.map(\.kind))
    forms = Set(script.steps.lazy.filter { $0.kind != .ask }.map(\.name))
  }

  /// Returns whether a script has all of the kinds and forms.
  func matches(_ script: Script) -> Bool {
    kinds.allSatisfy { kind in script.stage.responders.contains { $0.kind == kind } }
      && forms.allSatisfy { form in script.steps.contains { $0.name == form } }
  }
}
