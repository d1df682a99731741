import ArgumentParser
import Conformance
import Reporting
import Running

/// What to make of the verdicts besides what the console tells.
struct ReportOptions: ParsableArguments {
  @Option(
    name: .customLong("report"),
    help: ArgumentHelp(
      """
      Also write every verdict to this file, in the format that its ending or a name before it \
      says; may be repeated. Formats are \(ReportFormat.listForHelp). \
      Examples: --report report.json, --report ctrf:results.json
      """, valueName: "file"),
    completion: .file(extensions: ReportFormat.all.flatMap(\.endings)),
    transform: { try ReportDestination($0) })
  var reports: [ReportDestination] = []

  @Flag(
    help: """
      Keep in the JSON report what the engines did in each scenario, so that the site can replay it.
      """)
  var traces = false

  @Flag(help: "Also print what did not pass as annotations, which GitHub shows beside the pages.")
  var annotations = false

  @Option(
    help: ArgumentHelp(
      "Also write the counts to this file, for a badge by shields.io. Example: --badge badge.json",
      valueName: "file"),
    completion: .file(extensions: ["json"]))
  var badge: Path?

  @Option(
    help: ArgumentHelp(
      "Also print what is other than in this older report. Example: --compare main.json",
      valueName: "file"),
    completion: .file(extensions: ["json"]))
  var compare: Path?

  func validate() throws {
    do { try ReportDestination.check(reports) } catch { throw ValidationError("\(error)") }
  }

  /// Whether anything is to be made at all.
  var isAsked: Bool { !reports.isEmpty || annotations || badge != nil || compare != nil }

  /// Whether a report is made that holds all there is to keep.
  var keepsAll: Bool { reports.contains { $0.format == .json } }

  /// The report to compare with, read before the run may write over it.
  func olderReport() throws -> Report? {
    try compare.map { try File($0).report(accepting: .partial) }
  }

  /// Makes all that was asked for.
  func make(of report: Report, comparedWith old: Report?, scenarios: [Scenario]) throws {
    for file in reports {
      try File(Path(stringLiteral: file.path)).write(file.format.encode(report))
    }
    if let badge, let column = report.engines.first {
      try File(badge).write(BadgeJSON.encode(column))
    }
    if annotations { StandardStream.output.write(data: Array(AnnotationText.text(report).utf8)) }
    if let old, let compare {
      let comparison = ReportComparison(of: report, with: old, scenarios: scenarios)
      StandardStream.output.write("\n" + ComparisonText.text(comparison, file: compare.text))
    }
  }
}
