import ArgumentParser
import Conformance
import Reporting
import Running

/// Merges the reports of several runs into one.
struct Merge: OutcomeCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Merge reports.",
    discussion: """
      Shards and other parts of one engine's verdicts become one column, in the order of the \
      pages; other engines become columns of their own. Contradicting verdicts, missing shards \
      and runs that were stopped are errors. The exit status is that of a single run of everything.

      Examples:
        conform merge first.json second.json --report all.json
        conform merge ours.json theirs.json --report all.json --report all.xml
      """)

  @OptionGroup var spec: SpecOptions

  @Argument(
    help: ArgumentHelp(
      "The reports that 'conform run --report' wrote, as JSON.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var files: [Path]

  @OptionGroup var reporting: ReportOptions

  func validate() throws {
    if reporting.reports.isEmpty {
      throw ValidationError("'--report' is missing: the file to write. Example: --report all.json")
    }
    if reporting.traces {
      throw ValidationError(
        "'--traces' is for a run. A merged report keeps the traces of its parts by itself.")
    }
  }

  func outcome() async throws -> RunOutcome {
    let book = try await spec.book()
    let scenarios = book.scenarios
    var joiner = ReportJoiner(scenarios)
    for file in files {
      joiner.add(try file.report(), file: file.text)
    }
    let report = try joiner.joined().analyzed(by: book.faults)
    try book.checkFingerprints(for: report)
    try reporting.checkBadge(engines: report.engines.count)
    let old = try reporting.olderReport()
    StandardStream.output.write(Summary.joining(report, files: files.count))
    let written = Result { try report.write(to: reporting.outputs) }
    reporting.printTexts(of: report, comparedWith: old, scenarios: scenarios)
    try written.get()
    let outcome = RunOutcome(report.engines)
    StandardStream.output.writeVerdict(outcome, of: report)
    return outcome
  }
}
