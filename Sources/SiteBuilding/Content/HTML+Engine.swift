import Conformance

extension HTML {
  /// Adds every engine with its counts for a clause.
  mutating func appendRollUp(_ tallies: [Tally], of engines: EngineLabels) {
    guard !tallies.isEmpty else { return }
    block("ul", .class("rollup")) { html in
      for (name, tally) in zip(engines.names, tallies) {
        html.line("li") { item in
          item.append(name)
          item.append(text: " ")
          item.append(tally)
        }
      }
    }
  }

  /// Adds what the front page says about an engine.
  mutating func appendCard(of engine: EngineProfile, tally: Tally, strays: Int) {
    block("li") { html in
      html.line("h3") { $0.appendName(of: engine) }
      html.line("p", .class("about")) { about in
        about.append(text: "Version ")
        about.append(foreign: engine.version)
        about.append(text: ", written in ")
        about.append(foreign: engine.language)
      }
      html.appendBar(of: tally)
      html.appendCounts(of: tally)
      if strays > 0 {
        let subject = strays == 1 ? "1 verdict belongs" : "\(strays) verdicts belong"
        html.line(
          "p", .class("note"), text: "\(subject) to no scenario of these pages.")
      }
    }
  }

  private mutating func appendName(of engine: EngineProfile) {
    guard let address = engine.homepage.flatMap(Address.web) else {
      append(foreign: engine.name)
      return
    }
    element("a", .href(address), .rel("nofollow noopener noreferrer")) {
      $0.append(foreign: engine.name)
    }
  }

  /// The counts beside the bar say the same in words.
  private mutating func appendBar(of tally: Tally) {
    guard tally.total > 0 else { return }
    block(
      "svg", .class("bar"), .viewBox(width: tally.total, height: 1),
      .constant("preserveAspectRatio", "none"),
      .constant("aria-hidden", "true")
    ) { svg in
      var start = 0
      for outcome in Outcome.cardOrder {
        let count = outcome.count(in: tally)
        guard count > 0 else { continue }
        svg.line(
          "rect", .class(outcome.styleClass), .number("x", start), .number("width", count),
          .constant("height", "1"), text: "")
        start += count
      }
    }
  }

  private mutating func appendCounts(of tally: Tally) {
    block("ul", .class("counts")) { html in
      for outcome in Outcome.cardOrder {
        let count = outcome.count(in: tally)
        if count == 0, outcome == .notRun { continue }
        html.line("li") { item in
          item.element("span", .class(count == 0 ? "verdict none" : outcome.styleClass)) { text in
            text.element("b", text: String(count))
            text.append(text: " \(outcome.rawValue)")
          }
        }
      }
    }
  }
}

extension Outcome {
  fileprivate static let cardOrder: [Outcome] = [.passed, .failed, .errored, .skipped, .notRun]
}
