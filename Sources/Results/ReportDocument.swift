import Conformance

/// The contents of a report file: a report, and a footer by which readers detect truncation.
package struct ReportDocument: Hashable, Sendable {
  /// The value of the field `format`.
  package static let format = "conform-report"

  /// The report.
  package var report: Report
  /// The footer.
  package var footer: Footer

  /// The last part of a file.
  package struct Footer: Hashable, Sendable {
    /// Whether every planned scenario was run on every engine.
    package var isComplete = true
    /// The number of results in the file.
    package var results = 0
    /// The number of engines that were not started.
    fileprivate var enginesNotAsked: Int?
  }

  /// Creates the document of a report.
  package init(_ report: Report) {
    self.report = report
    footer = Footer(
      isComplete: report.isComplete, results: report.resultCount,
      enginesNotAsked: report.enginesNotAsked > 0 ? report.enginesNotAsked : nil)
  }
}

extension Report {
  /// The number of results of all engines.
  package var resultCount: Int { engines.reduce(0) { $0 + $1.results.count } }
}

extension ReportDocument: WireObject {
  package static var fieldKind: FieldKind { .object("report") }
  package static var placeholder: ReportDocument { ReportDocument(Report(engines: [])) }

  package mutating func code(_ fields: inout some WireFields) throws(WireError) {
    fields.means(
      """
      What is kept of a run: every engine's verdict on every scenario. It holds no time, duration \
      or absolute path: the same run gives the same bytes.
      """)
    try fields.constant("format", .text(Self.format))
    try fields.constant(
      "version", .number(Double(Report.currentVersion)), "The version of this format.")
    try fields.field("shard", &report.shard)
    try fields.field(
      "pages", &report.pages, as: .visibleText,
      "A digest of the scenarios of the pages, all of them: another one, other pages.")
    try fields.field("engines", &report.engines, "One column for each engine.")
    try fields.field("footer", &footer)
    report.enginesNotAsked = footer.enginesNotAsked ?? 0
  }
}

extension ReportDocument.Footer: WireObject {
  package static var fieldKind: FieldKind { .object("footer") }
  package static var placeholder: Self { Self() }

  package mutating func code(_ fields: inout some WireFields) throws(WireError) {
    fields.means("Stands only in a file that was written to its end.")
    try fields.field(
      "complete", &isComplete,
      "Whether every scenario that was planned was run, on every engine.")
    try fields.field(
      "enginesNotAsked", &enginesNotAsked, as: .integerIn(1...Int(Int32.max)),
      "How many more engines were to be asked, and were not; absent where none.")
    try fields.field("results", &results, as: .count, "How many results the file holds.")
  }
}

extension Shard: WireObject {
  package static var fieldKind: FieldKind { .object("shard") }
  package static var placeholder: Shard { Shard(number: 1, count: 1) }

  package mutating func code(_ fields: inout some WireFields) throws(WireError) {
    fields.means("Which part of a run it tells of; absent where it tells of a whole one.")
    var (number, count) = (number, count)
    try fields.field("number", &number, as: .integerIn(1...Int.max), "Counted from 1.")
    try fields.field("count", &count, as: .integerIn(1...Int.max))
    guard let shard = Shard(number, of: count) else {
      throw WireError("there is no \(number) of \(count)")
    }
    self = shard
  }
}

extension EngineResults: WireObject {
  package static var fieldKind: FieldKind { .object("column") }

  package static var placeholder: EngineResults {
    EngineResults(profile: .placeholder, results: [], tally: Tally())
  }

  package mutating func code(_ fields: inout some WireFields) throws(WireError) {
    try fields.list(
      "asked", &asked, as: .nonemptyList(ScenarioResult.fieldKind),
      """
      The results of scenarios that the run did not select, and that were asked to judge causes; they \
      are in no count, and absent where there are none.
      """)
    // Findings and diagnoses are made of the results.
    if !fields.isReading {
      try fields.field("diagnosis", &diagnosis)
      try fields.list(
        "findings", &findings, as: .nonemptyList(Finding.fieldKind),
        "The largest first; absent where all passed.")
    }
    try fields.field("engine", &profile)
    try fields.field("results", &results, "In the order of the pages; no id occurs twice.")
    try fields.field("tally", &tally)
  }
}

extension Tally: WireObject {
  package static var fieldKind: FieldKind { .object("tally") }
  package static var placeholder: Tally { Tally() }

  package mutating func code(_ fields: inout some WireFields) throws(WireError) {
    fields.means("How many scenarios ended how.")
    try fields.field("passed", &self[.passed], as: .count)
    try fields.field(
      "failed", &self[.failed], as: .count, "Did something else where a clause says MUST.")
    try fields.field(
      "deviated", &self[.deviated], as: .count, "Did something else where a clause says SHOULD.")
    try fields.field("skipped", &self[.skipped], as: .count)
    try fields.field("errored", &self[.errored], as: .count)
    try fields.field(
      "notRun", &self[.notRun], as: .count,
      "Planned but not run, because the run was stopped; without results.")
  }
}
