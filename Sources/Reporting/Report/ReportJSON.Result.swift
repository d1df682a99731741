import Conformance

extension ReportJSON {
  /// One scenario's verdict as it stands in a file.
  struct Result: Codable {
    /// The verdict's name.
    enum Word: String, CaseIterable {
      case passed, failed, departed, skipped, errored
    }

    var id: String
    var page: String
    var line: Int
    var verdict: String
    var differences: [Difference]?
    var reason: String?
    var url: String?
    var message: String?
    var choices: [Choice]?
    var expected: Expected?
    var trace: [Record]?

    init(_ entry: ScenarioResult) {
      (id, page, line) = (entry.id, entry.page, entry.line)
      choices = entry.choices.isEmpty ? nil : entry.choices.map(Choice.init)
      expected = entry.expected.map(Expected.init)
      trace = entry.trace?.records.map(Record.init)
      switch entry.verdict {
      case .passed:
        verdict = Word.passed.rawValue
      case .failed(let differences):
        verdict = Word.failed.rawValue
        self.differences = differences.map(Difference.init)
      case .departed(let differences):
        verdict = Word.departed.rawValue
        self.differences = differences.map(Difference.init)
      case .skipped(let reason, let url):
        verdict = Word.skipped.rawValue
        (self.reason, self.url) = (reason, url)
      case .errored(let message):
        verdict = Word.errored.rawValue
        self.message = message
      }
    }

    /// The entry, where the verdict has all that belongs to it.
    func entry(at place: String) throws(Mistake.Kind) -> ScenarioResult {
      ScenarioResult(
        id: id, page: page, line: line, verdict: try fullVerdict(at: place),
        choices: choices?.map(\.choice) ?? [], expected: expected?.failure,
        trace: try trace(at: place))
    }

    private func trace(at place: String) throws(Mistake.Kind) -> Trace? {
      guard let trace else { return nil }
      var records: [Trace.Record] = []
      for (step, record) in trace.enumerated() {
        records.append(try record.record(at: "\(place).trace[\(step)]"))
      }
      return Trace(records)
    }

    private func fullVerdict(at place: String) throws(Mistake.Kind) -> Verdict {
      switch Word(rawValue: verdict) {
      case .passed:
        return .passed
      case .failed:
        return .failed(try allDifferences(at: place))
      case .departed:
        return .departed(try allDifferences(at: place))
      case .skipped:
        guard let reason else { throw .malformed("\(place): 'skipped' needs a 'reason'") }
        return .skipped(reason: reason, url: url)
      case .errored:
        guard let message else { throw .malformed("\(place): 'errored' needs a 'message'") }
        return .errored(message: message)
      case nil:
        throw .malformed("\(place).verdict: '\(verdict)' is not a verdict")
      }
    }

    private func allDifferences(
      at place: String
    ) throws(Mistake.Kind) -> [Conformance.Difference] {
      guard let differences, !differences.isEmpty else {
        throw .malformed("\(place): '\(verdict)' needs 'differences'")
      }
      return differences.map(\.difference)
    }
  }

  /// Why a scenario was not expected to pass, as it stands in a file.
  struct Expected: Codable {
    var reason: String
    var link: String?

    init(_ failure: ExpectedFailure) { (reason, link) = (failure.reason, failure.link) }

    /// The reason with its link.
    var failure: ExpectedFailure { ExpectedFailure(reason: reason, link: link) }
  }

  /// One choice as encoded in a report.
  struct Choice: Codable {
    var line: Int
    var phrase: String
    var taken: String
    var named: Bool

    init(_ choice: Conformance.Choice) {
      (line, phrase) = (choice.line, choice.phrase)
      (taken, named) = (choice.taken, choice.isNamed)
    }

    /// The choice.
    var choice: Conformance.Choice {
      Conformance.Choice(line: line, phrase: phrase, taken: taken, isNamed: named)
    }
  }

  /// One difference as it stands in a file.
  struct Difference: Codable {
    var step: Int
    var line: Int
    var phrase: String
    var expected: String
    var actual: String

    init(_ difference: Conformance.Difference) {
      (step, line) = (difference.step, difference.line)
      phrase = difference.phrase
      (expected, actual) = (difference.expected, difference.actual)
    }

    /// The difference.
    var difference: Conformance.Difference {
      Conformance.Difference(
        step: step, line: line, phrase: phrase, expected: expected, actual: actual)
    }
  }
}
