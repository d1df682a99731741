import Conformance
import SpecReading

extension HTML {
  /// Adds the cells with what every engine did in a scenario: a mark each, or for one engine alone
  /// its verdict in full. The cells reach over that many rows, where the scenario has several.
  mutating func appendVerdicts(on id: ScenarioID, rows: Int? = nil, _ site: LocalizedSite) {
    let scoreboard = site.scoreboard
    let own = site.language.markOfOwn
    let span = rows.map { Attribute.number("rowspan", $0) }
    for (engine, verdict) in scoreboard.verdicts(on: id).enumerated() {
      if site.labels.areSeveral {
        let mark = site.labels.mark(Outcome(verdict), engine: engine)
        line("td", .class("mark"), span, own) { $0.append(mark) }
      } else {
        let expected = scoreboard.expectedFailure(of: engine, in: id)
        line("td", .class("engine"), span, own) {
          $0.append(
            verdict, choices: scoreboard.choices(of: engine, in: id), expected: expected,
            site.strings)
        }
      }
    }
  }

  /// Adds the heads of the columns that `appendVerdicts` fills.
  mutating func appendVerdictHeads(_ engines: EngineLabels) {
    append(engines.areSeveral ? engines.markHeads : engines.columnHeads)
  }

  /// Adds a row that opens to what went wrong where several engines were asked; else nothing.
  mutating func appendFindings(on id: ScenarioID, columns: Int, _ site: LocalizedSite) {
    let scoreboard = site.scoreboard
    let verdicts = scoreboard.verdicts(on: id)
    let choices = verdicts.indices.map { engine in
      scoreboard.choices(of: engine - verdicts.startIndex, in: id)
    }
    let hasChoices = choices.contains { !$0.isEmpty }
    guard verdicts.count > 1, hasChoices || verdicts.contains(where: \.isFinding) else { return }
    block("tr", .class("findings"), site.language.markOfOwn) { row in
      row.line("td", .number("colspan", columns + verdicts.count)) { cell in
        cell.block("details") { details in
          details.line("summary") {
            $0.appendSummary(of: Array(verdicts), site)
            if hasChoices {
              $0.element("span", .class("group"), text: site.strings[.choices])
            }
          }
          details.block("ul", .class("versus")) { list in
            for (engine, verdict) in verdicts.enumerated() {
              guard let verdict, verdict != .passed || !choices[engine].isEmpty else { continue }
              let expected = scoreboard.expectedFailure(of: engine, in: id)
              list.block("li", .number("data-engine", engine)) { item in
                item.line("p", .class("who")) {
                  $0.append(site.labels.names[engine])
                  $0.append(text: " ")
                  $0.append(Outcome(verdict), site.strings)
                }
                item.appendReasons(of: verdict, expected: expected, site.strings)
                item.append(choices[engine], site.strings)
              }
            }
          }
        }
      }
    }
  }

  /// `failed: Qt Widgets, GNUstep AppKit`
  private mutating func appendSummary(of verdicts: [Verdict?], _ site: LocalizedSite) {
    for outcome in [Outcome.failed, .errored, .departed] {
      let found = verdicts.indices.filter { Outcome(verdicts[$0]) == outcome }
      guard !found.isEmpty else { continue }
      element("span", .class("group")) { group in
        group.append(outcome, site.strings)
        for (position, engine) in found.enumerated() {
          group.append(text: position == 0 ? ": " : ", ")
          group.append(site.labels.names[engine])
        }
      }
    }
  }
}

extension Verdict? {
  /// Whether there is something to tell of what the engine did.
  fileprivate var isFinding: Bool {
    self?.isDeviation == true
  }
}
