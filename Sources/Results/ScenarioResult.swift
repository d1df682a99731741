import Conformance

/// The result of one scenario on one engine.
package struct ScenarioResult: Hashable, Sendable {
  /// The scenario's id, such as `HIT-4/hidden`.
  package var id: String
  /// The path of the page, as the user named it.
  package var page: String
  /// The line of the row, or of the first row of steps.
  package var line: Int
  /// The verdict.
  package var verdict: Verdict
  /// The engine's choices where the clause says MAY.
  package var choices: [Choice]
  /// The known reason why the scenario is expected not to pass, even if it passed; nil if it is
  /// expected to pass.
  package var expected: ExpectedFailure?
  /// The engine's trace. Reports contain it only if the run records all traces.
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
  /// A scenario ended; these events are in the order of the pages, not of execution.
  case ended(Scenario, ScenarioResult)
  /// The run ended, possibly before its last scenario.
  case finished(EngineResults)
}

extension ScenarioResult {
  /// Reads a result.
  static func read(_ fields: inout FieldReader) throws(WireError) -> ScenarioResult {
    fields.means("One scenario's verdict.")
    var result = ScenarioResult(
      id: try fields.text(
        "id", matching: "^[A-Z]+-[0-9]+/.", "The scenario's permanent name, such as HIT-9/branch.",
        where: ScenarioID.isID),
      page: try fields.visibleText("page", "The path of its page, as the user named it."),
      line: try fields.line("line", "The line it stands on."), verdict: .passed)
    try fields.variant("verdict", of: Verdict.Name.self) { name, fields throws(WireError) in
      switch name {
      case .passed:
        result.choices = try fields.choices()
      case .failed:
        result.verdict = .failed(try fields.differences())
      case .departed:
        result.verdict = .departed(try fields.differences())
      case .skipped:
        result.verdict = .skipped(
          reason: try fields.visibleText(
            "reason", "Why the engine did not attempt a skipped scenario."),
          url: try fields.optionalText("url", "Where more can be read about that."))
        return
      case .errored:
        result.verdict = .errored(
          message: try fields.visibleText("message", "What broke in an errored scenario."))
      }
      result.expected = try fields.optionalNested("expected", as: "expected", ExpectedFailure.read)
    }
    let records = try fields.optionalNestedList(
      "trace", of: "record",
      meaning: """
        What the engine did: a record for each step, as the protocol has them; only where the run \
        was to keep traces.
        """, Trace.Record.read)
    result.trace = records.map(Trace.init)
    return result
  }

  /// Writes the result as an object that `read(_:)` reads.
  func write(to json: inout JSONWriter) {
    json.object { json in
      if !choices.isEmpty { json.put("choices", choices) { $1.write(to: &$0) } }
      if !verdict.differences.isEmpty {
        json.put("differences", verdict.differences) { $1.write(to: &$0) }
      }
      if let expected {
        json.name("expected")
        expected.write(to: &json)
      }
      json.put("id", id)
      json.put("line", line)
      if case .errored(let message) = verdict { json.put("message", message) }
      json.put("page", page)
      if case .skipped(let reason, _) = verdict { json.put("reason", reason) }
      if let trace { json.put("trace", trace.records) { $1.write(to: &$0) } }
      if case .skipped(_, let url?) = verdict { json.put("url", url) }
      json.put("verdict", verdict.name)
    }
  }
}

extension FieldReader {
  /// Reads the number of a line, from 1.
  fileprivate mutating func line(_ name: String, _ meaning: String) throws(WireError) -> Int {
    try integer(name, in: 1...Int.max, meaning)
  }

  fileprivate mutating func choices() throws(WireError) -> [Choice] {
    try optionalNestedList(
      "choices", of: "choice",
      meaning: "What the engine did where the clause says MAY; absent where it leaves no choice.",
      atLeast: 1, Choice.read) ?? []
  }

  fileprivate mutating func differences() throws(WireError) -> [Difference] {
    try nestedList(
      "differences", of: "difference",
      meaning: "What a failed or departed scenario expected and did not find.", atLeast: 1,
      Difference.read)
  }
}

extension ExpectedFailure {
  fileprivate static func read(
    _ fields: inout FieldReader
  ) throws(WireError) -> ExpectedFailure {
    fields.means("Why the scenario was not expected to pass; absent where it was.")
    return ExpectedFailure(
      reason: try fields.visibleText("reason"),
      link: try fields.optionalText("link", "Where more can be read about that."))
  }

  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      if let link { json.put("link", link) }
      json.put("reason", reason)
    }
  }
}

extension Choice {
  fileprivate static func read(_ fields: inout FieldReader) throws(WireError) -> Choice {
    fields.means("What an engine did where a clause says MAY.")
    return Choice(
      line: try fields.line("line", "The line of the page that leaves the choice."),
      phrase: try fields.text("phrase", "The outcomes as their author wrote them."),
      taken: try fields.text("taken", "What the engine did, for people."),
      isNamed: try fields.truth("named", "Whether the page names that outcome."))
  }

  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.put("line", line)
      json.put("named", isNamed)
      json.put("phrase", phrase)
      json.put("taken", taken)
    }
  }
}

extension Difference {
  fileprivate static func read(_ fields: inout FieldReader) throws(WireError) -> Difference {
    fields.means("An expectation that did not hold.")
    return Difference(
      step: try fields.integer(
        "step", in: 0...Int.max, "The position in the script where it shows, counted from 0."),
      line: try fields.line("line", "The line of the page that expects it."),
      phrase: try fields.text("phrase", "The expectation as its author wrote it."),
      expected: try fields.text("expected", "What should have been, for people."),
      actual: try fields.text("actual", "What was, for people."),
      mismatch: try fields.optionalNested("mismatch", as: "mismatch", Mismatch.read))
  }

  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.put("actual", actual)
      json.put("expected", expected)
      json.put("line", line)
      if let mismatch {
        json.name("mismatch")
        mismatch.write(to: &json)
      }
      json.put("phrase", phrase)
      json.put("step", step)
    }
  }
}
