import Conformance

extension HTML {
  /// Adds a tally in words: `1 failed, 3 passed`.
  mutating func append(_ tally: OutcomeTally, _ strings: LocalizedStrings) {
    element("span", .class(Outcome(tally).styleClass), text: tally.words(strings))
  }

  /// Adds the counts in short form: passed of attempted scenarios, as `3/4`, and how many were not
  /// attempted. Assistive technology reads all counts in words.
  mutating func append(compact tally: OutcomeTally, _ strings: LocalizedStrings) {
    guard tally.total > 0 else { return }
    let asked = tally.asked
    let outcome = Outcome(tally)
    let styleClass = asked > 0 && outcome == .skipped ? "compact partial" : "compact"
    element("span", .class("\(outcome.styleClass) \(styleClass)")) { html in
      if asked > 0 {
        html.element("span", .constant("aria-hidden", "true"), text: "\(tally[.passed])/\(asked)")
      }
      html.element("span", .class("spoken"), text: tally.words(strings))
    }
    let absent = [Outcome.skipped, .notRun].filter { tally[$0] > 0 }
    guard asked > 0, !absent.isEmpty else { return }
    element(
      "small", .constant("aria-hidden", "true"),
      text: absent.map { strings.counted(tally[$0], $0) }.joined(separator: ", "))
  }
}

extension HTML {
  /// Adds the tally of every engine for a clause.
  mutating func appendRollUp(_ tallies: [OutcomeTally], _ site: LocalizedSite) {
    let engines = site.labels
    guard !tallies.isEmpty else { return }
    block("ul", .class("rollup")) { html in
      for engine in Outcome.worstFirst(tallies.map { Outcome($0) }) {
        let tally = tallies[engine]
        html.line("li", .number("data-engine", engine)) { item in
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

  /// Adds the tally of each of several engines for a page; the list also explains the short names.
  mutating func appendPageRollUp(_ tallies: [OutcomeTally], _ site: LocalizedSite, root: String) {
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

  /// Adds the signs of the outcomes that occur, with their words.
  mutating func appendLegend(of tallies: [OutcomeTally], _ strings: LocalizedStrings) {
    let outcomes = Outcome.listed.filter { outcome in tallies.contains { $0[outcome] > 0 } }
    guard tallies.count > 1, !outcomes.isEmpty else { return }
    block("ul", .class("legend")) { list in
      for outcome in outcomes { list.line("li") { $0.append(outcome, strings) } }
    }
  }
}
