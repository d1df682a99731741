import ArgumentParser
import Conformance
import Platform
import Reporting
import Results
import Running
import SpecReading

/// Keeps what UIKit did as evidence beside the pages.
struct EvidenceCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "evidence",
    abstract: "Keep what UIKit did as evidence beside the pages.",
    subcommands: [AddEvidence.self])
}

/// Adds a run of UIKit to the folder `evidence` below the pages.
struct AddEvidence: OutcomeCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Add a report of a run on UIKit to the evidence: system, verdicts, observations.",
    discussion: """
      Every verdict on a scenario of the pages is kept in 'evidence/SYSTEM.json' below the pages, \
      with a digest of the scenario: when the scenario changes, it counts as not run. What an \
      older report on the same system says of other scenarios stays. Scenarios that were skipped, \
      or whose run errored, are left out, and so are those that 'evidence/left-out.txt' names, \
      because the engine may answer them wrongly; '--all' keeps them. Write the report with '--traces' to keep also what was \
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

  @Flag(help: "Keep the scenarios that 'evidence/left-out.txt' names as well.")
  var all = false

  func outcome() async throws -> RunOutcome {
    let lock = FolderLock(of: spec.folder)
    defer { lock.release() }
    let reader = spec.reader()
    let book = try await spec.book()
    let report = try file.report(accepting: .partial)
    let columns = report.engines.filter { UIKitRun.isUIKit($0.profile.name) }
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
    var asked = columns.map { UIKitRun($0, of: book.scenarios) }
    guard asked.allSatisfy({ !$0.rows.isEmpty }) else {
      throw CommandError("\(file.text) has no verdict on a scenario of these pages")
    }
    let folder = UIKitRunFolder(of: reader)
    let leftOut = all ? 0 : try leaveOut(of: &asked, by: folder.leftOutFile)
    asked.removeAll(where: \.rows.isEmpty)
    guard !asked.isEmpty else {
      throw CommandError(EvidenceText.allLeftOut(leftOut, of: file.text, by: folder.leftOutFile))
    }
    let changed = try folder.adding(asked, inOrderOf: book.scenarios)
    var folders = MadeFolders()
    defer { folders.removeEmpty() }
    try folders.make(folder.folder)
    for (run, path) in changed {
      try Path(stringLiteral: path).write(run.bytes)
      for column in asked where column.system == run.system {
        StandardStream.output.write(EvidenceText.added(column, to: path, now: run.rows.count))
      }
    }
    if leftOut > 0 {
      StandardStream.output.write(EvidenceText.leftOut(leftOut, by: folder.leftOutFile))
    }
    return .conforming
  }

  /// Removes the scenarios that a list names, and returns how many they are.
  private func leaveOut(of runs: inout [UIKitRun], by list: String) throws -> Int {
    guard let path = Path(argument: list), let file = try ExpectationOptions.file(path) else {
      return 0
    }
    var count = 0
    for index in runs.indices {
      let listed = ExpectedFailures(file, of: runs[index].engine)
      count += runs[index].removeRows { listed.expected($0) != nil }
    }
    return count
  }
}
