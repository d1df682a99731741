import Conformance

extension HTML {
  /// Adds an engine's verdict with its reasons, as the content of a cell.
  mutating func append(
    _ verdict: Verdict?, choices: [Choice] = [], expected: ExpectedFailure? = nil,
    _ strings: LocalizedStrings
  ) {
    switch verdict {
    case nil, .passed:
      append(Outcome(verdict), strings)
      append(choices, strings)
    case .failed(let differences), .departed(let differences):
      // Open, because what went wrong is what a reader of a failure came for.
      block("details", .constant("open", "")) { html in
        html.line("summary") { $0.append(Outcome(verdict), strings) }
        for difference in differences { html.append(difference, strings) }
        html.append(expected, strings)
      }
    case .skipped(let reason, let url):
      block("details") { html in
        html.line("summary") { $0.append(Outcome.skipped, strings) }
        html.line("p") { $0.append(reason: reason, url: url, strings) }
      }
    case .errored(let message):
      block("details") { html in
        html.line("summary") { $0.append(Outcome.errored, strings) }
        html.line("pre", strings.markOfOriginal) { $0.append(foreign: message) }
        html.append(expected, strings)
      }
    }
  }

  /// Adds what one of several engines did instead of passing: where it failed, up to the first
  /// difference.
  mutating func appendReasons(
    of verdict: Verdict, expected: ExpectedFailure?, _ strings: LocalizedStrings
  ) {
    switch verdict {
    case .passed:
      break
    case .failed(let differences), .departed(let differences):
      if let first = differences.first { append(first, strings) }
      if differences.count > 1 {
        line(
          "p", .class("note"), text: strings.text(.moreDifferences, count: differences.count - 1))
      }
      append(expected, strings)
    case .skipped(let reason, let url):
      line("p") { $0.append(reason: reason, url: url, strings) }
    case .errored(let message):
      line("pre", strings.markOfOriginal) { $0.append(foreign: message) }
      append(expected, strings)
    }
  }

  /// Adds what an engine chose where a clause says MAY.
  mutating func append(_ choices: [Choice], _ strings: LocalizedStrings) {
    for choice in choices {
      line("p", .class("choice")) { html in
        html.append(text: "\(strings[choice.isNamed ? .takes : .takesAnotherWay]) ")
        html.element("b", strings.markOfOriginal) { $0.append(foreign: choice.taken) }
      }
    }
  }

  /// Adds why a failure is expected, where it is.
  mutating func append(_ expected: ExpectedFailure?, _ strings: LocalizedStrings) {
    guard let expected else { return }
    line("p", .class("known")) { html in
      html.append(text: "\(strings[.expectedToFail]) ")
      html.append(reason: expected.reason, url: expected.link, strings)
    }
  }

  /// Adds a reason that somebody gave, and where to read more about it.
  mutating func append(reason: String, url: String?, _ strings: LocalizedStrings) {
    append(foreign: reason, markedAs: strings.markOfOriginal)
    guard let url, let address = Address.web(url) else { return }
    append(text: " ")
    element("a", .href(address), .foreignTarget, text: strings[.more])
  }

  /// Adds the word for an outcome.
  mutating func append(_ outcome: Outcome, _ strings: LocalizedStrings) {
    element("span", .class(outcome.styleClass), text: strings[StringKey(outcome)])
  }

  private mutating func append(_ difference: Difference, _ strings: LocalizedStrings) {
    line("p", .class("phrase"), strings.markOfOriginal, text: difference.phrase.withVisibleControls)
    block("dl") { html in
      html.line("dt", text: strings[.expected])
      html.line("dd", strings.markOfOriginal, text: difference.expected.withVisibleControls)
      html.line("dt", text: strings[.actual])
      html.line("dd", strings.markOfOriginal) { $0.append(foreign: difference.actual) }
    }
  }
}
