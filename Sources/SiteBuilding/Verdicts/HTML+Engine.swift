import Conformance

extension HTML {
  /// Adds every engine with its counts for a clause.
  mutating func appendRollUp(_ tallies: [Tally], _ site: LocalizedSite) {
    let engines = site.labels
    guard !tallies.isEmpty else { return }
    block("ul", .class("rollup")) { html in
      for (engine, tally) in tallies.enumerated() {
        html.line("li") { item in
          item.append(engines.areSeveral ? engines.shorts[engine] : engines.names[engine])
          item.append(text: " ")
          if engines.areSeveral {
            item.append(compact: tally, site.strings)
          } else {
            item.append(tally, site.strings)
          }
        }
      }
    }
  }

  /// Adds every engine with its counts for a page, where there are several; it is also what tells
  /// a reader their names in short.
  mutating func appendPageRollUp(_ tallies: [Tally], _ site: LocalizedSite, root: String) {
    let engines = site.labels
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
          item.append(compact: tally, site.strings)
        }
      }
    }
  }

  /// Adds what the front page says about an engine.
  mutating func appendCard(
    of engine: EngineProfile, _ key: EngineKey, tally: Tally, strays: Int,
    _ strings: LocalizedStrings
  ) {
    block("li") { html in
      html.line("h3") { $0.appendName(of: engine) }
      html.line("p", .class("about")) { about in
        let values = [
          "version": HTML { $0.append(foreign: engine.version) },
          "language": HTML { $0.append(foreign: engine.language) },
        ]
        about.append(strings.html(.aboutEngine, values))
      }
      html.appendBar(of: tally)
      html.appendCounts(of: tally, strings)
      if strays > 0 {
        html.line("p", .class("note"), text: strings.text(.strayVerdicts, count: strays))
      }
      html.line("p", .class("note")) { note in
        note.element("a", .href(.file(key.path, root: ""))) { link in
          link.append(
            strings.html(.resultsOfEngine, ["engine": HTML { $0.append(foreign: engine.name) }]))
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
    element("a", .href(address), .foreignTarget) {
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
  mutating func appendCounts(of tally: Tally, _ strings: LocalizedStrings) {
    block("ul", .class("counts")) { html in
      for outcome in Outcome.cardOrder {
        let count = outcome.count(in: tally)
        if count == 0, outcome == .notRun || outcome == .departed { continue }
        html.line("li") { item in
          item.element("span", .class(count == 0 ? "verdict none" : outcome.styleClass)) { text in
            text.element("b", text: String(count))
            text.append(text: " \(strings[StringKey(outcome)])")
          }
        }
      }
    }
  }
}

extension Outcome {
  fileprivate static let cardOrder: [Outcome] = [
    .passed, .failed, .errored, .departed, .skipped, .notRun,
  ]
}
