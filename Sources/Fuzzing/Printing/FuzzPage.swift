import Conformance
import Results

/// A report as a page in Markdown, with a clause, a stage and rows for each counterexample, which the checker
/// accepts.
package struct FuzzPage {
  /// The maximum number of calls that are listed of a step.
  private static let listed = 8
  /// The maximum number of scenarios that are named of a cause.
  private static let listedScenarios = 3
  /// The maximum length of a message of an engine.
  private static let messageLength = 300

  private let report: FuzzReport
  private let clauses: ClauseFinder

  /// Creates the page of a report; the clauses that counterexamples are about are looked up.
  package init(_ report: FuzzReport, clauses: ClauseFinder) {
    self.report = report
    self.clauses = clauses
  }

  /// The page.
  package var markdown: String {
    let counterexamples = report.counterexamples.enumerated().map { section($0 + 1, $1) }
    return ([heading, summary] + unstable + known + counterexamples.flatMap { $0 })
      .joined(separator: "\n\n") + "\n"
  }

  private var heading: String {
    let names = report.profiles.map { MarkdownText.plain("\($0.name) \($0.version)") }
    return "# Differences of \(names.joined(separator: " and "))"
  }

  private var summary: String {
    var words = [
      "\(Noun.counted(report.scripts, "script")) of seed \(report.seed)",
      "\(report.notCompared) not compared", "\(report.differing) with a difference",
    ]
    if report.passing > 0 {
      words.append("\(Noun.counted(report.passing, "error")) did not happen again")
    }
    if report.notShrunk > 0 { words.append("\(report.notShrunk) not shrunk in time") }
    if !report.counterexamples.isEmpty {
      words.append("\(Noun.counted(report.counterexamples.count, "cause")), each shown once")
    }
    let expected = report.known.count(where: \.isExpected)
    if expected > 0 {
      words.append("\(Noun.counted(expected, "cause")) of expected failures left out")
    }
    return words.joined(separator: ", ") + "."
  }

  /// A paragraph for each engine that does not do the same each time.
  private var unstable: [String] {
    report.unstable.sorted().map { name in
      "\(MarkdownText.plain(name)) does not do the same each time: look for a clock, a random number, "
        + "memory that one script leaves to the next, or the order of a hash table."
    }
  }

  /// The causes that scenarios show, each with some of these; those of one fault once.
  private var known: [String] {
    let causes = report.known.filter { !$0.isExpected }
    guard !causes.isEmpty else { return [] }
    var scenarios: [String: [String]] = [:]
    let titles = causes.map { cause in
      let ids = cause.scenarios.map { $0.id.description }
      let title = fault(behind: Set(ids)) ?? words(of: cause.counterexample.observation)
      scenarios[title, default: []] += ids
      return title
    }
    let lines = titles.unique.map { title in
      let all = scenarios[title, default: []].unique
      let ids = all.prefix(Self.listedScenarios).map { "`\($0)`" }
      let more = all.count > ids.count ? " …" : ""
      return "- \(title): \(ids.joined(separator: ", "))\(more)"
    }
    return ["Scenarios show these causes besides:", lines.joined(separator: "\n")]
  }

  /// Returns the name of the sure fault of an engine that explains all of some scenarios, as `conform run`
  /// has it.
  private func fault(behind scenarios: Set<String>) -> String? {
    for (profile, diagnosis) in zip(report.profiles, report.diagnoses) {
      let match = diagnosis?.matches.first {
        $0.grade != .perhaps && scenarios.isSubset(of: $0.explained)
      }
      guard let match else { continue }
      return MarkdownText.plain("\(match.name), the likely cause in \(profile.name)")
    }
    return nil
  }

  /// Returns the paragraphs of a clause: what it requires, what was seen, and the stage with the steps.
  private func section(_ number: Int, _ counterexample: Counterexample) -> [String] {
    let found = counterexample.observation
    let names = report.profiles.map { MarkdownText.plain($0.name) }
    // A row can expect only what its phrases can say, and what an engine did that did not err.
    let sides = [
      (found.replies.0, found.replies.1, names[0]), (found.replies.1, found.replies.0, names[1]),
    ]
    let rows = sides.map { one, other, name in (row(found.script, one, other), name) }
    let chosen = rows.first { $0.0?.isExpecting == true }
    let facts = [
      "\(names[0]): \(observed(found.replies.0, found))",
      "\(names[1]): \(observed(found.replies.1, found))", clauseWords(found),
      "Found with script \(counterexample.index).",
    ]
    return [
      "## FUZZ-\(number) \(words(of: found))",
      "An engine MUST do as \(chosen?.1 ?? names[0]) does here.",
      facts.map { "- \($0)" }.joined(separator: "\n"),
      note(found.script, isExpecting: chosen != nil), MarkdownText.table(found.script.stage),
      chosen?.0?.table(named: "difference") ?? steps(found.script),
    ]
  }
}

