import Conformance
import Results
import SpecReading

/// How many scenarios an engine's version had, was asked and passed.
private typealias Row = (version: String, total: Int, asked: Int, passed: Int)

extension EnginePage {
  /// Adds how the engine did in earlier versions and what has changed since the last; nothing
  /// without earlier versions.
  func appendHistory(to html: inout HTML) {
    let history = site.data.publishing.history
    let earlier = history.tallies(of: engine.name)
    guard !earlier.isEmpty else { return }
    let now = site.results.totals[number]
    let rows: [Row] =
      earlier.map { version, tally in
        (version, tally.total, tally.total - tally[.skipped] - tally[.notRun], tally[.passed])
      } + [(strings[.thisReport], now.total, now.asked, now[.passed])]
    appendHeading(of: .history, to: &html)
    html.appendTrend(rows.suffix(24))
    appendVersions(rows, to: &html)
    guard let changes = history.changes(of: engine.name), let last = history.versions.last
    else { return }
    html.line("h3", .id("changes"), text: strings.text(.changesSince, ["version": last.name]))
    append(changes, to: &html)
  }

  private func appendVersions(_ rows: [Row], to html: inout HTML) {
    html.appendTable(
      [strings[.version], strings[.scenarios], strings[.askedHead], strings[.holdsHead]],
      class: "plain versions", label: strings[.history], of: rows.reversed()
    ) { line, row in
      line.line("th", .constant("scope", "row")) { $0.append(foreign: row.version) }
      line.line("td", .class("number"), text: String(row.total))
      for fraction in [Fraction(row.asked, of: row.total), Fraction(row.passed, of: row.asked)] {
        let share = strings.text(.percent, ["share": fraction.percent])
        line.line("td", .class("number"), text: "\(fraction.part) (\(share))")
      }
    }
  }

  /// Adds the changed scenarios by the kind of change.
  private func append(_ changes: [ReportComparison.Change], to html: inout HTML) {
    guard !changes.isEmpty else {
      return html.line("p", .class("note"), text: strings[.nothingChanged])
    }
    for kind in ReportComparison.Change.Kind.allCases {
      let changes = changes.filter { $0.kind == kind }
      guard !changes.isEmpty else { continue }
      html.block("details", .class("changes")) { details in
        details.line("summary") { summary in
          summary.append(text: "\(strings[StringKey(kind)]): ")
          summary.element("b", text: String(changes.count))
        }
        details.block("ul") { list in
          for change in changes.prefix(200) {
            let path = kind == .removed ? nil : site.data.path(of: change.id)
            list.line("li") { $0.appendLink(to: change.id, on: path, root: "../", strings) }
          }
          let rest = changes.count - 200
          if rest > 0 { list.line("li", text: strings.text(.andMore, count: rest)) }
        }
      }
    }
  }
}

extension HTML {
  /// Adds a chart of columns, which the table after it says in numbers.
  fileprivate mutating func appendTrend(_ rows: ArraySlice<Row>) {
    let most = rows.map(\.total).max() ?? 0
    guard most > 0 else { return }
    let (step, height) = (24, 100)
    block(
      "svg", .class("trend"), .viewBox(width: rows.count * step, height: height),
      .constant("aria-hidden", "true")
    ) { svg in
      for (number, row) in rows.enumerated() {
        let bars = [("total", row.total), ("asked", row.asked), ("passed", row.passed)]
        for (kind, count) in bars where count > 0 {
          let length = max(1, count * height / most)
          svg.line(
            "rect", .class(kind), .number("x", number * step + 3), .number("y", height - length),
            .number("width", step - 6), .number("height", length), text: "")
        }
      }
    }
  }
}

extension StringKey {
  fileprivate init(_ kind: ReportComparison.Change.Kind) {
    switch kind {
    case .newlyFailing: self = .newlyFailing
    case .newlyDeviating: self = .newlyDeviating
    case .newlySkipped: self = .newlySkipped
    case .newlyPassing: self = .newlyPassing
    case .changedReason: self = .changedReason
    case .added: self = .addedScenarios
    case .removed: self = .removedScenarios
    }
  }
}
