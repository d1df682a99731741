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
    package var isComplete: Bool
    /// The number of results in the file.
    package var results: Int
  }

  /// Creates the document of a report.
  package init(_ report: Report) {
    self.report = report
    footer = Footer(isComplete: report.isComplete, results: report.resultCount)
  }

  /// Reads a document; unknown fields are ignored, so that later versions may add some.
  package init(_ fields: inout FieldReader) throws(WireError) {
    fields.ignoresUnknownFields = true
    fields.means(
      """
      What is kept of a run: every engine's verdict on every scenario. It holds no time, duration \
      or absolute path: the same run gives the same bytes.
      """)
    try fields.constant("format", .text(Self.format))
    try fields.constant(
      "version", .number(Double(Report.currentVersion)), "The version of this format.")
    let shard = try fields.optionalNested("shard", as: "shard", Shard.read)
    let engines = try fields.nestedList(
      "engines", of: "column", meaning: "One column for each engine.", EngineResults.read)
    var notAsked = 0
    footer = try fields.nested("footer", as: "footer") { fields throws(WireError) in
      fields.means("Stands only in a file that was written to its end.")
      let isComplete = try fields.truth(
        "complete", "Whether every scenario that was planned was run, on every engine.")
      notAsked = try fields.optionalCount(
        "enginesNotAsked",
        "How many more engines were to be asked, and were not; absent where none.")
      return Footer(
        isComplete: isComplete,
        results: try fields.count("results", "How many results the file holds."))
    }
    report = Report(engines: engines, shard: shard, enginesNotAsked: notAsked)
  }

  /// Writes the document as an object that `init(_:)` reads.
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.put("engines", report.engines) { $1.write(to: &$0) }
      json.name("footer")
      json.object { json in
        json.put("complete", footer.isComplete)
        if report.enginesNotAsked > 0 { json.put("enginesNotAsked", report.enginesNotAsked) }
        json.put("results", footer.results)
      }
      json.put("format", Self.format)
      if let shard = report.shard {
        json.name("shard")
        shard.write(to: &json)
      }
      json.put("version", Report.currentVersion)
    }
  }
}

extension Report {
  /// The number of results of all engines.
  package var resultCount: Int { engines.reduce(0) { $0 + $1.results.count } }
}

extension FieldReader {
  /// Reads a count from 0 to 2³¹ − 1, so that sums of counts do not overflow.
  fileprivate mutating func count(
    _ name: String, _ meaning: String = ""
  ) throws(WireError) -> Int {
    try integer(name, in: 0...Int(Int32.max), meaning)
  }

  /// Reads a count from 1; returns 0 if the field is absent.
  fileprivate mutating func optionalCount(
    _ name: String, _ meaning: String
  ) throws(WireError) -> Int {
    try optionalInteger(name, in: 1...Int(Int32.max), meaning) ?? 0
  }
}

extension Shard {
  fileprivate static func read(_ fields: inout FieldReader) throws(WireError) -> Shard {
    fields.means("Which part of a run it tells of; absent where it tells of a whole one.")
    let number = try fields.integer("number", in: 1...Int.max, "Counted from 1.")
    let count = try fields.integer("count", in: 1...Int.max)
    guard let shard = Shard(number, of: count) else {
      throw WireError("there is no \(number) of \(count)")
    }
    return shard
  }

  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.put("count", count)
      json.put("number", number)
    }
  }
}

extension EngineResults {
  fileprivate static func read(
    _ fields: inout FieldReader
  ) throws(WireError) -> EngineResults {
    // Findings and diagnoses are made of the results.
    if fields.describes {
      _ = try fields.optionalNested("diagnosis", as: "diagnosis", Diagnosis.describe)
      _ = try fields.optionalNestedList(
        "findings", of: "finding", meaning: "The largest first; absent where all passed.",
        atLeast: 1, Finding.describe)
    }
    return EngineResults(
      profile: try fields.nested("engine", as: "engine", EngineProfile.read),
      results: try fields.nestedList(
        "results", of: "result", meaning: "In the order of the pages; no id stands twice.",
        ScenarioResult.read),
      tally: try fields.nested("tally", as: "tally", Tally.read))
  }

  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      if let diagnosis {
        json.name("diagnosis")
        diagnosis.write(to: &json)
      }
      json.name("engine")
      profile.write(to: &json)
      if !findings.isEmpty { json.put("findings", findings) { $1.write(to: &$0) } }
      json.put("results", results) { $1.write(to: &$0) }
      json.name("tally")
      tally.write(to: &json)
    }
  }
}

extension Tally {
  fileprivate static func read(_ fields: inout FieldReader) throws(WireError) -> Tally {
    fields.means("How many scenarios ended how.")
    var tally = Tally()
    tally.passed = try fields.count("passed")
    tally.failed = try fields.count("failed", "Did something else where a clause says MUST.")
    tally.departed = try fields.count("departed", "Did something else where a clause says SHOULD.")
    tally.skipped = try fields.count("skipped")
    tally.errored = try fields.count("errored")
    tally.notRun = try fields.count(
      "notRun", "Planned but not run, because the run was stopped; without results.")
    return tally
  }

  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.put("departed", departed)
      json.put("errored", errored)
      json.put("failed", failed)
      json.put("notRun", notRun)
      json.put("passed", passed)
      json.put("skipped", skipped)
    }
  }
}