extension FuzzPage {
  /// Returns what differs; of an error, also whose it is.
  private func words(of found: Trial.Observation) -> String {
    var words = found.difference.mismatch.sentence.description
    if case .error(let message) = found.difference.aspect {
      let isFirst = if case .errored = found.replies.0 { true } else { false }
      let name = isFirst ? report.profiles.first?.name : report.profiles.last?.name
      words = "an error of \(name ?? "the engine")" + (message.isEmpty ? "" : ": \(message)")
    }
    return MarkdownText.plain(words)
  }

  /// The paragraph of sources and features, and for a clause without a row the reason.
  private func note(_ script: Script, isExpecting: Bool) -> String {
    let used = Set(
      script.steps.flatMap { step in
        step.form.phrases.filter { $0.sentence(for: step) != nil }.map(\.feature)
      })
    let features = used.inOrder.map(\.rawValue)
    let sources =
      "Sources: a run of `conform fuzz`. Feature: \(features.joined(separator: ", ")). "
      + "Confidence: observed."
    return isExpecting ? sources : "\(sources)\n\nNot tested: no row can say what differs."
  }

  /// The steps as a list, where no row can have them.
  private func steps(_ script: Script) -> String {
    script.steps.enumerated().map { "\($0 + 1). \(MarkdownText.plain($1.description))" }
      .joined(separator: "\n")
  }

  private func clauseWords(_ found: Trial.Observation) -> String {
    let clauses = clauses.clauses(touchedBy: found.script, found.difference)
    guard !clauses.isEmpty else { return "Clauses: none has a scenario that does all of it." }
    let words = clauses.map { "\($0.id) (\(MarkdownText.plain($0.title)))" }
    return "Clauses: \(words.joined(separator: "; "))."
  }

  private func row(_ script: Script, _ one: Reply, _ other: Reply) -> ScenarioRow? {
    guard case .observed(let trace) = one else { return nil }
    var actual = Trace()
    if case .observed(let second) = other { actual = second }
    return ScenarioRow(
      script, observing: trace.records, expecting: script.expectations(telling: trace, from: actual)
    )
  }

  /// Returns in words what an engine did at the step that differs.
  private func observed(_ reply: Reply, _ found: Trial.Observation) -> String {
    let (script, step) = (found.script, found.difference.step)
    switch reply {
    case .skipped(let reason, _): return "skipped: \(line(reason))."
    case .errored(let message): return "an error: \(line(message))."
    case .observed(let trace):
      guard trace.records.indices.contains(step) else { return "no record." }
      let record = trace.records[step]
      if let answer = record.answer {
        return MarkdownText.plain(answer.sentence(to: script.steps[step]).description) + "."
      }
      guard !record.calls.isEmpty else { return "no calls." }
      let calls = record.calls.prefix(Self.listed).map {
        "\(MarkdownText.plain($0.receiver)) \(MarkdownText.code($0.message.rawValue))"
      }
      return calls.joined(separator: ", ") + (record.calls.count > Self.listed ? ", …" : ".")
    }
  }

  private func line(_ message: String) -> String {
    MarkdownText.plain(String(message.prefix(Self.messageLength)))
  }
}
