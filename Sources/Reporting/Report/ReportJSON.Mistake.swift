import Conformance

extension ReportJSON {
  /// Why a file cannot be read as a report.
  package struct Mistake: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file, as the user named it.
    package var file: String
    /// What is wrong with it.
    package var kind: Kind

    package var description: String {
      "\(file): \(kind.words). Write it again with 'conform run --report FILE'."
    }
  }
}

extension ReportJSON.Mistake {
  /// What is wrong with a file.
  package enum Kind: Error, Hashable, Sendable {
    /// It is not JSON, or only the beginning of it.
    case notJSON
    /// It is JSON of another kind.
    case notAReport
    /// It is a report of another version, or of none.
    case version(Int?)
    /// It has no footer, or one that says that something is missing where nothing is.
    case cutOff
    /// The run was stopped, or interrupted, before its end.
    case partial
    /// The footer promises another number of results.
    case results(found: Int, promised: Int)
    /// The counts of an engine are not those of its results.
    case tally(engine: String)
    /// Something is missing or of the wrong kind.
    case malformed(String)

    fileprivate var words: String {
      switch self {
      case .notJSON:
        "the file is not JSON, or was cut off"
      case .notAReport:
        "the file is not a report: its 'format' is not '\(ReportJSON.format)'"
      case .version(let version?):
        "the report has version \(version), and only version \(Report.currentVersion) can be read"
      case .version(nil):
        "the report does not say its 'version'"
      case .cutOff:
        "the report is incomplete: it has no 'footer' that says 'complete'"
      case .partial:
        "the report tells of a run that did not come to its end"
      case .results(let found, let promised):
        "the report is incomplete: it holds \(found) of \(Noun.counted(promised, "result"))"
      case .tally(let engine):
        "the counts of '\(engine)' are not those of its results"
      case .malformed(let detail):
        "the report is damaged: \(detail)"
      }
    }
  }
}
