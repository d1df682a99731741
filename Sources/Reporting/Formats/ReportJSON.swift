import Conformance
import Results

extension ReportFormat {
  /// All there is to know, for `conform` and others to read again.
  package static let json = ReportFormat(
    name: "json", endings: ["json"], help: "every verdict, for 'conform' to read again",
    encode: ReportJSON.encode)
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
    do throws(Problem) {
      let document = try document(bytes)
      try check(document)
      if acceptance == .complete, !document.footer.isComplete {
        throw Problem("the report is of a run that did not finish")
      }
      return document.report
    } catch {
      throw ReportError(
        description: "\(file): \(error.words). Write it again with 'conform run --report FILE'.")
    }
  }

  /// What is wrong with a file.
  private struct Problem: Error {
    /// The footer is missing, or says that something is missing where nothing is.
    static let cutOff = Problem(
      "the report is incomplete: it has no 'footer' that says 'complete'")

    let words: String

    init(_ words: String) { self.words = words }
  }

  private static func document(_ bytes: [UInt8]) throws(Problem) -> ReportDocument {
    let json: JSON
    do throws(JSONError) { json = try JSONReader.read(bytes[...]) } catch {
      throw Problem("the file is \(error)")
    }
    guard json.member("format") == .text(ReportDocument.format) else {
      throw Problem("the file is not a report: its 'format' is not '\(ReportDocument.format)'")
    }
    switch json.member("version") {
    case nil: throw Problem("the report does not say its 'version'")
    case .number(let version)?:
      guard version == Double(Report.currentVersion) else {
        throw Problem(
          "the report has version \(version.words), and only version \(Report.currentVersion) can "
            + "be read")
      }
    default: break
    }
    do throws(WireError) {
      return try ReportDocument(json, .ignored)
    } catch {
      let isCutOff = error.place == "footer" && json.member("footer") == nil
      throw isCutOff ? .cutOff : Problem("the report is damaged: \(error)")
    }
  }

  /// Checks that the counts prove the report to be whole.
  private static func check(_ document: ReportDocument) throws(Problem) {
    let report = document.report
    for (index, column) in report.engines.enumerated() {
      var ids: Set<String> = []
      for (position, result) in column.results.enumerated() {
        // Of two verdicts on one scenario, the worse could hide behind the better.
        guard ids.insert(result.id).inserted else {
          let place = "engines[\(index)].results[\(position)].id"
          throw Problem("the report is damaged: \(place): \(result.id.quoted) occurs twice")
        }
      }
      let counted = Tally(verdictsOf: column.results)
      for name in Verdict.Name.allCases {
        let (said, found) = (column.tally[Outcome(name)], counted[Outcome(name)])
        guard said != found else { continue }
        throw Problem(
          "the report is damaged: engines[\(index)].tally.\(name): \(said), where \(found) of the "
            + "results are so")
      }
    }
    // Where nothing is left to run there is no other reason than a file cut off.
    guard document.footer.isComplete == report.isComplete else { throw .cutOff }
    guard report.resultCount == document.footer.results else {
      let promised = Noun.counted(document.footer.results, "result")
      throw Problem("the report is incomplete: it holds \(report.resultCount) of \(promised)")
    }
  }
}

/// Says why a file cannot be read as a report.
package struct ReportError: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String
}
