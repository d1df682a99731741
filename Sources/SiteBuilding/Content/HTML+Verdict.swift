import Conformance

extension HTML {
  /// Adds an engine's verdict with its reasons, as the content of a cell.
  mutating func append(_ verdict: Verdict?) {
    switch verdict {
    case nil, .passed:
      append(Outcome(verdict))
    case .failed(let differences):
      // Open, because what went wrong is what a reader of a failure came for.
      block("details", .constant("open", "")) { html in
        html.line("summary") { $0.append(Outcome.failed) }
        for difference in differences { html.append(difference) }
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
      }
    }
  }

  /// Adds the word for an outcome.
  mutating func append(_ outcome: Outcome) {
    element("span", .class(outcome.styleClass), text: outcome.rawValue)
  }

  /// Adds the counts of several scenarios: `1 failed, 3 passed`.
  mutating func append(_ tally: Tally) {
    let outcome = Outcome(tally)
    let counts = Outcome.rollUpOrder.compactMap { part in
      let count = part.count(in: tally)
      return count == 0 ? nil : "\(count) \(part.rawValue)"
    }
    let words = counts.isEmpty ? outcome.rawValue : counts.joined(separator: ", ")
    element("span", .class(outcome.styleClass), text: words)
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

  private mutating func append(reason: String, url: String?) {
    append(foreign: reason)
    guard let url, let address = Address.web(url) else { return }
    append(text: " ")
    element("a", .href(address), .rel("nofollow noopener noreferrer"), text: "more")
  }
}

extension Outcome {
  /// The worst first, because it gives the whole its colour.
  fileprivate static let rollUpOrder: [Outcome] = [.failed, .errored, .notRun, .skipped, .passed]
}
