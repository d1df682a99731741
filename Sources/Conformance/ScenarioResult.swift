/// The result of one scenario on one engine, from the judge to the report.
package struct ScenarioResult: Hashable, Sendable {
  /// The scenario's id, such as `HIT-4/hidden`.
  package var id: String
  /// The path of its page, as the user named it.
  package var page: String
  /// The line of its row, or of the first row of its steps.
  package var line: Int
  /// The verdict.
  package var verdict: Verdict
  /// What the engine chose, where the clause says MAY.
  package var choices: [Choice]
  /// Why it was not expected to pass; nil where it was.
  package var expected: ExpectedFailure?
  /// What the engine did. Reports contain it only if the run records all traces.
  package var trace: Trace?

  package init(
    id: String, page: String, line: Int, verdict: Verdict, choices: [Choice] = [],
    expected: ExpectedFailure? = nil, trace: Trace? = nil
  ) {
    self.id = id
    self.page = page
    self.line = line
    self.verdict = verdict
    self.choices = choices
    self.expected = expected
    self.trace = trace
  }

  /// Creates the result of `scenario`, with its id, page and line.
  package init(
    of scenario: Scenario, _ verdict: Verdict, choices: [Choice] = [],
    expected: ExpectedFailure? = nil, trace: Trace? = nil
  ) {
    self.init(
      id: scenario.id.description, page: scenario.clause.page, line: scenario.location.line,
      verdict: verdict, choices: choices, expected: expected, trace: trace)
  }

  /// Whether the verdict is failed or errored.
  package var isFailure: Bool { verdict.isFailure }

  /// Whether the scenario failed, departed or errored, as expected.
  package var isExpectedFailure: Bool { verdict.isDeviation && expected != nil }

  /// Whether the scenario failed or errored unexpectedly; a departure from a SHOULD does not count.
  package var isUnexpectedFailure: Bool { isFailure && expected == nil }
}

/// A known reason why a scenario does not pass on an engine.
package struct ExpectedFailure: Hashable, Sendable {
  /// The reason, in one sentence.
  package var reason: String
  /// The address of a page with more information.
  package var link: String?

  package init(reason: String, link: String? = nil) {
    self.reason = reason
    self.link = link
  }
}

/// An event of a run.
package enum RunEvent: Sendable {
  /// The run started with an engine and a number of scenarios.
  case started(EngineProfile, scenarios: Int)
  /// A scenario ended; these events come in the order of the pages, whatever ran first.
  case ended(Scenario, ScenarioResult)
  /// The run ended, possibly before its last scenario.
  case finished(Tally)
}
