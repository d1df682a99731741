import Conformance
import SpecReading

/// The parts of the front page.
extension HTML {
  /// Appends the ways into the site: to learn, to find why something does not happen, to try it out,
  /// to solve a challenge, to test an engine, and to compare engines. A book without the pages to learn
  /// and to test has its first page and the command line instead.
  mutating func appendDoors(of site: LocalizedSite) {
    let strings = site.strings
    func path(of name: String) -> String? { site.pages.first { $0.name == name }?.path }
    let first = LocalizedSite.introduction(of: site.pages)
    let lab = site.data.lab.map { _ in SiteFile.lab }
    let test = path(of: "writing-an-engine") ?? site.reference.last?.path
    let doors: [(String?, StringKey, StringKey)] = [
      (first?.path, .doorLearn, .doorLearnText),
      (path(of: Page.symptoms), .doorWhy, .doorWhyText), (lab, .doorTry, .doorTryText),
      (path(of: "challenges"), .doorSolve, .doorSolveText), (test, .doorTest, .doorTestText),
      (SiteFile.matrix, .doorCompare, .doorCompareText),
    ]
    block("ul", .class("doors")) { list in
      for case (let path?, let title, let text) in doors {
        list.line("li") { item in
          let story = path == first?.path ? first?.anchorOfStory : nil
          item.element("a", .href(.file(path, at: story, root: ""))) { link in
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
      return line("p", .class("note"), text: site.strings[.noEngines])
    }
    block("ul", .class("engines")) { html in
      for number in site.results.engines.indices { html.appendCard(of: number, site) }
    }
  }

  /// Appends the card of an engine: how much it was asked, apart from how much of that holds.
  private mutating func appendCard(of number: Int, _ site: LocalizedSite) {
    let (strings, engine) = (site.strings, site.results.engines[number])
    let (key, strays) = (site.results.keys[number], site.results.strays[number])
    block(
      "li", engine.isReference ? .class("reference") : nil, .data("data-engine-key", key.slug)
    ) { html in
      html.line("h3") { heading in
        heading.element("a", .href(.file(key.path, root: ""))) { $0.append(foreign: engine.name) }
        guard engine.isReference else { return }
        heading.append(text: " ")
        heading.element("small", .class("badge"), text: strings[.referenceEngine])
      }
      html.line("p", .class("about")) { $0.append(strings.about(engine)) }
      html.appendMeasures(of: number, site, on: key.path)
      if strays > 0 {
        html.line("p", .class("note"), text: strings.text(.strayVerdicts, count: strays))
      }
    }
  }
}

extension Page {
  /// The anchor of the section that has the first example; nil without examples.
  fileprivate var anchorOfStory: String? {
    var section: String?
    for block in blocks {
      if let heading = block.heading, heading.level == 2 { section = heading.anchor }
      if case .example = block { return section }
    }
    return nil
  }
}
