import ArgumentParser
import Conformance
import Engines
import Reporting
import Running
import SiteBuilding

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Makes a web site of the pages and of what engines did.
struct MakeSite: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "site",
    abstract: "Make a web site of the pages, with the verdicts of one or more runs.",
    discussion: """
      Without a report, the local engine is run first and its verdicts are shown. What an engine \
      did can be replayed where its report was written with '--traces'.

      Examples:
        conform site
        conform site --report local.json --report other.json --output public
        conform site --check --base-url https://example.com/conform
      """)

  @OptionGroup var spec: SpecOption

  @Option(
    help: ArgumentHelp(
      "The folder to put the site in. Example: --output public", valueName: "folder"),
    completion: .directory)
  var output: Path = ".build/site"

  @OptionGroup var theme: ThemeOption

  @Option(
    name: .customLong("report"),
    help: ArgumentHelp(
      "A report that 'conform run --report' wrote; may be repeated. Example: --report local.json",
      valueName: "file"),
    completion: .file(extensions: ["json"]))
  var reports: [Path] = []

  @OptionGroup var publishing: PublishingOptions

  @Flag(help: "Follow every link within the site, and fail where one leads nowhere.")
  var check = false

  func run() async throws {
    try await ExitStatus.exit {
      async let frame = (try Theme(folder: theme.folder.text), try reference())
      let book = try await spec.book(rendering: .html, languages: .all)
      let plan = try Plan(book.scenarios)
      let reports = try await shown(plan)
      let (theme, reference) = try await frame
      let builder = SiteBuilder(
        theme: theme, publishing: try publishing.publishing(reports),
        snapshots: LocalEngine().snapshots)
      let files = try await builder.build(book, reports: reports, reference: reference)
      let changes = try await SiteWriter(folder: output.text).write(files)
      StandardStream.output.write(
        SiteSummary.text(
          front: "\(output.text)/\(SiteFile.front)", written: changes.written.count,
          removed: changes.removed.count, unchanged: changes.unchanged))
      if check { try checkLinks(of: files) }
      return .conforming
    }
  }

  private func reference() throws -> Reference {
    Reference(
      command: try CommandDescription(of: Conform.self),
      schemas: try SchemaFile.all(in: spec.folder.text))
  }

  /// Follows the links of the pages as they stand in the folder, beside what else is there.
  private func checkLinks(of files: [SiteFile]) throws {
    let finding = SiteChecker(files, base: publishing.base).check { path in
      FileManager.default.fileExists(atPath: "\(output.text)/\(path)")
    }
    guard finding.diagnostics.isEmpty else {
      StandardStream.error.write(DiagnosticList.text(finding.diagnostics))
      throw BrokenLinks()
    }
    StandardStream.output.write(
      LinkSummary.text(
        links: finding.links, pages: files.count { $0.path.hasSuffix(".html") }))
  }

  private func shown(_ plan: Plan) async throws -> [Report] {
    guard reports.isEmpty else {
      let ids = Set(plan.scenarios.map(\.id.description))
      return try reports.map { path in
        let report = try File(path).report(accepting: .partial)
        StandardStream.error.write(
          StrayVerdicts.text(of: report, file: path.text, scenarios: ids))
        return report
      }
    }
    let runner = Runner(engine: LocalEngine(), jobs: Machine.cores, keeping: .all)
    return [Report(engines: [try await runner.run(plan) { _ in }])]
  }
}
