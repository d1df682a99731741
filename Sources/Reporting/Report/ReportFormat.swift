import Conformance

/// How a report may be written to a file; the file's name says which.
package enum ReportFormat: String, Hashable, Sendable, CaseIterable {
  /// Everything, for this command and others to read again.
  case json
  /// What most systems that run tests for others read.
  case junit = "xml"
  /// The Test Anything Protocol, for people and for what reads test results line by line.
  case tap

  /// The format that the end of a file's name stands for.
  package init(file: String) throws(UnknownReportFormat) {
    let name = file.split(separator: "/").last ?? ""
    let end = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() }
    guard let format = end.flatMap(ReportFormat.init(rawValue:)) else {
      throw UnknownReportFormat(file: file)
    }
    self = format
  }

  /// The report in this format; the same report gives the same bytes.
  package func encode(_ report: Report) throws -> [UInt8] {
    switch self {
    case .json: try ReportJSON.encode(report)
    case .junit: Array(JUnitXML.text(report).utf8)
    case .tap: Array(TAPText.text(report).utf8)
    }
  }
}
