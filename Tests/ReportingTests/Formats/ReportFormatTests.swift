import Testing

@testable import Reporting

@Suite struct ReportFormatTests {
  private static let known = "json:FILE, junit:FILE, tap:FILE or ctrf:FILE"

  @Test(
    "A path's ending chooses the format",
    arguments: [
      ("report.json", .json), ("out.d/junit.xml", .junit), ("a.b.tap", .tap), ("R.XML", .junit),
      (".json", .json), ("./a:b.json", .json), (#"C:\out\report.json"#, .json),
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
        The format is told by the file's ending, .json (json), .xml (junit) or .tap (tap), or by \
        a name before the file: \(Self.known).
        """)
  }

  @Test("An unknown name is an error that lists the formats and how to name such a file")
  func unknownName() {
    #expect(
      message("jnuit:report.xml") == """
        'jnuit' is no format of reports. Did you mean 'junit'? Write \(Self.known), or \
        './jnuit:report.xml' for a file of that name.
        """)
    #expect(
      message("html:report.xml") == """
        'html' is no format of reports. Write \(Self.known), or './html:report.xml' for a file of \
        that name.
        """)
  }

  @Test("A name without a path is an error that lists the formats")
  func missingPath() {
    #expect(message("ctrf:") == "'ctrf:' names no file. Write one right after it: \(Self.known).")
  }

  @Test(
    "Two reports to one file are an error that lists the formats",
    arguments: [
      ["a.json", "a.json"], ["a.json", "ctrf:a.json"], ["b.tap", "ctrf:a.json", "json:./a.json"],
      ["o/a.json", "tap:o//./a.json"],
    ])
  func sameFile(arguments: [String]) throws {
    let destinations = try arguments.map { try ReportDestination($0) }
    let error = #expect(throws: ReportDestinationError.self) {
      try ReportDestination.check(destinations)
    }
    let path = destinations.last?.path ?? ""
    #expect(
      error?.description
        == "Two reports would be written to '\(path)'. Name a file for each: \(Self.known).")
  }

  @Test("Reports to several files are no error")
  func severalFiles() throws {
    try ReportDestination.check(
      try ["a.json", "ctrf:b.json", "/a.json", "o/a.json"].map { try ReportDestination($0) })
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
