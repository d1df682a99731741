import Conformance
import SpecReading

/// The parts of the front page.
extension HTML {
  /// Appends the ways into the site: to learn, to test an engine, and to compare engines. A book
  /// without the pages for the first two has its first page and the command line instead.
  mutating func appendDoors(of site: LocalizedSite) {
    let strings = site.strings
    let names = Set(site.pages.map(\.name))
    let learn = names.contains("introduction") ? "introduction.html" : site.pages.first?.path
    let test =
      names.contains("writing-an-engine")
      ? "writing-an-engine.html" : site.reference.last?.path
    let doors: [(String?, StringKey, StringKey)] = [
      (learn, .doorLearn, .doorLearnText), (test, .doorTest, .doorTestText),
      (SiteFile.matrix, .doorCompare, .doorCompareText),
    ]
    block("ul", .class("doors")) { list in
      for case (let path?, let title, let text) in doors {
        list.line("li") { item in
          item.element("a", .href(.file(path, root: ""))) { link in
            link.element("b", text: strings[title])
            link.append(text: " ")
            link.element("span", text: strings[text])
          }
        }
      }
    }
  }

  /// Appends a card for each engine, or a note where there is none.
  mutating func appendCards(of site: LocalizedSite) {
    guard !site.results.engines.isEmpty else {
      line("p", .class("note"), text: site.strings[.noEngines])
      return
    }
    block("ul", .class("engines")) { html in
      for number in site.results.engines.indices { html.appendCard(of: number, site) }
    }
  }

  /// Appends the card of an engine: how much it was asked, apart from how much of that holds.
  private mutating func appendCard(of number: Int, _ site: LocalizedSite) {
    let (strings, engine) = (site.strings, site.results.engines[number])
    let (tally, strays) = (site.results.totals[number], site.results.strays[number])
    let address = Address.file(site.labels.keys[number].path, root: "")
    block("li", engine.isReference ? .class("reference") : nil) { html in
      html.line("h3") { heading in
        heading.element("a", .href(address)) { $0.append(foreign: engine.name) }
        guard engine.isReference else { return }
        heading.append(text: " ")
        heading.element("small", .class("badge"), text: strings[.referenceEngine])
      }
      html.line("p", .class("about")) { about in
        about.append(
          strings.html(
            .aboutEngine,
            [
              "version": HTML { $0.append(foreign: engine.version) },
              "language": HTML { $0.append(foreign: engine.language) },
            ]))
      }
      html.appendMeasures(of: tally, number, site)
      html.appendDeviations(of: tally, number, site)
      if strays > 0 {
        html.line("p", .class("note"), text: strings.text(.strayVerdicts, count: strays))
      }
    }
  }

  private mutating func appendMeasures(of tally: Tally, _ number: Int, _ site: LocalizedSite) {
    let strings = site.strings
    guard tally.total > 0 else { return }
    block("dl", .class("measures")) { list in
      list.appendMeasure(
        .askedHead, Fraction(tally.asked, of: tally.total), kind: "asked",
        words: HTML { html in
          let rest = tally.skipped > 0 ? "skipped" : nil
          html.append(
            strings.html(
              .askedOf,
              [
                "asked": HTML { $0.appendFigure(tally.asked, at: "pages", of: number, site) },
                "total": HTML { $0.appendFigure(tally.total, at: rest, of: number, site) },
              ]))
        }, strings)
      guard tally.asked > 0 else { return }
      list.appendMeasure(
        .holdsHead, Fraction(tally.passed, of: tally.asked), kind: "holds",
        words: HTML { html in
          html.append(
            strings.html(
              .holdsOf,
              [
                "passed": HTML { $0.appendFigure(tally.passed, at: "pages", of: number, site) },
                "asked": HTML { $0.append(text: String(tally.asked)) },
              ]))
        }, strings)
    }
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
  private mutating func appendDeviations(of tally: Tally, _ number: Int, _ site: LocalizedSite) {
    let outcomes = [Outcome.failed, .errored, .departed, .notRun]
      .filter { $0.count(in: tally) > 0 }
    guard !outcomes.isEmpty else { return }
    block("ul", .class("deviations")) { list in
      for outcome in outcomes {
        list.line("li") { item in
          let words = HTML { html in
            html.element(
              "span", .class(outcome.styleClass),
              text: site.strings.counted(outcome.count(in: tally), outcome))
          }
          guard outcome != .notRun else { return item.append(words) }
          let path = site.labels.keys[number].path
          item.element("a", .href(.file(path, at: "failures", root: ""))) { $0.append(words) }
        }
      }
    }
  }

  /// Appends a number with a link to the rows behind it on the page of an engine, if there are any.
  private mutating func appendFigure(
    _ count: Int, at anchor: String?, of engine: Int, _ site: LocalizedSite
  ) {
    guard let anchor else { return append(text: String(count)) }
    let path = site.labels.keys[engine].path
    element("a", .href(.file(path, at: anchor, root: "")), text: String(count))
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
