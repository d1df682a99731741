extension ScenarioResult {
  /// Reads a result.
  static func read(_ fields: inout FieldReader) throws(WireProblem) -> ScenarioResult {
    fields.means("One scenario's verdict.")
    var result = ScenarioResult(
      id: try fields.text(
        "id", matching: "^[A-Z]+-[0-9]+/.", "The scenario's permanent name, such as HIT-9/branch."),
      page: try fields.text("page", "The path of its page, as the user named it."),
      line: try fields.line("line", "The line it stands on."), verdict: .passed)
    try fields.variant("verdict", of: Verdict.Name.self) { name, fields throws(WireProblem) in
      switch name {
      case .passed:
        result.choices = try fields.choices()
      case .failed:
        result.verdict = .failed(try fields.differences())
      case .departed:
        result.verdict = .departed(try fields.differences())
      case .skipped:
        result.verdict = .skipped(
          reason: try fields.text("reason", "Why the engine did not attempt a skipped scenario."),
          url: try fields.optionalText("url", "Where more can be read about that."))
        return
      case .errored:
        result.verdict = .errored(
          message: try fields.text("message", "What broke in an errored scenario."))
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

  /// Writes the object that `read` reads.
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
  /// The number of a line, from 1.
  fileprivate mutating func line(_ name: String, _ meaning: String) throws(WireProblem) -> Int {
    try integer(name, in: 1...Int.max, meaning)
  }

  fileprivate mutating func choices() throws(WireProblem) -> [Choice] {
    try optionalNestedList(
      "choices", of: "choice",
      meaning: "What the engine did where the clause says MAY; absent where it leaves no choice.",
      atLeast: 1, Choice.read) ?? []
  }

  fileprivate mutating func differences() throws(WireProblem) -> [Difference] {
    try nestedList(
      "differences", of: "difference",
      meaning: "What a failed or departed scenario expected and did not find.", atLeast: 1,
      Difference.read)
  }
}

extension ExpectedFailure {
  fileprivate static func read(
    _ fields: inout FieldReader
  ) throws(WireProblem) -> ExpectedFailure {
    fields.means("Why the scenario was not expected to pass; absent where it was.")
    return ExpectedFailure(
      reason: try fields.text("reason"),
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
  fileprivate static func read(_ fields: inout FieldReader) throws(WireProblem) -> Choice {
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
  fileprivate static func read(_ fields: inout FieldReader) throws(WireProblem) -> Difference {
    fields.means("An expectation that did not hold.")
    return Difference(
      step: try fields.integer(
        "step", in: 0...Int.max, "The position in the script where it shows, counted from 0."),
      line: try fields.line("line", "The line of the page that expects it."),
      phrase: try fields.text("phrase", "The expectation as its author wrote it."),
      expected: try fields.text("expected", "What should have been, for people."),
      actual: try fields.text("actual", "What was, for people."))
  }

  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.put("actual", actual)
      json.put("expected", expected)
      json.put("line", line)
      json.put("phrase", phrase)
      json.put("step", step)
    }
  }
}
