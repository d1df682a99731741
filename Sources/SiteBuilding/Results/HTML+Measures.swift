import Conformance
import Results
import SpecReading

extension HTML {
  /// Appends how many scenarios an engine was asked, how many of those hold, and the counts of the
  /// others. A script leads each figure's link to the rows that its `data-rows` names.
  ///
  /// - Parameters:
  ///   - number: The position of the engine.
  ///   - page: The path of the engine's page; empty on that page.
  mutating func appendMeasures(of number: Int, _ site: LocalizedSite, on page: String) {
    let (strings, tally) = (site.strings, site.results.totals[number])
    guard tally.total > 0 else { return }
    func figure(_ count: Int, at anchor: String?, rows: String? = nil) -> HTML {
      HTML { html in
        guard let anchor else { return html.append(text: String(count)) }
        html.element(
          "a", .href(.section(anchor, of: page)), .data("data-rows", rows), text: String(count))
      }
    }
    let asked = strings.html(
      .askedOf,
      [
        "asked": figure(tally.asked, at: "pages", rows: "asked"),
        "total": figure(tally.total, at: tally[.skipped] > 0 ? "skipped" : nil),
      ])
    let holds = strings.html(
      .holdsOf,
      [
        "passed": figure(tally[.passed], at: "pages", rows: Outcome.passed.rawValue),
        "asked": figure(tally.asked, at: nil),
      ])
    block("dl", .class("measures")) { list in
      list.appendMeasure(
        .askedHead, Fraction(tally.asked, of: tally.total), kind: "asked", words: asked, strings)
      guard tally.asked > 0 else { return }
      list.appendMeasure(
        .holdsHead, Fraction(tally[.passed], of: tally.asked), kind: "holds", words: holds, strings)
    }
    appendDeviations(of: tally, site.strings, on: page)
  }

  private mutating func appendMeasure(
    _ title: StringKey, _ fraction: Fraction, kind: String, words: HTML,
    _ strings: LocalizedStrings
  ) {
    block("div", .class("measure \(kind)")) { row in
      row.line("dt", text: strings[title])
      row.line("dd") { value in
        value.element("b", text: strings.text(.percent, ["share": fraction.percent]))
        value.append(text: " ")
        value.element(
          "svg", .class("gauge"), .viewBox(width: fraction.whole, height: 1),
          .constant("preserveAspectRatio", "none"), .constant("aria-hidden", "true")
        ) { svg in
          svg.element("rect", .number("width", fraction.part), .constant("height", "1"), text: "")
        }
        value.element("span") { $0.append(words) }
      }
    }
  }

  /// Appends the counts of what did not pass, each with a link to the rows; nothing where all passed.
  private mutating func appendDeviations(
    of tally: Tally, _ strings: LocalizedStrings, on page: String
  ) {
    let outcomes = [Outcome.failed, .errored, .deviated, .known, .notRun].filter { tally[$0] > 0 }
    list(.class("deviations"), of: outcomes) { item, outcome in
      let words = HTML { html in
        let count = strings.counted(tally[outcome], outcome)
        html.element("span", .class(outcome.styleClass), text: count)
      }
      guard outcome != .notRun else { return item.append(words) }
      item.element(
        "a", .href(.section("failures", of: page)), .data("data-rows", outcome.rawValue)
      ) { $0.append(words) }
    }
  }
}

extension Address {
  /// Returns the address of a section of a page, which is empty for the page itself.
  fileprivate static func section(_ id: String, of page: String) -> Address {
    page.isEmpty ? .place(id) : .file(page, at: id, root: "")
  }
}

/// A part of a whole.
struct Fraction: Hashable, Sendable {
  /// The part, and the whole.
  let part: Int
  let whole: Int

  init(_ part: Int, of whole: Int) { (self.part, self.whole) = (part, whole) }

  /// The share in percent, rounded down, so that only all is 100; of some, at least 1.
  var percent: String { String(part > 0 ? max(1, part * 100 / max(1, whole)) : 0) }
}
