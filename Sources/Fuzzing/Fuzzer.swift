import Conformance

/// Looks for scripts that two engines carry out differently, or one engine against a law.
package struct Fuzzer: Sendable {
  /// How long to look.
  package enum Effort: Sendable {
    /// That many scripts.
    case scripts(Int)
    /// Until a time has passed; a difference that is being shrunk is finished.
    case time(Duration)
  }

  /// The number of scripts between two looks at the clock and at what was found.
  private static let round = 2_048
  /// The maximum number of scripts that are shrunk for differences that look alike before.
  private static let alike = 4
  /// How often a script that differs is put to each engine again.
  private static let repetitions = 2

  private let engines: [any Engine]
  private let seed: UInt64
  private let effort: Effort
  private let width: Int
  private let claims: CommonClaims
  private let generator: ScriptGenerator

  /// Creates a fuzzer for two engines, or for the laws that one has to keep.
  ///
  /// - Parameter width: the number of scripts in flight.
  /// - Throws: `FuzzerError` if the engines claim too little in common.
  package init(
    _ engines: [any Engine], seed: UInt64, effort: Effort, width: Int
  ) throws(FuzzerError) {
    self.engines = engines
    self.seed = seed
    self.effort = effort
    self.width = max(1, width)
    claims = CommonClaims(engines.map(\.profile))
    generator = ScriptGenerator(seed: seed, claims: claims)
    guard generator.isUsable else { throw .nothingInCommon(engines.map(\.profile.name)) }
  }

  /// Looks for differences.
  ///
  /// - Throws: an error of an engine whose connection is broken, and `FuzzerError` if no script could
  ///   be compared.
  package func run() async throws -> FuzzReport {
    var report = FuzzReport(profiles: engines.map(\.profile), seed: seed)
    var findings = FindingCollector()
    let start = ContinuousClock.now
    var next = 0
    while !Task.isCancelled {
      var end = next + Self.round
      switch effort {
      case .scripts(let count):
        guard next < count else { return try finished(report, findings) }
        end = min(end, count)
      case .time(let time):
        guard next == 0 || ContinuousClock.now - start < time else {
          return try finished(report, findings)
        }
      }
      let outcomes = try await outcomes(of: next..<end)
      next = end
      report.scripts = next
      for (index, outcome) in outcomes {
        switch outcome {
        case .same: break
        case .notCompared: report.notCompared += 1
        case .different(let observation):
          report.differing += 1
          if case .time(let time) = effort, ContinuousClock.now - start >= time { continue }
          guard findings.isNew(observation, limit: Self.alike) else { continue }
          findings.add(try await finding(of: observation, script: index))
        }
      }
    }
    report.isInterrupted = true
    return try finished(report, findings)
  }

  private func finished(
    _ report: FuzzReport, _ findings: FindingCollector
  ) throws(FuzzerError) -> FuzzReport {
    var report = report
    report.findings = findings.findings
    let isSilent = report.scripts > 0 && report.notCompared == report.scripts
    if isSilent, !report.isInterrupted { throw .nothingCompared(report.scripts) }
    return report
  }

  /// Returns the trial of the script with a number: of one engine, each law in turn.
  private func trial(_ index: Int) -> Trial {
    let comparer = TraceComparer(claims)
    guard engines.count < 2 else {
      return Trial(kind: .engines(engines[0], engines[1]), comparer: comparer)
    }
    let laws = Law.allCases
    return Trial(kind: .law(laws[index % laws.count], engines[0]), comparer: comparer)
  }

  /// Puts scripts to the engines, and returns the outcomes that are not the same, by number.
  private func outcomes(of range: Range<Int>) async throws -> [(Int, Trial.Outcome)] {
    let width = min(width, range.count)
    return try await withThrowingTaskGroup(of: [(Int, Trial.Outcome)].self) { group in
      for worker in 0..<width {
        group.addTask {
          var found: [(Int, Trial.Outcome)] = []
          for index in stride(from: range.lowerBound + worker, to: range.upperBound, by: width) {
            if Task.isCancelled { break }
            let outcome = try await trial(index).outcome(of: generator.script(index), upTo: 1)
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

  /// Shrinks a difference, unless an engine does not repeat what it did.
  private func finding(
    of observation: Trial.Observation, script index: Int
  ) async throws -> FuzzFinding {
    let trial = trial(index)
    if let unstable = try await unstable(observation, trial, index) { return unstable }
    var shrinker = Shrinker(observation, by: trial, within: claims)
    try await shrinker.shrink()
    if let unstable = try await unstable(shrinker.observation, trial, index) { return unstable }
    return FuzzFinding(index: index, trial: trial, observation: shrinker.observation)
  }

  private func unstable(
    _ observation: Trial.Observation, _ trial: Trial, _ index: Int
  ) async throws -> FuzzFinding? {
    let (first, second) = trial.engines
    let held = [
      (first, observation.script, observation.replies.0),
      (second, observation.variant, observation.replies.1),
    ]
    for (engine, script, reply) in held {
      for _ in 0..<Self.repetitions {
        let again = try await engine.perform(script)
        guard again.differs(from: reply) else { continue }
        return FuzzFinding(
          index: index, unstable: engine.profile, script: script, replies: (reply, again))
      }
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
    case .nothingInCommon(let names) where names.count == 1:
      "\(names[0]) claims too little for a script: it needs the kinds application, window and view, "
        + "and one feature; add them to its 'hello'"
    case .nothingInCommon(let names):
      "\(names.joined(separator: " and ")) claim too little in common for a script: both need the "
        + "kinds application, window and view, and one feature; compare each with 'local'"
    case .nothingCompared(let count):
      "none of \(count) scripts was carried out: every one was skipped, or ended with an error; run "
        + "the engine with 'conform run --engine …', which prints why"
    }
  }
}
