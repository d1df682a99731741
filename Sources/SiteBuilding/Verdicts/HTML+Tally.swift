import Conformance

extension HTML {
  /// Adds the counts of several scenarios: `1 failed, 3 passed`.
  mutating func append(_ tally: Tally, _ strings: LocalizedStrings) {
    element("span", .class(Outcome(tally).styleClass), text: tally.words(strings))
  }

  /// Adds the counts in little room: how many passed of those that were asked; `3/4`, and how many
  /// were not. Assistive technology is told all of them in words.
  mutating func append(compact tally: Tally, _ strings: LocalizedStrings) {
    guard tally.total > 0 else { return }
    let asked = tally.asked
    let outcome = Outcome(tally)
    let styleClass = asked > 0 && outcome == .skipped ? "compact partial" : "compact"
    element("span", .class("\(outcome.styleClass) \(styleClass)")) { html in
      if asked > 0 {
        html.element("span", .constant("aria-hidden", "true"), text: "\(tally.passed)/\(asked)")
      }
      html.element("span", .class("spoken"), text: tally.words(strings))
    }
    let absent = [Outcome.skipped, .notRun].filter { $0.count(in: tally) > 0 }
    guard asked > 0, !absent.isEmpty else { return }
    element(
      "small", .constant("aria-hidden", "true"),
      text: absent.map { strings.counted($0.count(in: tally), $0) }.joined(separator: ", "))
  }
}

extension Tally {
  /// How many scenarios the engine was asked and did not decline.
  var asked: Int { passed + failed + departed + errored }

  /// The counts that are not zero, in words.
  func words(_ strings: LocalizedStrings) -> String {
    let counts = Outcome.rollUpOrder.compactMap { part in
      let count = part.count(in: self)
      return count == 0 ? nil : strings.counted(count, part)
    }
    return counts.isEmpty ? strings[StringKey(Outcome(self))] : counts.joined(separator: ", ")
  }
}

extension Outcome {
  /// The worst first, because it gives the whole its colour.
  fileprivate static let rollUpOrder: [Outcome] = [
    .failed, .errored, .departed, .notRun, .skipped, .passed,
  ]
}
