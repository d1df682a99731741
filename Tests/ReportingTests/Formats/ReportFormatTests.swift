import Testing

@testable import Reporting

@Suite struct ReportFormatTests {
  private static let known = "json:FILE, junit:FILE, tap:FILE or ctrf:FILE"

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
    for path in ["report.json", "report", "/dev/stdout", "a:b.tap", #"C:\report.xml"#] {
      let destination = try ReportDestination("\(format.name):\(path)")
      #expect(destination.format == format)
      #expect(destination.path == path)
    }
  }

  @Test(
    "A path with neither a name nor a known ending is an error that lists the formats",
    arguments: ["report.txt", "report", "json", "dir.json/report", "report.", ""])
  func unknownEnding(argument: String) {
    #expect(
      message(argument) == """
        The format is given by the extension, .json (json), .xml (junit) or .tap (tap), or by \
        a name before the file: \(Self.known).
        """)
  }

  @Test("An unknown name is an error that lists the formats and how to name such a file")
  func unknownName() {
    #expect(
      message("jnuit:report.xml") == """
        'jnuit' is not a format of reports. Did you mean 'junit'? Write \(Self.known), or \
        './jnuit:report.xml' for a file of that name.
        """)
    #expect(
      message("html:report.xml") == """
        'html' is not a format of reports. Write \(Self.known), or './html:report.xml' for a file of \
        that name.
        """)
  }

  @Test("A name without a path is an error that lists the formats", arguments: ["", " ", " \t"])
  func missingPath(path: String) {
    #expect(
      message("ctrf:" + path)
        == "'ctrf:' names no file. Write one right after it: \(Self.known).")
  }

  @Test("A colon without a name before it is an error that lists the formats")
  func missingName() {
    #expect(
      message(":x.json") == """
        There is no format before the colon of ':x.json'. Write \(Self.known), or './:x.json' for \
        a file of that name.
        """)
  }

  @Test("A file's name that is an ending alone needs a format's name", arguments: ["", "o/"])
  func onlyEnding(folder: String) throws {
    #expect(
      message("\(folder).xml") == """
        '\(folder).xml' is an extension without a name. Write a name before it, or \
        'junit:\(folder).xml' for a file of that name.
        """)
    #expect(try ReportDestination("junit:\(folder).xml").path == "\(folder).xml")
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

  private func message(_ argument: String) -> String? {
    #expect(throws: ReportDestinationError.self) { try ReportDestination(argument) }?.description
  }
}
