import Reporting
import Testing

@Suite struct ReportFormatTests {
  @Test(
    "The end of a file's name says how a report is written",
    arguments: [
      ("report.json", .json), ("out.d/junit.xml", .junit), ("a.b.tap", .tap), ("R.XML", .junit),
      (".json", .json),
    ] as [(String, ReportFormat)])
  func known(file: String, format: ReportFormat) throws {
    #expect(try ReportFormat(file: file) == format)
  }

  @Test(
    "Any other end is an error that lists those there are",
    arguments: ["report.txt", "report", "json", "dir.json/report", "report.", ""])
  func unknown(file: String) {
    let error = #expect(throws: UnknownReportFormat.self) { try ReportFormat(file: file) }
    #expect(
      error?.description == "The format is told by the file's ending: .json, .xml (JUnit) or .tap.")
  }
}
