import ArgumentParser
import Reporting
import Results
import Running
import SpecReading

/// Formats the tables of pages.
struct Format: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "format",
    abstract: "Align the tables of pages, and change nothing else in them.",
    discussion: """
      Without files, all pages of the folder and their translations are formatted. Columns get the \
      width that a terminal shows, a row gets the cells that it leaves out, and the markers of the \
      delimiter row are kept; a table of more than 500 columns is only trimmed. Pages may have \
      mistakes: what cannot be read as a table stays as it is.

      Examples:
        conform format
        conform format --check
        conform format Spec/hit-testing.md
      """)

  @OptionGroup var spec: SpecOptions

  @Flag(help: "Write nothing, print the tables that are not formatted, and fail if there are any.")
  var check = false

  @Argument(help: "The pages to format. Example: Spec/hit-testing.md")
  var files: [Path] = []

  func run() async throws {
    try await ExitStatus.exit {
      let paths = try files.isEmpty ? spec.reader(rendering: .none).files : files.map(\.text)
      var unformatted: [Diagnostic] = []
      try FileErrors.trying(paths.compactMap(Path.init)) { path throws(FileError) in
        let file = File(path)
        var page = PageText(try file.read(), file: path.text)
        let lines = page.format()
        if !check, !lines.isEmpty { try file.write(page.bytes) }
        unformatted += lines.map { .unformattedTable(in: path.text, line: $0) }
      }
      guard check else {
        StandardStream.output.write(Summary.formatted(unformatted, pages: paths.count))
        return .conforming
      }
      StandardStream.output.write(DiagnosticList.lines(unformatted))
      StandardStream.output.write(Summary.unformatted(unformatted, pages: paths.count))
      return unformatted.isEmpty ? .conforming : .notConforming
    }
  }
}
