import Conformance
import Results

extension ScenarioResult {
  /// The result with its texts short enough for a page.
  var shortened: ScenarioResult {
    var result = self
    result.verdict = verdict.shortened
    result.choices = choices.map { choice in
      var choice = choice
      choice.phrase = choice.phrase.shown
      choice.taken = choice.taken.shown
      return choice
    }
    if let expected {
      result.expected = ExpectedFailure(
        reason: expected.reason.shown, link: expected.link?.ifShort)
    }
    return result
  }
}

extension Verdict {
  fileprivate var shortened: Verdict {
    switch self {
    case .passed: self
    case .failed(let differences): .failed(differences.map(\.shortened))
    case .departed(let differences): .departed(differences.map(\.shortened))
    case .skipped(let reason, let url):
      .skipped(reason: reason.shown, url: url?.ifShort)
    case .errored(let message): .errored(message: message.shown)
    }
  }
}

extension Difference {
  fileprivate var shortened: Difference {
    var difference = self
    difference.phrase = phrase.shown
    difference.expected = expected.shown
    difference.actual = actual.shown
    return difference
  }
}

extension String {
  /// The maximum length of a text of an engine or a report on a site, in code points.
  private static let shownLength = 2_000

  fileprivate var shown: String { shortened(to: Self.shownLength) }

  /// The address, or nil if it is too long to be shown: a part of it would lead elsewhere.
  fileprivate var ifShort: String? { utf8.count > Self.shownLength ? nil : self }
}
