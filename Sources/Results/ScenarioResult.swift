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
  /// How the scenario ended when it was asked another time, if the engine deviated only one of the two
  /// times; `verdict` is then that of the deviation. Nil if it ended alike, or was asked once.
  package var otherVerdict: Verdict.Name?
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

  /// Whether the scenario failed, deviated or errored, as expected.
  package var isExpectedFailure: Bool { verdict.isUnsuccessful && expected != nil }

  /// Whether the engine passes the scenario at one time and not at another, as the run showed or a
  /// file of expected failures says.
  package var isFlaky: Bool { otherVerdict != nil || expected?.isFlaky == true }

  /// Why a deviation does not count: it is expected, or flaky; nil if it does.
  package var excuse: ExpectedFailure? {
    expected
      ?? otherVerdict.map {
        ExpectedFailure(
          reason:
            "flaky: it \($0 == .skipped ? "was skipped" : "\($0)") when rerun",
          isFlaky: true)
      }
  }

  /// Whether the scenario failed, deviated or errored unexpectedly, and does so each time.
  package var isUnexpectedlyUnsuccessful: Bool {
    verdict.isUnsuccessful && expected == nil && !isFlaky
  }

  /// Whether the scenario failed or errored unexpectedly, and does so each time; a deviation from a
  /// SHOULD does not count.
  package var isUnexpectedFailure: Bool { isFailure && isUnexpectedlyUnsuccessful }

  /// Whether the engine skipped the scenario although it is expected not to pass it.
  package var isUnexpectedSkip: Bool {
    !verdict.isJudgement && expected != nil && !isFlaky
  }

  /// Whether the scenario passed although it is expected not to.
  package var isUnexpectedPass: Bool { verdict == .passed && expected != nil && !isFlaky }
}

extension [ScenarioResult] {
  /// The reasons for skipping with the number of scenarios, the most frequent first.
  package var skippedReasons: [(reason: Sentence, url: String?, count: Int)] {
    let groups = Dictionary(grouping: indices.filter { !self[$0].verdict.isJudgement }) {
      self[$0].verdict
    }
    return groups.sorted { ($1.value.count, $0.value[0]) < ($0.value.count, $1.value[0]) }
      .compactMap { verdict, results in
        guard case .skipped(let reason, let url) = verdict else { return nil }
        return (reason, url, results.count)
      }
  }
}

/// A known reason why a scenario does not pass on an engine.
package struct ExpectedFailure: Hashable, Sendable {
  /// The reason, in one sentence.
  package var reason: String
  /// The address of a page with more information.
  package var link: String?
  /// Whether the engine passes the scenario at times, which is then as expected too.
  package var isFlaky: Bool

  package init(reason: String, link: String? = nil, isFlaky: Bool = false) {
    self.reason = reason
    self.link = link
    self.isFlaky = isFlaky
  }
}

/// An event of a run.
package enum RunEvent: Sendable {
  /// The run started with an engine and a number of scenarios.
  case started(EngineProfile, scenarios: Int)
  /// A scenario ended; these events are in the order of the pages, not of execution.
  case ended(Scenario, ScenarioResult)
  /// The results are final, also of reruns; the run may have ended before its last scenario.
  case finished(EngineResults)
}

extension ScenarioResult: WireObject {
  package static var fieldKind: FieldKind { .object("result") }

  package static var placeholder: ScenarioResult {
    ScenarioResult(id: "", page: "", line: 1, verdict: .passed)
  }

  package mutating func code(_ fields: inout some WireFields) throws(WireError) {
    fields.means("One scenario's verdict.")
    try ScenarioID.code(&id, &fields, "The scenario's permanent name, such as HIT-9/branch.")
    try fields.field("page", &page, as: .visibleText, "The path of its page, as the user named it.")
    try fields.field("line", &line, as: .line, "The line it stands on.")
    try fields.variant("verdict", verdict.name) { name, fields throws(WireError) in
      try code(name, &fields)
    }
    try fields.field(
      "otherVerdict", &otherVerdict,
      """
      How it ended when it was asked another time; only where it is flaky: it did not pass at one \
      time, which 'verdict' tells of, and did at the other.
      """)
    var records = trace?.records
    try fields.field(
      "trace", &records,
      """
      What the engine did: a record for each step, as the protocol has them; only where the run \
      was to keep traces.
      """)
    trace = records.map(Trace.init)
  }

