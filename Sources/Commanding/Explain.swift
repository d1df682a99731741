import ArgumentParser
import Conformance
import Engines
import Reporting
import Results
import Running
import SpecReading

/// Prints what a clause says and what engines do in its scenarios.
struct Explain: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Tell what a clause says, and what engines do in its scenarios, step by step.",
    discussion: """
      A name of Apple's, such as 'isHidden', 'UIView.isHidden' or 'hitTest(_:with:)', stands for \
      the clauses whose title or prose has it in code; where that is one it is explained, else \
      they are listed. Type and arguments may be left out.

      With '--transcript' no scenario is run: the lines that an engine gets are printed, so that \
      they can be replayed by hand. With an engine they are those that it gets, as far as it claims \
      what the scenarios need; without, those of an engine that claims everything.

      Examples:
        conform explain HIT-9
        conform explain isHidden
        conform explain HIT-9/branch --engine local --engine "python3 engine.py"
        conform explain HIT-9/branch --transcript | python3 engine.py
        conform explain HIT-9 --profile smoke
      """)

  @OptionGroup var spec: SpecOptions

  @Argument(help: "A clause, a scenario, or a name of Apple's. Example: HIT-9/branch")
  var id: String

  @Option(
    help: """
      The engine to ask: 'local' (the default), or a program that speaks the protocol; may be \
      repeated. Example: --engine "python3 engine.py"
      """)
  var engine: [EngineChoice] = []

  @OptionGroup var profile: ProfileOptions

  @Flag(help: "Print just the lines that an engine gets on its standard input.")
  var transcript = false

  func validate() throws {
    if transcript, engine.count > 1 {
      throw ValidationError("'--transcript' is of one engine. Name one, or none.")
    }
    if Set(engine).count < engine.count {
      throw ValidationError("An engine is named twice. Name each once.")
    }
  }

  func run() async throws {
    try await ExitStatus.exit {
      let book = try await spec.book(rendering: .none)
      let text = ExplanationText(look: StandardStream.output.look)
      let topic: Topic
      let selected = try profile.profile(of: book, in: spec)
      switch try Subject(id, clauses: book.clauses, scenarios: book.scenarios) {
      case .topic(let found): topic = try found.part(in: selected)
      case .name(let name, let clauses):
        guard !transcript else {
          let count = Noun.counted(clauses.count, "clause")
          return .couldNotJudge(
            reason: "\(count) have the name '\(name)': name one by its id to replay it")
        }
        StandardStream.output.write(text.list(clauses))
        return .conforming
      }
      guard !transcript else { return try await printTranscript(topic) }
      let prose = try spec.reader(rendering: .none).prose(of: topic.clause)
      guard let explanations = try await explanations(of: topic.scenarios) else {
        return .couldNotJudge(reason: "interrupted")
      }
      StandardStream.output.write(text.text(topic.clause, prose: prose))
      StandardStream.output.write(text.text(explanations))
      return .conforming
    }
  }

  private func printTranscript(_ topic: Topic) async throws -> RunOutcome {
    guard !topic.scenarios.isEmpty else {
      return .couldNotJudge(reason: "'\(id)' has no scenario: there is nothing to replay")
    }
    guard let choice = engine.first else {
      StandardStream.output.write(data: Transcript.bytes(topic.scenarios.map(\.script)))
      return .conforming
    }
    let profile = try await TerminationSignals.withCancellation { () -> Result<_, any Error> in
      do {
        return .success(
          try await choice.use(jobs: 1, limits: EngineLimits()) { engine, _ in engine.profile })
      } catch {
        return .failure(error)
      }
    }.get()
    var reducer = StageReducer(profile)
    let scripts = topic.scenarios.compactMap { reducer.reduce($0).scenario?.script }
    guard !scripts.isEmpty else {
      return .couldNotJudge(
        reason: "\(profile.name) does not claim what '\(id)' needs: there is nothing to replay")
    }
    StandardStream.output.write(data: Transcript.bytes(scripts))
    return .conforming
  }

  /// Runs the scenarios on one engine after the other; nil if a signal ends the run.
  private func explanations(of scenarios: [Scenario]) async throws -> [Explanation]? {
    let engines = engine.isEmpty ? [.local] : engine
    return try await TerminationSignals.withCancellation { () -> Result<_, any Error> in
      do {
        let explanations = try await Self.explanations(of: scenarios, on: engines)
        return .success(Task.isCancelled ? nil : explanations)
      } catch {
        // Cancellation also ends an engine that is still starting; that is not the engine's error.
        return Task.isCancelled ? .success(nil) : .failure(error)
      }
    }.get()
  }

  private static func explanations(
    of scenarios: [Scenario], on engines: [EngineChoice]
  ) async throws -> [Explanation] {
    var accounts = scenarios.map { _ in [Explanation.EngineRun]() }
    for choice in engines {
      let results = try await choice.use(jobs: 1, limits: EngineLimits()) { engine, _ in
        var results: [Explanation.EngineRun] = []
        for scenario in scenarios where !Task.isCancelled {
          results.append(await .init(of: engine, on: scenario))
        }
        return results
      }
      for (index, account) in results.enumerated() { accounts[index].append(account) }
    }
    return zip(scenarios, accounts).map { Explanation($0, runs: $1) }
  }
}
