import ArgumentParser
import Conformance
import Platform
import Reporting
import Results
import SpecReading

/// Keeps what UIKit did as evidence beside the pages.
struct Evidence: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "evidence",
    abstract: "Keep what UIKit did as evidence beside the pages.",
    subcommands: [AddEvidence.self])
}

/// Adds a run of UIKit to the folder `evidence` below the pages.
struct AddEvidence: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Keep of a report on UIKit what is evidence: system, verdicts, what was observed.",
    discussion: """
      Every verdict on a scenario of the pages is kept in 'evidence/SYSTEM.json' below the pages, \
      with a digest of the scenario: when the scenario changes, it counts as not asked. What an \
      older report on the same system says of other scenarios stays. Scenarios that were skipped, \
      or whose run errored, are left out. Write the report with '--traces' to keep also what was \
      observed.

      The pages must be those of the run. Other engines than UIKit are refused: they are no \
      evidence of it.

      Examples:
        conform --engine Spec/engines/uikit/run --report uikit.json --traces
        conform evidence add uikit.json
        conform coverage --evidence
      """)

  @OptionGroup var spec: SpecOptions

  @Argument(
    help: ArgumentHelp("The report that 'conform run --report' wrote, as JSON.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var file: Path

  func run() async throws {
    try await ExitStatus.exit {
      let reader = spec.reader(rendering: .none)
      let book = try await spec.book(rendering: .none)
      let report = try File(file).report(accepting: .partial)
      let columns = report.engines.filter { $0.profile.name.hasPrefix(UIKitRun.engineName) }
      guard !columns.isEmpty else {
        let names = report.engines.map(\.profile.name.quoted)
        throw CommandError(
          "\(file.text) is not of UIKit but of \(names.joined(separator: ", ")): only UIKit is evidence"
        )
      }
      guard report.pages == Scenario.digest(of: book.scenarios) else {
        throw CommandError(
          "\(file.text) is not of these pages as they are now: run UIKit on them, and add that report"
        )
      }
      let folder = UIKitRunFolder(of: reader)
      for column in columns {
        let asked = UIKitRun(column, of: book.scenarios)
        guard !asked.rows.isEmpty else {
          throw CommandError("\(file.text) has no verdict on a scenario of these pages")
        }
        let older = folder.runs.first { $0.system == asked.system }
        let run = older.map { asked.adding($0, inOrderOf: book.scenarios) } ?? asked
        guard let path = Path(argument: folder.file(of: run.system)) else { continue }
        try FileManager.default.createDirectory(
          atPath: folder.folder, withIntermediateDirectories: true)
        try File(path).write(run.bytes)
        StandardStream.output.write(EvidenceText.added(asked, to: path.text, now: run.rows.count))
      }
      return .conforming
    }
  }
}
