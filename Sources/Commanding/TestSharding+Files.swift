import Conformance
import Reporting
import Running

extension TestSharding {
  /// Tells the build tool that shards are understood.
  func acknowledge() throws {
    guard let statusFile, let path = Path(argument: statusFile) else { return }
    try File(path).write([])
  }

  /// Writes the report that the build tool looks for.
  func write(_ report: Report) throws {
    guard let reportFile, let path = Path(argument: reportFile) else { return }
    try File(path).write(ReportFormat.junit.encode(report))
  }
}
