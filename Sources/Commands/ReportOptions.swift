import ArgumentParser
import Conformance
import Reporting
import Results

/// What to make of the verdicts besides what the console tells.
struct ReportOptions: ParsableArguments {
  @Option(
    name: .customLong("report"),
    help: ArgumentHelp(
      """
      Also write every verdict to this file, in the format given by its extension or by a name \
      before it; may be repeated. Formats are \(ReportFormat.listForHelp). \
      Examples: --report report.json, --report ctrf:results.json
      """, valueName: "file"),
    completion: .file(extensions: ReportFormat.all.flatMap(\.endings)),
    transform: { try ReportDestination($0) })
  var reports: [ReportDestination] = []

  @Flag(
    help: """
      Include the engines' traces in the JSON report, so that the site can replay them.
      """)
  var traces = false

  @Flag(
    help: "Also print unsuccessful scenarios as annotations, which GitHub shows beside the pages.")
  var annotations = false

  @Option(
    help: ArgumentHelp(
      "Also write the counts to this file, for a badge by shields.io. Example: --badge badge.json",
      valueName: "file"),
    completion: .file(extensions: ["json"]))
  var badge: Path?

  @Option(
    help: ArgumentHelp(
      "Print changes since this older report. Example: --compare main.json",
      valueName: "file"),
    completion: .file(extensions: ["json"]))
  var compare: Path?

  /// Whether anything is to be made at all.
  var isAsked: Bool { !reports.isEmpty || annotations || badge != nil || compare != nil }

  /// Whether a report is made that holds all there is to keep.
  var keepsAll: Bool { reports.contains { $0.format == .json } }

  func validate() throws {
    let paths = reports.map(\.path) + [badge].compactMap { $0?.text }
    if let twice = paths.enumerated().first(where: { paths[..<$0.offset].contains($0.element) }) {
      throw ValidationError("'\(twice.element)' is written twice. Name a file for each.")
    }
  }

  /// The files to write, with what to write to them.
  var outputs: [ReportOutput] {
    reports.map { (Path(stringLiteral: $0.path), $0.format.encode) }
      + [badge].compactMap { $0 }.map { badge in
        (badge, { $0.engines.first.map(BadgeJSON.encode) })
      }
  }

  /// Throws if a badge is asked for that would be about several engines.
  func checkBadge(engines: Int) throws(ValidationError) {
    guard badge != nil, engines > 1 else { return }
    throw ValidationError("'--badge' is for one engine. Run the others apart.")
  }

  /// The report to compare with, read before the run may write over it.
  func olderReport() throws -> Report? {
    try compare.map { try $0.report(accepting: .partial) }
  }

  /// Prints the annotations and the comparison that were asked for.
  func printTexts(of report: Report, comparedWith old: Report?, scenarios: [Scenario]) {
    if annotations { StandardStream.output.write(data: Array(AnnotationText.text(report).utf8)) }
    if let old, let compare {
      let comparison = ReportComparison(of: report, with: old, scenarios: scenarios)
      StandardStream.output.write("\n" + ComparisonText.text(comparison, file: compare.text))
    }
  }
}

/// A file that is made of a report; `encode` returns its contents, or nil where the report has nothing
/// for it.
typealias ReportOutput = (path: Path, encode: (Report) -> [UInt8]?)

extension Report {
  /// Writes the files; those that can be written are, whatever becomes of the others.
  func write(to outputs: [ReportOutput]) throws(FileErrors) {
    try FileErrors.trying(outputs) { output throws(FileError) in
      if let bytes = output.encode(self) { try output.path.write(bytes) }
    }
  }
}
