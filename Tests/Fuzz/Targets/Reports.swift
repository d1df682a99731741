import Conformance
import Reporting
import Results
import Running

@testable import SiteBuilding

extension FuzzTarget {
  static let report = FuzzTarget(
    "report",
    property:
      "A report that is read and written is the same, and every format of it is well formed.",
    seeds: reportSeeds,
    check: { bytes in
      guard let report = try? ReportJSON.decode(bytes, file: "r", accepting: .partial) else {
        return
      }
      let written = ReportJSON.encode(report)
      try require(
        try ReportJSON.decode(written, file: "r", accepting: .partial) == report,
        "the written report differs")
      try requireFormats(of: report)
      try requireTexts(of: report)
      try requireJoining(of: report)
    })

  static let results = FuzzTarget(
    "results", property: "The results pages of a report are well-formed HTML and execute nothing.",
    maximumLength: 1 << 12, seeds: reportSeeds,
    check: { bytes in
      guard let report = try? ReportJSON.decode(bytes, file: "r", accepting: .partial) else {
        return
      }
      let builder = SiteBuilder(theme: try SampleSite.theme.get())
      let files = try await builder.files(of: SampleSite.book, reports: [report])
      let pages = files.paths.filter { path in
        ["index.html", "matrix.html", "compare.html"].contains(path) || path.hasPrefix("engines/")
      }
      for path in pages { try SampleSite.check(files, path) }
    })

  /// Returns reports of one to sixty-four results each, whole and cut into shards.
  private static func reportSeeds(_ source: SeedSource) -> [[UInt8]] {
    let column = source.report.engines[0]
    var reports = [source.report, source.report.withoutTraces]
    for (index, result) in column.results.enumerated() {
      var results = [result]
      results[0].trace = nil
      let verdicts: [Verdict] = [
        .skipped(reason: "no windows", url: "https://example.org/"), .errored(message: "it broke"),
        .failed([Difference(step: 0, line: 3, phrase: "A is", expected: "A", actual: "B")]),
        .deviated([Difference(step: 0, line: 3, phrase: "A is", expected: "A", actual: "B")]),
      ]
      results.append(result)
      results[1].id += "-2"
      results[1].verdict = verdicts[index % verdicts.count]
      results[1].choices = []
      results[1].expected = ExpectedFailure(reason: "known", link: "https://example.org/7")
      var tally = Tally()
      for result in results { tally.add(result.verdict) }
      let engine = EngineResults(profile: column.profile, results: results, tally: tally)
      reports.append(Report(engines: [engine], shard: Shard(1, of: index + 1)))
    }
    return reports.map(ReportJSON.encode)
  }

  private static func requireFormats(of report: Report) throws {
    for format in ReportFormat.all {
      let bytes = format.encode(report)
      switch format {
      case .json, .ctrf: _ = try JSONReader.read(bytes[...])
      case .junit: try Markup.check(bytes)
      default:
        let points = bytes.split(separator: UInt8(ascii: "\n"))
          .count { $0.starts(with: "ok ".utf8) || $0.starts(with: "not ok ".utf8) }
        try require(
          points == report.resultCount, "\(points) test points of \(report.resultCount) results")
      }
    }
  }

  private static func requireTexts(of report: Report) throws {
    var older = report
    for index in older.engines.indices { older.engines[index].results.reverse() }
    let comparison = ReportComparison(of: report, with: older, scenarios: [])
    let texts = [
      EngineMatrix(report, look: .plain, width: 80).text,
      ComparisonText.text(comparison, file: "r"),
    ]
    for text in texts {
      let raw = text.output.unicodeScalars.first {
        $0 != "\n" && $0.properties.generalCategory == .control
      }
      try require(raw == nil, "a text has the control character \(raw?.value ?? 0)")
    }
  }

  /// Requires that a report of different engines, joined with itself, has its results and none more.
  private static func requireJoining(of report: Report) throws {
    guard Set(report.engines.map(\.profile.name)).count == report.engines.count else { return }
    let scenarios = Set(report.engines.flatMap { $0.results.map(\.id) }).map(SampleSite.scenario)
    var joiner = ReportJoiner(scenarios)
    joiner.add(report, file: "one")
    joiner.add(report, file: "two")
    do {
      let joined = try joiner.joined()
      try require(joined.resultCount == report.resultCount, "joining loses results")
    } catch let error as JoiningError {
      try require(!error.description.isEmpty, "joining fails without a reason")
    }
  }
}
