import Conformance

extension HTML {
  /// Adds every engine with its counts for a clause.
  mutating func appendRollUp(_ tallies: [Tally], of engines: EngineLabels) {
    guard !tallies.isEmpty else { return }
    block("ul", .class("rollup")) { html in
      for (engine, tally) in tallies.enumerated() {
        html.line("li") { item in
          item.append(engines.areSeveral ? engines.shorts[engine] : engines.names[engine])
          item.append(text: " ")
          if engines.areSeveral { item.append(compact: tally) } else { item.append(tally) }
        }
      }
    }
  }

  /// Adds every engine with its counts for a page, where there are several; it is also what tells
  /// a reader their names in short.
  mutating func appendPageRollUp(_ tallies: [Tally], of engines: EngineLabels, root: String) {
    guard engines.areSeveral else { return }
    block("ul", .class("rollup")) { html in
      for (engine, tally) in tallies.enumerated() {
        html.line("li", .data("data-engine-key", engines.keys[engine].slug)) { item in
          item.element("b") { $0.append(foreign: engines.keys[engine].short) }
          item.append(text: " ")
          item.element("a", .href(.file(engines.keys[engine].path, root: root))) {
            $0.append(engines.names[engine])
          }
          item.append(text: " ")
          item.append(compact: tally)
        }
      }
    }
  }

  /// Adds what the front page says about an engine.
  mutating func appendCard(
    of engine: EngineProfile, _ key: EngineKey, tally: Tally, strays: Int
  ) {
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
      html.line("p", .class("note")) { note in
        note.element("a", .href(.file(key.path, root: ""))) { link in
          link.append(text: "What ")
          link.append(foreign: engine.name)
          link.append(text: " did")
        }
      }
    }
  }

  /// Adds an engine's name, which leads to its home.
  mutating func appendName(of engine: EngineProfile) {
    guard let address = engine.homepage.flatMap(Address.web) else {
      append(foreign: engine.name)
      return
    }
    element("a", .href(address), .rel("nofollow noopener noreferrer")) {
      $0.append(foreign: engine.name)
    }
  }

  /// Adds a bar of the counts; those beside it say the same in words.
  mutating func appendBar(of tally: Tally) {
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

  /// Adds the counts in words.
  mutating func appendCounts(of tally: Tally) {
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
