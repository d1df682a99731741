import Conformance

extension ReportJSON {
  /// A report as it stands in a file.
  struct Document: Codable {
    /// What kind of file this is.
    var format: String
    /// The version of the format.
    var version: Int
    /// Which part of a run it tells of; absent where it tells of a whole one.
    var shard: Part?
    /// One column for each engine.
    var engines: [Column]
    /// Stands only in a file that was written to its end; a report without it is refused.
    var footer: Footer?

    /// The proof that nothing is missing.
    struct Footer: Codable {
      /// Whether every run came to its end; not so where one stopped at its first failure, or was
      /// interrupted.
      var complete: Bool
      /// How many more engines were to be asked; stands only where there are any.
      var enginesNotAsked: Int?
      /// How many results the whole file holds.
      var results: Int
    }

    /// A shard as it stands in a file.
    struct Part: Codable {
      var number: Int
      var count: Int
    }

    init(_ report: Report) {
      format = ReportJSON.format
      version = Report.currentVersion
      shard = report.shard.map { Part(number: $0.number, count: $0.count) }
      engines = report.engines.map(Column.init)
      footer = Footer(
        complete: report.isComplete,
        enginesNotAsked: report.enginesNotAsked > 0 ? report.enginesNotAsked : nil,
        results: report.resultCount)
    }

    /// The report, where the counts prove that it is whole.
    func report() throws(Mistake.Kind) -> Report {
      guard let footer else { throw .cutOff }
      var columns: [Report.Column] = []
      for (index, column) in engines.enumerated() {
        columns.append(try column.column(index))
      }
      let notAsked = footer.enginesNotAsked ?? 0
      guard ReportJSON.plausibleCounts.contains(notAsked) else {
        throw .malformed("footer.enginesNotAsked cannot be \(notAsked)")
      }
      let report = Report(
        engines: columns, shard: try part(), enginesNotAsked: notAsked)
      // Where nothing is left to run there is no other reason than a file cut off.
      guard footer.complete == report.isComplete else { throw .cutOff }
      guard report.resultCount == footer.results else {
        throw .results(found: report.resultCount, promised: footer.results)
      }
      return report
    }

    private func part() throws(Mistake.Kind) -> Shard? {
      guard let shard else { return nil }
      guard let part = Shard(shard.number, of: shard.count) else {
        throw .malformed("shard: there is no \(shard.number) of \(shard.count)")
      }
      return part
    }
  }
}

extension Report {
  fileprivate var resultCount: Int { engines.reduce(0) { $0 + $1.entries.count } }
}
