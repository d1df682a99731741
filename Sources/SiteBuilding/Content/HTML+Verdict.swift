import Conformance

extension HTML {
  /// Adds an engine's verdict with its reasons, as the content of a cell.
  mutating func append(_ verdict: Verdict?, expected: ExpectedFailure? = nil) {
    switch verdict {
    case nil, .passed:
      append(Outcome(verdict))
    case .failed(let differences):
      // Open, because what went wrong is what a reader of a failure came for.
      block("details", .constant("open", "")) { html in
        html.line("summary") { $0.append(Outcome.failed) }
        for difference in differences { html.append(difference) }
        html.append(expected)
      }
    case .skipped(let reason, let url):
      block("details") { html in
        html.line("summary") { $0.append(Outcome.skipped) }
        html.line("p") { $0.append(reason: reason, url: url) }
      }
    case .errored(let message):
      block("details") { html in
        html.line("summary") { $0.append(Outcome.errored) }
        html.line("pre") { $0.append(foreign: message) }
        html.append(expected)
      }
    }
  }

  /// Adds what one of several engines did instead of passing: where it failed, up to the first
  /// difference.
  mutating func appendReasons(of verdict: Verdict, expected: ExpectedFailure?) {
    switch verdict {
    case .passed:
      break
    case .failed(let differences):
      if let first = differences.first { append(first) }
      if differences.count > 1 {
        let more =
          differences.count == 2 ? "1 more difference" : "\(differences.count - 1) more differences"
        line("p", .class("note"), text: "and \(more) after it")
      }
      append(expected)
    case .skipped(let reason, let url):
      line("p") { $0.append(reason: reason, url: url) }
    case .errored(let message):
      line("pre") { $0.append(foreign: message) }
      append(expected)
    }
  }

  /// Adds why a failure is expected, where it is.
  mutating func append(_ expected: ExpectedFailure?) {
    guard let expected else { return }
    line("p", .class("known")) { html in
      html.append(text: "Expected to fail: ")
      html.append(reason: expected.reason, url: expected.link)
    }
  }

  /// Adds a reason that somebody gave, and where to read more about it.
  mutating func append(reason: String, url: String?) {
    append(foreign: reason)
    guard let url, let address = Address.web(url) else { return }
    append(text: " ")
    element("a", .href(address), .rel("nofollow noopener noreferrer"), text: "more")
  }

  /// Adds the word for an outcome.
  mutating func append(_ outcome: Outcome) {
    element("span", .class(outcome.styleClass), text: outcome.rawValue)
  }

  private mutating func append(_ difference: Difference) {
    line("p", .class("phrase"), text: difference.phrase)
    block("dl") { html in
      html.line("dt", text: "expected")
      html.line("dd", text: difference.expected)
      html.line("dt", text: "actual")
      html.line("dd") { $0.append(foreign: difference.actual) }
    }
  }
}
