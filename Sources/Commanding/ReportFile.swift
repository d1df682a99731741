import Reporting

/// A file to write a report to.
struct ReportFile: Hashable {
  /// The file.
  let path: Path
  /// How to write it.
  let format: ReportFormat

  init(_ name: String) throws(UnknownReportFormat) {
    guard let path = Path(argument: name) else { throw UnknownReportFormat(file: name) }
    self.path = path
    format = try ReportFormat(file: name)
  }
}
