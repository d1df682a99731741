import Testing

@testable import Reporting

@Suite struct ReportFormatTests {
  @Test(
    "A path's ending chooses the format",
    arguments: [
      ("report.json", .json), ("out.d/junit.xml", .junit), ("a.b.tap", .tap), ("R.XML", .junit),
      ("./a:b.json", .json), (#"C:\out\report.json"#, .json),
      ("C:report.xml", .junit), ("out.d:1/report.tap", .tap), ("a_b:report.tap", .tap),
    ] as [(String, ReportFormat)])
  func ending(argument: String, format: ReportFormat) throws {
    let destination = try ReportDestination(argument)
    #expect(destination.format == format)
    #expect(destination.path == argument)
  }

  @Test(
    "A name before the path chooses the format, whatever the ending", arguments: ReportFormat.all)
  func name(format: ReportFormat) throws {
    for path in ["report.json", "report", "/dev/stdout", "a:b.tap", #"C:\report.xml"#, "o/.xml"] {
      let destination = try ReportDestination("\(format.name):\(path)")
      #expect(destination.format == format)
      #expect(destination.path == path)
    }
  }

  @Test("The help lists every format with its endings")
  func help() {
    #expect(
      ReportFormat.listForHelp == """
        json (.json): every verdict, for 'conform' to read again; junit (.xml): JUnit XML; \
        tap (.tap): Test Anything Protocol; ctrf: Common Test Report Format
        """)
  }

  @Test("Names are words that cannot be taken for a path, each once")
  func names() throws {
    #expect(Set(ReportFormat.all).count == ReportFormat.all.count)
    for format in ReportFormat.all {
      #expect(try ReportDestination("\(format.name):x").path == "x")
    }
  }
}
