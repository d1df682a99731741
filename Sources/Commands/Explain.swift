import ArgumentParser
import Conformance
import Engines
import Reporting
import Results
import Running
import SpecReading

/// Prints what a clause says and what engines do in its scenarios.
struct Explain: OutcomeCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Print what a clause says, and what engines do in its scenarios, step by step.",
    discussion: """
      Given an API name ('isHidden', 'UIView.isHidden', 'point(inside:with:)', \
      'hitTest:withEvent:', 'didSelectRowAt', 'UIScrollView'), lists the clauses that mention it, the \
      one that defines it first, what goes wrong with it, and what is not covered; if only one clause \
      mentions a property or method, explains it. The type and trailing argument labels may be \
      omitted. Of a name that no page mentions, and of several words, such as 'long press cancels \
      button', it lists what is nearest.

      A clause has a few lines for each scenario; '--verbose' adds the steps and the calls, as for \
      a single scenario.

      With '--transcript' no scenario is run: the requests to an engine are printed, so that they \
      can be replayed by hand. Given an engine, they are those that it gets, as far as it claims \
      what the scenarios need; without, those of an engine that claims everything.

      Examples:
        conform explain HIT-9
        conform explain isHidden
        conform explain UITextField touchUpInside
        conform explain HIT-9/branch --engine local --engine "python3 engine.py"
        conform explain HIT-9/branch --transcript | python3 engine.py
      """)

  @OptionGroup var spec: SpecOptions

  @Argument(
    parsing: .allUnrecognized,
    help: "A clause, a scenario, an API name, or what happens in words. Example: HIT-9/branch")
  var words: [String]

  private var id: String { words.joined(separator: " ") }

  @Option(
    help: """
      The engine to run: 'local' (the default), or a program that speaks the protocol; may be \
      repeated. Example: --engine "python3 engine.py"
      """)
  var engine: [EngineChoice] = []

  @Flag(help: "Print only the lines that an engine gets on its standard input.")
  var transcript = false

  @Flag(help: "Print the steps and calls of every scenario of a clause.")
  var verbose = false

  func validate() throws {
    // Words may begin with a dash, as `-1` or the name of a method of Objective-C.
    if let option = words.first(where: { $0.hasPrefix("--") }) {
      throw ValidationError("Unknown option '\(option)'")
    }
    if transcript, engine.count > 1 {
      throw ValidationError("'--transcript' is of one engine. Name one, or none.")
    }
    try engine.checkDistinct()
  }

  func outcome() async throws -> RunOutcome {
    let book = try await spec.book()
    let text = ExplanationText(look: StandardStream.output.look)
    let topic: ClauseSelection
    switch try subject(in: book) {
    case .topic(let found): topic = found
    case .mentions(let mentions):
      guard !transcript else {
        let count = Noun.counted(mentions.clauses.count, "clause")
        return .couldNotJudge(reason: "\(count) mention '\(id)': name one by its id to replay it")
      }
      StandardStream.output.write(text.text(mentions, arguments: spec.arguments))
      return .conforming
    }
    let vocabulary = book.vocabulary.vocabulary
    guard !transcript else { return try await printTranscript(topic, vocabulary) }
    let prose = try spec.reader().prose(of: topic.clause)
    let engines = engine.isEmpty && vocabulary.isUIKit ? [.local] : engine
    let scenarios = topic.scenarios
    let runs = try await engines.ask(speaking: vocabulary) {
      await Self.runs(of: scenarios, on: $0, vocabulary)
    }
    let explanations = scenarios.indices.map { index in
      Explanation(scenarios[index], runs: runs.map { $0[index] })
    }
    let systems = topic.clause.recordedSystems(in: book.traceabilityMatrix.evidence)
    let standings = book.standings(of: topic.clause.id)
    StandardStream.output.write(
      text.text(topic.clause, prose: prose, systems: systems, standings: standings))
    StandardStream.output.write(
      verbose || explanations.count == 1
        ? text.text(explanations) : text.overview(explanations, arguments: spec.arguments))
    return .conforming
  }

  /// What a word refers to.
  private enum Meaning {
    case topic(ClauseSelection)
    case mentions(NameMentions)
  }

  /// Looks up the id or name; the pages are read for names that several clauses mention, or none.
  ///
  /// - Throws: `ClauseSelectionError` if nothing is near.
  private func subject(in book: SpecBook) throws -> Meaning {
    let id = book.formerIDs.present(of: id) ?? id
    let named = book.clauses.named(id)
    let topic = Result {
      try ClauseSelection(named.first?.id ?? id, clauses: book.clauses, scenarios: book.scenarios)
    }
    let name = SymbolName(id)
    let isClass = name?.base.first?.isUppercase ?? false
    if named.count < 2, !isClass, case .success(let found) = topic { return .topic(found) }
    let passages = try spec.reader().passages(of: book)
    let synonyms = try spec.synonyms().classes
    if name != nil,
      let mentions = NameMentions(
        id, known: named, clauses: book.clauses, passages: passages, synonyms: synonyms)
    {
      return .mentions(mentions)
    }
    if id.contains(" "),
      let nearest = NameMentions(
        question: id, clauses: book.clauses, passages: passages, synonyms: synonyms)
    {
      return .mentions(nearest)
    }
    return .topic(try topic.get())
  }

  private func printTranscript(
    _ topic: ClauseSelection, _ vocabulary: Vocabulary
  ) async throws -> RunOutcome {
    guard !topic.scenarios.isEmpty else {
      return .couldNotJudge(reason: "'\(id)' has no scenario: there is nothing to replay")
    }
    var scripts = topic.scenarios.map(\.script)
    // At most one engine, by `validate`.
    for profile in try await engine.ask(speaking: vocabulary, { $0.profile }) {
      var reducer = StageReducer(profile)
      scripts = topic.scenarios.compactMap { reducer.reduce($0).scenario?.script }
      guard !scripts.isEmpty else {
        return .couldNotJudge(
          reason: "\(profile.name) does not claim what '\(id)' needs: there is nothing to replay")
      }
    }
    StandardStream.output.write(data: Transcript.bytes(scripts))
    return .conforming
  }

  /// Runs the scenarios on an engine, one after the other.
  private static func runs(
    of scenarios: [Scenario], on engine: any Engine, _ vocabulary: Vocabulary
  ) async -> [Explanation.EngineRun] {
    var runs: [Explanation.EngineRun] = []
    for scenario in scenarios where !Task.isCancelled {
      let system = engine.profile.system ?? scenario.systems.newest
      let reference = vocabulary.localEngine(imitating: system)
      let asked = engine is LocalEngine ? reference ?? engine : engine
      runs.append(await .init(of: asked, on: scenario, comparedWith: reference))
    }
    return runs
  }
}
