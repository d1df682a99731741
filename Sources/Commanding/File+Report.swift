import Conformance
import Reporting

extension File {
  /// The report that stands in it.
  func report(accepting acceptance: ReportJSON.Acceptance = .complete) throws -> Report {
    try ReportJSON.decode(try read(), file: path.text, accepting: acceptance)
  }
}
