import Conformance
import Results
import SpecReading

/// The scenarios that a figure counts, to which it is a link.
struct CountedScenarios: Sendable {
  /// The engine.
  let engine: EngineKey
  /// The path of their page, if they are of one.
  var page: String?
  /// The id of their clause, if they are of one.
  var clause: String?
  /// Their level in an address, `MUST` or `advisory`, where only those of one level are counted.
  var level: String?
  /// Their feature, where only those of one feature are counted.
  var feature: Feature?
  /// The path from the page with the figure to the folder of the language.
  var root: String

  /// Returns those of a level.
  func at(_ level: String) -> Self {
    var counted = self
    counted.level = level
    return counted
  }
}

extension LocalizedSite {
  /// Returns the scenarios that the figures of each engine count.
  func counted(
    on page: String? = nil, clause: String? = nil, feature: Feature? = nil, root: String = ""
  ) -> [CountedScenarios] {
    results.keys.map {
      CountedScenarios(engine: $0, page: page, clause: clause, feature: feature, root: root)
    }
  }
}

extension HTML {
  /// Adds a tally in words: `1 failed, 3 passed`.
  mutating func append(_ tally: Tally, _ strings: LocalizedStrings) {
    element("span", .class(Outcome(tally).styleClass), text: tally.words(strings))
  }

  /// Adds a tally in words as a link to the scenarios: to those that do not hold, else to those that
  /// were attempted, else to the others.
  mutating func append(_ tally: Tally, of counted: CountedScenarios, _ strings: LocalizedStrings) {
    appendLink(of: tally, counted) { $0.append(text: tally.words(strings)) }
  }

  private mutating func appendLink(
    of tally: Tally, class more: String = "", _ counted: CountedScenarios,
    content: (inout HTML) -> Void
  ) {
    let outcome = Outcome(tally)
    let isAttempted = outcome == .passed || outcome == .skipped && tally.asked > 0
    let verdict = Outcome.wrong.contains(outcome) ? "wrong" : isAttempted ? "asked" : "unasked"
    element(
      "a", .class("\(outcome.styleClass)\(more) figure"),
      .href(.scenarios(counted, verdict: verdict)), content: content)
  }

  /// Adds the counts in short form: passed of attempted scenarios, as `3/4`, and how many were not
  /// attempted, each a link to the scenarios. Assistive technology reads all counts in words.
  mutating func append(
    compact tally: Tally, of counted: CountedScenarios, _ strings: LocalizedStrings
  ) {
    guard tally.total > 0 else { return }
    let asked = tally.asked
    let styleClass = asked > 0 && Outcome(tally) == .skipped ? " compact partial" : " compact"
    appendLink(of: tally, class: styleClass, counted) { html in
      if asked > 0 {
        html.element("span", .constant("aria-hidden", "true"), text: "\(tally[.passed])/\(asked)")
      }
      html.element("span", .class("spoken"), text: tally.words(strings))
    }
    let absent = [Outcome.skipped, .notRun].filter { tally[$0] > 0 }
    guard asked > 0, !absent.isEmpty else { return }
    element("small") {
      $0.element(
        "a", .class("figure"), .href(.scenarios(counted, verdict: "unasked")),
        text: absent.map { strings.counted(tally[$0], $0) }.joined(separator: ", "))
    }
  }

  /// Adds the tally of every engine for a clause.
  mutating func appendRollUp(
    _ tallies: [Tally], of clause: Clause, _ site: LocalizedSite, root: String
  ) {
    let counted = site.counted(on: site.data.path(of: clause.id), clause: clause.id, root: root)
    let engines = site.results
    list(
      .class("rollup"), of: Outcome.worstFirst(tallies.map { Outcome($0) }),
      item: { .number("data-engine", $0) }
    ) { item, engine in
      if engines.areSeveral {
        item.appendShort(engine, of: engines)
        item.append(text: " ")
        item.append(compact: tallies[engine], of: counted[engine], site.strings)
      } else {
        item.append(foreign: engines.engines[engine].name)
        item.append(text: " ")
        item.append(tallies[engine], of: counted[engine], site.strings)
      }
    }
  }

  /// Adds the tally of each of several engines for a page; the list also explains the short names.
  mutating func appendPageRollUp(_ tallies: [Tally], of page: Page, _ site: LocalizedSite) {
    let engines = site.results
    guard engines.areSeveral else { return }
    let counted = site.counted(on: page.path, root: page.root)
    list(
      .class("rollup"), of: tallies.indices,
      item: { .data("data-engine-key", engines.keys[$0].slug) }
    ) { item, engine in
      item.element("b") { $0.append(foreign: engines.keys[engine].short) }
      item.append(text: " ")
      item.element("a", .href(.file(engines.keys[engine].path, root: page.root))) {
        $0.append(foreign: engines.engines[engine].name)
      }
      item.append(text: " ")
      item.append(compact: tallies[engine], of: counted[engine], site.strings)
    }
  }

  /// Adds the signs of the outcomes that occur, with their words.
  mutating func appendLegend(of tallies: [Tally], _ strings: LocalizedStrings) {
    let outcomes = Outcome.listed.filter { outcome in tallies.contains { $0[outcome] > 0 } }
    guard tallies.count > 1 else { return }
    list(.class("legend"), of: outcomes) { $0.append($1, strings) }
  }
}
