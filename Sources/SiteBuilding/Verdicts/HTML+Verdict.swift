import Conformance

extension HTML {
  /// Adds an engine's verdict with its reasons, as the content of a cell.
  mutating func append(
    _ verdict: Verdict?, choices: [Choice] = [], expected: ExpectedFailure? = nil,
    _ wording: any Wording
  ) {
    switch verdict {
    case nil, .passed:
      append(Outcome(verdict), wording)
      append(choices, wording)
    case .failed(let differences), .departed(let differences):
      // Open, because what went wrong is what a reader of a failure came for.
      block("details", .constant("open", "")) { html in
        html.line("summary") { $0.append(Outcome(verdict), wording) }
        for difference in differences { html.append(difference, wording) }
        html.append(expected, wording)
      }
    case .skipped(let reason, let url):
      block("details") { html in
        html.line("summary") { $0.append(Outcome.skipped, wording) }
        html.line("p") { $0.append(reason: reason, url: url, wording) }
      }
    case .errored(let message):
      block("details") { html in
        html.line("summary") { $0.append(Outcome.errored, wording) }
        html.line("pre", wording.markOfOriginal) { $0.append(foreign: message) }
        html.append(expected, wording)
      }
    }
  }

  /// Adds what one of several engines did instead of passing: where it failed, up to the first
  /// difference.
  mutating func appendReasons(
    of verdict: Verdict, expected: ExpectedFailure?, _ wording: any Wording
  ) {
    switch verdict {
    case .passed:
      break
    case .failed(let differences), .departed(let differences):
      if let first = differences.first { append(first, wording) }
      if differences.count > 1 {
        line("p", .class("note"), text: wording.moreDifferences(differences.count - 1))
      }
      append(expected, wording)
    case .skipped(let reason, let url):
      line("p") { $0.append(reason: reason, url: url, wording) }
    case .errored(let message):
      line("pre", wording.markOfOriginal) { $0.append(foreign: message) }
      append(expected, wording)
    }
  }

  /// Adds what an engine chose where a clause says MAY.
  mutating func append(_ choices: [Choice], _ wording: any Wording) {
    for choice in choices {
      line("p", .class("choice")) { html in
        html.append(text: choice.isNamed ? wording.takes : wording.takesAnotherWay)
        html.element("b", wording.markOfOriginal) { $0.append(foreign: choice.taken) }
      }
    }
  }

  /// Adds why a failure is expected, where it is.
  mutating func append(_ expected: ExpectedFailure?, _ wording: any Wording) {
    guard let expected else { return }
    line("p", .class("known")) { html in
      html.append(text: wording.expectedToFail)
      html.append(reason: expected.reason, url: expected.link, wording)
    }
  }

  /// Adds a reason that somebody gave, and where to read more about it.
  mutating func append(reason: String, url: String?, _ wording: any Wording) {
    append(foreign: reason, markedAs: wording.markOfOriginal)
    guard let url, let address = Address.web(url) else { return }
    append(text: " ")
    element("a", .href(address), .foreignTarget, text: wording.more)
  }

  /// Adds the word for an outcome.
  mutating func append(_ outcome: Outcome, _ wording: any Wording) {
    element("span", .class(outcome.styleClass), text: wording.word(outcome))
  }

  private mutating func append(_ difference: Difference, _ wording: any Wording) {
    line("p", .class("phrase"), wording.markOfOriginal, text: difference.phrase.withVisibleControls)
    block("dl") { html in
      html.line("dt", text: wording.expected)
      html.line("dd", wording.markOfOriginal, text: difference.expected.withVisibleControls)
      html.line("dt", text: wording.actual)
      html.line("dd", wording.markOfOriginal) { $0.append(foreign: difference.actual) }
    }
  }
}
