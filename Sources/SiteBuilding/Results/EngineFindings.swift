import Conformance
import Results
import SpecReading

/// The failures of one engine by cause and by clause, its choices, and its reasons for skipping.
struct EngineFindings {
  /// The failures in one clause.
  struct OfClause {
    /// The clause.
    let clause: Clause
    /// The tally of its scenarios.
    let tally: Tally
    /// The results with the same expected failure; those with none come first.
    let groups: [[ScenarioResult]]
  }

  /// The failures by cause, the largest finding first.
  let findings: [Finding]
  /// The results that do not end alike each time, in the order of the pages.
  let flaky: [ScenarioResult]
  /// The faults that explain the failures; nil where none does.
  let diagnosis: Diagnosis?
  /// The clauses with failures, in the order of the pages.
  let clauses: [OfClause]
  /// The choices with the ids of their scenarios, in the order of the pages.
  let choices: [(id: String, choice: Choice)]
  /// The reasons for skipping with the number of scenarios, the most frequent first.
  let skipped: [(reason: Sentence, url: String?, count: Int)]

  init(of engine: Int, in pages: [Page], _ results: ResultsIndex, faults: [Fault]) {
    let own = pages.flatMap(\.scenarios).compactMap { results.result(of: engine, on: $0.id) }
    diagnosis = Diagnosis(of: own, besides: results.asked[engine], by: faults)
    findings = Finding.findings(in: own, by: diagnosis)
    flaky = own.filter(\.isFlaky)
    choices = own.flatMap { result in result.choices.map { (result.id, $0) } }
    let deviations = Dictionary(grouping: own.filter { $0.verdict.isUnsuccessful }, by: \.clause)
    clauses = zip(pages, results.pages).flatMap { page, score in
      page.clauses.compactMap { clause in
        guard let all = deviations[Substring(clause.id)] else { return nil }
        let reasons = [nil] + all.map(\.expected)
        return OfClause(
          clause: clause, tally: score.tallies(of: clause)[engine],
          groups: reasons.unique.map { reason in all.filter { $0.expected == reason } }
            .filter { !$0.isEmpty })
      }
    }
    skipped = own.skippedReasons
  }

  /// Returns the title of a clause with failures, in the language of the pages.
  func title(of clause: String) -> String? {
    clauses.first { $0.clause.id == clause }?.clause.title
  }
}

extension ScenarioResult {
  /// The id of the clause.
  var clause: Substring { id.prefix { $0 != "/" } }
}
