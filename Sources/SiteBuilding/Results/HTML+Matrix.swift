import Conformance
import Results
import SpecReading

extension HTML {
  /// Adds the table of pages with the tallies of every engine.
  mutating func appendPageMatrix(_ site: LocalizedSite) {
    let strings = site.strings
    appendTable(
      .class("summary matrix"), .data("data-matrix", "pages"), site.results.columns,
      label: strings[.enginesByPages]
    ) {
      $0.appendLevelHead(strings[.page], site.results, hasUIKit: site.isOfUIKit)
    } rows: { body in
      let rows = zip(site.pages, site.results.pages).enumerated()
      for (order, (page, score)) in rows where !page.clauses.isEmpty {
        let address = Address.file(page.path, root: "")
        body.block("tr", .data("data-key", address.text)) { line in
          line.line("th", .constant("scope", "row"), .sort(by: order)) {
            $0.element("a", .href(address), text: page.title)
          }
          line.appendConfidences(of: page.clauses, site)
          line.appendCells(of: score.levels, site.counted(on: page.path), strings)
        }
      }
    } foot: { foot in
      foot.block("tr", .data("data-key", "")) { line in
        line.line("th", .constant("scope", "row"), text: strings[.allPages])
        line.appendConfidences(of: site.pages.flatMap(\.clauses), site)
        line.appendCells(of: site.results.levels, site.counted(), strings)
      }
    }
  }

  /// Adds the table of features with the tallies of every engine.
  mutating func appendFeatureMatrix(_ site: LocalizedSite) {
    let strings = site.strings
    appendTable(
      .class("summary matrix"), .data("data-matrix", "features"), site.results.columns,
      label: strings[.enginesByFeatures]
    ) {
      $0.appendLevelHead(strings[.feature], site.results)
    } rows: { body in
      for (order, row) in site.results.features.enumerated() {
        let name = row.feature.rawValue
        body.block("tr", .data("data-key", name)) { line in
          line.line("th", .constant("scope", "row"), .sort(by: order), text: name)
          let counted = site.counted(feature: row.feature)
          for (number, engine) in site.results.engines.enumerated() {
            line.appendCells(
              of: row.feature, row.tallies[number], of: engine, counted[number], site)
          }
        }
      }
    }
  }

  /// The number of parts that a cell names.
  private static let shownParts = 3

  /// Adds the two cells of an engine for a feature, with the parts that it lacks, or a note that it does
  /// not claim the feature.
  mutating func appendCells(
    of feature: Feature, _ tally: LevelTally, of engine: EngineProfile,
    _ counted: CountedScenarios, _ site: LocalizedSite
  ) {
    let strings = site.strings
    guard engine.features.contains(feature) || tally.total.asked > 0 else {
      line("td", .class("engine")) {
        $0.element("span", .class(Outcome.skipped.styleClass), text: strings[.notClaimed])
      }
      return line("td", text: "")
    }
    let parts = engine.lacks.inOrder.filter {
      $0.features(in: site.data.vocabulary).contains(feature)
    }
    appendCells(of: tally, counted, strings) { cell in
      guard !parts.isEmpty else { return }
      let more = parts.count > Self.shownParts ? " …" : ""
      let words = parts.prefix(Self.shownParts).map(\.rawValue).joined(separator: ", ") + more
      cell.element("div", .class("note"), text: strings.text(.claimedWithout, ["parts": words]))
    }
  }

  /// Adds the table of clauses with the tallies of every engine, those with the most differences
  /// first.
  mutating func appendClauseMatrix(_ site: LocalizedSite) {
    let (labels, strings) = (site.results, site.strings)
    appendTable(
      .class("summary matrix clauses"), .data("data-matrix", "clauses"), labels.columns,
      label: strings[.enginesByClauses], isFar: true
    ) { head in
      head.block("tr") { line in
        line.appendHeads(
          [strings[.clause], strings[.page], strings[.level]] + (site.isOfUIKit ? ["UIKit"] : []))
        line.line(
          "th", .constant("scope", "col"), .constant("data-column", "differ"),
          .constant("data-first", "descending"), text: strings[.differ])
        line.appendShortHeads(of: labels, styleClass: "engine")
      }
    } rows: { body in
      for row in site.clauseRows { body.append(row, site) }
    }
  }

  private mutating func append(_ row: ClauseRow, _ site: LocalizedSite) {
    let features = Set(row.clause.features).wordsInOrder
    block("tr", .data("data-key", row.clause.id), .data("data-features", features)) { line in
      line.line("th", .constant("scope", "row"), .sort(by: row.order)) { cell in
        cell.element("a", .href(.file(row.page.path, at: row.clause.id, root: ""))) { link in
          link.element("span", .class("id"), text: row.clause.id)
          link.append(text: " \(row.clause.title)")
        }
      }
      line.line("td", .sort(by: row.order), text: row.page.title)
      line.line("td", .sort(by: row.clause.level.weight)) { $0.append(row.clause.level) }
      if site.isOfUIKit {
        line.line("td", .sort(by: row.clause.confidence.rank)) {
          $0.appendConfidence(of: row.clause, site, root: "")
        }
      }
      let differing = row.disagreement > 0 ? row.disagreement : nil
      line.line("td", differing.map { .sort(by: $0) }, text: differing.map(String.init) ?? "")
      let counted = site.counted(on: row.page.path, clause: row.clause.id)
      for (tally, counted) in zip(row.tallies, counted) {
        line.line("td", .class("engine"), .share(of: tally)) {
          $0.append(compact: tally, of: counted, site.strings)
        }
      }
    }
  }

