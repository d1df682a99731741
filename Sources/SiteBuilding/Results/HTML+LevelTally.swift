import Conformance

extension HTML {
  /// Adds the two lines of heads over the columns of several engines, two for each: what binds,
  /// and what advises.
  mutating func appendLevelHead(_ columns: [String], _ site: LocalizedSite, root: String) {
    let labels = site.labels
    block("thead") { head in
      head.block("tr") { line in
        for column in columns {
          line.line("th", .constant("scope", "col"), .constant("rowspan", "2"), text: column)
        }
        for (name, key) in zip(labels.names, labels.keys) {
          line.line(
            "th", .constant("scope", "colgroup"), .constant("colspan", "2"), .class("engine")
          ) { cell in
            cell.element("a", .href(.file(key.path, root: root))) { $0.append(name) }
          }
        }
      }
      head.block("tr") { line in
        for _ in labels.names { line.appendLevelHeads() }
      }
    }
  }

  /// Adds the heads of the two columns of one engine.
  mutating func appendLevelHeads() {
    line("th", .constant("scope", "col"), .class("engine"), text: "MUST")
    line("th", .constant("scope", "col"), text: "SHOULD, MAY")
  }

  /// Adds the two cells of each engine.
  mutating func appendCells(of tallies: [LevelTally], _ strings: LocalizedStrings) {
    for tally in tallies {
      line("td", .class("engine"), .share(of: tally.binding)) {
        $0.append(compact: tally.binding, strings)
      }
      line("td", .share(of: tally.advisory)) { $0.append(compact: tally.advisory, strings) }
    }
  }
}

extension HTML.Attribute {
  /// What a script that sorts goes by.
  static func sort(by value: Int) -> HTML.Attribute { .number("data-sort", value) }
}

extension HTML.Attribute? {
  /// For a script that sorts, how many of a thousand passed, where any was asked.
  static func share(of tally: Tally) -> HTML.Attribute? {
    tally.asked > 0 ? .sort(by: tally.passed * 1000 / tally.asked) : nil
  }
}
