import Conformance
import Results

extension ReportFormat {
  /// All there is to know, for `conform` and others to read again.
  package static let json = ReportFormat(
    "json", endings: ["json"], help: "every verdict, for 'conform' to read again",
    write: ReportJSON.encode)
}

/// Reports as files: versioned JSON with a footer that proves that nothing is missing.
package enum ReportJSON {
  /// Which reports a reader accepts.
  package enum Acceptance: Sendable {
    /// Only reports of runs that ended.
    case complete
    /// Also reports of runs that were stopped or interrupted: the rest counts as not run.
    case partial
  }

  /// Returns the report as JSON; the same report gives the same bytes.
  ///
  /// A report with traces is one line: it is too long for people, and indents would double it.
  package static func encode(_ report: Report) -> [UInt8] {
    var json = JSONWriter(report.hasTraces ? .sorted : .indented)
    ReportDocument(report).write(to: &json)
    json.endLine()
    return json.take()
  }

  /// Reads a report; `file` is its name for the errors.
  package static func decode(
    _ bytes: [UInt8], file: String, accepting acceptance: Acceptance = .complete
  ) throws(ReportError) -> Report {
    do throws(ReportError.Kind) {
      let document = try document(bytes)
      try check(document)
      if acceptance == .complete, !document.footer.isComplete { throw .partial }
      return document.report
    } catch {
      throw ReportError(file: file, kind: error)
    }
  }

  private static func document(_ bytes: [UInt8]) throws(ReportError.Kind) -> ReportDocument {
    let json: JSON
    do throws(JSONError) { json = try JSONReader.read(bytes[...]) } catch { throw .notJSON(error) }
    guard json.member("format") == .text(ReportDocument.format) else { throw .notAReport }
    switch json.member("version") {
    case nil: throw .version(nil)
    case .number(let version)? where version != Double(Report.currentVersion):
      throw .version(version)
    default: break
    }
    do throws(WireError) {
      return try ReportDocument(json, .ignored)
    } catch {
      let isCutOff = error.place == "footer" && json.member("footer") == nil
      throw isCutOff ? .cutOff : .malformed(error.description)
    }
  }

  /// Checks that the counts prove the report to be whole.
  private static func check(_ document: ReportDocument) throws(ReportError.Kind) {
    let report = document.report
    for (index, column) in report.engines.enumerated() {
      var counted = Tally()
      counted.notRun = column.tally.notRun
      var ids: Set<String> = []
      for (position, result) in column.results.enumerated() {
        // Of two verdicts on one scenario, the worse could hide behind the better.
        guard ids.insert(result.id).inserted else {
          throw .malformed(
            "engines[\(index)].results[\(position)].id: \(result.id.quoted) stands twice")
        }
        counted.add(result.verdict)
      }
      if let other = counted.counts.indices.first(where: {
        counted.counts[$0].count != column.tally.counts[$0].count
      }) {
        let (verdict, said) = column.tally.counts[other]
        throw .tally(
          engine: index, verdict, said: said, found: counted.counts[other].count)
      }
    }
    // Where nothing is left to run there is no other reason than a file cut off.
    guard document.footer.isComplete == report.isComplete else { throw .cutOff }
    guard report.resultCount == document.footer.results else {
      throw .results(found: report.resultCount, promised: document.footer.results)
    }
  }
}

extension Tally {
  /// The counts of results, by verdict.
  fileprivate var counts: [(verdict: Verdict.Name, count: Int)] {
    [
      (.passed, passed), (.failed, failed), (.departed, departed), (.skipped, skipped),
      (.errored, errored),
    ]
  }
}

extension Report {
  fileprivate var hasTraces: Bool {
    engines.contains { $0.results.contains { $0.trace != nil } }
  }
}

/// Says why a file cannot be read as a report.
package struct ReportError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file, as the user named it.
  package var file: String
  /// What is wrong with it.
  package var kind: Kind

  package var description: String {
    "\(file): \(kind.words). Write it again with 'conform run --report FILE'."
  }

  /// What is wrong with a file.
  package enum Kind: Error, Hashable, Sendable {
    /// It is not JSON, or only the beginning of it.
    case notJSON(JSONError)
    /// It is JSON of another kind.
    case notAReport
    /// It is a report of another version, or of none.
    case version(Double?)
    /// It has no footer, or one that says that something is missing where nothing is.
    case cutOff
    /// The run was stopped, or interrupted, before its end.
    case partial
    /// The footer promises another number of results.
    case results(found: Int, promised: Int)
    /// A count of the engine with that index is not that of its results.
    case tally(engine: Int, Verdict.Name, said: Int, found: Int)
    /// Something is missing or of the wrong kind; the text names its path.
    case malformed(String)

    fileprivate var words: String {
      switch self {
      case .notJSON(let error):
        "the file is \(error)"
      case .notAReport:
        "the file is not a report: its 'format' is not '\(ReportDocument.format)'"
      case .version(let version?):
        "the report has version \(version.words), and only version \(Report.currentVersion) can "
          + "be read"
      case .version(nil):
        "the report does not say its 'version'"
      case .cutOff:
        "the report is incomplete: it has no 'footer' that says 'complete'"
      case .partial:
        "the report tells of a run that did not come to its end"
      case .results(let found, let promised):
        "the report is incomplete: it holds \(found) of \(Noun.counted(promised, "result"))"
      case .tally(let engine, let verdict, let said, let found):
        "the report is damaged: engines[\(engine)].tally.\(verdict): \(said), where \(found) of the "
          + "results are so"
      case .malformed(let detail):
        "the report is damaged: \(detail)"
      }
    }
  }
}