  /// Adds the cell of UIKit: how many clauses rest on what.
  private mutating func appendConfidences(of clauses: [Clause], _ site: LocalizedSite) {
    guard site.isOfUIKit else { return }
    let counts = Confidence.allCases.map { confidence in
      (confidence, clauses.count { $0.confidence == confidence })
    }.filter { $1 > 0 }
    let words = counts.map { "\(site.strings[of: $0]) \($1)" }
    let sure = clauses.count { $0.confidence.needsAddress }
    line(
      "td", .class("uikit note"), .sort(by: sure * 1000 / max(clauses.count, 1)),
      text: words.joined(separator: ", "))
  }

  /// Adds the two header rows over the columns of several engines: MUST, and SHOULD and MAY.
  private mutating func appendLevelHead(
    _ column: String, _ labels: ResultsIndex, hasUIKit: Bool = false
  ) {
    block("tr") { line in
      for own in [column] + (hasUIKit ? ["UIKit"] : []) {
        line.line("th", .constant("scope", "col"), .constant("rowspan", "2"), text: own)
      }
      for (engine, key) in zip(labels.engines, labels.keys) {
        line.line(
          "th", .constant("scope", "colgroup"), .constant("colspan", "2"), .class("engine")
        ) { cell in
          cell.element("a", .href(.file(key.path, root: ""))) { $0.append(foreign: engine.name) }
        }
      }
    }
    block("tr") { line in
      for _ in labels.engines { line.appendLevelHeads() }
    }
  }

  /// Adds the heads of the two columns of one engine.
  mutating func appendLevelHeads() {
    line("th", .constant("scope", "col"), .class("engine"), text: "MUST")
    line("th", .constant("scope", "col"), text: "SHOULD, MAY")
  }

  /// Adds the two cells of each engine.
  private mutating func appendCells(
    of tallies: [LevelTally], _ counted: [CountedScenarios], _ strings: LocalizedStrings
  ) {
    for (tally, counted) in zip(tallies, counted) { appendCells(of: tally, counted, strings) }
  }

  /// Adds the two cells of an engine; the closure appends to the first.
  mutating func appendCells(
    of tally: LevelTally, _ counted: CountedScenarios, _ strings: LocalizedStrings,
    more: (inout HTML) -> Void = { _ in }
  ) {
    line("td", .class("engine"), .share(of: tally.binding)) {
      $0.append(compact: tally.binding, of: counted.at(Level.must.rawValue), strings)
      more(&$0)
    }
    line("td", .share(of: tally.advisory)) {
      $0.append(compact: tally.advisory, of: counted.at("advisory"), strings)
    }
  }
}

extension LocalizedSite {
  /// Whether the tables say what is known of UIKit beside the engines.
  fileprivate var isOfUIKit: Bool { data.vocabulary.isUIKit }
}

extension Confidence {
  /// The sort value: 0 for the highest.
  fileprivate var rank: Int { Confidence.allCases.firstIndex(of: self) ?? 0 }
}

extension Level {
  /// The sort value: 0 for MUST.
  fileprivate var weight: Int { Level.allCases.count { $0 > self } }
}

extension HTML.Attribute {
  /// The value by which scripts sort the column.
  static func sort(by value: Int) -> HTML.Attribute { .number("data-sort", value) }
}

extension HTML.Attribute? {
  /// The sort value of a tally: passed of 1,000 attempted scenarios; nil where none was attempted.
  static func share(of tally: Tally) -> HTML.Attribute? {
    tally.asked > 0 ? .sort(by: tally[.passed] * 1000 / tally.asked) : nil
  }
}

/// A row of the matrix of clauses: a clause with its page, its position in the book, the tally of each
/// engine, and the number of its scenarios in which the engines differ.
typealias ClauseRow = (
  clause: Clause, page: Page, order: Int, tallies: [Tally], disagreement: Int
)

extension LocalizedSite {
  /// The tested clauses, those with the most differences first.
  var clauseRows: [ClauseRow] {
    var rows: [ClauseRow] = []
    for (page, score) in zip(pages, results.pages) {
      for clause in page.clauses where clause.untestedReason == nil {
        rows.append(
          (
            clause, page, rows.count, score.tallies(of: clause),
            results.disagreements[clause.id, default: 0]
          ))
      }
    }
    return rows.sorted { ($1.disagreement, $0.order) < ($0.disagreement, $1.order) }
  }
}