  /// The fields that only results with one verdict have.
  private mutating func code(
    _ name: Verdict.Name, _ fields: inout some WireFields
  ) throws(WireError) {
    switch name {
    case .passed:
      try fields.list(
        "choices", &choices, as: .nonemptyList(Choice.fieldKind),
        "What the engine did where the clause says MAY; absent where it leaves no choice.")
    case .failed, .deviated:
      var differences = verdict.differences
      try fields.field(
        "differences", &differences, as: .nonemptyList(Difference.fieldKind),
        "What a failed or deviated scenario expected and did not find.")
      verdict = name == .failed ? .failed(differences) : .deviated(differences)
    case .skipped:
      var (reason, link) = (Sentence.placeholder, String?.none)
      if case .skipped(let words, let url) = verdict { (reason, link) = (words, url) }
      try fields.field("reason", &reason, "Why the engine did not attempt a skipped scenario.")
      if fields.isReading, !reason.description.isVisible {
        throw FieldKind.visibleText.refusal(of: reason.description).inside("reason")
      }
      try fields.field("url", &link, "Where more can be read about that.")
      verdict = .skipped(reason: reason, url: link)
      return
    case .errored:
      var message = if case .errored(let message) = verdict { message } else { "" }
      try fields.field("message", &message, as: .visibleText, "What broke in an errored scenario.")
      verdict = .errored(message: message)
    }
    try fields.field("expected", &expected)
  }
}

extension FieldKind {
  /// The number of a line, from 1.
  fileprivate static let line = FieldKind.integerIn(1...Int.max)
}

extension ExpectedFailure: WireObject {
  package static var fieldKind: FieldKind { .object("expected") }
  package static var placeholder: ExpectedFailure { ExpectedFailure(reason: "") }

  package mutating func code(_ fields: inout some WireFields) throws(WireError) {
    fields.means("Why the scenario was not expected to pass; absent where it was.")
    try fields.field("reason", &reason, as: .visibleText)
    try fields.field("link", &link, "Where more can be read about that.")
    var flaky = isFlaky ? true : nil
    try fields.field(
      "flaky", &flaky, "Whether it passes at times, which is expected too; absent where not.")
    isFlaky = flaky ?? false
  }
}

extension Choice: WireObject {
  package static var fieldKind: FieldKind { .object("choice") }
  package static var placeholder: Choice { Choice(line: 1, phrase: "", taken: "", isNamed: true) }

  package mutating func code(_ fields: inout some WireFields) throws(WireError) {
    fields.means("What an engine did where a clause says MAY.")
    try fields.field("line", &line, as: .line, "The line of the page that leaves the choice.")
    try fields.field("phrase", &phrase, "The outcomes that the page names.")
    try fields.field("taken", &taken, "What the engine did.")
    try fields.field("named", &isNamed, "Whether the page names that outcome.")
  }
}

extension Difference: WireObject {
  package static var fieldKind: FieldKind { .object("difference") }

  package static var placeholder: Difference {
    Difference(step: 0, line: 1, phrase: "", expected: "", actual: "")
  }

  package mutating func code(_ fields: inout some WireFields) throws(WireError) {
    fields.means("An expectation that did not hold.")
    try fields.field(
      "step", &step, as: .integerIn(0...Int.max),
      "The position in the script where it shows, counted from 0.")
    try fields.field("line", &line, as: .line, "The line of the page that expects it.")
    try fields.field("phrase", &phrase, "The expectation of the page.")
    try fields.field("expected", &expected, "What should have been.")
    try fields.field("actual", &actual, "What was.")
    try fields.field("mismatch", &mismatch)
    try fields.field("cause", &cause)
  }
}
