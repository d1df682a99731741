import ArgumentParser
import Conformance
import Engines
import Platform
import Results
import Running

/// A value of `--engine`.
enum EngineChoice: Hashable, ExpressibleByArgument {
  /// The reference engine, in this process.
  case local
  /// A program that speaks the engine protocol, as a command line for the shell.
  case program(String)

  /// Parses the option's value; nil for a blank one.
  init?(argument: String) {
    let words = argument.split(separator: " ").joined(separator: " ")
    guard !words.isEmpty else { return nil }
    self = words == "local" ? .local : .program(argument)
  }

  static var defaultCompletionKind: CompletionKind { .list(["local"]) }

  /// The option's value.
  var argument: String {
    switch self {
    case .local: "local"
    case .program(let command): command
    }
  }

  /// Calls `body` with the engine and its maximum number of scenarios in flight.
  ///
  /// - Parameter vocabulary: What the engine is asked in.
  /// - Parameter jobs: how many scenarios the local engine runs at a time (default: one for each
  ///   core), or how many processes of a program are started (default: one), if the limit of open
  ///   files allows them.
  /// - Parameter system: The version of the system that the local engine imitates; nil for the newest.
  /// - Throws: the error of `body`, or the reason why the program cannot be used.
  func use<Value: Sendable>(
    speaking vocabulary: Vocabulary, jobs: Int? = nil, limits: EngineLimits = EngineLimits(),
    system: SystemVersion? = nil, _ body: (any Engine, Int) async throws -> Value
  ) async throws -> Value {
    switch self {
    case .local:
      guard let engine = vocabulary.localEngine(imitating: system) else {
        throw CommandError(
          "the engine in this program knows UIKit's vocabulary alone, and these pages have their own: "
            + "name a program with --engine")
      }
      return try await body(engine, jobs ?? ProcessInfo.processInfo.activeProcessorCount)
    case .program(let command):
      let processes = DescriptorLimit.processes(atMost: jobs ?? 1)
      return try await ProcessEngine.withEngine(command, processes: processes, limits: limits) {
        try vocabulary.check($0.profile)
        return try await body($0, processes * limits.window)
      }
    }
  }

  /// Runs scenarios on the engine, with as many at a time as it can have, and keeps the traces.
  func results(of plan: Plan, speaking vocabulary: Vocabulary) async throws -> EngineResults {
    try await use(speaking: vocabulary) { engine, jobs in
      try await Runner(engine: engine, jobs: jobs, keeping: .all, checking: engine.checkedTraces)
        .run(plan) { _ in }
    }
  }
}

extension Vocabulary {
  /// Returns the engine in this program, which has UIKit's vocabulary; nil for others.
  func localEngine(imitating system: SystemVersion? = nil) -> LocalEngine? {
    isUIKit ? LocalEngine(imitating: system) : nil
  }

  /// Throws if an engine names a feature, a kind or a part that the vocabulary does not have.
  fileprivate func check(_ profile: EngineProfile) throws(CommandError) {
    let (features, kinds) = (self.features.map(\.rawValue), self.kinds.map(\.rawValue))
    let parts = FeaturePart.all(of: self).map(\.rawValue)
    let problems = [
      Self.problem("claims what is no feature", profile.features.inOrder.map(\.rawValue), features),
      Self.problem("claims what is no kind", (profile.kinds ?? []).inOrder.map(\.rawValue), kinds),
      Self.problem("lacks what is no part", profile.lacks.inOrder.map(\.rawValue), parts),
    ].compactMap(\.self)
    guard problems.isEmpty else {
      throw CommandError(problems.map { "\(profile.name) \($0)" }.joined(separator: "\n"))
    }
  }

  /// Returns the words that are not among those of the pages, each with the one that is most like it, and
  /// those of the pages where they are not too many to read; nil without any.
  private static func problem(_ what: String, _ words: [String], _ known: [String]) -> String? {
    let unknown = words.filter { !known.contains($0) }.map { word in
      let near = FeaturePart.suggestion(for: word, among: known)
      return word.quoted + (near.map { ", did you mean \($0.quoted)?" } ?? "")
    }
    guard !unknown.isEmpty else { return nil }
    let list = known.count > 60 ? "" : " (there are \(known.joined(separator: ", ")))"
    return "\(what) of these pages: \(unknown.joined(separator: "; "))\(list)"
  }
}

extension [EngineChoice] {
  /// Throws a usage error if an engine is named twice.
  func checkDistinct() throws(ValidationError) {
    guard Set(self).count == count else {
      throw ValidationError("An engine is named twice. Name each once.")
    }
  }

  /// Asks one engine after the other, for one scenario at a time.
  ///
  /// - Throws: `CommandError` if a signal ends that.
  func ask<Value: Sendable>(
    speaking vocabulary: Vocabulary, _ body: @escaping @Sendable (any Engine) async throws -> Value
  ) async throws -> [Value] {
    try await TerminationSignals.withCancellation { () throws -> [Value] in
      var values: [Value] = []
      do {
        for choice in self {
          values.append(
            try await choice.use(speaking: vocabulary, jobs: 1) { engine, _ in
              try await body(engine)
            })
        }
      } catch {
        // Cancellation also ends an engine that is still starting; that is not the engine's error.
        guard Task.isCancelled else { throw error }
      }
      if Task.isCancelled { throw CommandError.interrupted }
      return values
    }
  }
}

/// The numbers that options of engines accept.
enum EngineUsage {
  /// For an engine that is a program each job is a process, so the number is bounded.
  static let jobs = 1...1024
  /// A day, in seconds, because `Duration.seconds` traps on numbers that are too large.
  private static let longestTime = 86_400.0

  /// Throws a usage error if the number of an option is out of range.
  static func check(
    _ number: Int?, of option: String, in range: ClosedRange<Int>
  ) throws(ValidationError) {
    guard let number, !range.contains(number) else { return }
    throw ValidationError(
      "'\(option) \(number)' cannot be run. Write a number from \(range.lowerBound) to "
        + "\(range.upperBound).")
  }

  /// Throws a usage error if the seconds of an option are not a time.
  static func check(seconds: Double?, of option: String) throws(ValidationError) {
    guard let seconds, !(seconds > 0 && seconds <= longestTime) else { return }
    throw ValidationError(
      "'\(option) \(seconds)' is not a time. Write a number above 0, up to \(longestTime).")
  }
}
